import AnimDynamics
import AnimGeometry

extension Runtime {
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
  mutating func link(_ id: BehaviorID, in animator: DynamicsID) throws(BehaviorError) {
    dynamics.behaviors[id.raw].isLinked = true
    try makeEffect(of: id, in: animator)
    for item in dynamics.behaviors[id.raw].items { try link(item, to: id, in: animator) }
    for child in dynamics.behaviors[id.raw].children { try link(child, in: animator) }
    wake(animator)
  }

  /// A behavior and its children act no more.
  mutating func unlink(_ id: BehaviorID, in animator: DynamicsID) {
    for child in dynamics.behaviors[id.raw].children { unlink(child, in: animator) }
    dynamics.behaviors[id.raw].isLinked = false
    dropEffect(of: id, in: animator)
    for item in dynamics.behaviors[id.raw].items { unlink(item, from: id, in: animator) }
  }

  // MARK: Items

  mutating func link(_ item: ItemID, to id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    try addBody(item, in: animator)
    let body = dynamics.items[item.raw].body
    let record = dynamics.behaviors[id.raw]
    switch record.spec.kind {
    case .gravity, .collision, .push, .field:
      let offset = record.offsets[item] ?? .zero
      try Runtime.attempt { () throws(DynamicsError) in
        try dynamics.animators[animator.raw].world.join(
          body, to: record.effect, offset: Vector(offset.x, offset.y))
      }
    case .dynamicItem:
      try refreshTraits(of: item)
      // What it says may be nothing new, but what is added lets things go on.
      dynamics.animators[animator.raw].world.wake(body)
    case .snap, .attachment: try makeJoint(of: id, in: animator)
    case .behavior: break
    }
  }

  mutating func unlink(_ item: ItemID, from id: BehaviorID, in animator: DynamicsID) {
    guard dynamics.items[item.raw].links > 0 else { return }
    let record = dynamics.behaviors[id.raw]
    dynamics.items[item.raw].links -= 1
    if dynamics.items[item.raw].links == 0 {
      removeBody(item)
    } else if record.spec.kind == .dynamicItem {
      // What it says of the item counts no more; what is left was valid before.
      try? refreshTraits(of: item, without: id)
    } else if record.effect != .none {
      dynamics.animators[animator.raw].world.leave(dynamics.items[item.raw].body, record.effect)
    }
    wake(animator)
  }

  /// Gives an item the traits that the behaviors it is in say, the last one it joined first.
  mutating func refreshTraits(of item: ItemID, without left: BehaviorID = .none)
    throws(BehaviorError)
  {
    let record = dynamics.items[item.raw]
    guard record.isMoved else { return }
    let traits = bodyTraits(of: record, without: left)
    try Runtime.attempt { () throws(DynamicsError) in
      try dynamics.animators[record.animator.raw].world.setTraits(traits, of: record.body)
    }
  }

  func bodyTraits(of record: ItemRecord, without left: BehaviorID = .none) -> BodyTraits {
    var all = ItemTraits()
    for behavior in record.memberships where behavior != left {
      guard case .dynamicItem(let traits) = dynamics.behaviors[behavior.raw].spec,
        dynamics.behaviors[behavior.raw].isLinked
      else { continue }
      all = traits.over(all)
    }
    return BodyTraits(all)
  }

  // MARK: Effects

  /// Makes what acts in the world; snaps and attachments are made with their items.
  private mutating func makeEffect(of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    guard let effect = effect(of: dynamics.behaviors[id.raw]) else { return }
    try enter(effect, of: id, in: animator)
    guard case .collision = effect else { return }
    for index in dynamics.behaviors[id.raw].boundaries.indices {
      try makeBoundary(index, of: id, in: animator)
    }
    try refreshFrame(of: id, in: animator)
    refreshContinuity(of: animator)
  }

  /// Makes the joint of a snap or an attachment once all its items have bodies.
  private mutating func makeJoint(of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    let record = dynamics.behaviors[id.raw]
    guard record.effect == .none, let joint = joint(of: record) else { return }
    try enter(joint, of: id, in: animator)
  }

  private mutating func enter(_ effect: Effect, of id: BehaviorID, in animator: DynamicsID)
    throws(BehaviorError)
  {
    let made = try Runtime.attempt { () throws(DynamicsError) in
      try dynamics.animators[animator.raw].world.add(effect)
    }
    dynamics.behaviors[id.raw].effect = made
    dynamics.animators[animator.raw].behaviorOfEffect[made.raw] = id
  }

  private mutating func dropEffect(of id: BehaviorID, in animator: DynamicsID) {
    let record = dynamics.behaviors[id.raw]
    guard record.effect != .none else { return }
    for index in record.boundaries.indices {
      dynamics.animators[animator.raw].nameOfBoundary[record.boundaries[index].id.raw] = nil
      dynamics.behaviors[id.raw].boundaries[index].id = .none
    }
    dynamics.animators[animator.raw].nameOfBoundary[record.frame.raw] = nil
    dynamics.behaviors[id.raw].frame = .none
    dynamics.animators[animator.raw].world.remove(record.effect)
    dynamics.animators[animator.raw].behaviorOfEffect[record.effect.raw] = nil
    dynamics.behaviors[id.raw].effect = .none
    if record.spec.kind == .collision {
      dynamics.animators[animator.raw].framed.removeAll { $0 == id }
      refreshContinuity(of: animator)
    }
  }

  /// Gives a behavior other numbers.
  public mutating func update(_ id: BehaviorID, _ spec: BehaviorSpec) throws(BehaviorError) {
    guard dynamics.behaviors.contains(id.raw), dynamics.behaviors[id.raw].spec.kind == spec.kind
    else { return }
    let old = dynamics.behaviors[id.raw].spec
    dynamics.behaviors[id.raw].spec = spec
    do throws(BehaviorError) {
      try applyUpdate(of: id)
    } catch {
      dynamics.behaviors[id.raw].spec = old
      throw error
    }
  }

  private mutating func applyUpdate(of id: BehaviorID) throws(BehaviorError) {
    guard let animator = animator(of: id) else { return }
    let record = dynamics.behaviors[id.raw]
    if record.spec.kind == .dynamicItem {
      for item in record.items { try refreshTraits(of: item) }
    } else if record.effect != .none, let effect = effect(of: record) ?? joint(of: record) {
      try Runtime.attempt { () throws(DynamicsError) in
        try dynamics.animators[animator.raw].world.update(record.effect, effect)
      }
      if case .push(let push) = record.spec, push.isActive {
        dynamics.behaviors[id.raw].isUsed = false
      }
      if case .collision = record.spec {
        try refreshFrame(of: id, in: animator)
        refreshContinuity(of: animator)
      }
    }
    wake(animator)
  }

  /// Nothing crosses anything if one collision of an animator wants it so.
  private mutating func refreshContinuity(of animator: DynamicsID) {
    let isContinuous = dynamics.animators[animator.raw].behaviorOfEffect.values.contains {
      if case .collision(let spec) = dynamics.behaviors[$0.raw].spec {
        spec.isContinuous
      } else {
        false
      }
    }
    dynamics.animators[animator.raw].world.setContinuous(isContinuous)
  }
}
