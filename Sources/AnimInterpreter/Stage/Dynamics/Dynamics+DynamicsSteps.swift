import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Dynamics {
  /// An animator has something to move again.
  static func resumeDynamics(_ id: DynamicsID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    stage.record(
      .dynamics, subject: dynamicsName(id, machine, stage), phase: "resumed", line: 0, &machine)
    try callDynamicsHandler(.willResume, "willResume", id, &machine, &stage)
  }

  /// An animator has made a step: contacts, then actions, then perhaps rest.
  static func finishDynamicsStep(_ id: DynamicsID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    let events = stage.runtime.dynamicsReport
    // The engine's work goes by what there is to move.
    let work = 64 + 32 * stage.runtime.stepWork(of: id)
    machine.charge(work)
    stage.dynamics.charged += work
    stage.dynamics.stepped = id
    try writeItems(of: id, &machine, &stage)
    var pushed: Set<BehaviorID> = []
    for event in events {
      if case .pushed(let behavior) = event { pushed.insert(behavior) }
      try tell(event, of: id, &machine, &stage)
    }
    let behaviors = stage.runtime.allBehaviors(of: id)
    machine.charge(4 * behaviors.count)
    for behavior in behaviors { try act(behavior, of: id, pushed, &machine, &stage) }
    guard stage.runtime.finishStep(of: id) else { return }
    stage.record(
      .dynamics, subject: dynamicsName(id, machine, stage), phase: "paused", line: 0, &machine)
    try callDynamicsHandler(.didPause, "didPause", id, &machine, &stage)
  }

  private static func callDynamicsHandler(
    _ slot: DynamicsField, _ name: StaticString, _ id: DynamicsID, _ machine: inout Machine,
    _ stage: inout Stage
  ) throws(Failure) {
    guard let object = stage.dynamics.animators[id.raw] else { return }
    let handler = field(slot.rawValue, of: object, machine)
    if !handler.isNil {
      try callAtOnce(handler, name, [machine.retained(object)], &machine, &stage)
    }
  }

  /// Calls a handler that may not wait; takes over its arguments.
  private static func callAtOnce(
    _ handler: Value, _ name: StaticString, _ arguments: [Value], _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    machine.retain(handler)
    machine.entries.append(.block(name))
    let result = try machine.call(handler, arguments, &stage)
    machine.entries.removeLast()
    machine.release(result, &stage)
    machine.release(handler, &stage)
  }

  /// Calls a behavior's action, if it is still in the animator; of an impulse in its step only.
  private static func act(
    _ id: BehaviorID, of animator: DynamicsID, _ pushed: Set<BehaviorID>, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    let object = behaviorObject(id, stage)
    guard object.kind == .object else { return }
    let action = field(BehaviorField.action.rawValue, of: object, machine)
    if action.isNil || stage.runtime.animator(of: id) != animator { return }
    if case .push(let push)? = stage.runtime.spec(of: id), !push.isContinuous, !pushed.contains(id)
    {
      return
    }
    try callAtOnce(action, "action", [machine.retained(object)], &machine, &stage)
  }

  // MARK: Events

  private static func tell(
    _ event: DynamicsEvent, of animator: DynamicsID, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    switch event {
    case .overwritten(let item):
      stage.note(
        DynamicsNoteID.writtenOver,
        "physics moves '\(itemName(item, machine, stage))' and has overwritten its position",
        line: stage.dynamics.writes[item.raw]
          ?? lineOfOwningBehavior(of: item, in: animator, stage), &machine)
    case .itemsBegan(let behavior, let item, let other, let point):
      try tellContact(behavior, item, other: other, nil, at: point, &machine, &stage)
    case .itemsEnded(let behavior, let item, let other):
      try tellContact(behavior, item, other: other, nil, at: nil, &machine, &stage)
    case .boundaryBegan(let behavior, let item, let name, let point):
      try tellContact(behavior, item, other: nil, name, at: point, &machine, &stage)
    case .boundaryEnded(let behavior, let item, let name):
      try tellContact(behavior, item, other: nil, name, at: nil, &machine, &stage)
    case .pushed: break
    case .escaped(let item, let point): recordItem(item, "escaped", at: point, &machine, &stage)
    case .returned(let item, let point): recordItem(item, "returned", at: point, &machine, &stage)
    case .clamped(let item):
      stage.record(
        .item, subject: itemName(item, machine, stage), phase: "clamped", line: 0, &machine)
    case .crowded:
      stage.record(
        .dynamics, subject: dynamicsName(animator, machine, stage), phase: "crowded", line: 0,
        &machine)
    case .lost(let item):
      throw placed(
        .itemLost(itemName(item, machine, stage), dynamicsName(animator, machine, stage)), at: item,
        of: animator, stage)
    }
  }

  private static func recordItem(
    _ item: ItemID, _ phase: String, at point: Point, _ machine: inout Machine, _ stage: inout Stage
  ) {
    stage.record(
      .item, subject: itemName(item, machine, stage), phase: phase,
      details: [Detail("x", .number(point.x), .bare), Detail("y", .number(point.y), .bare)],
      line: 0, &machine)
  }

  /// A line of kind `contact`, and the collision's handler.
  private static func tellContact(
    _ id: BehaviorID, _ item: ItemID, other: ItemID?, _ boundary: BoundaryName?, at point: Point?,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let collision = behaviorObject(id, stage)
    // A handler before this one may have taken one of them away.
    guard collision.kind == .object, stage.runtime.exists(item),
      other.map({ stage.runtime.exists($0) }) ?? true
    else { return }
    let slot = point == nil ? BehaviorField.ended : .began
    let handler = field(slot.rawValue, of: collision, machine)
    if stage.recorder.writer.shows(.contact) {
      recordContact(id, item, other, boundary, at: point, &machine, &stage)
    } else {
      stage.countUnseen(&machine)
    }
    if handler.isNil { return }
    let name = boundary.map { makeBoundaryName($0, &machine) } ?? .nil
    let contact = machine.makeNative(.contact, .contact)
    setField(
      ContactField.item.rawValue, of: contact, to: machine.retained(itemObject(item, stage)),
      &machine, &stage)
    setField(
      ContactField.other.rawValue, of: contact,
      to: other.map { machine.retained(itemObject($0, stage)) } ?? .nil, &machine, &stage)
    setField(ContactField.boundary.rawValue, of: contact, to: name, &machine, &stage)
    setField(
      ContactField.point.rawValue, of: contact, to: point.map { machine.heap.make($0) } ?? .nil,
      &machine, &stage)
    try callAtOnce(
      handler, point == nil ? "ended" : "began", [contact, machine.retained(collision)], &machine,
      &stage)
  }

  private static func recordContact(
    _ id: BehaviorID, _ item: ItemID, _ other: ItemID?, _ boundary: BoundaryName?, at point: Point?,
    _ machine: inout Machine, _ stage: inout Stage
  ) {
    var details = [Detail("item", .word(itemName(item, machine, stage)))]
    if let other { details.append(Detail("other", .word(itemName(other, machine, stage)))) }
    if let boundary { details.append(Detail("boundary", detail(boundary))) }
    if let point {
      details.append(Detail("x", .number(point.x), .bare))
      details.append(Detail("y", .number(point.y), .bare))
    }
    stage.record(
      .contact, subject: behaviorName(id, machine, stage), phase: point == nil ? "ended" : "began",
      details: details, line: line(of: id, stage), &machine)
  }

  private static func detail(_ name: BoundaryName) -> DetailValue {
    switch name {
    case .reference: .nil
    case .text(let text): .quoted(text)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }

  // MARK: Notes

  /// A script has written where a view is: what physics moves is told once it is written over.
  static func notePlacing(
    of view: ViewID, _ object: Value, _ property: Property, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    guard property == .center || property == .transform || property == .frame,
      stage.runtime.isMovedByDynamics(view), let item = stage.runtime.knownItem(of: view)
    else { return }
    stage.dynamics.writes[item.raw] = machine.currentLine
    guard stage.runtime.isInAnimationBlock else { return }
    stage.note(
      DynamicsNoteID.ownedPlace,
      "'\(machine.displayName(object)).\(property.name)' is not animated: physics moves it",
      line: machine.currentLine, &machine)
  }

  /// A script has said something of a behavior that has no use for it as it is.
  static func noteIfIdle(
    _ trait: BehaviorProperty, _ name: String, of object: Value, _ spec: BehaviorSpec,
    _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard let idleness = trait.idleness(in: spec) else { return }
    stage.note(
      DynamicsNoteID.ignoredTrait, "'\(machine.displayName(object))': \(idleness.message(name))",
      line: machine.currentLine, &machine)
  }

  /// What only a used impulse acts on stands still once that is removed.
  static func noteLostMotion(of id: BehaviorID, _ machine: inout Machine, _ stage: inout Stage) {
    guard stage.runtime.isUsed(id) else { return }
    for item in stage.runtime.items(of: id) where stage.runtime.actsAlone(id, on: item) {
      if stage.runtime.linearVelocity(of: item) == .zero,
        stage.runtime.angularVelocity(of: item) == 0
      {
        continue
      }
      stage.note(
        DynamicsNoteID.lostMotion,
        "'\(itemName(item, machine, stage))' is in no other behavior and loses its velocity",
        line: machine.currentLine, &machine)
    }
  }

  /// Impulses that have pushed and were never removed, told at the end of a run once for each line.
  static func reportUsedPushes(_ machine: inout Machine, _ stage: inout Stage) {
    var counts: [(line: Int, name: String, count: Int)] = []
    for raw in stage.dynamics.behaviors.keys.sorted() {
      let id = BehaviorID(raw: raw)
      guard stage.runtime.isUsed(id), stage.runtime.animator(of: id) != nil else { continue }
      let line = line(of: id, stage)
      if let index = counts.firstIndex(where: { $0.line == line }) {
        counts[index].count += 1
      } else {
        counts.append((line, behaviorName(id, machine, stage), 1))
      }
    }
    for (line, name, count) in counts {
      let what = count == 1 ? "'\(name)' has" : "\(count) pushes of this line have"
      stage.note(
        DynamicsNoteID.usedPush, "\(what) pushed and \(count == 1 ? "was" : "were") never removed",
        line: line, &machine)
    }
  }
}

/// What physics may remark; `DiagnosticCatalogue` explains each.
enum DynamicsNoteID: String, CaseIterable {
  case ignoredTrait = "ignored-trait"
  case itemForNoPart = "item-for-no-part"
  case lostMotion = "lost-motion"
  case ownedPlace = "owned-place"
  case usedPush = "used-push"
  case writtenOver = "written-over"
}
