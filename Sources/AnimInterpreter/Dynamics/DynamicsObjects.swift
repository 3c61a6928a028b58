import AnimRuntime
import AnimSyntax

/// The objects of physics.
struct DynamicsObjects: Sendable {
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

extension Machine {
  func behaviorObject(_ id: BehaviorID) -> Value {
    dynamics.behaviors[id.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  /// The object of an item: a view, or what has bounds, center and transform.
  func itemObject(_ id: ItemID) -> Value {
    if let view = runtime.view(of: id) { return viewObject(view) }
    return dynamics.items[id.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  func itemName(_ id: ItemID) -> String {
    let object = itemObject(id)
    return object.kind == .object ? displayName(object) : "item"
  }

  func behaviorName(_ id: BehaviorID) -> String {
    let object = behaviorObject(id)
    return object.kind == .object ? displayName(object) : "behavior"
  }

  /// An animator is called after its reference view.
  func dynamicsName(_ id: DynamicsID) -> String {
    let view = viewObject(runtime.referenceView(of: id))
    return view.kind == .object ? displayName(view) : "view"
  }

  func line(of behavior: BehaviorID) -> Int { dynamics.lines[behavior.raw] ?? 0 }

  /// The behavior behind a value.
  func behavior(_ value: Value, _ label: String) throws(Failure) -> BehaviorID {
    if value.kind == .object, case .behavior(let raw) = heap.object(value).native {
      return BehaviorID(raw: raw)
    }
    throw .wrongClause(label, "behavior", typeName(of: value))
  }

  // MARK: Animators

  /// The object of a view's animator, made if there is none yet.
  mutating func dynamicsObject(for view: ViewID) throws(Failure) -> (object: Value, id: DynamicsID)
  {
    let id = runtime.makeDynamics(for: view)
    if id == .none { throw .tooManyAlive("animators") }
    if let object = dynamics.animators[id.raw] { return (object, id) }
    let object = makeNative(.dynamicAnimator, .dynamics(id.raw))
    dynamics.animators[id.raw] = object
    return (object, id)
  }

  /// The animator that a clause names: a view's, an animator itself, or none.
  mutating func animator(_ value: Value?) throws(Failure) -> (object: Value, id: DynamicsID)? {
    guard let value else { return try dynamicsObject(for: .stage) }
    if value.isNil { return nil }
    if value.kind == .object {
      switch heap.object(value).native {
      case .view(let raw): return try dynamicsObject(for: ViewID(raw: raw))
      case .dynamics(let raw): return (value, DynamicsID(raw: raw))
      default: break
      }
    }
    throw .wrongClause("in", "view, dynamicAnimator or nil", typeName(of: value))
  }

  /// The animator of a view, which the view holds.
  func dynamicsHeld(by view: ViewID) -> [(word: String, value: Value)] {
    guard let id = runtime.dynamics(of: view), let object = dynamics.animators[id.raw] else {
      return []
    }
    return [("dynamicAnimator", object)]
  }

  /// A reference view is about to end: its behaviors leave as if they were removed. The end of a run
  /// tells nobody.
  ///
  /// - Returns: true if somebody keeps the view now, so that it lives on.
  mutating func leaveDynamics(of view: ViewID, _ object: Value) -> Bool {
    guard !isClosing, let id = runtime.dynamics(of: view), !runtime.behaviors(of: id).isEmpty
    else { return false }
    // What `willMove` does meanwhile sees a whole view, and ends the run no more than a `deinit`.
    heap.retain(object)
    dyingDepth += 1
    let earlier = ending
    ending = nil
    do throws(Failure) {
      try removeAllBehaviors(of: id)
    } catch {
      if failure == nil { failure = error }
    }
    ending = ending ?? earlier
    dyingDepth -= 1
    return !heap.releaseReachesZero(object)
  }

  /// Takes all behaviors out of an animator, the last one first.
  mutating func removeAllBehaviors(of id: DynamicsID) throws(Failure) {
    for behavior in runtime.behaviors(of: id).reversed() where runtime.animator(of: behavior) == id
    {
      try removeBehavior(behaviorObject(behavior), behavior)
    }
  }

  /// A view ends, and lets go of its animator.
  mutating func dropDynamics(of view: ViewID) {
    guard let id = runtime.dynamics(of: view),
      let object = dynamics.animators.removeValue(forKey: id.raw)
    else { return }
    release(object)
  }

  /// An animator's object has ended.
  mutating func endDynamics(_ id: DynamicsID) {
    dynamics.animators[id.raw] = nil
    runtime.destroyDynamics(id)
  }

  /// A behavior's object has ended.
  mutating func endBehavior(_ object: Value, _ id: BehaviorID) {
    let items = runtime.items(of: id)
    runtime.destroyBehavior(id)
    dynamics.behaviors[id.raw] = nil
    dynamics.lines[id.raw] = nil
    for item in items { forgetItem(item) }
  }

  /// Forgets what is in no behavior any more.
  mutating func forgetItem(_ item: ItemID) {
    if runtime.exists(item) { return }
    dynamics.writes[item.raw] = nil
    dynamics.poses[item.raw] = nil
    if let object = dynamics.items.removeValue(forKey: item.raw) {
      dynamics.itemOfObject[object.handle.index] = nil
    }
  }

  // MARK: Fields

  /// A field of an object that native code keeps.
  func field(_ slot: Int, of object: Value) -> Value {
    heap.objects[heap.payload(object)].fields[slot]
  }

  /// Puts an owned value in such a field.
  mutating func setField(_ slot: Int, of object: Value, to value: Value) {
    let payload = heap.payload(object)
    let old = heap.objects[payload].fields[slot]
    heap.objects[payload].fields[slot] = value
    release(old)
  }

  /// The values of a field that is an array, or nil for an empty one.
  func elements(_ slot: Int, of object: Value) -> [Value] {
    let value = field(slot, of: object)
    return value.kind == .array ? heap.array(value) : []
  }

  /// Appends to an array field, which nobody but its object holds.
  mutating func append(_ values: [Value], to slot: Int, of object: Value) {
    if values.isEmpty { return }
    for value in values { retain(value) }
    let array = field(slot, of: object)
    guard array.kind == .array else {
      setField(slot, of: object, to: heap.make(values))
      return
    }
    charge(values.count)
    changeElements(of: array) { $0.append(contentsOf: values) }
  }

  /// Takes the first element that is the same object out; false if there is none.
  @discardableResult
  mutating func remove(_ value: Value, from slot: Int, of object: Value) -> Bool {
    let array = field(slot, of: object)
    guard array.kind == .array else { return false }
    charge(heap.array(array).count >> 2)
    guard
      let index = heap.array(array).firstIndex(where: {
        $0.kind == .object && $0.handle == value.handle
      })
    else { return false }
    var removed = Value.nil
    changeElements(of: array) { removed = $0.remove(at: index) }
    release(removed)
    return true
  }

  private mutating func changeElements(of array: Value, _ change: (inout [Value]) -> Void) {
    let payload = heap.payload(array)
    let before = heap.arrays[payload].capacity
    change(&heap.arrays[payload])
    heap.charge((heap.arrays[payload].capacity - before) * 16)
  }

  /// A copy of an array field for a script.
  mutating func makeList(_ slot: Int, of object: Value) -> Value {
    let all = elements(slot, of: object)
    charge(all.count)
    for value in all { retain(value) }
    return heap.make(all)
  }
}
