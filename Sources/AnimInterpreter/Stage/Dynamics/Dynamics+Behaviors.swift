import AnimRuntime
import AnimSyntax
import AnimTrace

extension Dynamics {
  /// `gravity`, `push` and the like: a behavior that acts at once, in the stage's animator unless
  /// it is told otherwise.
  static func makeBehavior(_ kind: BehaviorKind) -> Directive.Action {
    { call, machine, stage throws(Failure) in try makeBehavior(kind, call, &machine, &stage) }
  }

  private static func makeBehavior(
    _ kind: BehaviorKind, _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let spec = try behaviorSpec(kind, call, &machine)
    let target = try animator(call["in"], &machine, &stage)
    let object = try makeBehaviorObject(spec, &machine, &stage)
    do throws(Failure) {
      try setUp(object, kind, target, call, &machine, &stage)
      if call.isOpen {
        for trait in BehaviorProperty.traits(of: kind) where call[trait.label] != nil {
          noteIfIdle(trait, trait.label, of: object, spec, &machine, &stage)
        }
      }
    } catch {
      machine.release(object, &stage)
      throw error
    }
    return object
  }

  /// What a sentence says of a behavior.
  private static func behaviorSpec(
    _ kind: BehaviorKind, _ call: DirectiveCall, _ machine: inout Machine
  )
    throws(Failure) -> BehaviorSpec
  {
    var spec = BehaviorSpec(kind)
    for trait in BehaviorProperty.traits(of: kind) {
      guard let value = call[trait.label] else { continue }
      let converted = try traitValue(value, trait, trait.label, &machine)
      guard trait.set(&spec, converted) else {
        throw .refused(trait.label, trait.type.text, machine.typeName(of: value))
      }
    }
    if case .attachment(let attachment) = spec, attachment.anchor == nil, call["to"] == nil {
      throw .attachmentWithoutEnd()
    }
    if let other = call["to"], other.kind == .object, call.subject.kind == .object,
      other.handle == call.subject.handle
    {
      throw .attachedToItself(machine.displayName(other))
    }
    return spec
  }

  private static func setUp(
    _ object: Value, _ kind: BehaviorKind, _ target: (object: Value, id: DynamicsID)?,
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    if let name = machine.upcomingName() { machine.nameObject(object, name) }
    for (label, field) in [("action", BehaviorField.action), ("began", .began), ("ended", .ended)] {
      guard let block = call[label], !block.isNil else { continue }
      setField(
        field.rawValue, of: object, to: machine.retained(try machine.callable(block, label)),
        &machine, &stage)
    }
    if let target { try addBehavior(object, to: target, &machine, &stage) }
    if kind == .behavior {
      for child in try list(call.subject, machine) {
        try addChild(child, to: object, &machine, &stage)
      }
    } else {
      var items = try list(call.subject, machine)
      if kind == .attachment, let other = call["to"] { items.append(other) }
      if kind == .attachment || kind == .snap, items.isEmpty {
        throw .wrongClause("item", "item", machine.typeName(of: call.subject))
      }
      try addItems(items, to: object, &machine, &stage)
    }
    if call.hasBlock {
      try describe(object, try call.block(machine), call.head, &machine, &stage)
    }
  }

  /// Runs a block that says what an object consists of.
  static func describe(
    _ object: Value, _ block: Value, _ head: String, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    stage.dynamics.describing.append(object)
    machine.entries.append(head == "path" ? .block("path") : .block("collision"))
    let result = try machine.call(block, [], &stage)
    machine.entries.removeLast()
    stage.dynamics.describing.removeLast()
    machine.release(result, &stage)
  }

  /// One thing or an array of things.
  private static func list(_ value: Value, _ machine: Machine) throws(Failure) -> [Value] {
    switch value.kind {
    case .array: machine.heap.array(value)
    case .unset, .nil: []
    default: [value]
    }
  }

  // MARK: Objects

  /// A new behavior of a class, in no animator.
  private static func makeBehaviorObject(
    _ spec: BehaviorSpec, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let object = machine.makeNative(NativeKind(spec.kind), .none)
    try standBehind(object, spec, &machine, &stage)
    return object
  }

  private static func standBehind(
    _ object: Value, _ spec: BehaviorSpec, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let id = stage.runtime.makeBehavior(spec)
    if id == .none { throw .tooManyAlive("behaviors") }
    machine.heap.objects[machine.heap.payload(object)].native = .behavior(id.raw)
    stage.dynamics.behaviors[id.raw] = Value(.weak, object.handle)
    stage.dynamics.lines[id.raw] = machine.currentLine
  }

  /// Gives a new object of a script's class its behavior.
  static func makeBehaviorBehind(_ object: Value, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    try standBehind(object, .behavior, &machine, &stage)
    if let name = machine.upcomingName() { machine.nameObject(object, name) }
  }

  /// A new behavior joins the stage's animator, unless its `init` has put it elsewhere.
  static func joinStage(_ object: Value, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    let id = try behavior(object, "init", machine)
    if stage.runtime.animator(of: id) != nil || stage.runtime.parent(of: id) != nil { return }
    try addBehavior(object, to: try dynamicsObject(for: .stage, &machine, &stage), &machine, &stage)
  }

  // MARK: Where it is

  /// Adds a behavior to an animator, out of where it was.
  static func addBehavior(
    _ object: Value, to target: (object: Value, id: DynamicsID), _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    let id = try behavior(object, "addBehavior", machine)
    if stage.runtime.parent(of: id) == nil, stage.runtime.animator(of: id) == target.id { return }
    if stage.runtime.referenceView(of: target.id) == .none { throw .animatorEnded() }
    machine.retain(object)
    // First of all, for it may itself put the behavior somewhere else.
    try willMove(object, to: target.object, &machine, &stage)
    leaveHolder(object, id, &machine, &stage)
    append([object], to: DynamicsField.behaviors.rawValue, of: target.object, &machine, &stage)
    stage.record(
      .behavior, subject: machine.displayName(object), phase: "added",
      details: [Detail("to", .word(dynamicsName(target.id, machine, stage)))], &machine)
    try layOutItems(of: id, &machine, &stage)
    try attempt(machine, &stage) { runtime throws(BehaviorError) in
      try runtime.addBehavior(id, to: target.id)
    }
    machine.release(object, &stage)
  }

  /// Makes a behavior part of a composite, out of where it was.
  static func addChild(
    _ child: Value, to parent: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let (childID, parentID) = (
      try behavior(child, "addChild", machine), try behavior(parent, "addChild", machine)
    )
    if stage.runtime.parent(of: childID) == parentID { return }
    machine.retain(child)
    let animator = stage.runtime.animator(of: parentID)
    if animator != stage.runtime.animator(of: childID) {
      try willMove(
        child, to: animator.flatMap { stage.dynamics.animators[$0.raw] } ?? .nil, &machine, &stage)
    }
    try attempt(machine, &stage) { runtime throws(BehaviorError) in
      try runtime.checkChild(childID, of: parentID)
    }
    leaveHolder(child, childID, &machine, &stage)
    append([child], to: BehaviorField.children.rawValue, of: parent, &machine, &stage)
    stage.record(
      .behavior, subject: machine.displayName(child), phase: "added",
      details: [Detail("to", .word(machine.displayName(parent)))], &machine)
    if animator != nil { try layOutItems(of: childID, &machine, &stage) }
    try attempt(machine, &stage) { runtime throws(BehaviorError) in
      try runtime.addChild(childID, to: parentID)
    }
    machine.release(child, &stage)
  }

  /// Takes a behavior out of its animator or composite; in none, nothing happens.
  static func removeBehavior(
    _ object: Value, _ id: BehaviorID, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let animator = stage.runtime.animator(of: id)
    let parent = stage.runtime.parent(of: id)
    guard animator != nil || parent != nil else { return }
    let from =
      parent.map { behaviorName($0, machine, stage) } ?? animator.map {
        dynamicsName($0, machine, stage)
      } ?? ""
    machine.retain(object)
    if animator != nil { try willMove(object, to: .nil, &machine, &stage) }
    leaveHolder(object, id, &machine, &stage)
    noteLostMotion(of: id, &machine, &stage)
    stage.runtime.removeBehavior(id)
    stage.record(
      .behavior, subject: machine.displayName(object), phase: "removed",
      details: [Detail("from", .word(from))], &machine)
    machine.release(object, &stage)
  }

  /// Who holds a behavior lets go of it.
  private static func leaveHolder(
    _ object: Value, _ id: BehaviorID, _ machine: inout Machine, _ stage: inout Stage
  ) {
    if let parent = stage.runtime.parent(of: id) {
      remove(
        object, from: BehaviorField.children.rawValue, of: behaviorObject(parent, stage), &machine,
        &stage)
    } else if let animator = stage.runtime.animator(of: id),
      let holder = stage.dynamics.animators[animator.raw]
    {
      remove(object, from: DynamicsField.behaviors.rawValue, of: holder, &machine, &stage)
    }
  }

  /// Calls `willMove` of the classes that have one, of a behavior and of what is in it.
  private static func willMove(
    _ object: Value, to animator: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let name = machine.tables.words.willMove
    if case .method(let function)? = machine.program.types[Int(machine.heap.object(object).type)]
      .members[name]
    {
      machine.entries.append(.method(name))
      machine.release(
        try machine.callFunction(function, receiver: object, [machine.retained(animator)], &stage),
        &stage)
      machine.entries.removeLast()
    }
    try forEachChild(of: object, &machine, &stage) { child, machine, stage throws(Failure) in
      try willMove(child, to: animator, &machine, &stage)
    }
  }

  /// Does something with each part of a composite. What a script does meanwhile may take parts
  /// away: those are left out, and none is let go before the end.
  static func forEachChild(
    of object: Value, _ machine: inout Machine, _ stage: inout Stage,
    _ work: (Value, inout Machine, inout Stage) throws(Failure) -> Void
  ) throws(Failure) {
    let children = elements(BehaviorField.children.rawValue, of: object, machine)
    if children.isEmpty { return }
    machine.retain(object)
    for child in children { machine.retain(child) }
    let parent = try behavior(object, "children", machine)
    for child in children
    where stage.runtime.parent(of: try behavior(child, "children", machine)) == parent {
      try work(child, &machine, &stage)
    }
    for child in children.reversed() { machine.release(child, &stage) }
    machine.release(object, &stage)
  }
}

extension BehaviorSpec {
  /// A behavior of a kind as it is without a word.
  init(_ kind: BehaviorKind) {
    switch kind {
    case .gravity: self = .gravity(.down)
    case .attachment: self = .attachment(AttachmentSpec())
    case .collision: self = .collision(CollisionSpec())
    case .push: self = .push(PushSpec())
    case .snap: self = .snap(SnapSpec(point: .zero))
    case .field: self = .field(FieldSpec(.drag))
    case .dynamicItem: self = .dynamicItem(ItemTraits())
    case .behavior: self = .behavior
    }
  }
}
