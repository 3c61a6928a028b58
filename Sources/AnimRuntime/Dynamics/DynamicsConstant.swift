import AnimDynamics

/// A number that physics uses, for documentation.
public struct DynamicsConstant: Sendable {
  public var name: String
  public var value: Double
  public var unit: String
  public var text: String
  /// Where it comes from.
  public var source: String

  private init(
    _ name: String, _ value: Double, _ unit: String, _ text: String, source: String
  ) {
    (self.name, self.value, self.unit, self.text) = (name, value, unit, text)
    self.source = source
  }

  private static let ours = "our rule"
  private static let engine = "the rigid-body engine, Box2D 2.4"
  private static let platform = "the documentation of the imitated platform"

  public static let all = measures + thresholds + laws + bounds

  private static let measures = [
    DynamicsConstant(
      "gravity", BehaviorSpec.gravityUnit, "pt/s²", "The acceleration by a gravity of magnitude 1.",
      source: platform),
    DynamicsConstant(
      "push", 100, "pt/s²",
      "The acceleration of 100 × 100 points of density 1 by a push of magnitude 1.",
      source: platform),
    DynamicsConstant(
      "stepLength", World.stepLength, "s", "The length of a step, 1/60 s.",
      source: "the usual refresh rate of displays"),
    DynamicsConstant(
      "velocityIterations", Double(World.velocityIterations), "rounds",
      "The number of iterations over all velocities in a step.", source: engine),
    DynamicsConstant(
      "positionIterations", Double(World.positionIterations), "rounds",
      "The number of iterations over all positions in a step.", source: engine),
    DynamicsConstant(
      "pointsPerMetre", World.pointsPerMetre, "pt", "The points in a metre of the engine.",
      source: ours),
  ]

  private static let thresholds = [
    DynamicsConstant(
      "bounceThreshold", World.bounceThreshold, "pt/s", "The slowest impact that bounces.",
      source: engine),
    DynamicsConstant(
      "restingSpeed", World.restingSpeed, "pt/s",
      "A speed below this for the resting time is at rest.", source: engine),
    DynamicsConstant(
      "restingSpin", World.restingAngularVelocity, "rad/s",
      "The angular velocity must be below this, too, to be at rest.",
      source: engine),
    DynamicsConstant(
      "restingTime", World.restingTime, "s",
      "The time of hardly any motion after which a body is at rest.",
      source: engine),
    DynamicsConstant(
      "longestMove", World.longestMove, "pt",
      "The longest distance that a velocity moves a body in a step.",
      source: engine),
    DynamicsConstant(
      "widestTurn", World.widestTurn, "rad",
      "The widest angle that a velocity turns a body in a step.",
      source: engine),
    DynamicsConstant(
      "slop", World.slop, "pt",
      "The overlap of bodies that is tolerated before they are moved apart.",
      source: engine),
    DynamicsConstant(
      "growth", World.growth, "pt",
      "The enlargement of shapes, so that resting bodies nearly touch.",
      source: ours),
    DynamicsConstant(
      "cornerRounding", World.skin, "pt", "The radius by which corners are rounded.", source: engine
    ),
    DynamicsConstant(
      "boundaryFriction", 1, "of the item's",
      "The friction of an item on a boundary, which has the friction of the item.", source: ours),
  ]

  private static let laws = [
    DynamicsConstant(
      "snapFrequency", World.snapFrequency, "Hz", "The oscillations of a snap in a second.",
      source: ours),
    DynamicsConstant(
      "snapLeastRatio", World.snapLeastRatio, "", "The damping ratio of a snap of damping 0.",
      source: ours),
    DynamicsConstant(
      "snapGreatestRatio", World.snapGreatestRatio, "", "The damping ratio of a snap of damping 1.",
      source: ours),
    DynamicsConstant(
      "snapAngularFactor", World.snapAngularFactor, "",
      "The factor by which a snap turns faster, and more damped, than it moves, √3.", source: ours),
    DynamicsConstant(
      "field", World.fieldUnit, "pt/s²",
      "The acceleration by a field of strength 1; in pt/s the reference speed of velocity and "
        + "turbulence fields.",
      source: ours),
    DynamicsConstant(
      "noiseWidth", World.noiseWidth, "pt", "The width of noise of smoothness 1.", source: ours),
    DynamicsConstant(
      "noisePeriod", World.noisePeriod, "s", "The period of noise of speed 1.", source: ours),
    DynamicsConstant(
      "shortestRod", World.shortestRod, "pt", "A shorter rod is a pin.", source: ours),
  ]

  private static let bounds = [
    DynamicsConstant(
      "largestFrequency", World.maxFrequency, "Hz",
      "The fastest spring that is accepted, half an oscillation in a step.", source: ours),
    DynamicsConstant(
      "largestDamping", World.maxDamping, "", "The largest damping ratio of a spring.",
      source: ours),
    DynamicsConstant(
      "largestCoordinate", World.limit, "pt", "The largest position or length that is accepted.",
      source: ours),
    DynamicsConstant(
      "farthest", World.farthest, "pt", "An item beyond this is stopped where it is.",
      source: ours),
    DynamicsConstant(
      "largestSpeed", World.maxSpeed, "pt/s", "The maximum to which velocities accumulate.",
      source: ours),
    DynamicsConstant(
      "largestSpin", World.maxAngularVelocity, "rad/s",
      "The maximum to which angular velocities accumulate.",
      source: ours),
    DynamicsConstant(
      "largestAcceleration", World.maxAcceleration, "pt/s²",
      "The maximum acceleration of an item in a step; more is cut off.", source: ours),
    DynamicsConstant(
      "mostBodies", Double(World.maxBodies), "",
      "The maximum number of items that an animator moves.",
      source: ours),
    DynamicsConstant(
      "mostPieces", Double(World.maxPieces), "",
      "The maximum number of pieces of colliding items and of sides of boundaries.", source: ours),
    DynamicsConstant(
      "mostContacts", Double(World.maxContacts), "", "The maximum number of pairs near each other.",
      source: ours),
  ]
}
