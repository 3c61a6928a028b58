import AnimDynamics

extension Dynamics {
  /// How many behaviors may be inside one another.
  static let maximumDepth = 64

  /// Makes a behavior without items and without an animator; `none` when four million are alive.
  mutating func makeBehavior(_ spec: BehaviorSpec, _ clock: inout Clock) -> BehaviorID {
    BehaviorID(
      raw: behaviors.insert(BehaviorRecord(spec: spec, serial: clock.nextSerial())))
  }

  /// Ends a behavior: takes it out of where it is, and its items and children out of it.
  mutating func destroyBehavior(_ id: BehaviorID, _ scene: inout Scene) {
    guard behaviors.contains(id.raw) else { return }
    removeBehavior(id, &scene)
    for child in behaviors[id.raw].children {
      behaviors[child.raw].parent = .none
    }
    for item in behaviors[id.raw].items { leave(item, id) }
    behaviors.remove(id.raw)
  }

  /// The animator it acts in, its own or that of what it is a child of; nil if it is in none.
  func animator(of id: BehaviorID) -> DynamicsID? {
    var at = id
    while behaviors.contains(at.raw) {
      let record = behaviors[at.raw]
      if record.parent == .none { return record.animator == .none ? nil : record.animator }
      at = record.parent
    }
    return nil
  }

  // MARK: Where it is

  /// Adds a behavior to an animator, out of where it was.
  mutating func addBehavior(
    _ id: BehaviorID, to animator: DynamicsID, _ scene: inout Scene,
    _ viewAnimators: inout Animators
  )
    throws(BehaviorError)
  {
    guard behaviors.contains(id.raw), animators.contains(animator.raw) else {
      return
    }
    if behaviors[id.raw].animator == animator { return }
    removeBehavior(id, &scene)
    behaviors[id.raw].animator = animator
    animators[animator.raw].behaviors.append(id)
    try link(id, in: animator, &scene, &viewAnimators)
  }

  /// Takes a behavior out of its animator, or out of what it is a child of.
  mutating func removeBehavior(_ id: BehaviorID, _ scene: inout Scene) {
    guard behaviors.contains(id.raw) else { return }
    if let animator = animator(of: id) { unlink(id, in: animator, &scene) }
    let record = behaviors[id.raw]
    if record.parent != .none {
      behaviors[record.parent.raw].children.removeAll { $0 == id }
      behaviors[id.raw].parent = .none
    }
    if record.animator != .none {
      animators[record.animator.raw].behaviors.removeAll { $0 == id }
      behaviors[id.raw].animator = .none
    }
  }

  /// True if a behavior can be the child of another.
  func checkChild(_ child: BehaviorID, of parent: BehaviorID) throws(BehaviorError) {
    guard behaviors.contains(child.raw), behaviors.contains(parent.raw) else {
      return
    }
    guard behaviors[parent.raw].spec == .behavior else { throw .noComposite(parent) }
    var (depth, at) = (height(of: child), parent)
    while at != .none {
      if at == child { throw .cycle(child) }
      depth += 1
      at = behaviors[at.raw].parent
    }
    if depth > Dynamics.maximumDepth { throw .tooDeep }
  }

  /// Makes a behavior the child of a composite, out of where it was.
  mutating func addChild(
    _ child: BehaviorID, to parent: BehaviorID, _ scene: inout Scene,
    _ viewAnimators: inout Animators
  )
    throws(BehaviorError)
  {
    try checkChild(child, of: parent)
    guard behaviors.contains(child.raw), behaviors.contains(parent.raw),
      behaviors[child.raw].parent != parent
    else { return }
    removeBehavior(child, &scene)
    behaviors[child.raw].parent = parent
    behaviors[parent.raw].children.append(child)
    if let animator = animator(of: parent) { try link(child, in: animator, &scene, &viewAnimators) }
  }

  private func height(of id: BehaviorID) -> Int {
    1 + (behaviors[id.raw].children.map { height(of: $0) }.max() ?? 0)
  }

  // MARK: Items

  /// The item that a view is, made if it is none yet; `none` for a view that is gone.
  mutating func item(for view: ViewID, _ views: ViewTree) -> ItemID {
    if let known = itemOfView[view.raw] { return known }
    guard views.contains(view) else { return .none }
    var record = ItemRecord()
    record.view = view
    let id = insert(record)
    if id != .none { itemOfView[view.raw] = id }
    return id
  }

  /// Makes an item that is no view.
  mutating func makeItem(_ pose: ItemPose, shape: ItemShape = .rectangle) -> ItemID {
    var record = ItemRecord()
    record.pose = pose
    record.shape = shape
    return insert(record)
  }

  func contains(_ item: ItemID, _ behavior: BehaviorID) -> Bool {
    items.contains(item.raw)
      && items[item.raw].memberships.contains(behavior)
  }

  /// Adds an item to a behavior; false if it is in it already.
  mutating func add(
    _ item: ItemID, to behavior: BehaviorID, _ scene: inout Scene, _ viewAnimators: inout Animators
  ) throws(BehaviorError) -> Bool {
    guard behaviors.contains(behavior.raw), items.contains(item.raw),
      !items[item.raw].memberships.contains(behavior)
    else { return false }
    items[item.raw].memberships.append(behavior)
    behaviors[behavior.raw].items.append(item)
    if let animator = animator(of: behavior) {
      try link(item, to: behavior, in: animator, &scene, &viewAnimators)
      wake(animator, &scene.clock)
    }
    return true
  }

  /// Takes an item out of a behavior; false if it is not in it. Out of its last one it is an item no
  /// longer.
  mutating func remove(_ item: ItemID, from behavior: BehaviorID, _ scene: inout Scene) -> Bool {
    guard contains(item, behavior) else { return false }
    if let animator = animator(of: behavior) { unlink(item, from: behavior, in: animator, &scene) }
    behaviors[behavior.raw].items.removeAll { $0 == item }
    behaviors[behavior.raw].offsets[item] = nil
    leave(item, behavior)
    return true
  }

  /// An item that is not linked any more forgets a behavior.
  private mutating func leave(_ item: ItemID, _ behavior: BehaviorID) {
    guard items.contains(item.raw) else { return }
    items[item.raw].memberships.removeAll { $0 == behavior }
    forgetIdleItem(item)
  }

  /// Forgets an item that is in no behavior.
  mutating func forgetIdleItem(_ item: ItemID) {
    guard items.contains(item.raw), items[item.raw].memberships.isEmpty
    else { return }
    let view = items[item.raw].view
    if view != .none { itemOfView[view.raw] = nil }
    items.remove(item.raw)
  }
}
