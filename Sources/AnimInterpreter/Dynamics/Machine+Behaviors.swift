import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// `gravity`, `push` and the like: a behavior that acts at once, in the stage's animator unless
  /// it is told otherwise.
  mutating func performBehavior(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    // The directives of behaviors stand in the order of their kinds.
    let offset = Int(arguments.id.rawValue - DirectiveID.gravity.rawValue)
    let kind = BehaviorKind.allCases[offset]
    let spec = try behaviorSpec(kind, arguments)
    let target = try animator(arguments["in"])
    let object = try makeBehaviorObject(spec)
    do throws(Failure) {
      try setUp(object, kind, target, arguments)
      if arguments.isOpen {
        for trait in BehaviorProperty.traits(of: kind) where arguments[trait.label] != nil {
          noteIfIdle(trait, trait.label, of: object, spec)
        }
      }
    } catch {
      release(object)
      throw error
    }
    return object
  }

  /// What a sentence says of a behavior.
  private mutating func behaviorSpec(_ kind: BehaviorKind, _ arguments: DirectiveArguments)
    throws(Failure) -> BehaviorSpec
  {
    var spec = BehaviorSpec(kind)
    for trait in BehaviorProperty.traits(of: kind) {
      guard let value = arguments[trait.label] else { continue }
      let converted = try traitValue(value, trait, trait.label)
      guard trait.set(&spec, converted) else {
        throw .refused(trait.label, trait.type.text, typeName(of: value))
      }
    }
    if case .attachment(let attachment) = spec, attachment.anchor == nil, arguments["to"] == nil {
      throw .attachmentWithoutEnd()
    }
    if let other = arguments["to"], other.kind == .object, arguments.subject.kind == .object,
      other.handle == arguments.subject.handle
    {
      throw .attachedToItself(displayName(other))
    }
    return spec
  }

  private mutating func setUp(
    _ object: Value, _ kind: BehaviorKind, _ target: (object: Value, id: DynamicsID)?,
    _ arguments: DirectiveArguments
  ) throws(Failure) {
    if let name = upcomingName() { nameObject(object, name) }
    for (label, field) in [("action", BehaviorField.action), ("began", .began), ("ended", .ended)] {
      guard let block = arguments[label], !block.isNil else { continue }
      setField(field.rawValue, of: object, to: retained(try callable(block, label)))
    }
    if let target { try addBehavior(object, to: target) }
    if kind == .behavior {
      for child in try list(arguments.subject) { try addChild(child, to: object) }
    } else {
      var items = try list(arguments.subject)
      if kind == .attachment, let other = arguments["to"] { items.append(other) }
      if kind == .attachment || kind == .snap, items.isEmpty {
        throw .wrongClause("item", "item", typeName(of: arguments.subject))
      }
      try addItems(items, to: object)
    }
    if arguments.hasBlock {
      try describe(object, try arguments.block(self), arguments.row.head)
    }
  }

  /// Runs a block that says what an object consists of.
  mutating func describe(_ object: Value, _ block: Value, _ head: String) throws(Failure) {
    dynamics.describing.append(object)
    entries.append(head == "path" ? .block("path") : .block("collision"))
    let result = try call(block, [])
    entries.removeLast()
    dynamics.describing.removeLast()
    release(result)
  }

  /// One thing or an array of things.
  private func list(_ value: Value) throws(Failure) -> [Value] {
    switch value.kind {
    case .array: heap.array(value)
    case .unset, .nil: []
    default: [value]
    }
  }

  // MARK: Objects

  /// A new behavior of a class, in no animator.
  private mutating func makeBehaviorObject(_ spec: BehaviorSpec) throws(Failure) -> Value {
    let object = makeNative(NativeKind(spec.kind), .none)
    try standBehind(object, spec)
    return object
  }

  private mutating func standBehind(_ object: Value, _ spec: BehaviorSpec) throws(Failure) {
    let id = runtime.makeBehavior(spec)
    if id == .none { throw .tooManyAlive("behaviors") }
    heap.objects[heap.payload(object)].native = .behavior(id.raw)
    dynamics.behaviors[id.raw] = Value(.weak, object.handle)
    dynamics.lines[id.raw] = currentLine
  }

  /// Gives a new object of a script's class its behavior.
  mutating func makeBehaviorBehind(_ object: Value) throws(Failure) {
    try standBehind(object, .behavior)
    if let name = upcomingName() { nameObject(object, name) }
  }

  /// A new behavior joins the stage's animator, unless its `init` has put it elsewhere.
  mutating func joinStage(_ object: Value) throws(Failure) {
    let id = try behavior(object, "init")
    if runtime.animator(of: id) != nil || runtime.parent(of: id) != nil { return }
    try addBehavior(object, to: try dynamicsObject(for: .stage))
  }

  // MARK: Where it is

  /// Adds a behavior to an animator, out of where it was.
  mutating func addBehavior(_ object: Value, to target: (object: Value, id: DynamicsID))
    throws(Failure)
  {
    let id = try behavior(object, "addBehavior")
    if runtime.parent(of: id) == nil, runtime.animator(of: id) == target.id { return }
    if runtime.referenceView(of: target.id) == .none { throw .animatorEnded() }
    retain(object)
    // First of all, for it may itself put the behavior somewhere else.
    try willMove(object, to: target.object)
    leaveHolder(object, id)
    append([object], to: DynamicsField.behaviors.rawValue, of: target.object)
    record(
      .behavior, subject: displayName(object), phase: "added",
      details: [Detail("to", .word(dynamicsName(target.id)))])
    try layOutItems(of: id)
    try attempt { machine throws(BehaviorError) in
      try machine.runtime.addBehavior(id, to: target.id)
    }
    release(object)
  }

  /// Makes a behavior part of a composite, out of where it was.
  mutating func addChild(_ child: Value, to parent: Value) throws(Failure) {
    let (childID, parentID) = (try behavior(child, "addChild"), try behavior(parent, "addChild"))
    if runtime.parent(of: childID) == parentID { return }
    retain(child)
    let animator = runtime.animator(of: parentID)
    if animator != runtime.animator(of: childID) {
      try willMove(child, to: animator.flatMap { dynamics.animators[$0.raw] } ?? .nil)
    }
    try attempt { machine throws(BehaviorError) in
      try machine.runtime.checkChild(childID, of: parentID)
    }
    leaveHolder(child, childID)
    append([child], to: BehaviorField.children.rawValue, of: parent)
    record(
      .behavior, subject: displayName(child), phase: "added",
      details: [Detail("to", .word(displayName(parent)))])
    if animator != nil { try layOutItems(of: childID) }
    try attempt { machine throws(BehaviorError) in
      try machine.runtime.addChild(childID, to: parentID)
    }
    release(child)
  }

  /// Takes a behavior out of its animator or composite; in none, nothing happens.
  mutating func removeBehavior(_ object: Value, _ id: BehaviorID) throws(Failure) {
    let animator = runtime.animator(of: id)
    let parent = runtime.parent(of: id)
    guard animator != nil || parent != nil else { return }
    let from = parent.map { behaviorName($0) } ?? animator.map { dynamicsName($0) } ?? ""
    retain(object)
    if animator != nil { try willMove(object, to: .nil) }
    leaveHolder(object, id)
    noteLostMotion(of: id)
    runtime.removeBehavior(id)
    record(
      .behavior, subject: displayName(object), phase: "removed",
      details: [Detail("from", .word(from))])
    release(object)
  }

  /// Who holds a behavior lets go of it.
  private mutating func leaveHolder(_ object: Value, _ id: BehaviorID) {
    if let parent = runtime.parent(of: id) {
      remove(object, from: BehaviorField.children.rawValue, of: behaviorObject(parent))
    } else if let animator = runtime.animator(of: id), let holder = dynamics.animators[animator.raw]
    {
      remove(object, from: DynamicsField.behaviors.rawValue, of: holder)
    }
  }

  /// Calls `willMove` of the classes that have one, of a behavior and of what is in it.
  private mutating func willMove(_ object: Value, to animator: Value) throws(Failure) {
    let name = tables.words.willMove
    if case .method(let function)? = program.types[Int(heap.object(object).type)].members[name] {
      entries.append(.method(name))
      release(try callFunction(function, receiver: object, [retained(animator)]))
      entries.removeLast()
    }
    try forEachChild(of: object) { machine, child throws(Failure) in
      try machine.willMove(child, to: animator)
    }
  }

  /// Does something with each part of a composite. What a script does meanwhile may take parts
  /// away: those are left out, and none is let go before the end.
  mutating func forEachChild(
    of object: Value, _ work: (inout Machine, Value) throws(Failure) -> Void
  ) throws(Failure) {
    let children = elements(BehaviorField.children.rawValue, of: object)
    if children.isEmpty { return }
    retain(object)
    for child in children { retain(child) }
    let parent = try behavior(object, "children")
    for child in children where runtime.parent(of: try behavior(child, "children")) == parent {
      try work(&self, child)
    }
    for child in children.reversed() { release(child) }
    release(object)
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
