import AnimRuntime
import AnimSyntax
import AnimTrace

extension Dynamics {
  /// `dynamicAnimator`: the animator of a view, with what it is to call.
  static func dynamicAnimator(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let subject = call.subject
    let view = subject.kind == .unset ? .stage : try Views.view(subject, "view", machine)
    let (object, _) = try dynamicsObject(for: view, &machine, &stage)
    for (label, field) in [("didPause", DynamicsField.didPause), ("willResume", .willResume)] {
      if let block = call[label] {
        try setHandler(block, field, label, of: object, &machine, &stage)
      }
    }
    return machine.retained(object)
  }

  /// A property of an animator, owned.
  static func dynamicsMember(
    _ object: Value, _ id: DynamicsID, _ property: DynamicsProperty, _ machine: inout Machine,
    _ stage: Stage
  )
    -> Value?
  {
    switch property {
    case .referenceView:
      return machine.retained(Views.object(stage.runtime.referenceView(of: id), stage))
    case .behaviors: return makeList(DynamicsField.behaviors.rawValue, of: object, &machine)
    case .isRunning: return Value(stage.runtime.isRunning(id))
    case .elapsedTime: return machine.number(stage.runtime.elapsedTime(of: id))
    case .didPause:
      return machine.retained(field(DynamicsField.didPause.rawValue, of: object, machine))
    case .willResume:
      return machine.retained(field(DynamicsField.willResume.rawValue, of: object, machine))
    default: return nil
    }
  }

  static func setDynamicsMember(
    _ object: Value, _ property: DynamicsProperty, _ row: ObjectRow, _ new: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Bool {
    switch property {
    case .didPause:
      try setHandler(new, DynamicsField.didPause, row.name, of: object, &machine, &stage)
    case .willResume:
      try setHandler(new, DynamicsField.willResume, row.name, of: object, &machine, &stage)
    default: return false
    }
    return true
  }

  static func dynamicsMethod(
    _ object: Value, _ id: DynamicsID, _ method: NativeMethod,
    _ window: UnsafeMutablePointer<Value>, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value? {
    switch method {
    case .addBehavior:
      _ = try behavior(window[1], "addBehavior", machine)
      try addBehavior(window[1], to: (object, id), &machine, &stage)
    case .removeBehavior:
      let behavior = try behavior(window[1], "removeBehavior", machine)
      if stage.runtime.parent(of: behavior) == nil, stage.runtime.animator(of: behavior) == id {
        try removeBehavior(window[1], behavior, &machine, &stage)
      }
    case .removeAllBehaviors: try removeAllBehaviors(of: id, &machine, &stage)
    case .itemsIn:
      let items = stage.runtime.items(in: try rect(window[1], "in", machine), of: id)
      machine.charge(32 * stage.runtime.movedItems(of: id).count)
      return machine.heap.make(items.map { machine.retained(itemObject($0, stage)) })
    case .updateItem: try updateItem(window[1], &machine, &stage)
    default: return nil
    }
    return .nil
  }

  // MARK: Views

  /// What physics adds to views, owned.
  static func dynamicsMember(
    _ view: ViewID, _ property: DynamicsProperty, _ machine: inout Machine, _ stage: inout Stage
  ) -> Value? {
    switch property {
    case .animatorOfView:
      guard let found = try? dynamicsObject(for: view, &machine, &stage) else { return .nil }
      return machine.retained(found.object)
    case .shape: return makeShape(stage.runtime.shape(of: view), &machine, &stage)
    case .linearVelocity:
      return machine.heap.make(
        stage.runtime.knownItem(of: view).map { stage.runtime.linearVelocity(of: $0) } ?? .zero)
    case .angularVelocity:
      return machine.number(
        stage.runtime.knownItem(of: view).map { stage.runtime.angularVelocity(of: $0) } ?? 0)
    default: return nil
    }
  }

  /// A contact's property, owned.
  static func contactMember(
    _ contact: Value, _ property: DynamicsProperty, _ machine: inout Machine
  ) -> Value? {
    let slot: ContactField
    switch property {
    case .contactItem: slot = .item
    case .contactOther: slot = .other
    case .contactBoundary: slot = .boundary
    case .contactPoint: slot = .point
    default: return nil
    }
    return machine.retained(field(slot.rawValue, of: contact, machine))
  }
}
