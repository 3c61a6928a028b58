import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// `dynamicAnimator`: the animator of a view, with what it is to call.
  mutating func performDynamicAnimator(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let subject = arguments.subject
    let view = subject.kind == .unset ? .stage : try view(subject, "view")
    let (object, _) = try dynamicsObject(for: view)
    for (label, field) in [("didPause", DynamicsField.didPause), ("willResume", .willResume)] {
      if let block = arguments[label] { try setHandler(block, field, label, of: object) }
    }
    return retained(object)
  }

  /// A property of an animator, owned.
  mutating func dynamicsMember(_ object: Value, _ id: DynamicsID, _ property: DynamicsProperty)
    -> Value?
  {
    switch property {
    case .referenceView: return retained(viewObject(runtime.referenceView(of: id)))
    case .behaviors: return makeList(DynamicsField.behaviors.rawValue, of: object)
    case .isRunning: return Value(runtime.isRunning(id))
    case .elapsedTime: return number(runtime.elapsedTime(of: id))
    case .didPause: return retained(field(DynamicsField.didPause.rawValue, of: object))
    case .willResume: return retained(field(DynamicsField.willResume.rawValue, of: object))
    default: return nil
    }
  }

  mutating func setDynamicsMember(
    _ object: Value, _ property: DynamicsProperty, _ row: ObjectRow, _ new: Value
  ) throws(Failure) -> Bool {
    switch property {
    case .didPause: try setHandler(new, DynamicsField.didPause, row.name, of: object)
    case .willResume: try setHandler(new, DynamicsField.willResume, row.name, of: object)
    default: return false
    }
    return true
  }

  mutating func dynamicsMethod(
    _ object: Value, _ id: DynamicsID, _ method: NativeMethod,
    _ window: UnsafeMutablePointer<Value>
  ) throws(Failure) -> Value? {
    switch method {
    case .addBehavior:
      _ = try behavior(window[1], "addBehavior")
      try addBehavior(window[1], to: (object, id))
    case .removeBehavior:
      let behavior = try behavior(window[1], "removeBehavior")
      if runtime.parent(of: behavior) == nil, runtime.animator(of: behavior) == id {
        try removeBehavior(window[1], behavior)
      }
    case .removeAllBehaviors: try removeAllBehaviors(of: id)
    case .itemsIn:
      let items = runtime.items(in: try rect(window[1], "in"), of: id)
      charge(32 * runtime.movedItems(of: id).count)
      return heap.make(items.map { retained(itemObject($0)) })
    case .updateItem: try updateItem(window[1])
    default: return nil
    }
    return .nil
  }

  // MARK: Views

  /// What physics adds to views, owned.
  mutating func dynamicsMember(_ view: ViewID, _ property: DynamicsProperty) -> Value? {
    switch property {
    case .animatorOfView:
      guard let found = try? dynamicsObject(for: view) else { return .nil }
      return retained(found.object)
    case .shape: return makeShape(runtime.shape(of: view))
    case .linearVelocity:
      return heap.make(runtime.knownItem(of: view).map { runtime.linearVelocity(of: $0) } ?? .zero)
    case .angularVelocity:
      return number(runtime.knownItem(of: view).map { runtime.angularVelocity(of: $0) } ?? 0)
    default: return nil
    }
  }

  /// A contact's property, owned.
  mutating func contactMember(_ contact: Value, _ property: DynamicsProperty) -> Value? {
    let slot: ContactField
    switch property {
    case .contactItem: slot = .item
    case .contactOther: slot = .other
    case .contactBoundary: slot = .boundary
    case .contactPoint: slot = .point
    default: return nil
    }
    return retained(field(slot.rawValue, of: contact))
  }
}
