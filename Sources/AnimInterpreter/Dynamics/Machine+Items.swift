import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// Adds items to a behavior that is none of several.
  mutating func addItems(_ values: [Value], to object: Value) throws(Failure) {
    let id = try behavior(object, "add")
    var added: [Value] = []
    for value in values {
      let item = try makeItem(value)
      if runtime.animator(of: id) != nil, runtime.animator(of: item) == nil { try layOut(item) }
      charge(32 + runtime.membershipCount(of: item) >> 2)
      let isNew: Bool
      do throws(Failure) {
        isNew = try attempt { machine throws(BehaviorError) in
          try machine.runtime.add(item, to: id)
        }
      } catch {
        append(added, to: BehaviorField.items.rawValue, of: object)
        throw error
      }
      guard isNew else { continue }
      added.append(value)
      record(
        .item, subject: displayName(value), phase: "added",
        details: [Detail("to", .word(displayName(object)))])
    }
    append(added, to: BehaviorField.items.rawValue, of: object)
  }

  /// `add(item)`: a composite passes it on to what it is made of, to a class's own `add` too. It
  /// keeps no items itself, so one that no part takes is told.
  mutating func addItem(_ value: Value, to object: Value) throws(Failure) {
    switch runtime.spec(of: try behavior(object, "add"))?.kind {
    case .behavior:
      _ = try makeItem(value, isNeeded: false)
      var isTaken = false
      try forEachChild(of: object) { machine, child throws(Failure) in
        let took = try machine.pass(value, machine.tables.words.add, to: child) {
          machine throws(Failure) in
          try machine.addItem(value, to: child)
        }
        isTaken = isTaken || took
      }
      if !isTaken {
        note(
          DynamicsNoteID.itemForNoPart,
          "'\(displayName(object))' has no part that takes '\(displayName(value))'",
          line: currentLine)
      }
    case .attachment, .snap:
      if elements(BehaviorField.items.rawValue, of: object).isEmpty { return }
      throw .keepsItems(displayName(object))
    default: try addItems([value], to: object)
    }
  }

  mutating func removeItem(_ value: Value, from object: Value) throws(Failure) {
    let id = try behavior(object, "remove")
    switch runtime.spec(of: id)?.kind {
    case .behavior:
      try forEachChild(of: object) { machine, child throws(Failure) in
        _ = try machine.pass(value, machine.tables.words.remove, to: child, isRemoval: true) {
          machine throws(Failure) in
          try machine.removeItem(value, from: child)
        }
      }
    default:
      guard let item = try knownItem(value), runtime.contains(item, id) else { return }
      if runtime.spec(of: id)?.keepsItems ?? false { throw .keepsItems(displayName(object)) }
      runtime.remove(item, from: id)
      record(
        .item, subject: displayName(value), phase: "removed",
        details: [Detail("from", .word(displayName(object)))])
      retain(value)
      remove(value, from: BehaviorField.items.rawValue, of: object)
      release(value)
      forgetItem(item)
    }
  }

  /// Passes an item on to a part of a composite: to the class's own method if it has one. False for
  /// a part that is not meant for it.
  private mutating func pass(
    _ value: Value, _ name: Name, to child: Value, isRemoval: Bool = false,
    native: (inout Machine) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard case .method(let function)? = program.types[Int(heap.object(child).type)].members[name]
    else {
      if let spec = runtime.spec(of: try behavior(child, "add")),
        isRemoval ? spec.keepsItems : spec.isForItsOwn
      {
        return false
      }
      try native(&self)
      return true
    }
    entries.append(.method(name))
    release(try callFunction(function, receiver: child, [retained(value)]))
    entries.removeLast()
    return true
  }

  // MARK: Items

  /// The item that a value is, made if it is none yet.
  mutating func makeItem(_ value: Value, isNeeded: Bool = true) throws(Failure) -> ItemID {
    guard value.kind == .object else {
      throw .wrongClause("items", "item or array of items", typeName(of: value))
    }
    if case .view(let raw) = heap.object(value).native {
      return isNeeded ? runtime.item(for: ViewID(raw: raw)) : .none
    }
    guard heap.object(value).native == .none else {
      throw .wrongClause("items", "item or array of items", typeName(of: value))
    }
    if let known = dynamics.itemOfObject[value.handle.index] { return known }
    let (pose, shape) = try pose(of: value)
    if !isNeeded { return .none }
    // What was asked may itself have made an item of it.
    if let known = dynamics.itemOfObject[value.handle.index] { return known }
    let item = runtime.makeItem(pose, shape: shape)
    if item == .none { throw .tooManyAlive("items") }
    dynamics.items[item.raw] = Value(.weak, value.handle)
    dynamics.itemOfObject[value.handle.index] = item
    dynamics.poses[item.raw] = plainPose(of: value)
    return item
  }

  /// The item that a value is, if it is in some behavior.
  func knownItem(_ value: Value) throws(Failure) -> ItemID? {
    guard value.kind == .object else { throw .wrongClause("item", "item", typeName(of: value)) }
    if case .view(let raw) = heap.object(value).native {
      return runtime.knownItem(of: ViewID(raw: raw))
    }
    return dynamics.itemOfObject[value.handle.index]
  }

  /// Before an item gets a body, or its body another size: a layout pass that is due may still put
  /// it elsewhere.
  private mutating func layOut(_ item: ItemID) throws(Failure) {
    if let view = runtime.view(of: item), runtime.awaitsLayout(view) { try layOut(.stage) }
  }

  /// The same for all items of a behavior and of what is in it.
  mutating func layOutItems(of id: BehaviorID) throws(Failure) {
    for item in runtime.items(of: id) where runtime.animator(of: item) == nil { try layOut(item) }
    for child in runtime.children(of: id) { try layOutItems(of: child) }
  }

  /// Where an object that is no view says it is.
  private mutating func pose(of value: Value) throws(Failure) -> (ItemPose, ItemShape) {
    let words = tables.words
    guard let center = try part(value, words.center), center.kind == .point,
      let bounds = try part(value, words.bounds), bounds.kind == .rect
    else { throw .noItem(displayName(value)) }
    var pose = ItemPose(center: heap.point(center), bounds: heap.rect(bounds))
    release(center)
    release(bounds)
    guard pose.center.isFinite, (pose.bounds.width + pose.bounds.height).isFinite else {
      throw .notFinite("center")
    }
    if let transform = try part(value, words.transform) {
      if transform.kind == .transform { pose.transform = heap.transform(transform) }
      release(transform)
    }
    guard let shape = try part(value, words.collisionShape) else { return (pose, .rectangle) }
    defer { release(shape) }
    return (pose, try itemShape(shape))
  }

  /// A member of an object, owned; nil where it has none of that name.
  private mutating func part(_ value: Value, _ name: Name) throws(Failure) -> Value? {
    guard program.types[Int(heap.object(value).type)].members[name] != nil else { return nil }
    return try member(value, name)
  }

  /// `updateItem`: the body is where the script has put the item.
  mutating func updateItem(_ value: Value) throws(Failure) {
    guard let item = try knownItem(value), runtime.animator(of: item) != nil else {
      throw .notMoved(displayName(value))
    }
    if runtime.view(of: item) == nil {
      let (pose, shape) = try pose(of: value)
      runtime.setPose(pose, shape: shape, of: item)
      dynamics.poses[item.raw] = plainPose(of: value)
    }
    try layOut(item)
    try attempt { machine throws(BehaviorError) in try machine.runtime.updateItem(item) }
  }

  /// A failure in a step, with the line of the first behavior that moves the item.
  func placed(_ failure: Failure, at item: ItemID, of animator: DynamicsID) -> Failure {
    var failure = failure
    failure.line = lineOfOwningBehavior(of: item, in: animator)
    return failure
  }

  /// The line of the first behavior that moves an item.
  func lineOfOwningBehavior(of item: ItemID, in animator: DynamicsID) -> Int {
    owningBehavior(of: item, in: animator).map { line(of: $0) } ?? 0
  }

  /// The first behavior that moves an item.
  func owningBehavior(of item: ItemID, in animator: DynamicsID) -> BehaviorID? {
    runtime.allBehaviors(of: animator).first { runtime.contains(item, $0) }
  }
}

extension BehaviorSpec {
  /// Whether its items are part of what it is.
  var keepsItems: Bool { kind == .attachment || kind == .snap }

  /// Whether it is meant for the items it was made with and not for those of a composite it is in.
  var isForItsOwn: Bool {
    if case .push(let push) = self { !push.isContinuous } else { keepsItems }
  }
}
