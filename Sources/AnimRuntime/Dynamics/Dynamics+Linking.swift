import AnimDynamics
import AnimGeometry

extension Dynamics {
  // A behavior acts on an item as soon as both links exist: the behavior's animator, and the item's
  // place in the behavior. They may come in any order.

  /// Runs an operation of the engine and says what it does not take in our own words.
  static func attempt<Result>(_ work: () throws(DynamicsError) -> Result)
    throws(BehaviorError) -> Result
  {
    do throws(DynamicsError) {
      return try work()
    } catch {
      throw .world(WorldError(error))
    }
  }

  /// A behavior and its children begin to act in an animator.
  mutating func link(
    _ id: BehaviorID, in animator: DynamicsID, _ scene: inout Scene,
    _ viewAnimators: inout Animators
  ) throws(BehaviorError) {
    behaviors[id.raw].isLinked = true
    try makeEffect(of: id, in: animator, scene)
    for item in behaviors[id.raw].items {
      try link(item, to: id, in: animator, &scene, &viewAnimators)
    }
    for child in behaviors[id.raw].children {
      try link(child, in: animator, &scene, &viewAnimators)
    }
    wake(animator, &scene.clock)
  }

  /// A behavior and its children act no more.
  mutating func unlink(_ id: BehaviorID, in animator: DynamicsID, _ scene: inout Scene) {
    for child in behaviors[id.raw].children { unlink(child, in: animator, &scene) }
    behaviors[id.raw].isLinked = false
    dropEffect(of: id, in: animator)
    for item in behaviors[id.raw].items { unlink(item, from: id, in: animator, &scene) }
  }

  // MARK: Items

  mutating func link(
    _ item: ItemID, to id: BehaviorID, in animator: DynamicsID, _ scene: inout Scene,
    _ viewAnimators: inout Animators
  )
    throws(BehaviorError)
  {
    try addBody(item, in: animator, &scene, &viewAnimators)
    let body = items[item.raw].body
    let record = behaviors[id.raw]
    switch record.spec.kind {
    case .gravity, .collision, .push, .field:
      let offset = record.offsets[item] ?? .zero
      try Dynamics.attempt { () throws(DynamicsError) in
        try animators[animator.raw].world.join(
          body, to: record.effect, offset: Vector(offset.x, offset.y))
      }
    case .dynamicItem:
      try refreshTraits(of: item)
      // What it says may be nothing new, but what is added lets things go on.
      animators[animator.raw].world.wake(body)
    case .snap, .attachment: try makeJoint(of: id, in: animator)
    case .behavior: break
    }
  }

  mutating func unlink(
    _ item: ItemID, from id: BehaviorID, in animator: DynamicsID, _ scene: inout Scene
  ) {
    guard items[item.raw].links > 0 else { return }
    let record = behaviors[id.raw]
    items[item.raw].links -= 1
    if items[item.raw].links == 0 {
      removeBody(item, &scene)
    } else if record.spec.kind == .dynamicItem {
      // What it says of the item counts no more; what is left was valid before.
      try? refreshTraits(of: item, without: id)
    } else if record.effect != .none {
      animators[animator.raw].world.leave(items[item.raw].body, record.effect)
    }
    wake(animator, &scene.clock)
  }

  /// Gives an item the traits that the behaviors it is in say, the last one it joined first.
  mutating func refreshTraits(of item: ItemID, without left: BehaviorID = .none)
    throws(BehaviorError)
  {
    let record = items[item.raw]
    guard record.isMoved else { return }
    let traits = bodyTraits(of: record, without: left)
    try Dynamics.attempt { () throws(DynamicsError) in
      try animators[record.animator.raw].world.setTraits(traits, of: record.body)
    }
  }

  func bodyTraits(of record: ItemRecord, without left: BehaviorID = .none) -> BodyTraits {
    var all = ItemTraits()
    for behavior in record.memberships where behavior != left {
      guard case .dynamicItem(let traits) = behaviors[behavior.raw].spec,
        behaviors[behavior.raw].isLinked
      else { continue }
      all = traits.over(all)
    }
    return BodyTraits(all)
  }

  // MARK: Effects

  /// Makes what acts in the world; snaps and attachments are made with their items.
  private mutating func makeEffect(of id: BehaviorID, in animator: DynamicsID, _ scene: Scene)
    throws(BehaviorError)
  {
    guard let effect = effect(of: behaviors[id.raw]) else { return }
    try enter(effect, of: id, in: animator)
    guard case .collision = effect else { return }
    for index in behaviors[id.raw].boundaries.indices {
      try makeBoundary(index, of: id, in: animator)
    }
    try refreshFrame(of: id, in: animator, scene)
    refreshContinuity(of: animator)
  }

  /// Makes the joint of a snap or an attachment once all its items have bodies.
  private mutating func makeJoint(of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    let record = behaviors[id.raw]
    guard record.effect == .none, let joint = joint(of: record) else { return }
    try enter(joint, of: id, in: animator)
  }

  private mutating func enter(_ effect: Effect, of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    let made = try Dynamics.attempt { () throws(DynamicsError) in
      try animators[animator.raw].world.add(effect)
    }
    behaviors[id.raw].effect = made
    animators[animator.raw].behaviorOfEffect[made.raw] = id
  }

  private mutating func dropEffect(of id: BehaviorID, in animator: DynamicsID) {
    let record = behaviors[id.raw]
    guard record.effect != .none else { return }
    for index in record.boundaries.indices {
      animators[animator.raw].nameOfBoundary[record.boundaries[index].id.raw] = nil
      behaviors[id.raw].boundaries[index].id = .none
    }
    animators[animator.raw].nameOfBoundary[record.frame.raw] = nil
    behaviors[id.raw].frame = .none
    animators[animator.raw].world.remove(record.effect)
    animators[animator.raw].behaviorOfEffect[record.effect.raw] = nil
    behaviors[id.raw].effect = .none
    if record.spec.kind == .collision {
      animators[animator.raw].framed.removeAll { $0 == id }
      refreshContinuity(of: animator)
    }
  }

  /// Gives a behavior other numbers.
  mutating func update(_ id: BehaviorID, _ spec: BehaviorSpec, _ scene: inout Scene)
    throws(BehaviorError)
  {
    guard behaviors.contains(id.raw), behaviors[id.raw].spec.kind == spec.kind
    else { return }
    let old = behaviors[id.raw].spec
    behaviors[id.raw].spec = spec
    do throws(BehaviorError) {
      try applyUpdate(of: id, &scene)
    } catch {
      behaviors[id.raw].spec = old
      throw error
    }
  }

  private mutating func applyUpdate(of id: BehaviorID, _ scene: inout Scene) throws(BehaviorError) {
    guard let animator = animator(of: id) else { return }
    let record = behaviors[id.raw]
    if record.spec.kind == .dynamicItem {
      for item in record.items { try refreshTraits(of: item) }
    } else if record.effect != .none, let effect = effect(of: record) ?? joint(of: record) {
      try Dynamics.attempt { () throws(DynamicsError) in
        try animators[animator.raw].world.update(record.effect, effect)
      }
      if case .push(let push) = record.spec, push.isActive {
        behaviors[id.raw].isUsed = false
      }
      if case .collision = record.spec {
        try refreshFrame(of: id, in: animator, scene)
        refreshContinuity(of: animator)
      }
    }
    wake(animator, &scene.clock)
  }

  /// Nothing crosses anything if one collision of an animator wants it so.
  private mutating func refreshContinuity(of animator: DynamicsID) {
    let isContinuous = animators[animator.raw].behaviorOfEffect.values.contains {
      if case .collision(let spec) = behaviors[$0.raw].spec {
        spec.isContinuous
      } else {
        false
      }
    }
    animators[animator.raw].world.setContinuous(isContinuous)
  }
}
