/// What a step has brought about.
public enum WorldEvent: Hashable, Sendable {
  /// What a body meets.
  public enum Opponent: Hashable, Sendable {
    case body(BodyID)
    case boundary(BoundaryID)
  }

  /// Two bodies of a collision, or a body and a boundary, have begun to touch, at a point. Of two
  /// bodies, the older is named first. What is in two collisions is told for each.
  case began(EffectID, BodyID, Opponent, at: Vector)
  /// They do not touch any more. What leaves a collision or the world does so in silence.
  case ended(EffectID, BodyID, Opponent)
  /// A push that is an impulse has pushed, and is not active any more.
  case pushed(EffectID)
  /// A body would have moved or turned further than the engine lets it in one step: it goes on at
  /// that limit. Told once until it is slower again.
  case clamped(BodyID)
  /// More pieces are close to each other than the world, or one body, has room for, or continuous
  /// collision would take too long: some pass through each other. Told once until a step without.
  case crowded
}
