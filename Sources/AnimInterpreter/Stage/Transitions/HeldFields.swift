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

extension Transitions {
  /// In a transition's block a view's field is about to change: what it was is seen until the swap.
  static func holdField(
    _ object: Value, _ payload: UInt32, _ slot: Int, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard stage.runtime.isInAnimationBlock,
      case .view(let raw) = machine.heap.objects[payload].native
    else {
      return
    }
    let old = machine.heap.objects[payload].fields[slot]
    // A block of code has no looks, and one that was replaced is to be gone at once.
    guard old.kind != .closure, old.kind != .unset else { return }
    for id in stage.runtime.openTransitions(showing: ViewID(raw: raw))
    where !stage.transitions.heldFields.contains(id.raw, object, slot) {
      let kept = old.kind == .object ? Value(.weak, old.handle) : machine.retained(old)
      stage.transitions.heldFields.append(
        HeldField(
          transition: id.raw, object: Value(.weak, object.handle), slot: slot, old: kept))
    }
  }

  /// The new contents are seen, or the transition is over.
  static func dropHeldFields(of transition: UInt32, _ machine: inout Machine, _ stage: inout Stage)
  {
    for field in stage.transitions.heldFields.take(transition) {
      machine.release(field.old, &stage)
    }
  }

  /// Puts the old values that are seen in the places of the new ones; the oldest transition's last.
  static func showOldFields(_ machine: inout Machine, _ stage: Stage) -> [ShownField] {
    var shown: [ShownField] = []
    for field in stage.transitions.heldFields.fields.reversed()
    where stage.runtime.showsOldContents(AnimationID(raw: field.transition)) {
      guard machine.heap.isAlive(field.object.handle) else { continue }
      let payload = machine.heap.payload(field.object)
      shown.append(
        ShownField(
          object: field.object, slot: field.slot,
          new: machine.heap.objects[payload].fields[field.slot]))
      machine.heap.objects[payload].fields[field.slot] = machine.retained(field.old)
    }
    return shown
  }

  /// Puts the new values back.
  static func hideOldFields(_ shown: [ShownField], _ machine: inout Machine, _ stage: inout Stage) {
    for field in shown.reversed() {
      guard machine.heap.isAlive(field.object.handle) else {
        machine.release(field.new, &stage)
        continue
      }
      let payload = machine.heap.payload(field.object)
      let old = machine.heap.objects[payload].fields[field.slot]
      machine.heap.objects[payload].fields[field.slot] = field.new
      machine.release(old, &stage)
    }
  }

  /// What is seen of a view that has no model of its own, or is not what it is in the model: what is
  /// in it and around it, and how far a transition of it is; nil for anything else.
  static func presentationMember(
    _ view: ViewID, _ property: NativeProperty, _ machine: inout Machine, _ stage: Stage
  ) -> Value? {
    switch property {
    case .superview:
      guard let parent = stage.runtime.presentationSuperview(of: view) else { return .nil }
      return machine.retained(Views.object(parent, stage))
    case .subviews:
      let views = stage.runtime.presentationSubviews(of: view).map {
        machine.retained(Views.object($0, stage))
      }
      machine.charge(views.count)
      return machine.heap.make(views)
    case .turn: return machine.number(stage.runtime.turn(of: view))
    case .transitionProgress: return machine.number(stage.runtime.transitionProgress(of: view))
    default: return nil
    }
  }
}
