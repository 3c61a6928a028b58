import AnimRuntime
import AnimSyntax

extension Views {
  /// A property of a view, owned.
  static func member(
    _ view: Value, _ id: ViewID, _ property: NativeProperty, _ machine: inout Machine,
    _ stage: inout Stage
  ) -> Value? {
    switch property {
    case .view(let property): return makeValue(stage.runtime.model(property, of: id), &machine)
    case .turn, .transitionProgress: return Value(0)
    case .superview:
      guard let parent = stage.runtime.superview(of: id) else { return .nil }
      return machine.retained(object(parent, stage))
    case .subviews:
      let views = stage.runtime.subviews(of: id).map { machine.retained(object($0, stage)) }
      machine.charge(2 * views.count)
      return machine.heap.make(views)
    case .name: return machine.heap.make(text: machine.displayName(view))
    case .presentation: return makePresentation(view, id.raw, &machine)
    case .layout(let property):
      return Layout.member(id, property, ofPresentation: false, &machine, stage)
    case .dynamics(let property): return Dynamics.dynamicsMember(id, property, &machine, &stage)
    default: return nil
    }
  }

  /// A property of a view as it is seen, owned.
  static func presentationMember(
    _ view: Value, _ id: ViewID, _ property: NativeProperty, _ machine: inout Machine,
    _ stage: inout Stage
  )
    -> Value?
  {
    switch property {
    case .view(let property):
      return makeValue(stage.runtime.presentation(property, of: id), &machine)
    case .superview, .subviews, .turn, .transitionProgress:
      return Transitions.presentationMember(id, property, &machine, stage) ?? .nil
    case .name: return machine.heap.make(text: machine.displayName(view))
    case .layout(let property):
      return Layout.member(id, property, ofPresentation: true, &machine, stage)
    case .dynamics(let property): return Dynamics.dynamicsMember(id, property, &machine, &stage)
    default: return nil
    }
  }

  /// What is seen of a view: an object that keeps the view and reads its presentation.
  private static func makePresentation(_ view: Value, _ raw: UInt32, _ machine: inout Machine)
    -> Value
  {
    machine.heap.make(
      ObjectCell(
        type: machine.heap.object(view).type, fields: [machine.retained(view)],
        native: .presentation(raw),
        name: machine.heap.object(view).name, ordinal: machine.heap.object(view).ordinal,
        serial: machine.heap.object(view).serial))
  }

  static func setMember(
    _ view: Value, _ id: ViewID, _ row: ObjectRow, _ new: Value, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure) -> Bool
  {
    switch row.property {
    case .view(let property):
      let converted = try propertyValue(new, property, machine)
      let isAnimated =
        (property.isAnimatable || property == .frame) && !stage.runtime.isInTransitionBlock
        && !stage.runtime.isOwnedByDynamics(property, of: id)
      let before = stage.runtime.isInAnimationBlock && !isAnimated
      let old = before ? stage.runtime.model(property, of: id) : converted
      _ = stage.runtime.set(property, of: id, to: converted)
      // Now, when the block ends, and where its motion ends.
      if stage.runtime.isInAnimationBlock { machine.charge(4 * stage.runtime.takeMotionsPassed()) }
      if before, old != converted {
        // Colors and transforms are numbers, also where a symbol or nil is written.
        let isNumbers = property.row.type == .color || property.row.type == .transform
        let shown = isNumbers ? machine.detail(converted) : machine.detail(new)
        stage.recordSet(view, machine.names.intern(row.name), shown, &machine)
      }
      Dynamics.notePlacing(of: id, view, property, &machine, &stage)
    case .name:
      guard new.kind == .string else {
        throw .wrongClause("name", "string", machine.typeName(of: new))
      }
      machine.rename(view, machine.heap.text(new))
    case .layout(let property): try Layout.setMember(id, property, new, row.name, &machine, &stage)
    case .dynamics(.shape):
      let shape = try Dynamics.itemShape(new, machine)
      try Dynamics.attempt(machine, &stage) { runtime throws(BehaviorError) in
        try runtime.setShape(shape, of: id)
      }
    default: return false
    }
    return true
  }
}
