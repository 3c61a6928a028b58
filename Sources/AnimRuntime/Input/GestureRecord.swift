/// A gesture from its making until nobody asks about it any more.
struct GestureRecord: Sendable {
  var spec: GestureSpec
  var serial: UInt64
  /// Raised when its entry in the agenda loses its meaning.
  var stamp: UInt32 = 0
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
  /// What setting translation, scale and rotation has made the zero of.
  var still = Point.zero
  var unit = 1.0
  var zero = 0.0

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

  var translation: Point { location - start - still }

  /// Points a second; zero for a gesture that takes no time.
  var velocity: Point {
    guard let goal = spec.end, spec.duration > .zero else { return .zero }
    let seconds = spec.duration.seconds
    return Point((goal.x - start.x) / seconds, (goal.y - start.y) / seconds)
  }

  var scale: Double { mix(1, spec.scale) / unit }

  var rotation: Double { mix(0, spec.angle) - zero }

  /// Scale a second, or radians a second.
  var rate: Double {
    guard spec.duration > .zero else { return 0 }
    let change = spec.kind == .pinch ? (spec.scale - 1) / unit : spec.angle
    return change / spec.duration.seconds
  }
}
