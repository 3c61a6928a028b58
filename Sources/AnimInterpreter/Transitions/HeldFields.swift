import AnimRuntime

/// What a field was before a transition's block first changed it.
struct HeldField: Sendable {
  /// The transition's id.
  var transition: UInt32
  /// The object, held weakly, and the place of the field in it.
  var object: Value
  var slot: Int
  /// Objects are held weakly: looking at the old contents must not keep alive what has left them.
  var old: Value
}

/// The fields whose old values are seen until a swap, in order of writing.
struct HeldFields: Sendable {
  private struct Key: Hashable {
    var transition: UInt32
    var object: Handle
    var slot: Int
  }

  private(set) var fields: [HeldField] = []
  private var keys: Set<Key> = []

  var isEmpty: Bool { fields.isEmpty }

  func contains(_ transition: UInt32, _ object: Value, _ slot: Int) -> Bool {
    keys.contains(Key(transition: transition, object: object.handle, slot: slot))
  }

  mutating func append(_ field: HeldField) {
    keys.insert(
      Key(transition: field.transition, object: field.object.handle, slot: field.slot))
    fields.append(field)
  }

  /// Takes out what a transition has kept.
  mutating func take(_ transition: UInt32) -> [HeldField] {
    if fields.isEmpty { return [] }
    let taken = fields.filter { $0.transition == transition }
    if taken.isEmpty { return [] }
    fields.removeAll { $0.transition == transition }
    keys = keys.filter { $0.transition != transition }
    return taken
  }
}

/// A field whose old value stands in it while somebody looks, and the new one meanwhile.
struct ShownField {
  var object: Value
  var slot: Int
  var new: Value
}

extension Machine {
  /// In a transition's block a view's field is about to change: what it was is seen until the swap.
  mutating func holdField(_ object: Value, _ payload: UInt32, _ slot: Int) {
    guard runtime.isInAnimationBlock, case .view(let raw) = heap.objects[payload].native else {
      return
    }
    let old = heap.objects[payload].fields[slot]
    // A block of code has no looks, and one that was replaced is to be gone at once.
    guard old.kind != .closure, old.kind != .unset else { return }
    for id in runtime.openTransitions(showing: ViewID(raw: raw))
    where !heldFields.contains(id.raw, object, slot) {
      let kept = old.kind == .object ? Value(.weak, old.handle) : retained(old)
      heldFields.append(
        HeldField(
          transition: id.raw, object: Value(.weak, object.handle), slot: slot, old: kept))
    }
  }

  /// The new contents are seen, or the transition is over.
  mutating func dropHeldFields(of transition: UInt32) {
    for field in heldFields.take(transition) { release(field.old) }
  }

  /// Puts the old values that are seen in the places of the new ones; the oldest transition's last.
  mutating func showOldFields() -> [ShownField] {
    var shown: [ShownField] = []
    for field in heldFields.fields.reversed()
    where runtime.showsOldContents(AnimationID(raw: field.transition)) {
      guard heap.isAlive(field.object.handle) else { continue }
      let payload = heap.payload(field.object)
      shown.append(
        ShownField(
          object: field.object, slot: field.slot, new: heap.objects[payload].fields[field.slot]))
      heap.objects[payload].fields[field.slot] = retained(field.old)
    }
    return shown
  }

  /// Puts the new values back.
  mutating func hideOldFields(_ shown: [ShownField]) {
    for field in shown.reversed() {
      guard heap.isAlive(field.object.handle) else {
        release(field.new)
        continue
      }
      let payload = heap.payload(field.object)
      let old = heap.objects[payload].fields[field.slot]
      heap.objects[payload].fields[field.slot] = field.new
      release(old)
    }
  }

  /// What is seen of a view that has no model of its own, or is not what it is in the model: what is
  /// in it and around it, and how far a transition of it is; nil for anything else.
  mutating func presentationMember(_ view: ViewID, _ property: NativeProperty) -> Value? {
    switch property {
    case .superview:
      guard let parent = runtime.presentationSuperview(of: view) else { return .nil }
      return retained(viewObject(parent))
    case .subviews:
      let views = runtime.presentationSubviews(of: view).map { retained(viewObject($0)) }
      charge(views.count)
      return heap.make(views)
    case .turn: return number(runtime.turn(of: view))
    case .transitionProgress: return number(runtime.transitionProgress(of: view))
    default: return nil
    }
  }
}
