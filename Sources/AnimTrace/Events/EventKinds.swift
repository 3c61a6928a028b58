/// A choice of kinds of events.
public struct EventKinds: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  public init(arrayLiteral kinds: EventKind...) {
    for kind in kinds { insert(kind) }
  }

  public mutating func insert(_ kind: EventKind) { bits |= kind.bit }

  public func contains(_ kind: EventKind) -> Bool { bits & kind.bit != 0 }
}
