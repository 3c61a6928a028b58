import AnimGeometry

/// A gesture from its making until nobody asks about it any more.
struct GestureRecord: Sendable {
  var spec: GestureSpec
  var serial: UInt64
  var state = GestureState.possible
  /// The view whose handler has it.
  var view = ViewID.none
  /// When and where it came down.
  var begin = Time.zero
  var start = Point.zero
  /// The time of its last move.
  var seen = Time.zero
  /// How long a press must last.
  var hold = Time.zero
  /// Where translation, scale and rotation were last set, and to what: kept apart, so that what was
  /// set is read back exactly.
  var translationMark = (at: Point.zero, value: Point.zero)
  var scaleMark = (at: 1.0, value: 1.0)
  var rotationMark = (at: 0.0, value: 0.0)

  var end: Time { begin + spec.duration }

  /// How much of its way it has gone, 0…1.
  private var progress: Double {
    let passed = (seen - begin).flicks
    if passed >= spec.duration.flicks { return seen > begin || state != .possible ? 1 : 0 }
    return Double(passed) / Double(spec.duration.flicks)
  }

  private func mix(_ from: Double, _ to: Double) -> Double {
    let progress = progress
    return progress == 1 ? to : from + (to - from) * progress
  }

  /// In the stage's coordinates.
  var location: Point {
    guard let goal = spec.end else { return start }
    return Point(mix(start.x, goal.x), mix(start.y, goal.y))
  }

  var translation: Point { location - translationMark.at + translationMark.value }

  /// Points a second; zero for a gesture that takes no time.
  var velocity: Point {
    guard let goal = spec.end, spec.duration > .zero else { return .zero }
    let seconds = spec.duration.seconds
    return Point((goal.x - start.x) / seconds, (goal.y - start.y) / seconds)
  }

  /// From the beginning, whatever was set.
  var wholeScale: Double { mix(1, spec.scale) }
  var wholeRotation: Double { mix(0, spec.angle) }

  var scale: Double { wholeScale / scaleMark.at * scaleMark.value }

  var rotation: Double { wholeRotation - rotationMark.at + rotationMark.value }

  /// Scale a second, or radians a second.
  var rate: Double {
    guard spec.duration > .zero else { return 0 }
    let factor = scaleMark.value / scaleMark.at
    let change = spec.kind == .pinch ? (spec.scale - 1) * factor : spec.angle
    return change / spec.duration.seconds
  }
}
