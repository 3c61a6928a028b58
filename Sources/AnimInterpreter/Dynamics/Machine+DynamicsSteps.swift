import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// An animator has something to move again.
  mutating func resumeDynamics(_ id: DynamicsID) throws(Failure) {
    record(.dynamics, subject: dynamicsName(id), phase: "resumed", line: 0)
    try callDynamicsHandler(.willResume, "willResume", id)
  }

  /// An animator has made a step: contacts, then actions, then perhaps rest.
  mutating func finishDynamicsStep(_ id: DynamicsID) throws(Failure) {
    let events = runtime.dynamicsReport
    // The engine's work goes by what there is to move.
    let work = 64 + 32 * runtime.stepWork(of: id)
    charge(work)
    dynamics.charged += work
    dynamics.stepped = id
    try writeItems(of: id)
    var pushed: Set<BehaviorID> = []
    for event in events {
      if case .pushed(let behavior) = event { pushed.insert(behavior) }
      try tell(event, of: id)
    }
    let behaviors = runtime.allBehaviors(of: id)
    charge(4 * behaviors.count)
    for behavior in behaviors { try act(behavior, of: id, pushed) }
    guard runtime.finishStep(of: id) else { return }
    record(.dynamics, subject: dynamicsName(id), phase: "paused", line: 0)
    try callDynamicsHandler(.didPause, "didPause", id)
  }

  private mutating func callDynamicsHandler(
    _ slot: DynamicsField, _ name: StaticString, _ id: DynamicsID
  ) throws(Failure) {
    guard let object = dynamics.animators[id.raw] else { return }
    let handler = field(slot.rawValue, of: object)
    if !handler.isNil { try callAtOnce(handler, name, [retained(object)]) }
  }

  /// Calls a handler that may not wait; takes over its arguments.
  private mutating func callAtOnce(_ handler: Value, _ name: StaticString, _ arguments: [Value])
    throws(Failure)
  {
    retain(handler)
    entries.append(.block(name))
    let result = try call(handler, arguments)
    entries.removeLast()
    release(result)
    release(handler)
  }

  /// Calls a behavior's action, if it is still in the animator; of an impulse in its step only.
  private mutating func act(_ id: BehaviorID, of animator: DynamicsID, _ pushed: Set<BehaviorID>)
    throws(Failure)
  {
    let object = behaviorObject(id)
    guard object.kind == .object else { return }
    let action = field(BehaviorField.action.rawValue, of: object)
    if action.isNil || runtime.animator(of: id) != animator { return }
    if case .push(let push)? = runtime.spec(of: id), !push.isContinuous, !pushed.contains(id) {
      return
    }
    try callAtOnce(action, "action", [retained(object)])
  }

  // MARK: Events

  private mutating func tell(_ event: DynamicsEvent, of animator: DynamicsID) throws(Failure) {
    switch event {
    case .overwritten(let item):
      note(
        DynamicsNoteID.writtenOver,
        "'\(itemName(item))' is moved by physics, which has put it back",
        line: dynamics.writes[item.raw] ?? lineOfOwningBehavior(of: item, in: animator))
    case .itemsBegan(let behavior, let item, let other, let point):
      try tellContact(behavior, item, other: other, nil, at: point)
    case .itemsEnded(let behavior, let item, let other):
      try tellContact(behavior, item, other: other, nil, at: nil)
    case .boundaryBegan(let behavior, let item, let name, let point):
      try tellContact(behavior, item, other: nil, name, at: point)
    case .boundaryEnded(let behavior, let item, let name):
      try tellContact(behavior, item, other: nil, name, at: nil)
    case .pushed: break
    case .escaped(let item, let point): recordItem(item, "escaped", at: point)
    case .returned(let item, let point): recordItem(item, "returned", at: point)
    case .clamped(let item): record(.item, subject: itemName(item), phase: "clamped", line: 0)
    case .crowded:
      record(.dynamics, subject: dynamicsName(animator), phase: "crowded", line: 0)
    case .lost(let item):
      throw placed(.itemLost(itemName(item), dynamicsName(animator)), at: item, of: animator)
    }
  }

  private mutating func recordItem(_ item: ItemID, _ phase: String, at point: Point) {
    record(
      .item, subject: itemName(item), phase: phase,
      details: [Detail("x", .number(point.x), .bare), Detail("y", .number(point.y), .bare)],
      line: 0)
  }

  /// A line of kind `contact`, and the collision's handler.
  private mutating func tellContact(
    _ id: BehaviorID, _ item: ItemID, other: ItemID?, _ boundary: BoundaryName?, at point: Point?
  ) throws(Failure) {
    let collision = behaviorObject(id)
    // A handler before this one may have taken one of them away.
    guard collision.kind == .object, runtime.exists(item), other.map({ runtime.exists($0) }) ?? true
    else { return }
    let slot = point == nil ? BehaviorField.ended : .began
    let handler = field(slot.rawValue, of: collision)
    if recorder.writer.shows(.contact) {
      recordContact(id, item, other, boundary, at: point)
    } else {
      recordUnseen()
    }
    if handler.isNil { return }
    let name = boundary.map { makeBoundaryName($0) } ?? .nil
    let contact = makeNative(.contact, .contact)
    setField(ContactField.item.rawValue, of: contact, to: retained(itemObject(item)))
    setField(
      ContactField.other.rawValue, of: contact, to: other.map { retained(itemObject($0)) } ?? .nil)
    setField(ContactField.boundary.rawValue, of: contact, to: name)
    setField(
      ContactField.point.rawValue, of: contact, to: point.map { heap.make($0) } ?? .nil)
    try callAtOnce(
      handler, point == nil ? "ended" : "began", [contact, retained(collision)])
  }

  private mutating func recordContact(
    _ id: BehaviorID, _ item: ItemID, _ other: ItemID?, _ boundary: BoundaryName?, at point: Point?
  ) {
    var details = [Detail("item", .word(itemName(item)))]
    if let other { details.append(Detail("other", .word(itemName(other)))) }
    if let boundary { details.append(Detail("boundary", detail(boundary))) }
    if let point {
      details.append(Detail("x", .number(point.x), .bare))
      details.append(Detail("y", .number(point.y), .bare))
    }
    record(
      .contact, subject: behaviorName(id), phase: point == nil ? "ended" : "began",
      details: details, line: line(of: id))
  }

  private func detail(_ name: BoundaryName) -> DetailValue {
    switch name {
    case .reference: .nil
    case .text(let text): .quoted(text)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }

  // MARK: Notes

  /// A script has written where a view is: what physics moves is told once it is written over.
  mutating func notePlacing(of view: ViewID, _ object: Value, _ property: Property) {
    guard property == .center || property == .transform || property == .frame,
      runtime.isMovedByDynamics(view), let item = runtime.knownItem(of: view)
    else { return }
    dynamics.writes[item.raw] = currentLine
    guard runtime.isInAnimationBlock else { return }
    note(
      DynamicsNoteID.ownedPlace,
      "'\(displayName(object)).\(property.name)' is not animated: physics moves it",
      line: currentLine)
  }

  /// A script has said something of a behavior that has no use for it as it is.
  mutating func noteIfIdle(
    _ trait: BehaviorProperty, _ name: String, of object: Value, _ spec: BehaviorSpec
  ) {
    guard let idleness = trait.idleness(in: spec) else { return }
    note(
      DynamicsNoteID.ignoredTrait, "'\(displayName(object))': \(idleness.message(name))",
      line: currentLine)
  }

  /// What only a used impulse acts on stands still once that is removed.
  mutating func noteLostMotion(of id: BehaviorID) {
    guard runtime.isUsed(id) else { return }
    for item in runtime.items(of: id) where runtime.actsAlone(id, on: item) {
      if runtime.linearVelocity(of: item) == .zero, runtime.angularVelocity(of: item) == 0 {
        continue
      }
      note(
        DynamicsNoteID.lostMotion, "'\(itemName(item))' is in no other behavior: it stands still",
        line: currentLine)
    }
  }

  /// Impulses that have pushed and were never removed, told at the end of a run once for each line.
  mutating func reportUsedPushes() {
    var counts: [(line: Int, name: String, count: Int)] = []
    for raw in dynamics.behaviors.keys.sorted() {
      let id = BehaviorID(raw: raw)
      guard runtime.isUsed(id), runtime.animator(of: id) != nil else { continue }
      let line = line(of: id)
      if let index = counts.firstIndex(where: { $0.line == line }) {
        counts[index].count += 1
      } else {
        counts.append((line, behaviorName(id), 1))
      }
    }
    for (line, name, count) in counts {
      let what = count == 1 ? "'\(name)' has" : "\(count) pushes of this line have"
      note(
        DynamicsNoteID.usedPush, "\(what) pushed and \(count == 1 ? "was" : "were") never removed",
        line: line)
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
