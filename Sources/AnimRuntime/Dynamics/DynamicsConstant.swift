import AnimDynamics

/// A number that physics goes by, for documentation.
public struct DynamicsConstant: Sendable {
  public var name: String
  public var value: Double
  public var unit: String
  public var text: String
  /// Where it comes from.
  public var source: String

  private static let ours = "a rule of this project"
  private static let engine = "the rigid-body engine, Box2D 2.4"
  private static let platform = "the documentation of the imitated platform"

  public static let all = [
    DynamicsConstant(
      name: "gravity", value: 1000, unit: "pt/s²", text: "What a gravity of magnitude 1 is.",
      source: platform),
    DynamicsConstant(
      name: "push", value: 100, unit: "pt/s²",
      text: "What a push of magnitude 1 accelerates 100 × 100 points of density 1 by.",
      source: platform),
    DynamicsConstant(
      name: "stepLength", value: World.stepLength, unit: "s", text: "How long a step is.",
      source: "the usual refresh rate of displays"),
    DynamicsConstant(
      name: "pointsPerMetre", value: World.pointsPerMetre, unit: "pt",
      text: "How many points are a metre of the engine.", source: ours),
    DynamicsConstant(
      name: "bounceThreshold", value: World.bounceThreshold, unit: "pt/s",
      text: "The slowest impact that bounces.", source: engine),
    DynamicsConstant(
      name: "restingSpeed", value: World.restingSpeed, unit: "pt/s",
      text: "What is slower for the resting time comes to rest.", source: engine),
    DynamicsConstant(
      name: "restingSpin", value: World.restingSpin, unit: "rad/s",
      text: "What turns slower as well comes to rest.", source: engine),
    DynamicsConstant(
      name: "restingTime", value: World.restingTime, unit: "s",
      text: "How long something must hardly move to be at rest.", source: engine),
    DynamicsConstant(
      name: "longestMove", value: World.longestMove, unit: "pt",
      text: "The farthest that a velocity moves anything in a step.", source: engine),
    DynamicsConstant(
      name: "widestTurn", value: World.widestTurn, unit: "rad",
      text: "The widest that a velocity turns anything in a step.", source: engine),
    DynamicsConstant(
      name: "velocityIterations", value: Double(World.velocityIterations), unit: "rounds",
      text: "How often a step goes through all velocities.", source: engine),
    DynamicsConstant(
      name: "positionIterations", value: Double(World.positionIterations), unit: "rounds",
      text: "How often a step goes through all places.", source: engine),
    DynamicsConstant(
      name: "snapFrequency", value: World.snapFrequency, unit: "1/s",
      text: "How often what snaps at damping 0 swings in a second.", source: ours),
  ]
}
