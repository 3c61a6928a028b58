import AnimRuntime
import AnimSolver
import AnimSyntax

/// The objects of constraints.
struct ConstraintObjects: Sendable {
  /// By the constraint's id, held weakly; layout holds those that are active.
  var objects: [UInt32: Value] = [:]
  /// The script line each was made on.
  var lines: [UInt32: Int] = [:]
}

extension Machine {
  /// `constraint box.left equals stage.left constant 8`.
  mutating func performConstraint(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    guard let first = try anchor(arguments.subject) else { throw .noAnchor("constraint") }
    let (relation, label, target) = try relation(arguments)
    var constraint = LayoutConstraint(first, relation)
    if let second = try anchor(target) {
      constraint.second = second
    } else {
      constraint.constant = try layoutLength(try anchorNumber(target, label), label)
    }
    if let multiplier = arguments["multiplier"] {
      guard multiplier.isNumber, abs(multiplier.number) >= 1e-6, abs(multiplier.number) <= 1e6
      else { throw .badMultiplier() }
      if constraint.second == nil { throw .uselessMultiplier() }
      constraint.multiplier = multiplier.number
    }
    if let constant = arguments["constant"] {
      constraint.constant += try layoutLength(constant, "constant")
    }
    if let priority = arguments["priority"] {
      constraint.priority = try layoutPriority(priority, "priority", upTo: 1000)
    }
    try check(constraint)
    let object = try makeConstraint(constraint)
    if let name = arguments["identifier"] {
      do throws(Failure) {
        try setIdentifier(object, name)
      } catch {
        release(object)
        throw error
      }
    }
    var isActive = true
    if let active = arguments["active"] {
      do throws(Failure) {
        isActive = try truth(active)
      } catch {
        release(object)
        throw error
      }
    }
    if isActive { setActive(true, object) }
    return object
  }

  private func relation(_ arguments: DirectiveArguments) throws(Failure) -> (
    Relation, String, Value
  ) {
    var found: (Relation, String, Value)?
    for (name, relation) in Machine.relations {
      guard let value = arguments[name] else { continue }
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
  private func anchor(_ value: Value) throws(Failure) -> LayoutAnchor? {
    guard value.kind == .place else { return nil }
    let place = heap.place(value)
    let root = Value(.object, place.root.handle)
    guard case .view(let raw) = heap.object(root).native, let last = place.path.last,
      let attribute = LayoutAttribute(name: names[last])
    else { return nil }
    let view = ViewID(raw: raw)
    switch place.path.count {
    case 1: return LayoutAnchor(view, attribute)
    case 2:
      switch names[place.path[0]] {
      case "margins": return LayoutAnchor(view, attribute, guide: .margins)
      case "safeArea":
        if view != .stage { throw .safeAreaOfView(displayName(root)) }
        return LayoutAnchor(view, attribute, guide: .safeArea)
      default: return nil
      }
    default: return nil
    }
  }

  /// The number that stands where an anchor may stand, or that a place leads to.
  private mutating func anchorNumber(_ value: Value, _ label: String) throws(Failure) -> Value {
    guard value.kind == .place else { return value }
    let place = heap.place(value)
    let number = try followed(
      Value(.object, place.root.handle), place.path, ofPresentation: false)
    guard number.isNumber else {
      let type = typeName(of: number)
      release(number)
      throw .wrongClause(label, "anchor or number", type)
    }
    return number
  }

  private func check(_ constraint: LayoutConstraint) throws(Failure) {
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

  private mutating func makeConstraint(_ constraint: LayoutConstraint) throws(Failure) -> Value {
    let object = makeObject(NativeKind.constraint.type)
    let id = runtime.addConstraint(constraint)
    heap.objects[heap.payload(object)].native = .constraint(id.raw)
    layoutObjects.objects[id.raw] = Value(.weak, object.handle)
    layoutObjects.lines[id.raw] = currentLine
    return object
  }

  /// The object of a constraint.
  func constraintObject(_ id: ConstraintID) -> Value {
    layoutObjects.objects[id.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  /// Lets a constraint count or not; layout holds those that do.
  mutating func setActive(_ isActive: Bool, _ object: Value) {
    guard case .constraint(let raw) = heap.object(object).native else { return }
    let id = ConstraintID(raw: raw)
    guard runtime.isActive(id) != isActive else { return }
    runtime.setActive(isActive, id)
    if isActive { retain(object) } else { release(object) }
  }

  /// `activate` and `deactivate`: one constraint or several, or arrays of them.
  mutating func performActivation(_ value: Value, _ isActive: Bool) throws(Failure) {
    if value.kind == .array {
      let elements = heap.array(value)
      charge(16 * elements.count)
      for element in elements { try performActivation(element, isActive) }
      return
    }
    guard value.kind == .object, case .constraint = heap.object(value).native else {
      throw .wrongClause(
        isActive ? "activate" : "deactivate", "constraint or array of constraints",
        typeName(of: value))
    }
    setActive(isActive, value)
  }

  /// A view goes: what constraints say of it means nothing any more.
  mutating func dropConstraints(of view: ViewID) {
    guard runtime.isMentioned(view) else { return }
    for id in runtime.activeConstraints(of: view) {
      let object = constraintObject(id)
      if object.kind == .object { setActive(false, object) }
    }
  }

  /// A constraint's object has ended.
  mutating func forgetConstraint(_ raw: UInt32) {
    layoutObjects.objects[raw] = nil
    layoutObjects.lines[raw] = nil
    runtime.removeConstraint(ConstraintID(raw: raw))
  }

  /// At the end of a run nothing is laid out any more.
  mutating func dropConstraints() {
    for id in runtime.activeConstraints() {
      let object = constraintObject(id)
      if object.kind == .object { setActive(false, object) }
    }
  }
}
