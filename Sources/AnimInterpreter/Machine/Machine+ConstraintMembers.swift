import AnimRuntime
import AnimSyntax

extension Machine {
  /// A property of a constraint, owned.
  mutating func constraintMember(
    _ object: Value, _ id: ConstraintID, _ property: LayoutProperty
  ) -> Value {
    guard let says = runtime.constraint(id) else { return .nil }
    switch property {
    case .constant: return number(says.constant)
    case .multiplier: return number(says.multiplier)
    case .priority: return Value(says.priority)
    case .isActive: return Value(runtime.isActive(id))
    case .identifier: return retained(heap.object(object).fields[0])
    case .firstItem: return item(says.first)
    case .secondItem: return says.second.map { item($0) } ?? .nil
    case .firstAttribute: return symbol(says.first.attribute.name)
    case .secondAttribute: return says.second.map { symbol($0.attribute.name) } ?? .nil
    case .relation:
      let row = Machine.relations.first { $0.relation == says.relation }
      return symbol(row?.name ?? "equals")
    default: return .nil
    }
  }

  private mutating func item(_ anchor: LayoutAnchor) -> Value {
    runtime.exists(anchor.view) ? retained(viewObject(anchor.view)) : .nil
  }

  mutating func setConstraintMember(
    _ object: Value, _ id: ConstraintID, _ property: LayoutProperty, _ new: Value
  ) throws(Failure) {
    guard var says = runtime.constraint(id) else { return }
    switch property {
    case .constant: says.constant = try layoutLength(new, "constant")
    case .priority: says.priority = try layoutPriority(new, "priority", upTo: 1000)
    case .identifier:
      try setIdentifier(object, new)
      return
    case .isActive:
      guard new.kind == .boolean else {
        throw .wrongClause("isActive", "true or false", typeName(of: new))
      }
      setActive(new.boolean, object)
      return
    default: return
    }
    guard runtime.setConstraint(id, to: says), property == .constant, runtime.isInAnimationBlock,
      let view = runtime.viewWithheld(from: id)
    else { return }
    note(
      DynamicsNoteID.ownedPlace,
      "'\(displayName(object)).constant' is not animated: physics moves "
        + "'\(displayName(viewObject(view)))'",
      line: currentLine)
  }

  /// Gives a constraint the identifier that it is found and called by, or takes it away.
  mutating func setIdentifier(_ object: Value, _ new: Value) throws(Failure) {
    guard new.kind == .string || new.kind == .nil else {
      throw .wrongClause("identifier", "string", typeName(of: new))
    }
    let payload = heap.payload(object)
    let old = heap.objects[payload].fields[0]
    heap.objects[payload].fields[0] = retained(new)
    release(old)
    if new.kind == .string { nameObject(object, names.intern(heap.text(new))) }
  }

  /// The active constraints that mention a view, as an array.
  mutating func constraints(of view: ViewID) -> Value {
    if runtime.isMentioned(view) { charge(16 * runtime.activeConstraintCount) }
    let objects = runtime.activeConstraints(of: view).map { retained(constraintObject($0)) }
    return heap.make(objects)
  }

  /// The first active constraint of that identifier that mentions `view` or a view in it, owned.
  mutating func constraint(named name: Value, in view: ViewID) throws(Failure) -> Value {
    guard name.kind == .string else {
      throw .wrongClause("identifier", "string", typeName(of: name))
    }
    let wanted = heap.string(name)
    for id in runtime.activeConstraints() {
      try pay(24)
      let object = constraintObject(id)
      guard object.kind == .object, let says = runtime.constraint(id) else { continue }
      let field = heap.object(object).fields[0]
      guard field.kind == .string, heap.string(field).equals(wanted) else { continue }
      if isDescendant(says.first.view, of: view) { return retained(object) }
      if let second = says.second, isDescendant(second.view, of: view) { return retained(object) }
    }
    return .nil
  }

  // MARK: Numbers

  /// A length or distance in points.
  func layoutLength(_ value: Value, _ label: String) throws(Failure) -> Double {
    guard value.isNumber else { throw .wrongClause(label, "number", typeName(of: value)) }
    if value.number.isInfinite { throw .notFinite(label) }
    if abs(value.number) > LayoutConstraint.largest { throw .wrongLength(label) }
    return value.number
  }

  /// A whole number from 1 on.
  func layoutPriority(_ value: Value, _ label: String, upTo most: Int) throws(Failure) -> Int {
    guard value.isNumber, value.number >= 1, value.number <= Double(most),
      value.number == value.number.rounded(.down)
    else { throw .badPriority(label, most) }
    return Int(value.number)
  }
}
