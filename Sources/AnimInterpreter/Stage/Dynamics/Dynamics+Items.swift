import AnimRuntime
import AnimSyntax
import AnimTrace

extension Dynamics {
  /// Adds items to a behavior that is none of several.
  static func addItems(
    _ values: [Value], to object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let id = try behavior(object, "add", machine)
    var added: [Value] = []
    for value in values {
      let item = try makeItem(value, &machine, &stage)
      if stage.runtime.animator(of: id) != nil, stage.runtime.animator(of: item) == nil {
        try layOut(item, &machine, &stage)
      }
      machine.charge(32 + stage.runtime.membershipCount(of: item) >> 2)
      let isNew: Bool
      do throws(Failure) {
        isNew = try attempt(machine, &stage) { runtime throws(BehaviorError) in
          try runtime.add(item, to: id)
        }
      } catch {
        append(added, to: BehaviorField.items.rawValue, of: object, &machine, &stage)
        throw error
      }
      guard isNew else { continue }
      added.append(value)
      stage.record(
        .item, subject: machine.displayName(value), phase: "added",
        details: [Detail("to", .word(machine.displayName(object)))], &machine)
    }
    append(added, to: BehaviorField.items.rawValue, of: object, &machine, &stage)
  }

  /// `add(item)`: a composite passes it on to what it is made of, to a class's own `add` too. It
  /// keeps no items itself, so one that no part takes is told.
  static func addItem(
    _ value: Value, to object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    switch stage.runtime.spec(of: try behavior(object, "add", machine))?.kind {
    case .behavior:
      _ = try makeItem(value, isNeeded: false, &machine, &stage)
      var isTaken = false
      try forEachChild(of: object, &machine, &stage) { child, machine, stage throws(Failure) in
        let took = try pass(value, machine.tables.words.add, to: child, &machine, &stage) {
          machine, stage throws(Failure) in
          try addItem(value, to: child, &machine, &stage)
        }
        isTaken = isTaken || took
      }
      if !isTaken {
        stage.note(
          DynamicsNoteID.itemForNoPart,
          "no part of '\(machine.displayName(object))' takes '\(machine.displayName(value))'",
          line: machine.currentLine, &machine)
      }
    case .attachment, .snap:
      if elements(BehaviorField.items.rawValue, of: object, machine).isEmpty { return }
      throw .keepsItems(machine.displayName(object))
    default: try addItems([value], to: object, &machine, &stage)
    }
  }

  static func removeItem(
    _ value: Value, from object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let id = try behavior(object, "remove", machine)
    switch stage.runtime.spec(of: id)?.kind {
    case .behavior:
      try forEachChild(of: object, &machine, &stage) { child, machine, stage throws(Failure) in
        _ = try pass(
          value, machine.tables.words.remove, to: child, isRemoval: true, &machine, &stage
        ) {
          machine, stage throws(Failure) in
          try removeItem(value, from: child, &machine, &stage)
        }
      }
    default:
      guard let item = try knownItem(value, machine, stage), stage.runtime.contains(item, id) else {
        return
      }
      if stage.runtime.spec(of: id)?.keepsItems ?? false {
        throw .keepsItems(machine.displayName(object))
      }
      stage.runtime.remove(item, from: id)
      stage.record(
        .item, subject: machine.displayName(value), phase: "removed",
        details: [Detail("from", .word(machine.displayName(object)))], &machine)
      machine.retain(value)
      remove(value, from: BehaviorField.items.rawValue, of: object, &machine, &stage)
      machine.release(value, &stage)
      forgetItem(item, &stage)
    }
  }

  /// Passes an item on to a part of a composite: to the class's own method if it has one. False for
  /// a part that is not meant for it.
  private static func pass(
    _ value: Value, _ name: Name, to child: Value, isRemoval: Bool = false,
    _ machine: inout Machine, _ stage: inout Stage,
    native: (inout Machine, inout Stage) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard
      case .method(let function)? = machine.program.types[Int(machine.heap.object(child).type)]
        .members[name]
    else {
      if let spec = stage.runtime.spec(of: try behavior(child, "add", machine)),
        isRemoval ? spec.keepsItems : spec.isForItsOwn
      {
        return false
      }
      try native(&machine, &stage)
      return true
    }
    machine.entries.append(.method(name))
    machine.release(
      try machine.callFunction(function, receiver: child, [machine.retained(value)], &stage), &stage
    )
    machine.entries.removeLast()
    return true
  }

  // MARK: Items

  /// The item that a value is, made if it is none yet.
  static func makeItem(
    _ value: Value, isNeeded: Bool = true, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> ItemID {
    guard value.kind == .object else {
      throw .wrongClause("items", "item or array of items", machine.typeName(of: value))
    }
    if case .view(let raw) = machine.heap.object(value).native {
      return isNeeded ? stage.runtime.item(for: ViewID(raw: raw)) : .none
    }
    guard machine.heap.object(value).native == .none else {
      throw .wrongClause("items", "item or array of items", machine.typeName(of: value))
    }
    if let known = stage.dynamics.itemOfObject[value.handle.index] { return known }
    let (pose, shape) = try pose(of: value, &machine, &stage)
    if !isNeeded { return .none }
    // What was asked may itself have made an item of it.
    if let known = stage.dynamics.itemOfObject[value.handle.index] { return known }
    let item = stage.runtime.makeItem(pose, shape: shape)
    if item == .none { throw .tooManyAlive("items") }
    stage.dynamics.items[item.raw] = Value(.weak, value.handle)
    stage.dynamics.itemOfObject[value.handle.index] = item
    stage.dynamics.poses[item.raw] = plainPose(of: value, machine)
    return item
  }

  /// The item that a value is, if it is in some behavior.
  static func knownItem(_ value: Value, _ machine: Machine, _ stage: Stage) throws(Failure)
    -> ItemID?
  {
    guard value.kind == .object else {
      throw .wrongClause("item", "item", machine.typeName(of: value))
    }
    if case .view(let raw) = machine.heap.object(value).native {
      return stage.runtime.knownItem(of: ViewID(raw: raw))
    }
    return stage.dynamics.itemOfObject[value.handle.index]
  }

  /// Before an item gets a body, or its body another size: a layout pass that is due may still put
  /// it elsewhere.
  private static func layOut(_ item: ItemID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    if let view = stage.runtime.view(of: item), stage.runtime.awaitsLayout(view) {
      try Layout.layOut(.stage, &machine, &stage)
    }
  }

  /// The same for all items of a behavior and of what is in it.
  static func layOutItems(of id: BehaviorID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    for item in stage.runtime.items(of: id) where stage.runtime.animator(of: item) == nil {
      try layOut(item, &machine, &stage)
    }
    for child in stage.runtime.children(of: id) { try layOutItems(of: child, &machine, &stage) }
  }

  /// Where an object that is no view says it is.
  private static func pose(of value: Value, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> (ItemPose, ItemShape)
  {
    let words = machine.tables.words
    guard let center = try part(value, words.center, &machine, &stage), center.kind == .point,
      let bounds = try part(value, words.bounds, &machine, &stage), bounds.kind == .rect
    else { throw .noItem(machine.displayName(value)) }
    var pose = ItemPose(center: machine.heap.point(center), bounds: machine.heap.rect(bounds))
    machine.release(center, &stage)
    machine.release(bounds, &stage)
    guard pose.center.isFinite, (pose.bounds.width + pose.bounds.height).isFinite else {
      throw .notFinite("center")
    }
    if let transform = try part(value, words.transform, &machine, &stage) {
      if transform.kind == .transform { pose.transform = machine.heap.transform(transform) }
      machine.release(transform, &stage)
    }
    guard let shape = try part(value, words.collisionShape, &machine, &stage) else {
      return (pose, .rectangle)
    }
    defer { machine.release(shape, &stage) }
    return (pose, try itemShape(shape, machine))
  }

  /// A member of an object, owned; nil where it has none of that name.
  private static func part(
    _ value: Value, _ name: Name, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value? {
    guard machine.program.types[Int(machine.heap.object(value).type)].members[name] != nil else {
      return nil
    }
    return try machine.member(value, name, &stage)
  }

  /// `updateItem`: the body is where the script has put the item.
  static func updateItem(_ value: Value, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    guard let item = try knownItem(value, machine, stage), stage.runtime.animator(of: item) != nil
    else {
      throw .notMoved(machine.displayName(value))
    }
    if stage.runtime.view(of: item) == nil {
      let (pose, shape) = try pose(of: value, &machine, &stage)
      stage.runtime.setPose(pose, shape: shape, of: item)
      stage.dynamics.poses[item.raw] = plainPose(of: value, machine)
    }
    try layOut(item, &machine, &stage)
    try attempt(machine, &stage) { runtime throws(BehaviorError) in try runtime.updateItem(item) }
  }

  /// A failure in a step, with the line of the first behavior that moves the item.
  static func placed(_ failure: Failure, at item: ItemID, of animator: DynamicsID, _ stage: Stage)
    -> Failure
  {
    var failure = failure
    failure.line = lineOfOwningBehavior(of: item, in: animator, stage)
    return failure
  }

  /// The line of the first behavior that moves an item.
  static func lineOfOwningBehavior(of item: ItemID, in animator: DynamicsID, _ stage: Stage) -> Int
  {
    owningBehavior(of: item, in: animator, stage).map { line(of: $0, stage) } ?? 0
  }

  /// The first behavior that moves an item.
  static func owningBehavior(of item: ItemID, in animator: DynamicsID, _ stage: Stage)
    -> BehaviorID?
  {
    stage.runtime.allBehaviors(of: animator).first { stage.runtime.contains(item, $0) }
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
