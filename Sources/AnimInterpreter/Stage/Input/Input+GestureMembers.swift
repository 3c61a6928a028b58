import AnimGeometry
import AnimRuntime
import AnimSyntax

extension NativeKind {
  init(_ kind: GestureKind) {
    self = NativeKind(rawValue: NativeKind.tap.rawValue + kind.rawValue) ?? .gesture
  }
}

extension Input {
  static func member(
    _ id: GestureID, _ property: NativeProperty, _ machine: inout Machine, _ stage: Stage
  ) -> Value? {
    switch property {
    case .state: return machine.symbol(stage.runtime.state(of: id).name)
    case .gestureView: return machine.retained(Views.object(stage.runtime.view(of: id), stage))
    case .location: return machine.heap.make(stage.runtime.location(of: id))
    case .touches: return Value(stage.runtime.gesture(id)?.touches ?? 1)
    case .taps: return Value(stage.runtime.gesture(id)?.taps ?? 1)
    case .translation: return machine.heap.make(stage.runtime.translation(of: id))
    case .velocity: return machine.heap.make(stage.runtime.velocity(of: id))
    case .scale: return machine.number(stage.runtime.scale(of: id))
    case .rotation: return machine.number(stage.runtime.rotation(of: id))
    case .rate: return machine.number(stage.runtime.rate(of: id))
    case .direction: return machine.symbol(stage.runtime.gesture(id)?.direction.name ?? "right")
    default: return nil
    }
  }

  static func setMember(
    _ id: GestureID, _ row: ObjectRow, _ value: Value, _ machine: inout Machine,
    _ stage: inout Stage
  ) throws(Failure) -> Bool {
    switch row.property {
    case .translation:
      stage.runtime.setTranslation(try place(value, "translation", machine), of: id)
    case .scale:
      stage.runtime.setScale(try scale(value, machine), of: id)
    case .rotation: stage.runtime.setRotation(try finite(value, "rotation", machine), of: id)
    default: return false
    }
    return true
  }

  static func callMethod(
    _ method: NativeMethod, _ id: GestureID, _ window: UnsafeMutablePointer<Value>,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value? {
    let here = stage.runtime.location(of: id)
    switch method {
    case .locationIn:
      return seen(here, in: try Views.view(window[1], "in", machine), &machine, stage)
    case .translationIn:
      let start = here - stage.runtime.translation(of: id)
      return way(
        from: start, to: here, in: try Views.view(window[1], "in", machine), &machine, stage)
    case .velocityIn:
      let there = here + stage.runtime.velocity(of: id)
      return way(
        from: here, to: there, in: try Views.view(window[1], "in", machine), &machine, stage)
    case .setTranslationIn:
      let view = try Views.view(window[2], "in", machine)
      let way = try place(window[1], "translation", machine)
      // Both ends take the same way back to the stage, so that zero stays exactly zero.
      if let inside = convert(here, from: .stage, to: view, at: .presentation, &machine, stage),
        let end = convert(inside, from: view, to: .stage, at: .presentation, &machine, stage),
        let start = convert(
          inside - way, from: view, to: .stage, at: .presentation, &machine, stage)
      {
        stage.runtime.setTranslation(end - start, of: id)
      }
      return .nil
    default: return nil
    }
  }

  private static func seen(
    _ point: Point, in view: ViewID, _ machine: inout Machine, _ stage: Stage
  ) -> Value {
    convert(point, from: .stage, to: view, at: .presentation, &machine, stage).map {
      machine.heap.make($0)
    } ?? .nil
  }

  private static func way(
    from start: Point, to end: Point, in view: ViewID, _ machine: inout Machine, _ stage: Stage
  ) -> Value {
    guard let a = convert(start, from: .stage, to: view, at: .presentation, &machine, stage),
      let b = convert(end, from: .stage, to: view, at: .presentation, &machine, stage)
    else { return .nil }
    return machine.heap.make(b - a)
  }

  // MARK: Views

  /// A point of one view in the coordinates of another, with the way there counted as instructions.
  private static func convert(
    _ point: Point, from view: ViewID, to other: ViewID, at side: Runtime.Side,
    _ machine: inout Machine, _ stage: Stage
  ) -> Point? {
    var steps = 0
    defer { machine.charge(32 * steps) }
    return stage.runtime.convert(point, from: view, to: other, at: side, &steps)
  }

  static func hitTest(
    _ view: ViewID, _ window: UnsafeMutablePointer<Value>, _ machine: inout Machine, _ stage: Stage
  ) throws(Failure)
    -> Value
  {
    var steps = 0
    let hit = stage.runtime.hitTest(try place(window[1], "point", machine), in: view, &steps)
    machine.charge(32 * steps)
    return machine.retained(Views.object(hit.view, stage))
  }

  static func convert(
    _ view: ViewID, _ window: UnsafeMutablePointer<Value>, _ machine: inout Machine, _ stage: Stage
  ) throws(Failure)
    -> Value
  {
    let point = try place(window[1], "point", machine)
    let other = try Views.view(window[2], "to", machine)
    return convert(point, from: view, to: other, at: .model, &machine, stage).map {
      machine.heap.make($0)
    } ?? .nil
  }
}
