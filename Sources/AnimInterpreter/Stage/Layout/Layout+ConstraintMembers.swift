import AnimRuntime
import AnimSyntax

extension Layout {
  /// A property of a constraint, owned.
  static func constraintMember(
    _ object: Value, _ id: ConstraintID, _ property: LayoutProperty, _ machine: inout Machine,
    _ stage: Stage
  ) -> Value {
    guard let says = stage.runtime.constraint(id) else { return .nil }
    switch property {
    case .constant: return machine.number(says.constant)
    case .multiplier: return machine.number(says.multiplier)
    case .priority: return Value(says.priority)
    case .isActive: return Value(stage.runtime.isActive(id))
    case .identifier: return machine.retained(machine.heap.object(object).fields[0])
    case .firstItem: return item(says.first, &machine, stage)
    case .secondItem: return says.second.map { item($0, &machine, stage) } ?? .nil
    case .firstAttribute: return machine.symbol(says.first.attribute.name)
    case .secondAttribute: return says.second.map { machine.symbol($0.attribute.name) } ?? .nil
    case .relation:
      let row = Layout.relations.first { $0.relation == says.relation }
      return machine.symbol(row?.name ?? "equals")
    default: return .nil
    }
  }

  private static func item(_ anchor: LayoutAnchor, _ machine: inout Machine, _ stage: Stage)
    -> Value
  {
    stage.runtime.exists(anchor.view) ? machine.retained(Views.object(anchor.view, stage)) : .nil
  }

  static func setConstraintMember(
    _ object: Value, _ id: ConstraintID, _ property: LayoutProperty, _ new: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard var says = stage.runtime.constraint(id) else { return }
    switch property {
    case .constant: says.constant = try layoutLength(new, "constant", machine)
    case .priority: says.priority = try layoutPriority(new, "priority", upTo: 1000)
    case .identifier:
      try setIdentifier(object, new, &machine, &stage)
      return
    case .isActive:
      guard new.kind == .boolean else {
        throw .wrongClause("isActive", "true or false", machine.typeName(of: new))
      }
      setActive(new.boolean, object, &machine, &stage)
      return
    default: return
    }
    guard stage.runtime.setConstraint(id, to: says), property == .constant,
      stage.runtime.isInAnimationBlock,
      let view = stage.runtime.viewWithheld(from: id)
    else { return }
    stage.note(
      DynamicsNoteID.ownedPlace,
      "'\(machine.displayName(object)).constant' is not animated: physics moves "
        + "'\(machine.displayName(Views.object(view, stage)))'",
      line: machine.currentLine, &machine)
  }

  /// Gives a constraint the identifier that it is found and called by, or takes it away.
  static func setIdentifier(
    _ object: Value, _ new: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard new.kind == .string || new.kind == .nil else {
      throw .wrongClause("identifier", "string", machine.typeName(of: new))
    }
    let payload = machine.heap.payload(object)
    let old = machine.heap.objects[payload].fields[0]
    machine.heap.objects[payload].fields[0] = machine.retained(new)
    machine.release(old, &stage)
    if new.kind == .string {
      machine.nameObject(object, machine.names.intern(machine.heap.text(new)))
    }
  }

  /// The active constraints that mention a view, as an array.
  static func constraints(of view: ViewID, _ machine: inout Machine, _ stage: Stage) -> Value {
    if stage.runtime.isMentioned(view) { machine.charge(16 * stage.runtime.activeConstraintCount) }
    let objects = stage.runtime.activeConstraints(of: view).map {
      machine.retained(constraintObject($0, stage))
    }
    return machine.heap.make(objects)
  }

  /// The first active constraint of that identifier that mentions `view` or a view in it, owned.
  static func constraint(
    named name: Value, in view: ViewID, _ machine: inout Machine, _ stage: Stage
  ) throws(Failure) -> Value {
    guard name.kind == .string else {
      throw .wrongClause("identifier", "string", machine.typeName(of: name))
    }
    let wanted = machine.heap.string(name)
    for id in stage.runtime.activeConstraints() {
      try machine.pay(24, stage)
      let object = constraintObject(id, stage)
      guard object.kind == .object, let says = stage.runtime.constraint(id) else { continue }
      let field = machine.heap.object(object).fields[0]
      guard field.kind == .string, machine.heap.string(field).equals(wanted) else { continue }
      if Views.isDescendant(says.first.view, of: view, &machine, stage) {
        return machine.retained(object)
      }
      if let second = says.second, Views.isDescendant(second.view, of: view, &machine, stage) {
        return machine.retained(object)
      }
    }
    return .nil
  }

  // MARK: Numbers

  /// A length or distance in points.
  static func layoutLength(_ value: Value, _ label: String, _ machine: Machine) throws(Failure)
    -> Double
  {
    guard value.isNumber else { throw .wrongClause(label, "number", machine.typeName(of: value)) }
    if value.number.isInfinite { throw .notFinite(label) }
    if abs(value.number) > LayoutConstraint.largest { throw .wrongLength(label) }
    return value.number
  }

  /// A whole number from 1 on.
  static func layoutPriority(_ value: Value, _ label: String, upTo most: Int) throws(Failure) -> Int
  {
    guard value.isNumber, value.number >= 1, value.number <= Double(most),
      value.number == value.number.rounded(.down)
    else { throw .badPriority(label, most) }
    return Int(value.number)
  }
}
