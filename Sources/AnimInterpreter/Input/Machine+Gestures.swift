import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// `tap`, `pan` and the like: the finger comes down in the next round, or, in an `at` block, in
  /// the same phase.
  mutating func performGesture(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let spec = try gestureSpec(arguments)
    let id = runtime.addGesture(spec)
    let object = makeNative(NativeKind(spec.kind), .gesture(id.raw))
    guard id != .none else { return object }
    let aim = spec.aim == .none ? "" : displayName(viewObject(spec.aim))
    gestures[id.raw] = PendingGesture(object: retained(object), line: currentLine, aim: aim)
    return object
  }

  private func gestureSpec(_ arguments: DirectiveArguments) throws(Failure) -> GestureSpec {
    let kind = GestureKind.allCases.first { $0.name == arguments.row.head } ?? .tap
    var spec = GestureSpec(kind, aim: .none)
    let target = arguments.subject
    if target.kind == .point {
      spec.start = try place(target, "target")
    } else if target.kind == .object, case .view(let raw) = heap.object(target).native {
      spec.aim = ViewID(raw: raw)
    } else {
      throw .wrongClause("target", "view or point", typeName(of: target))
    }
    if let from = arguments["from"] { spec.start = try place(from, "from") }
    if let taps = try count(arguments, "taps") { spec.taps = taps }
    if let touches = try count(arguments, "touches") { spec.touches = touches }
    switch kind {
    case .tap: break
    case .swipe: spec.direction = try direction(arguments["direction"] ?? .nil)
    case .longPress: spec.duration = try length(arguments, "duration", 1)
    case .pan:
      spec.end = try place(arguments["to"] ?? .nil, "to")
      spec.duration = try length(arguments, "over", 0.5)
    case .pinch:
      spec.scale = try scale(arguments["scale"] ?? .nil)
      spec.duration = try length(arguments, "over", 0.5)
    case .rotate:
      spec.angle = try finite(arguments["by"] ?? .nil, "by")
      spec.duration = try length(arguments, "over", 0.5)
    }
    return spec
  }

  func place(_ value: Value, _ label: String) throws(Failure) -> Point {
    guard value.kind == .point else { throw .wrongClause(label, "point", typeName(of: value)) }
    let point = heap.point(value)
    if point.x.isInfinite || point.y.isInfinite { throw .notFinite(label) }
    guard max(abs(point.x), abs(point.y)) <= Machine.farthest else {
      throw .outOfRange(label, "point within a billion points")
    }
    return point
  }

  /// No finger goes or turns farther, so that no sum or quotient of what it does is infinite.
  private static let farthest = 1e9

  func scale(_ value: Value) throws(Failure) -> Double {
    let scale = try finite(value, "scale")
    if !(1e-9...Machine.farthest).contains(scale) {
      throw .outOfRange("scale", scale <= 0 ? "number above 0" : "number from 1e-9 to 1e9")
    }
    return scale
  }

  func finite(_ value: Value, _ label: String) throws(Failure) -> Double {
    guard value.isNumber else { throw .wrongClause(label, "number", typeName(of: value)) }
    if value.number.isInfinite { throw .notFinite(label) }
    if abs(value.number) > Machine.farthest { throw .outOfRange(label, "number within a billion") }
    return value.number
  }

  private func length(_ arguments: DirectiveArguments, _ label: String, _ defaultText: Double)
    throws(Failure) -> Time
  {
    guard let value = arguments[label] else { return Time(seconds: defaultText) }
    return max(try time(value, label), .zero)
  }
}
