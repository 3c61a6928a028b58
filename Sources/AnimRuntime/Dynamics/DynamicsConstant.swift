import AnimDynamics

/// A number that physics goes by, for documentation.
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
      "gravity", BehaviorSpec.gravityUnit, "pt/s²", "What a gravity of magnitude 1 is.",
      source: platform),
    DynamicsConstant(
      "push", 100, "pt/s²",
      "What a push of magnitude 1 accelerates 100 × 100 points of density 1 by.", source: platform),
    DynamicsConstant(
      "stepLength", World.stepLength, "s", "How long a step is, 1/60 s.",
      source: "the usual refresh rate of displays"),
    DynamicsConstant(
      "velocityIterations", Double(World.velocityIterations), "rounds",
      "How often a step goes through all velocities.", source: engine),
    DynamicsConstant(
      "positionIterations", Double(World.positionIterations), "rounds",
      "How often a step goes through all places.", source: engine),
    DynamicsConstant(
      "pointsPerMetre", World.pointsPerMetre, "pt", "How many points are a metre of the engine.",
      source: ours),
  ]

  private static let thresholds = [
    DynamicsConstant(
      "bounceThreshold", World.bounceThreshold, "pt/s", "The slowest impact that bounces.",
      source: engine),
    DynamicsConstant(
      "restingSpeed", World.restingSpeed, "pt/s",
      "What is slower for the resting time comes to rest.", source: engine),
    DynamicsConstant(
      "restingSpin", World.restingAngularVelocity, "rad/s",
      "What turns slower as well comes to rest.",
      source: engine),
    DynamicsConstant(
      "restingTime", World.restingTime, "s", "How long something must hardly move to be at rest.",
      source: engine),
    DynamicsConstant(
      "longestMove", World.longestMove, "pt",
      "The farthest that a velocity moves anything in a step.",
      source: engine),
    DynamicsConstant(
      "widestTurn", World.widestTurn, "rad", "The widest that a velocity turns anything in a step.",
      source: engine),
    DynamicsConstant(
      "slop", World.slop, "pt", "How deep things sink before they are moved apart.",
      source: engine),
    DynamicsConstant(
      "growth", World.growth, "pt", "What shapes are grown by, so that what rests nearly touches.",
      source: ours),
    DynamicsConstant(
      "cornerRounding", World.skin, "pt", "What corners are rounded by.", source: engine),
    DynamicsConstant(
      "boundaryFriction", 1, "of the item's",
      "The friction of an item on a boundary, which is as rough as what touches it.", source: ours),
  ]

  private static let laws = [
    DynamicsConstant(
      "snapFrequency", World.snapFrequency, "Hz", "How often what snaps swings in a second.",
      source: ours),
    DynamicsConstant(
      "snapLeastRatio", World.snapLeastRatio, "", "The damping ratio of a snap of damping 0.",
      source: ours),
    DynamicsConstant(
      "snapGreatestRatio", World.snapGreatestRatio, "", "The damping ratio of a snap of damping 1.",
      source: ours),
    DynamicsConstant(
      "snapAngularFactor", World.snapAngularFactor, "",
      "How many times as fast and as damped a snap turns as it moves, √3.", source: ours),
    DynamicsConstant(
      "field", World.fieldUnit, "pt/s²",
      "What a field of strength 1 accelerates by; in pt/s the speed that velocity and turbulence "
        + "go by.",
      source: ours),
    DynamicsConstant(
      "noiseWidth", World.noiseWidth, "pt", "How wide noise of smoothness 1 is.", source: ours),
    DynamicsConstant(
      "noisePeriod", World.noisePeriod, "s", "How slowly it changes at speed 1.", source: ours),
    DynamicsConstant(
      "shortestRod", World.shortestRod, "pt", "A rod that is shorter is a pin.", source: ours),
  ]

  private static let bounds = [
    DynamicsConstant(
      "largestFrequency", World.maxFrequency, "Hz",
      "The fastest spring that is taken, half a vibration in a step.", source: ours),
    DynamicsConstant(
      "largestDamping", World.maxDamping, "", "The largest damping ratio of a spring.",
      source: ours),
    DynamicsConstant(
      "largestCoordinate", World.limit, "pt", "The largest place or length that is taken.",
      source: ours),
    DynamicsConstant(
      "farthest", World.farthest, "pt", "Beyond this an item is stopped where it is.",
      source: ours),
    DynamicsConstant(
      "largestSpeed", World.maxSpeed, "pt/s", "The fastest that velocities are added up to.",
      source: ours),
    DynamicsConstant(
      "largestSpin", World.maxAngularVelocity, "rad/s", "The fastest that turns are added up to.",
      source: ours),
    DynamicsConstant(
      "largestAcceleration", World.maxAcceleration, "pt/s²",
      "The most that acts on an item in a step; more is cut.", source: ours),
    DynamicsConstant(
      "mostBodies", Double(World.maxBodies), "", "How many items an animator moves.",
      source: ours),
    DynamicsConstant(
      "mostPieces", Double(World.maxPieces), "",
      "How many pieces what meets others and sides of boundaries may be.", source: ours),
    DynamicsConstant(
      "mostContacts", Double(World.maxContacts), "", "How many pairs may be near each other.",
      source: ours),
  ]
}
