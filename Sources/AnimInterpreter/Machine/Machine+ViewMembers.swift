import AnimRuntime
import AnimSyntax

extension Machine {
  /// A property of a view, owned.
  mutating func viewMember(_ view: Value, _ id: ViewID, _ property: NativeProperty) -> Value? {
    switch property {
    case .view(let property): return makeValue(runtime.model(property, of: id))
    case .turn, .transitionProgress: return Value(0)
    case .superview:
      guard let parent = runtime.superview(of: id) else { return .nil }
      return retained(viewObject(parent))
    case .subviews:
      let views = runtime.subviews(of: id).map { retained(viewObject($0)) }
      charge(2 * views.count)
      return heap.make(views)
    case .name: return heap.make(text: displayName(view))
    case .presentation: return makePresentation(view, id.raw)
    case .layout(let property): return layoutMember(id, property, ofPresentation: false)
    case .dynamics(let property): return dynamicsMember(id, property)
    default: return nil
    }
  }

  /// A property of a view as it is seen, owned.
  mutating func presentationMember(_ view: Value, _ id: ViewID, _ property: NativeProperty)
    -> Value?
  {
    switch property {
    case .view(let property): return makeValue(runtime.presentation(property, of: id))
    case .superview, .subviews, .turn, .transitionProgress:
      return presentationMember(id, property) ?? .nil
    case .name: return heap.make(text: displayName(view))
    case .layout(let property): return layoutMember(id, property, ofPresentation: true)
    case .dynamics(let property): return dynamicsMember(id, property)
    default: return nil
    }
  }

  /// What is seen of a view: an object that keeps the view and reads its presentation.
  private mutating func makePresentation(_ view: Value, _ raw: UInt32) -> Value {
    heap.make(
      ObjectCell(
        type: heap.object(view).type, fields: [retained(view)], native: .presentation(raw),
        name: heap.object(view).name, ordinal: heap.object(view).ordinal,
        serial: heap.object(view).serial))
  }

  mutating func setViewMember(_ view: Value, _ id: ViewID, _ row: ObjectRow, _ new: Value)
    throws(Failure) -> Bool
  {
    switch row.property {
    case .view(let property):
      let converted = try propertyValue(new, property)
      let isAnimated =
        (property.isAnimatable || property == .frame) && !runtime.isInTransitionBlock
        && !runtime.isOwnedByDynamics(property, of: id)
      let before = runtime.isInAnimationBlock && !isAnimated
      let old = before ? runtime.model(property, of: id) : converted
      _ = runtime.set(property, of: id, to: converted)
      // Now, when the block ends, and where its motion ends.
      if runtime.isInAnimationBlock { charge(4 * runtime.takeMotionsPassed()) }
      if before, old != converted {
        // Colors and transforms are numbers, also where a symbol or nil is written.
        let isNumbers = property.row.type == .color || property.row.type == .transform
        let shown = isNumbers ? detail(converted) : detail(new)
        recordSet(view, names.intern(row.name), shown)
      }
      notePlacing(of: id, view, property)
    case .name:
      guard new.kind == .string else { throw .wrongClause("name", "string", typeName(of: new)) }
      rename(view, heap.text(new))
    case .layout(let property): try setLayoutMember(id, property, new, row.name)
    case .dynamics(.shape):
      let shape = try itemShape(new)
      try attempt { machine throws(BehaviorError) in
        try machine.runtime.setShape(shape, of: id)
      }
    default: return false
    }
    return true
  }
}
