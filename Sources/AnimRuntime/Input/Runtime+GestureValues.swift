import AnimGeometry

extension Runtime {
  /// What a gesture was made to do; nil once it is forgotten.
  public func gesture(_ id: GestureID) -> GestureSpec? {
    gestures.contains(id.raw) ? gestures[id.raw].spec : nil
  }

  /// How far it is; `failed` for a gesture that is forgotten.
  public func state(of id: GestureID) -> GestureState {
    gestures.contains(id.raw) ? gestures[id.raw].state : .failed
  }

  /// The view whose handler has it; `none` before it is taken.
  public func view(of id: GestureID) -> ViewID {
    gestures.contains(id.raw) ? gestures[id.raw].view : .none
  }

  /// Where the finger is, in the stage's coordinates.
  public func location(of id: GestureID) -> Point {
    gestures.contains(id.raw) ? gestures[id.raw].location : .zero
  }

  /// How far the finger has come since it came down, or since the translation was last set.
  public func translation(of id: GestureID) -> Point {
    gestures.contains(id.raw) ? gestures[id.raw].translation : .zero
  }

  /// Makes the translation `value` here and now; it counts on from there.
  public mutating func setTranslation(_ value: Point, of id: GestureID) {
    guard gestures.contains(id.raw) else { return }
    gestures[id.raw].translationMark = (gestures[id.raw].location, value)
  }

  /// Points a second.
  public func velocity(of id: GestureID) -> Point {
    gestures.contains(id.raw) ? gestures[id.raw].velocity : .zero
  }

  /// How much a pinch has changed the distance of its fingers, or since the scale was last set.
  public func scale(of id: GestureID) -> Double {
    gestures.contains(id.raw) ? gestures[id.raw].scale : 1
  }

  /// Makes the scale `value`, more than zero, here and now.
  public mutating func setScale(_ value: Double, of id: GestureID) {
    guard gestures.contains(id.raw), value > 0, value.isFinite else { return }
    gestures[id.raw].scaleMark = (gestures[id.raw].wholeScale, value)
  }

  /// How far a rotation has turned, in radians, or since the rotation was last set.
  public func rotation(of id: GestureID) -> Double {
    gestures.contains(id.raw) ? gestures[id.raw].rotation : 0
  }

  /// Makes the rotation `value` radians here and now.
  public mutating func setRotation(_ value: Double, of id: GestureID) {
    guard gestures.contains(id.raw), value.isFinite else { return }
    gestures[id.raw].rotationMark = (gestures[id.raw].wholeRotation, value)
  }

  /// Scale a second of a pinch, radians a second of a rotation; 0 for others.
  public func rate(of id: GestureID) -> Double {
    gestures.contains(id.raw) ? gestures[id.raw].rate : 0
  }

  /// The gestures that a view's handlers have and that are not over, in order of creation.
  public func running(_ kind: GestureKind, on view: ViewID) -> [GestureID] {
    gestures.names.filter {
      let record = gestures[$0]
      return record.view == view && record.spec.kind == kind && !record.state.isFinal
    }
    .sorted { gestures[$0].serial < gestures[$1].serial }.map { GestureID(raw: $0) }
  }

  func digestGestures(into digest: inout Digest) {
    for name in gestures.names {
      let record = gestures[name]
      digest.add(name)
      digest.add(record.serial)
      digest.add(UInt64(record.spec.kind.rawValue))
      digest.add(record.spec.aim.raw)
      digest.add(record.spec.duration)
      digest.add(UInt64(record.state.rawValue))
      digest.add(record.view.raw)
      digest.add(record.begin)
      digest.add(record.seen)
      digest.add(record.hold)
      let (start, end, mark) = (record.start, record.spec.end, record.translationMark)
      digest.add(SIMD4(start.x, start.y, end?.x ?? start.x, end?.y ?? start.y))
      digest.add(SIMD4(mark.at.x, mark.at.y, mark.value.x, mark.value.y))
      digest.add(SIMD4(record.scaleMark.at, record.scaleMark.value, record.spec.scale, 0))
      digest.add(SIMD4(record.rotationMark.at, record.rotationMark.value, record.spec.angle, 0))
    }
  }
}
