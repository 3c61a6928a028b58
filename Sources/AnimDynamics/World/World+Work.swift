import CBox2D

extension World {
  /// About how much there is to do in a step: its bodies, and four times the pairs of pieces that are
  /// near each other and so looked at, which takes as much longer.
  public var work: Int {
    guard let engine else { return bodies.count }
    anim_world_lock(engine.world)
    defer { anim_world_unlock(engine.world) }
    return bodies.count + 4 * Int(anim_world_contacts(engine.world))
  }
}
