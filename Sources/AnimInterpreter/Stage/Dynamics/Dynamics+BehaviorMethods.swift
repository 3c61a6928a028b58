import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Dynamics {
  static func behaviorMethod(
    _ object: Value, _ id: BehaviorID, _ method: NativeMethod, _ arguments: [String: Value],
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value? {
    let first = arguments[""] ?? .nil
    switch method {
    case .addItem: try addItem(first, to: object, &machine, &stage)
    case .removeItem:
      if arguments[""] == nil {
        try removeBehavior(object, id, &machine, &stage)
      } else {
        try removeItem(first, from: object, &machine, &stage)
      }
    case .addChild: try addChild(first, to: object, &machine, &stage)
    case .removeChild:
      let child = try behavior(first, "removeChild", machine)
      if stage.runtime.parent(of: child) == id {
        try removeBehavior(first, child, &machine, &stage)
      }
    case .willMove: break
    case .addBoundary:
      try addBoundary(first, try boundaryLine(arguments, &machine), to: object, &machine, &stage)
    case .removeBoundary:
      return Value(stage.runtime.removeBoundary(try boundaryName(first, machine), from: id))
    case .removeAllBoundaries:
      for name in stage.runtime.boundaryNames(of: id) {
        stage.runtime.removeBoundary(name, from: id)
      }
    case .setOffset:
      let item = try member(arguments["for"] ?? .nil, of: object, id, machine, stage)
      let offset = try Input.place(first, "setOffset", machine)
      try attempt(machine, &stage) { runtime throws(BehaviorError) in
        try runtime.setOffset(offset, of: item, in: id)
      }
    case .linearVelocityOf:
      return machine.heap.make(
        stage.runtime.linearVelocity(
          of: try member(arguments["of"] ?? .nil, of: object, id, machine, stage)))
    case .angularVelocityOf:
      return machine.number(
        stage.runtime.angularVelocity(
          of: try member(arguments["of"] ?? .nil, of: object, id, machine, stage)))
    case .addLinearVelocity:
      let item = try member(arguments["to"] ?? .nil, of: object, id, machine, stage)
      let velocity = try Input.place(first, "addLinearVelocity", machine)
      try attempt(machine, &stage) { runtime throws(BehaviorError) in
        try runtime.addVelocity(velocity, angular: 0, to: item)
      }
    case .addAngularVelocity:
      let item = try member(arguments["to"] ?? .nil, of: object, id, machine, stage)
      let velocity = try Input.finite(first, "addAngularVelocity", machine)
      try attempt(machine, &stage) { runtime throws(BehaviorError) in
        try runtime.addVelocity(.zero, angular: velocity, to: item)
      }
    default: return nil
    }
    return .nil
  }

  /// An item of a behavior; anything else is a mistake worth hearing of.
  private static func member(
    _ value: Value, of object: Value, _ id: BehaviorID, _ machine: Machine, _ stage: Stage
  ) throws(Failure) -> ItemID {
    guard let item = try knownItem(value, machine, stage), stage.runtime.contains(item, id) else {
      throw .notAnItem(machine.displayName(value), machine.displayName(object))
    }
    return item
  }

  // MARK: Boundaries

  /// `boundary` in the block of `collision`.
  static func boundary(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    guard let object = stage.dynamics.describing.last,
      case .behavior(let raw) = machine.heap.object(object).native,
      stage.runtime.spec(of: BehaviorID(raw: raw))?.kind == .collision
    else { throw .outsideItsBlock("boundary", "collision") }
    var given: [String: Value] = [:]
    for clause in Clause.boundary { given[clause.label] = call[clause.label] }
    try addBoundary(
      call.subject, try boundaryLine(given, &machine), to: object, &machine, &stage)
    return .nil
  }

  private static func addBoundary(
    _ name: Value, _ line: PathLine, to object: Value, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    let id = try behavior(object, "addBoundary", machine)
    let name = try boundaryName(name, machine)
    machine.charge(32 + stage.runtime.boundaryNames(of: id).count >> 2 + line.parts.count)
    try attempt(machine, &stage) { runtime throws(BehaviorError) in
      try runtime.addBoundary(name, line, to: id)
    }
    if let spec = stage.runtime.spec(of: id) {
      noteIfIdle(.referenceBounds, "boundary", of: object, spec, &machine, &stage)
    }
  }

  private static func boundaryName(_ value: Value, _ machine: Machine) throws(Failure)
    -> BoundaryName
  {
    if value.kind == .string { return .text(machine.heap.text(value)) }
    if value.isNumber { return .number(value.number) }
    throw .wrongClause("name", "string or number", machine.typeName(of: value))
  }

  static func makeBoundaryName(_ name: BoundaryName, _ machine: inout Machine) -> Value {
    switch name {
    case .reference: .nil
    case .text(let text): machine.heap.make(text: text)
    case .number(let number): machine.number(number)
    }
  }

  /// What a boundary is made of: exactly one of a line, a rectangle, an ellipse and a path.
  private static func boundaryLine(_ given: [String: Value], _ machine: inout Machine)
    throws(Failure) -> PathLine
  {
    let ways = ["rect", "ellipse", "path"].filter { given[$0] != nil }
    let isStraight = given["from"] != nil || given["to"] != nil
    guard ways.count + (isStraight ? 1 : 0) == 1 else { throw .boundaryWithoutLine() }
    if let value = given["path"] { return try pathLine(value, machine) }
    if let value = given["rect"] { return PathLine(try rect(value, "rect", machine)) }
    if let value = given["ellipse"] {
      return PathLine(ellipseIn: try rect(value, "ellipse", machine))
    }
    guard let from = given["from"], let to = given["to"] else { throw .boundaryWithoutLine() }
    var line = PathLine(start: try Input.place(from, "from", machine))
    line.parts = [.line(try Input.place(to, "to", machine))]
    return line
  }

  static func rect(_ value: Value, _ label: String, _ machine: Machine) throws(Failure) -> Rect {
    guard value.kind == .rect else {
      throw .wrongClause(label, "rect", machine.typeName(of: value))
    }
    let rect = machine.heap.rect(value)
    guard [rect.x, rect.y, rect.width, rect.height].allSatisfy({ abs($0) <= 1e9 }) else {
      throw .outOfRange(label, "rect within a billion points")
    }
    return rect
  }
}
