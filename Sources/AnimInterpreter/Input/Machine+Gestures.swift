import AnimRuntime
import AnimSyntax

extension Machine {
  /// `tap`, `pan` and the like: the finger comes down in the next round, or, in an `at` block, in
  /// the same phase.
  mutating func performGesture(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let spec = try gestureSpec(arguments)
    let id = runtime.addGesture(spec)
    serials.gestures += 1
    let object = heap.make(
      ObjectCell(
        type: UInt32(NativeTypes.gestures + Int(spec.kind.rawValue)), fields: [],
        native: .gesture(id.raw), name: .none, ordinal: 0,
        serial: UInt32(truncatingIfNeeded: serials.gestures)))
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

  private func place(_ value: Value, _ label: String) throws(Failure) -> Point {
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

  private func scale(_ value: Value) throws(Failure) -> Double {
    let scale = try finite(value, "scale")
    if !(1e-9...Machine.farthest).contains(scale) {
      throw .outOfRange("scale", scale <= 0 ? "number above 0" : "number from 1e-9 to 1e9")
    }
    return scale
  }

  private func finite(_ value: Value, _ label: String) throws(Failure) -> Double {
    guard value.isNumber else { throw .wrongClause(label, "number", typeName(of: value)) }
    if value.number.isInfinite { throw .notFinite(label) }
    if abs(value.number) > Machine.farthest { throw .outOfRange(label, "number within a billion") }
    return value.number
  }

  private func length(_ arguments: DirectiveArguments, _ label: String, _ preset: Double)
    throws(Failure) -> Time
  {
    guard let value = arguments[label] else { return Time(seconds: preset) }
    return max(try time(value, label), .zero)
  }

  // MARK: Members

  /// The kind of a gesture, as the rows of its members have it.
  func gestureBase(_ id: GestureID) -> NativeBase {
    guard let kind = runtime.gesture(id)?.kind else { return .gesture }
    return NativeBase(rawValue: NativeBase.tap.rawValue + kind.rawValue) ?? .gesture
  }

  mutating func gestureMember(_ id: GestureID, _ property: NativeProperty) -> Value {
    switch property {
    case .state: return symbol(runtime.state(of: id).name)
    case .gestureView: return retained(viewObject(runtime.view(of: id)))
    case .location: return heap.make(runtime.location(of: id))
    case .touches: return Value(runtime.gesture(id)?.touches ?? 1)
    case .taps: return Value(runtime.gesture(id)?.taps ?? 1)
    case .translation: return heap.make(runtime.translation(of: id))
    case .velocity: return heap.make(runtime.velocity(of: id))
    case .scale: return number(runtime.scale(of: id))
    case .rotation: return number(runtime.rotation(of: id))
    case .rate: return number(runtime.rate(of: id))
    case .direction: return symbol(runtime.gesture(id)?.direction.name ?? "right")
    default: return .nil
    }
  }

  private mutating func symbol(_ name: String) -> Value {
    Value(.symbol, UInt64(names.intern(name).id))
  }

  mutating func setGestureMember(
    _ id: GestureID, _ property: NativeProperty, _ name: Name, _ value: Value
  ) throws(Failure) {
    switch property {
    case .translation: runtime.setTranslation(try place(value, "translation"), of: id)
    case .scale:
      runtime.setScale(try scale(value), of: id)
    case .rotation: runtime.setRotation(try finite(value, "rotation"), of: id)
    default: throw .readOnly(names[name], of: "gesture")
    }
  }

  mutating func gestureMethod(
    _ method: NativeMethod, _ id: GestureID, _ window: UnsafeMutablePointer<Value>
  ) throws(Failure) -> Value {
    let here = runtime.location(of: id)
    switch method {
    case .locationIn: return seen(here, in: try view(window[1], "in"))
    case .translationIn:
      let start = here - runtime.translation(of: id)
      return way(from: start, to: here, in: try view(window[1], "in"))
    case .velocityIn:
      let there = here + runtime.velocity(of: id)
      return way(from: here, to: there, in: try view(window[1], "in"))
    case .setTranslationIn:
      let view = try view(window[2], "in")
      let way = try place(window[1], "translation")
      // Both ends take the same way back to the stage, so that zero stays exactly zero.
      if let inside = runtime.convertSeen(here, from: .stage, to: view),
        let end = runtime.convertSeen(inside, from: view, to: .stage),
        let start = runtime.convertSeen(inside - way, from: view, to: .stage)
      {
        runtime.setTranslation(end - start, of: id)
      }
      return .nil
    default: return .nil
    }
  }

  private mutating func seen(_ point: Point, in view: ViewID) -> Value {
    runtime.convertSeen(point, from: .stage, to: view).map { heap.make($0) } ?? .nil
  }

  private mutating func way(from start: Point, to end: Point, in view: ViewID) -> Value {
    guard let a = runtime.convertSeen(start, from: .stage, to: view),
      let b = runtime.convertSeen(end, from: .stage, to: view)
    else { return .nil }
    return heap.make(b - a)
  }

  // MARK: Views

  mutating func hitTest(_ view: ViewID, _ window: UnsafeMutablePointer<Value>) throws(Failure)
    -> Value
  {
    let hit = runtime.hitTest(try place(window[1], "point"), in: view)
    return retained(viewObject(hit.view))
  }

  mutating func convert(_ view: ViewID, _ window: UnsafeMutablePointer<Value>) throws(Failure)
    -> Value
  {
    let point = try place(window[1], "point")
    let other = try self.view(window[2], "to")
    return runtime.convert(point, from: view, to: other).map { heap.make($0) } ?? .nil
  }
}
