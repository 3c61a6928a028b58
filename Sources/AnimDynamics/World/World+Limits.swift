extension World {
  /// How many points are a metre of the engine: our rule. The engine is made for bodies of 0.1 to
  /// 10 m, here 15 to 1500 points; its greatest speed, 2 m a step, is 18,000 pt/s; a gravity of
  /// 1000 pt/s² is 6.7 m/s².
  public static let pointsPerMetre = Units.pointsPerMetre

  /// The slowest impact that bounces, in pt/s: the engine's 1 m/s.
  public static let bounceThreshold = 1.0 * pointsPerMetre
  /// A body below this speed in pt/s, and `restingAngularVelocity`, for `restingTime` falls asleep, if all it
  /// touches does: the engine's 0.01 m/s.
  public static let restingSpeed = 0.01 * pointsPerMetre
  /// Radians per second: the engine's 2 degrees.
  public static let restingAngularVelocity = 2.0 / 180 * .pi
  /// Seconds: the engine's.
  public static let restingTime = 0.5
  /// The furthest a body moves in one step, in points, and turns, in radians: the engine's.
  public static let longestMove = 2.0 * pointsPerMetre
  public static let widestTurn = 0.5 * .pi

  /// How deep what rests may lie in what it rests on, or how far from it, in points: the engine's 5 mm.
  public static let slop = Solid.slop * pointsPerMetre
  /// How much shapes are grown so that what rests nearly touches, in points: our rule.
  public static let growth = Solid.growth * pointsPerMetre
  /// What corners are rounded by, in points: the engine's.
  public static let skin = Solid.skin * pointsPerMetre
  /// A rod that is shorter, in points, is a pin: our rule, as the engine has none.
  public static let shortestRod = 2 * Solid.slop * pointsPerMetre
  /// The most vibrations a second of a spring: our rule. A faster one is not one the steps can show.
  public static let maxFrequency = 30.0
  /// The largest damping ratio of a spring that is taken.
  public static let maxDamping = 100.0

  /// What a field of strength 1 accelerates by, in pt/s², and the speed that it counts by, in pt/s.
  public static let fieldUnit = Field.unit
  /// How wide noise of smoothness 1 is, in points, and how slow at speed 1, in seconds: our rule.
  public static let noiseWidth = Field.widest
  public static let noisePeriod = Field.slowest

  /// Rounds of the engine's solver in a step, for velocities and for places: what its manual
  /// suggests.
  public static let velocityIterations: Int32 = 8
  public static let positionIterations: Int32 = 3

  /// The largest coordinate or length in points that is taken: our rule. Single precision tells
  /// 0.5 points apart there.
  public static let limit = Bounds.length
  /// Beyond this, in points, a body is stopped where it is.
  public static let farthest = 1e9
  /// The largest angle in radians that is taken.
  public static let maxAngle = 1e6
  /// The fastest that is taken, pt/s: far above what the engine lets move.
  public static let maxSpeed = 1e6
  /// The same for angular velocities, rad/s.
  public static let maxAngularVelocity = 1e4
  /// The largest acceleration in pt/s² that acts on a body; more is cut.
  public static let maxAcceleration = Bounds.acceleration

  /// Vibrations a second of a snap of damping 0: our rule.
  public static let snapFrequency = SnapLaw.frequency
  /// The damping ratios of a snap of damping 0 and 1, and how much more its turning has of both.
  public static let snapLeastRatio = SnapLaw.leastRatio
  public static let snapGreatestRatio = SnapLaw.greatestRatio
  public static let snapAngularFactor = SnapLaw.angularFactor

  public static let maxBodies = 1 << 16
  public static let maxEffects = 1 << 16
  public static let maxBoundaries = 1 << 16
  /// How many pieces the bodies in collisions and the sides of boundaries may be together: our rule.
  /// A rectangle or circle is one piece, another ellipse six. If all lie on one spot, the engine
  /// takes 300 MB and some seconds to find out.
  public static let maxPieces = Bounds.pieces
  /// How many pairs of pieces may be near each other at once: 40 MB of them.
  public static let maxContacts = Bounds.contacts
}
