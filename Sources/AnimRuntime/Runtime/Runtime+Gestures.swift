import AnimGeometry

extension Runtime {
  /// Enters a gesture. Made while an input is delivered it comes in the same phase, after the
  /// inputs that are due with it; else in the input phase of the next round.
  ///
  /// - Returns: its id; `none` when four million are alive.
  public mutating func addGesture(_ spec: GestureSpec) -> GestureID {
    input.add(spec, &scene.clock)
  }

  /// Forgets a gesture; nothing more is reported of it.
  public mutating func forgetGesture(_ id: GestureID) { input.forget(id) }

  /// Where the finger comes down, in the stage's coordinates, as things are seen now; nil if it
  /// aims at a view that no finger can reach.
  public func touchPoint(of id: GestureID) -> Point? {
    guard let spec = gesture(id) else { return nil }
    if spec.aim != .none, !isInTree(spec.aim) { return nil }
    return spec.start ?? presentationMiddle(of: spec.aim)
  }

  /// Lets a view's handler have the gesture from now on.
  ///
  /// - Parameters:
  ///   - point: where the finger has come down.
  ///   - hold: how long a press must last to be recognized.
  /// - Returns: true if it is over already, as a tap is.
  @discardableResult
  public mutating func take(
    _ id: GestureID, for view: ViewID, at point: Point, hold: Time = .zero
  ) -> Bool {
    input.take(id, for: view, at: point, hold: hold, &scene.clock)
  }

  /// The finger leaves without anybody having taken the gesture.
  public mutating func fail(_ id: GestureID) { input.fail(id) }

  /// The finger is lifted: a gesture that has begun ends, or is cancelled if its view is gone.
  public mutating func lift(_ id: GestureID) { input.lift(id, scene.views) }

  // MARK: Values

  /// What a gesture was made to do; nil once it is forgotten.
  public func gesture(_ id: GestureID) -> GestureSpec? { input[id]?.spec }

  /// How far it is; `failed` for a gesture that is forgotten.
  public func state(of id: GestureID) -> GestureState { input[id]?.state ?? .failed }

  /// The view whose handler has it; `none` before it is taken.
  public func view(of id: GestureID) -> ViewID { input[id]?.view ?? .none }

  /// Where the finger is, in the stage's coordinates.
  public func location(of id: GestureID) -> Point { input[id]?.location ?? .zero }

  /// How far the finger has come since it came down, or since the translation was last set.
  public func translation(of id: GestureID) -> Point { input[id]?.translation ?? .zero }

  /// Makes the translation `value` here and now; it counts on from there.
  public mutating func setTranslation(_ value: Point, of id: GestureID) {
    input.update(id) { $0.translationMark = ($0.location, value) }
  }

  /// Points a second.
  public func velocity(of id: GestureID) -> Point { input[id]?.velocity ?? .zero }

  /// How much a pinch has changed the distance of its fingers, or since the scale was last set.
  public func scale(of id: GestureID) -> Double { input[id]?.scale ?? 1 }

  /// Makes the scale `value`, more than zero, here and now.
  public mutating func setScale(_ value: Double, of id: GestureID) {
    guard value > 0, value.isFinite else { return }
    input.update(id) { $0.scaleMark = ($0.wholeScale, value) }
  }

  /// How far a rotation has turned, in radians, or since the rotation was last set.
  public func rotation(of id: GestureID) -> Double { input[id]?.rotation ?? 0 }

  /// Makes the rotation `value` radians here and now.
  public mutating func setRotation(_ value: Double, of id: GestureID) {
    guard value.isFinite else { return }
    input.update(id) { $0.rotationMark = ($0.wholeRotation, value) }
  }

  /// Scale a second of a pinch, radians a second of a rotation; 0 for others.
  public func rate(of id: GestureID) -> Double { input[id]?.rate ?? 0 }

  /// The gestures that a view's handlers have and that are not over, in order of creation.
  public func running(_ kind: GestureKind, on view: ViewID) -> [GestureID] {
    input.running(kind, on: view)
  }
}
