import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Input {
  /// What `tap`, `pan` and the like do.
  static func gesture(_ kind: GestureKind) -> Directive.Action {
    { call, machine, stage throws(Failure) in try gesture(kind, call, &machine, &stage) }
  }

  /// The finger comes down in the next round, or, in an `at` block, in the same phase.
  private static func gesture(
    _ kind: GestureKind, _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let spec = try gestureSpec(kind, call, machine)
    let id = stage.runtime.addGesture(spec)
    let object = machine.makeNative(NativeKind(spec.kind), .gesture(id.raw))
    guard id != .none else { return object }
    let aim = spec.aim == .none ? "" : machine.displayName(Views.object(spec.aim, stage))
    stage.input.gestures[id.raw] = PendingGesture(
      object: machine.retained(object), line: machine.currentLine, aim: aim)
    return object
  }

  private static func gestureSpec(
    _ kind: GestureKind, _ call: DirectiveCall, _ machine: Machine
  )
    throws(Failure) -> GestureSpec
  {
    var spec = GestureSpec(kind, aim: .none)
    let target = call.subject
    if target.kind == .point {
      spec.start = try place(target, "target", machine)
    } else if target.kind == .object, case .view(let raw) = machine.heap.object(target).native {
      spec.aim = ViewID(raw: raw)
    } else {
      throw .wrongClause("target", "view or point", machine.typeName(of: target))
    }
    if let from = call["from"] { spec.start = try place(from, "from", machine) }
    if let taps = try count(call, "taps", machine) { spec.taps = taps }
    if let touches = try count(call, "touches", machine) { spec.touches = touches }
    switch kind {
    case .tap: break
    case .swipe: spec.direction = try direction(call["direction"] ?? .nil, machine)
    case .longPress: spec.duration = try length(call, "duration", 1, machine)
    case .pan:
      spec.end = try place(call["to"] ?? .nil, "to", machine)
      spec.duration = try length(call, "over", 0.5, machine)
    case .pinch:
      spec.scale = try scale(call["scale"] ?? .nil, machine)
      spec.duration = try length(call, "over", 0.5, machine)
    case .rotate:
      spec.angle = try finite(call["by"] ?? .nil, "by", machine)
      spec.duration = try length(call, "over", 0.5, machine)
    }
    return spec
  }

  static func place(_ value: Value, _ label: String, _ machine: Machine) throws(Failure) -> Point {
    guard value.kind == .point else {
      throw .wrongClause(label, "point", machine.typeName(of: value))
    }
    let point = machine.heap.point(value)
    if point.x.isInfinite || point.y.isInfinite { throw .notFinite(label) }
    guard max(abs(point.x), abs(point.y)) <= Input.farthest else {
      throw .outOfRange(label, "point within a billion points")
    }
    return point
  }

  /// No finger goes or turns farther, so that no sum or quotient of what it does is infinite.
  private static let farthest = 1e9

  static func scale(_ value: Value, _ machine: Machine) throws(Failure) -> Double {
    let scale = try finite(value, "scale", machine)
    if !(1e-9...Input.farthest).contains(scale) {
      throw .outOfRange("scale", scale <= 0 ? "number above 0" : "number from 1e-9 to 1e9")
    }
    return scale
  }

  static func finite(_ value: Value, _ label: String, _ machine: Machine) throws(Failure) -> Double
  {
    guard value.isNumber else { throw .wrongClause(label, "number", machine.typeName(of: value)) }
    if value.number.isInfinite { throw .notFinite(label) }
    if abs(value.number) > Input.farthest { throw .outOfRange(label, "number within a billion") }
    return value.number
  }

  private static func length(
    _ call: DirectiveCall, _ label: String, _ defaultText: Double, _ machine: Machine
  )
    throws(Failure) -> Time
  {
    guard let value = call[label] else { return Time(seconds: defaultText) }
    return max(try machine.time(value, label), .zero)
  }
}
