import AnimDynamics

extension Runtime {
  /// How many behaviors may be inside one another.
  public static let maximumBehaviorDepth = 64

  /// Makes a behavior without items and without an animator; `none` when four million are alive.
  public mutating func makeBehavior(_ spec: BehaviorSpec) -> BehaviorID {
    BehaviorID(
      raw: dynamics.behaviors.insert(BehaviorRecord(spec: spec, serial: nextSerial())))
  }

  /// Ends a behavior: takes it out of where it is, and its items and children out of it.
  public mutating func destroyBehavior(_ id: BehaviorID) {
    guard dynamics.behaviors.contains(id.raw) else { return }
    removeBehavior(id)
    for child in dynamics.behaviors[id.raw].children {
      dynamics.behaviors[child.raw].parent = .none
    }
    for item in dynamics.behaviors[id.raw].items { leave(item, id) }
    dynamics.behaviors.remove(id.raw)
  }

  /// What a behavior does; nil for one that is gone.
  public func spec(of id: BehaviorID) -> BehaviorSpec? {
    dynamics.behaviors.contains(id.raw) ? dynamics.behaviors[id.raw].spec : nil
  }

  /// The animator it acts in, its own or that of what it is a child of; nil if it is in none.
  public func animator(of id: BehaviorID) -> DynamicsID? {
    var at = id
    while dynamics.behaviors.contains(at.raw) {
      let record = dynamics.behaviors[at.raw]
      if record.parent == .none { return record.animator == .none ? nil : record.animator }
      at = record.parent
    }
    return nil
  }

  /// What it is a child of; nil if of nothing.
  public func parent(of id: BehaviorID) -> BehaviorID? {
    guard dynamics.behaviors.contains(id.raw), dynamics.behaviors[id.raw].parent != .none
    else { return nil }
    return dynamics.behaviors[id.raw].parent
  }

  public func children(of id: BehaviorID) -> [BehaviorID] {
    dynamics.behaviors.contains(id.raw) ? dynamics.behaviors[id.raw].children : []
  }

  /// The items of a behavior, in the order of joining.
  public func items(of id: BehaviorID) -> [ItemID] {
    dynamics.behaviors.contains(id.raw) ? dynamics.behaviors[id.raw].items : []
  }

  /// Whether it is an impulse that has pushed.
  public func isUsed(_ id: BehaviorID) -> Bool {
    dynamics.behaviors.contains(id.raw) && dynamics.behaviors[id.raw].isUsed
  }

  // MARK: Where it is

  /// Adds a behavior to an animator, out of where it was.
  public mutating func addBehavior(_ id: BehaviorID, to animator: DynamicsID)
    throws(BehaviorError)
  {
    guard dynamics.behaviors.contains(id.raw), dynamics.animators.contains(animator.raw) else {
      return
    }
    if dynamics.behaviors[id.raw].animator == animator { return }
    removeBehavior(id)
    dynamics.behaviors[id.raw].animator = animator
    dynamics.animators[animator.raw].behaviors.append(id)
    try link(id, in: animator)
  }

  /// Takes a behavior out of its animator, or out of what it is a child of.
  public mutating func removeBehavior(_ id: BehaviorID) {
    guard dynamics.behaviors.contains(id.raw) else { return }
    if let animator = animator(of: id) { unlink(id, in: animator) }
    let record = dynamics.behaviors[id.raw]
    if record.parent != .none {
      dynamics.behaviors[record.parent.raw].children.removeAll { $0 == id }
      dynamics.behaviors[id.raw].parent = .none
    }
    if record.animator != .none {
      dynamics.animators[record.animator.raw].behaviors.removeAll { $0 == id }
      dynamics.behaviors[id.raw].animator = .none
    }
  }

  /// Whether a behavior can be the child of another.
  public func checkChild(_ child: BehaviorID, of parent: BehaviorID) throws(BehaviorError) {
    guard dynamics.behaviors.contains(child.raw), dynamics.behaviors.contains(parent.raw) else {
      return
    }
    guard dynamics.behaviors[parent.raw].spec == .behavior else { throw .noComposite(parent) }
    var (depth, at) = (height(of: child), parent)
    while at != .none {
      if at == child { throw .cycle(child) }
      depth += 1
      at = dynamics.behaviors[at.raw].parent
    }
    if depth > Runtime.maximumBehaviorDepth { throw .tooDeep }
  }

  /// Makes a behavior the child of a composite, out of where it was.
  public mutating func addChild(_ child: BehaviorID, to parent: BehaviorID)
    throws(BehaviorError)
  {
    try checkChild(child, of: parent)
    guard dynamics.behaviors.contains(child.raw), dynamics.behaviors.contains(parent.raw),
      dynamics.behaviors[child.raw].parent != parent
    else { return }
    removeBehavior(child)
    dynamics.behaviors[child.raw].parent = parent
    dynamics.behaviors[parent.raw].children.append(child)
    if let animator = animator(of: parent) { try link(child, in: animator) }
  }

  private func height(of id: BehaviorID) -> Int {
    1 + (dynamics.behaviors[id.raw].children.map { height(of: $0) }.max() ?? 0)
  }

  // MARK: Items

  /// The item that a view is, made if it is none yet; `none` for a view that is gone.
  public mutating func item(for view: ViewID) -> ItemID {
    if let known = dynamics.itemOfView[view.raw] { return known }
    guard views.contains(view) else { return .none }
    var record = ItemRecord()
    record.view = view
    let id = insert(record)
    if id != .none { dynamics.itemOfView[view.raw] = id }
    return id
  }

  /// Makes an item that is no view.
  public mutating func makeItem(_ pose: ItemPose, shape: ItemShape = .rectangle) -> ItemID {
    var record = ItemRecord()
    record.pose = pose
    record.shape = shape
    return insert(record)
  }

  /// The view that an item is; nil for one that is none or is gone.
  public func view(of item: ItemID) -> ViewID? {
    guard dynamics.items.contains(item.raw) else { return nil }
    let view = dynamics.items[item.raw].view
    return view == .none ? nil : view
  }

  /// Whether an item is in some behavior.
  public func exists(_ item: ItemID) -> Bool { dynamics.items.contains(item.raw) }

  public func contains(_ item: ItemID, _ behavior: BehaviorID) -> Bool {
    dynamics.items.contains(item.raw)
      && dynamics.items[item.raw].memberships.contains(behavior)
  }

  /// Adds an item to a behavior; false if it is in it already.
  @discardableResult
  public mutating func add(_ item: ItemID, to behavior: BehaviorID) throws(BehaviorError)
    -> Bool
  {
    guard dynamics.behaviors.contains(behavior.raw), dynamics.items.contains(item.raw),
      !dynamics.items[item.raw].memberships.contains(behavior)
    else { return false }
    dynamics.items[item.raw].memberships.append(behavior)
    dynamics.behaviors[behavior.raw].items.append(item)
    if let animator = animator(of: behavior) {
      try link(item, to: behavior, in: animator)
      wake(animator)
    }
    return true
  }

  /// Takes an item out of a behavior; false if it is not in it. Out of its last one it is an item no
  /// longer.
  @discardableResult
  public mutating func remove(_ item: ItemID, from behavior: BehaviorID) -> Bool {
    guard contains(item, behavior) else { return false }
    if let animator = animator(of: behavior) { unlink(item, from: behavior, in: animator) }
    dynamics.behaviors[behavior.raw].items.removeAll { $0 == item }
    dynamics.behaviors[behavior.raw].offsets[item] = nil
    leave(item, behavior)
    return true
  }

  /// An item that is not linked any more forgets a behavior.
  private mutating func leave(_ item: ItemID, _ behavior: BehaviorID) {
    guard dynamics.items.contains(item.raw) else { return }
    dynamics.items[item.raw].memberships.removeAll { $0 == behavior }
    forgetIdleItem(item)
  }

  /// Forgets an item that is in no behavior.
  public mutating func forgetIdleItem(_ item: ItemID) {
    guard dynamics.items.contains(item.raw), dynamics.items[item.raw].memberships.isEmpty
    else { return }
    let view = dynamics.items[item.raw].view
    if view != .none { dynamics.itemOfView[view.raw] = nil }
    dynamics.items.remove(item.raw)
  }
}
