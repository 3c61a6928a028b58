import CBox2D

extension World {
  /// About how much there is to do in a step, a body being one: its bodies, half for each body that
  /// an effect acts on, four for each pair of pieces that are near each other and so looked at, and
  /// one for 16 entries gone through to find such pairs, or what meets first of them.
  public var work: Int {
    guard let engine else { return bodies.count }
    var members = 0
    for effect in acting { members += effects[effect].members.count }
    Engine.functions.world.lock(engine.world)
    defer { Engine.functions.world.unlock(engine.world) }
    return bodies.count + members / 2 + 4 * Int(Engine.functions.world.contacts(engine.world))
      + Int(Engine.functions.world.looks(engine.world) / 16)
  }
}
