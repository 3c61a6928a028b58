/// What an event is about; the second token of a text line and `kind` in JSON.
public enum EventKind: UInt8, CaseIterable, Sendable {
  case animate, transition, animator, layer, timer, input, contact, behavior, item, dynamics
  case view, print, set, sample, `deinit`, leak, limit, error, note, idle, until, stop

  /// The kind as traces and `--kinds` spell it.
  public var name: StaticString {
    switch self {
    case .animate: "animate"
    case .transition: "transition"
    case .animator: "animator"
    case .layer: "layer"
    case .timer: "timer"
    case .input: "input"
    case .contact: "contact"
    case .behavior: "behavior"
    case .item: "item"
    case .dynamics: "dynamics"
    case .view: "view"
    case .print: "print"
    case .set: "set"
    case .sample: "sample"
    case .deinit: "deinit"
    case .leak: "leak"
    case .limit: "limit"
    case .error: "error"
    case .note: "note"
    case .idle: "idle"
    case .until: "until"
    case .stop: "stop"
    }
  }

  /// The kind spelled `name`, or nil.
  public init?(name: String) {
    for kind in EventKind.allCases where kind.name.description == name {
      self = kind
      return
    }
    return nil
  }

  /// Whether no choice of kinds can hide such events: samples and the possible last lines.
  public var isAlwaysShown: Bool {
    switch self {
    case .sample, .limit, .error, .idle, .until, .stop: true
    default: false
    }
  }

  var bit: UInt32 { 1 << UInt32(rawValue) }
}

/// A set of kinds of events.
public struct EventKinds: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  public init(arrayLiteral kinds: EventKind...) {
    for kind in kinds { insert(kind) }
  }

  public mutating func insert(_ kind: EventKind) { bits |= kind.bit }

  public func contains(_ kind: EventKind) -> Bool { bits & kind.bit != 0 }
}
