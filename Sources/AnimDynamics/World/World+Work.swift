import CBox2D

extension World {
  /// About how much there is to do in a step, a body being one: its bodies, half for each body that
  /// an effect acts on, four for each pair of pieces that are near each other and so looked at, and
  /// one for 16 entries gone through to find such pairs, or what meets first of them.
  public var work: Int {
    guard let engine else { return bodies.count }
    var members = 0
    for effect in acting { members += effects[effect].members.count }
    anim_world_lock(engine.world)
    defer { anim_world_unlock(engine.world) }
    return bodies.count + members / 2 + 4 * Int(anim_world_contacts(engine.world))
      + Int(anim_world_looks(engine.world) / 16)
  }
}
