import AnimRuntime
import AnimSyntax

/// Physics in the language: the objects of behaviors, animators and items, and what was written of them.
struct Dynamics: Sendable {
  /// By the behavior's id, held weakly: animators, composites and variables hold behaviors.
  var behaviors = IDMap<Value>()
  /// The script line each was made on.
  var lines = IDMap<Int>()
  /// By the animator's id; held by its reference view.
  var animators: [UInt32: Value] = [:]
  /// The objects that are items without being views, by the item's id, held weakly.
  var items: [UInt32: Value] = [:]
  /// The items of such objects, by their places in the heap.
  var itemOfObject: [UInt32: ItemID] = [:]
  /// The objects whose describing blocks run, innermost last.
  var describing: [Value] = []
  /// Where they were written last, as far as a script can have written it since.
  var poses: [UInt32: WrittenPose] = [:]
  /// The line that last wrote where an item is, by the item's id.
  var writes: [UInt32: Int] = [:]
  /// How many instructions steps have been charged, and the animator that has stepped last.
  var charged = 0
  var stepped = DynamicsID.none
}

extension Dynamics {
  static func behaviorObject(_ id: BehaviorID, _ stage: Stage) -> Value {
    stage.dynamics.behaviors[id.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  /// The object of an item: a view, or what has bounds, center and transform.
  static func itemObject(_ id: ItemID, _ stage: Stage) -> Value {
    if let view = stage.runtime.view(of: id) { return Views.object(view, stage) }
    return stage.dynamics.items[id.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  static func itemName(_ id: ItemID, _ machine: Machine, _ stage: Stage) -> String {
    let object = itemObject(id, stage)
    return object.kind == .object ? machine.displayName(object) : "item"
  }

  static func behaviorName(_ id: BehaviorID, _ machine: Machine, _ stage: Stage) -> String {
    let object = behaviorObject(id, stage)
    return object.kind == .object ? machine.displayName(object) : "behavior"
  }

  /// An animator is called after its reference view.
  static func dynamicsName(_ id: DynamicsID, _ machine: Machine, _ stage: Stage) -> String {
    let view = Views.object(stage.runtime.referenceView(of: id), stage)
    return view.kind == .object ? machine.displayName(view) : "view"
  }

  static func line(of behavior: BehaviorID, _ stage: Stage) -> Int {
    stage.dynamics.lines[behavior.raw] ?? 0
  }

  /// The behavior behind a value.
  static func behavior(_ value: Value, _ label: String, _ machine: Machine) throws(Failure)
    -> BehaviorID
  {
    if value.kind == .object, case .behavior(let raw) = machine.heap.object(value).native {
      return BehaviorID(raw: raw)
    }
    throw .wrongClause(label, "behavior", machine.typeName(of: value))
  }

  // MARK: Animators

  /// The object of a view's animator, made if there is none yet.
  static func dynamicsObject(for view: ViewID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> (object: Value, id: DynamicsID)
  {
    let id = stage.runtime.makeDynamics(for: view)
    if id == .none { throw .tooManyAlive("animators") }
    if let object = stage.dynamics.animators[id.raw] { return (object, id) }
    let object = machine.makeNative(.dynamicAnimator, .dynamics(id.raw))
    stage.dynamics.animators[id.raw] = object
    return (object, id)
  }

  /// The animator that a clause names: a view's, an animator itself, or none.
  static func animator(_ value: Value?, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> (object: Value, id: DynamicsID)?
  {
    guard let value else { return try dynamicsObject(for: .stage, &machine, &stage) }
    if value.isNil { return nil }
    if value.kind == .object {
      switch machine.heap.object(value).native {
      case .view(let raw): return try dynamicsObject(for: ViewID(raw: raw), &machine, &stage)
      case .dynamics(let raw): return (value, DynamicsID(raw: raw))
      default: break
      }
    }
    throw .wrongClause("in", "view, dynamicAnimator or nil", machine.typeName(of: value))
  }

  /// The animator of a view, which the view holds.
  static func dynamicsHeld(by view: ViewID, _ stage: Stage) -> [(word: String, value: Value)] {
    guard let id = stage.runtime.dynamics(of: view), let object = stage.dynamics.animators[id.raw]
    else {
      return []
    }
    return [("dynamicAnimator", object)]
  }

  /// A reference view is about to end: its behaviors leave as if they were removed. The end of a run
  /// tells nobody.
  ///
  /// - Returns: true if somebody keeps the view now, so that it lives on.
  static func leaveDynamics(
    of view: ViewID, _ object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) -> Bool {
    guard !machine.isClosing, let id = stage.runtime.dynamics(of: view),
      !stage.runtime.behaviors(of: id).isEmpty
    else { return false }
    // What `willMove` does meanwhile sees a whole view, and ends the run no more than a `deinit`.
    machine.heap.retain(object)
    machine.dyingDepth += 1
    let earlier = machine.ending
    machine.ending = nil
    do throws(Failure) {
      try removeAllBehaviors(of: id, &machine, &stage)
    } catch {
      if machine.failure == nil { machine.failure = error }
    }
    machine.ending = machine.ending ?? earlier
    machine.dyingDepth -= 1
    return !machine.heap.releaseReachesZero(object)
  }

  /// Takes all behaviors out of an animator, the last one first.
  static func removeAllBehaviors(of id: DynamicsID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    for behavior in stage.runtime.behaviors(of: id).reversed()
    where stage.runtime.animator(of: behavior) == id {
      try removeBehavior(behaviorObject(behavior, stage), behavior, &machine, &stage)
    }
  }

  /// A view ends, and lets go of its animator.
  static func dropDynamics(of view: ViewID, _ machine: inout Machine, _ stage: inout Stage) {
    guard let id = stage.runtime.dynamics(of: view),
      let object = stage.dynamics.animators.removeValue(forKey: id.raw)
    else { return }
    machine.release(object, &stage)
  }

  /// An animator's object has ended.
  static func endDynamics(_ id: DynamicsID, _ stage: inout Stage) {
    stage.dynamics.animators[id.raw] = nil
    stage.runtime.destroyDynamics(id)
  }

  /// A behavior's object has ended.
  static func endBehavior(_ object: Value, _ id: BehaviorID, _ stage: inout Stage) {
    let items = stage.runtime.items(of: id)
    stage.runtime.destroyBehavior(id)
    stage.dynamics.behaviors[id.raw] = nil
    stage.dynamics.lines[id.raw] = nil
    for item in items { forgetItem(item, &stage) }
  }

  /// Forgets what is in no behavior any more.
  static func forgetItem(_ item: ItemID, _ stage: inout Stage) {
    if stage.runtime.exists(item) { return }
    stage.dynamics.writes[item.raw] = nil
    stage.dynamics.poses[item.raw] = nil
    if let object = stage.dynamics.items.removeValue(forKey: item.raw) {
      stage.dynamics.itemOfObject[object.handle.index] = nil
    }
  }

  // MARK: Fields

  /// A field of an object that native code keeps.
  static func field(_ slot: Int, of object: Value, _ machine: Machine) -> Value {
    machine.heap.objects[machine.heap.payload(object)].fields[slot]
  }

  /// Puts an owned value in such a field.
  static func setField(
    _ slot: Int, of object: Value, to value: Value, _ machine: inout Machine, _ stage: inout Stage
  ) {
    let payload = machine.heap.payload(object)
    let old = machine.heap.objects[payload].fields[slot]
    machine.heap.objects[payload].fields[slot] = value
    machine.release(old, &stage)
  }

  /// The values of a field that is an array, or nil for an empty one.
  static func elements(_ slot: Int, of object: Value, _ machine: Machine) -> [Value] {
    let value = field(slot, of: object, machine)
    return value.kind == .array ? machine.heap.array(value) : []
  }

  /// Appends to an array field, which nobody but its object holds.
  static func append(
    _ values: [Value], to slot: Int, of object: Value, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    if values.isEmpty { return }
    for value in values { machine.retain(value) }
    let array = field(slot, of: object, machine)
    guard array.kind == .array else {
      setField(slot, of: object, to: machine.heap.make(values), &machine, &stage)
      return
    }
    machine.charge(values.count)
    changeElements(of: array, &machine) { $0.append(contentsOf: values) }
  }

  /// Takes the first element that is the same object out; false if there is none.
  @discardableResult
  static func remove(
    _ value: Value, from slot: Int, of object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) -> Bool {
    let array = field(slot, of: object, machine)
    guard array.kind == .array else { return false }
    machine.charge(machine.heap.array(array).count >> 2)
    guard
      let index = machine.heap.array(array).firstIndex(where: {
        $0.kind == .object && $0.handle == value.handle
      })
    else { return false }
    var removed = Value.nil
    changeElements(of: array, &machine) { removed = $0.remove(at: index) }
    machine.release(removed, &stage)
    return true
  }

  private static func changeElements(
    of array: Value, _ machine: inout Machine, _ change: (inout [Value]) -> Void
  ) {
    let payload = machine.heap.payload(array)
    let before = machine.heap.arrays[payload].capacity
    change(&machine.heap.arrays[payload])
    machine.heap.charge((machine.heap.arrays[payload].capacity - before) * 16)
  }

  /// A copy of an array field for a script.
  static func makeList(_ slot: Int, of object: Value, _ machine: inout Machine) -> Value {
    let all = elements(slot, of: object, machine)
    machine.charge(all.count)
    for value in all { machine.retain(value) }
    return machine.heap.make(all)
  }
}
