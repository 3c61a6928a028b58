/// The units of the engine, in those of a world.
enum Units {
  /// How many points are a metre of the engine; see `World.pointsPerMetre`.
  static let pointsPerMetre = 150.0
  /// The length of a step in seconds.
  static let stepLength = 1.0 / 60
}

/// The largest numbers that a world accepts: our rules.
enum Bounds {
  /// The largest coordinate or length in points. Single precision tells 0.5 points apart there.
  static let length = 1e7
  /// The largest acceleration in pt/s² that acts on a body; a load beyond it is cut.
  static let acceleration = 1e8
  /// How many pieces the bodies in collisions and the sides of boundaries may be together.
  static let pieces = 1 << 13
  /// How many pairs of pieces may be near each other at once.
  static let contacts = 1 << 17

  /// Whether both coordinates are finite and at most `length`.
  static func contain(_ vector: Vector) -> Bool {
    abs(vector.x) <= length && abs(vector.y) <= length
  }
}
