import AnimRuntime
import AnimSolver
import AnimSyntax

/// Layout in the language: the objects of constraints.
struct Layout: Sendable {
  /// By the constraint's id, held weakly; layout holds those that are active.
  var objects: [UInt32: Value] = [:]
  /// The script line each was made on.
  var lines: [UInt32: Int] = [:]
}

extension Layout {
  /// `constraint box.left equals stage.left constant 8`.
  static func makeConstraint(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    guard let first = try anchor(call.subject, machine) else { throw .noAnchor("constraint") }
    let (relation, label, target) = try relation(call)
    var constraint = LayoutConstraint(first, relation)
    if let second = try anchor(target, machine) {
      constraint.second = second
    } else {
      constraint.constant = try layoutLength(
        try anchorNumber(target, label, &machine, &stage), label, machine)
    }
    if let multiplier = call["multiplier"] {
      guard multiplier.isNumber, abs(multiplier.number) >= 1e-6, abs(multiplier.number) <= 1e6
      else { throw .badMultiplier() }
      if constraint.second == nil { throw .uselessMultiplier() }
      constraint.multiplier = multiplier.number
    }
    if let constant = call["constant"] {
      constraint.constant += try layoutLength(constant, "constant", machine)
    }
    if let priority = call["priority"] {
      constraint.priority = try layoutPriority(priority, "priority", upTo: 1000)
    }
    try check(constraint)
    let object = try makeConstraint(constraint, &machine, &stage)
    if let name = call["identifier"] {
      do throws(Failure) {
        try setIdentifier(object, name, &machine, &stage)
      } catch {
        machine.release(object, &stage)
        throw error
      }
    }
    var isActive = true
    if let active = call["active"] {
      do throws(Failure) {
        isActive = try machine.truth(active)
      } catch {
        machine.release(object, &stage)
        throw error
      }
    }
    if isActive { setActive(true, object, &machine, &stage) }
    return object
  }

  private static func relation(_ call: DirectiveCall) throws(Failure) -> (
    Relation, String, Value
  ) {
    var found: (Relation, String, Value)?
    for (name, relation) in Layout.relations {
      guard let value = call[name] else { continue }
      if let found { throw .twoRelations(found.1, name) }
      found = (relation, name, value)
    }
    guard let found else { throw .noRelation() }
    return found
  }

  /// What relations are called.
  static let relations: [(name: String, relation: Relation)] = [
    ("equals", .equal), ("atLeast", .atLeast), ("atMost", .atMost),
  ]

  /// The anchor that a place names, nil if it is something else.
  private static func anchor(_ value: Value, _ machine: Machine) throws(Failure) -> LayoutAnchor? {
    guard value.kind == .place else { return nil }
    let place = machine.heap.place(value)
    let root = Value(.object, place.root.handle)
    guard case .view(let raw) = machine.heap.object(root).native, let last = place.path.last,
      let attribute = LayoutAttribute(name: machine.names[last])
    else { return nil }
    let view = ViewID(raw: raw)
    switch place.path.count {
    case 1: return LayoutAnchor(view, attribute)
    case 2:
      switch machine.names[place.path[0]] {
      case "margins": return LayoutAnchor(view, attribute, guide: .margins)
      case "safeArea":
        if view != .stage { throw .safeAreaOfView(machine.displayName(root)) }
        return LayoutAnchor(view, attribute, guide: .safeArea)
      default: return nil
      }
    default: return nil
    }
  }

  /// The number that stands where an anchor may stand, or that a place leads to.
  private static func anchorNumber(
    _ value: Value, _ label: String, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    guard value.kind == .place else { return value }
    let place = machine.heap.place(value)
    let number = try Traces.followed(
      Value(.object, place.root.handle), place.path, ofPresentation: false, &machine, &stage)
    guard number.isNumber else {
      let type = machine.typeName(of: number)
      machine.release(number, &stage)
      throw .wrongClause(label, "anchor or number", type)
    }
    return number
  }

  private static func check(_ constraint: LayoutConstraint) throws(Failure) {
    if constraint.isValid {
      let first = constraint.first.view
      if first == .stage, (constraint.second?.view ?? first) == .stage { throw .stageIsPlaced() }
      return
    }
    guard let second = constraint.second else { throw .wrongLength("constant") }
    let (a, b) = (constraint.first.attribute, second.attribute)
    if a.isSize != b.isSize {
      throw a.isSize ? .lengthAndPlace(a.name, b.name) : .lengthAndPlace(b.name, a.name)
    }
    if a.isVertical != b.isVertical, !a.isSize { throw .otherAxis(a.name, b.name) }
    throw .wrongLength("constant")
  }

  private static func makeConstraint(
    _ constraint: LayoutConstraint, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let object = machine.makeObject(NativeKind.constraint.type)
    let id = stage.runtime.addConstraint(constraint)
    machine.heap.objects[machine.heap.payload(object)].native = .constraint(id.raw)
    stage.layout.objects[id.raw] = Value(.weak, object.handle)
    stage.layout.lines[id.raw] = machine.currentLine
    return object
  }

  /// The object of a constraint.
  static func constraintObject(_ id: ConstraintID, _ stage: Stage) -> Value {
    stage.layout.objects[id.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  /// Lets a constraint count or not; layout holds those that do.
  static func setActive(
    _ isActive: Bool, _ object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard case .constraint(let raw) = machine.heap.object(object).native else { return }
    let id = ConstraintID(raw: raw)
    guard stage.runtime.isActive(id) != isActive else { return }
    stage.runtime.setActive(isActive, id)
    if isActive { machine.retain(object) } else { machine.release(object, &stage) }
  }

  /// `activate`: constraints count.
  static func activate(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    try setActive(true, all: call.subject, &machine, &stage)
    return .nil
  }

  /// `deactivate`: constraints count no more.
  static func deactivate(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    try setActive(false, all: call.subject, &machine, &stage)
    return .nil
  }

  /// Lets one constraint or an array of them count or not.
  private static func setActive(
    _ isActive: Bool, all value: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    if value.kind == .array {
      let elements = machine.heap.array(value)
      machine.charge(16 * elements.count)
      for element in elements { try setActive(isActive, all: element, &machine, &stage) }
      return
    }
    guard value.kind == .object, case .constraint = machine.heap.object(value).native else {
      throw .wrongClause(
        isActive ? "activate" : "deactivate", "constraint or array of constraints",
        machine.typeName(of: value))
    }
    setActive(isActive, value, &machine, &stage)
  }

  /// A view goes: what constraints say of it means nothing any more.
  static func dropConstraints(of view: ViewID, _ machine: inout Machine, _ stage: inout Stage) {
    guard stage.runtime.isMentioned(view) else { return }
    for id in stage.runtime.activeConstraints(of: view) {
      let object = constraintObject(id, stage)
      if object.kind == .object { setActive(false, object, &machine, &stage) }
    }
  }

  /// A constraint's object has ended.
  static func forgetConstraint(_ raw: UInt32, _ stage: inout Stage) {
    stage.layout.objects[raw] = nil
    stage.layout.lines[raw] = nil
    stage.runtime.removeConstraint(ConstraintID(raw: raw))
  }

}
