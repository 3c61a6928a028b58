import AnimGeometry
import AnimRuntime
import AnimSyntax

extension NativeKind {
  init(_ kind: GestureKind) {
    self = NativeKind(rawValue: NativeKind.tap.rawValue + kind.rawValue) ?? .gesture
  }
}

extension Machine {
  mutating func gestureMember(_ id: GestureID, _ property: NativeProperty) -> Value? {
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
    default: return nil
    }
  }

  mutating func setGestureMember(
    _ id: GestureID, _ row: ObjectRow, _ value: Value
  ) throws(Failure) -> Bool {
    switch row.property {
    case .translation: runtime.setTranslation(try place(value, "translation"), of: id)
    case .scale:
      runtime.setScale(try scale(value), of: id)
    case .rotation: runtime.setRotation(try finite(value, "rotation"), of: id)
    default: return false
    }
    return true
  }

  mutating func gestureMethod(
    _ method: NativeMethod, _ id: GestureID, _ window: UnsafeMutablePointer<Value>
  ) throws(Failure) -> Value? {
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
      if let inside = convert(here, from: .stage, to: view, at: .presentation),
        let end = convert(inside, from: view, to: .stage, at: .presentation),
        let start = convert(inside - way, from: view, to: .stage, at: .presentation)
      {
        runtime.setTranslation(end - start, of: id)
      }
      return .nil
    default: return nil
    }
  }

  private mutating func seen(_ point: Point, in view: ViewID) -> Value {
    convert(point, from: .stage, to: view, at: .presentation).map { heap.make($0) } ?? .nil
  }

  private mutating func way(from start: Point, to end: Point, in view: ViewID) -> Value {
    guard let a = convert(start, from: .stage, to: view, at: .presentation),
      let b = convert(end, from: .stage, to: view, at: .presentation)
    else { return .nil }
    return heap.make(b - a)
  }

  // MARK: Views

  /// A point of one view in the coordinates of another, with the way there counted as instructions.
  private mutating func convert(
    _ point: Point, from view: ViewID, to other: ViewID, at side: Runtime.Side
  ) -> Point? {
    var steps = 0
    defer { charge(32 * steps) }
    return runtime.convert(point, from: view, to: other, at: side, &steps)
  }

  mutating func hitTest(_ view: ViewID, _ window: UnsafeMutablePointer<Value>) throws(Failure)
    -> Value
  {
    var steps = 0
    let hit = runtime.hitTest(try place(window[1], "point"), in: view, &steps)
    charge(32 * steps)
    return retained(viewObject(hit.view))
  }

  mutating func convert(_ view: ViewID, _ window: UnsafeMutablePointer<Value>) throws(Failure)
    -> Value
  {
    let point = try place(window[1], "point")
    let other = try self.view(window[2], "to")
    return convert(point, from: view, to: other, at: .model).map { heap.make($0) } ?? .nil
  }
}
