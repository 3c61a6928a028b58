import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  mutating func behaviorMethod(
    _ object: Value, _ id: BehaviorID, _ method: NativeMethod, _ arguments: [String: Value]
  ) throws(Failure) -> Value? {
    let first = arguments[""] ?? .nil
    switch method {
    case .addItem: try addItem(first, to: object)
    case .removeItem:
      if arguments[""] == nil {
        try removeBehavior(object, id)
      } else {
        try removeItem(first, from: object)
      }
    case .addChild: try addChild(first, to: object)
    case .removeChild:
      let child = try behavior(first, "removeChild")
      if runtime.parent(of: child) == id { try removeBehavior(first, child) }
    case .willMove: break
    case .addBoundary:
      try addBoundary(first, try boundaryLine(arguments), to: object)
    case .removeBoundary: return Value(runtime.removeBoundary(try boundaryName(first), from: id))
    case .removeAllBoundaries:
      for name in runtime.boundaryNames(of: id) { runtime.removeBoundary(name, from: id) }
    case .setOffset:
      let item = try member(arguments["for"] ?? .nil, of: object, id)
      let offset = try place(first, "setOffset")
      try attempt { machine throws(BehaviorError) in
        try machine.runtime.setOffset(offset, of: item, in: id)
      }
    case .linearVelocityOf:
      return heap.make(
        runtime.linearVelocity(of: try member(arguments["of"] ?? .nil, of: object, id)))
    case .angularVelocityOf:
      return number(
        runtime.angularVelocity(of: try member(arguments["of"] ?? .nil, of: object, id)))
    case .addLinearVelocity:
      let item = try member(arguments["to"] ?? .nil, of: object, id)
      let velocity = try place(first, "addLinearVelocity")
      try attempt { machine throws(BehaviorError) in
        try machine.runtime.addVelocity(velocity, angular: 0, to: item)
      }
    case .addAngularVelocity:
      let item = try member(arguments["to"] ?? .nil, of: object, id)
      let velocity = try finite(first, "addAngularVelocity")
      try attempt { machine throws(BehaviorError) in
        try machine.runtime.addVelocity(.zero, angular: velocity, to: item)
      }
    default: return nil
    }
    return .nil
  }

  /// An item of a behavior; anything else is a mistake worth hearing of.
  private func member(_ value: Value, of object: Value, _ id: BehaviorID) throws(Failure) -> ItemID
  {
    guard let item = try knownItem(value), runtime.contains(item, id) else {
      throw .notAnItem(displayName(value), displayName(object))
    }
    return item
  }

  // MARK: Boundaries

  /// `boundary` in the block of `collision`.
  mutating func performBoundary(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    guard let object = dynamics.describing.last,
      case .behavior(let raw) = heap.object(object).native,
      runtime.spec(of: BehaviorID(raw: raw))?.kind == .collision
    else { throw .outsideItsBlock("boundary", "collision") }
    var given: [String: Value] = [:]
    for clause in Clause.boundary { given[clause.label] = arguments[clause.label] }
    try addBoundary(arguments.subject, try boundaryLine(given), to: object)
    return .nil
  }

  private mutating func addBoundary(_ name: Value, _ line: PathLine, to object: Value)
    throws(Failure)
  {
    let id = try behavior(object, "addBoundary")
    let name = try boundaryName(name)
    charge(32 + runtime.boundaryNames(of: id).count >> 2 + line.parts.count)
    try attempt { machine throws(BehaviorError) in
      try machine.runtime.addBoundary(name, line, to: id)
    }
    if let spec = runtime.spec(of: id) {
      noteIfIdle(.referenceBounds, "boundary", of: object, spec)
    }
  }

  private func boundaryName(_ value: Value) throws(Failure) -> BoundaryName {
    if value.kind == .string { return .text(heap.text(value)) }
    if value.isNumber { return .number(value.number) }
    throw .wrongClause("name", "string or number", typeName(of: value))
  }

  mutating func makeBoundaryName(_ name: BoundaryName) -> Value {
    switch name {
    case .reference: .nil
    case .text(let text): heap.make(text: text)
    case .number(let number): self.number(number)
    }
  }

  /// What a boundary is made of: exactly one of a line, a rectangle, an ellipse and a path.
  private mutating func boundaryLine(_ given: [String: Value]) throws(Failure) -> PathLine {
    let ways = ["rect", "ellipse", "path"].filter { given[$0] != nil }
    let isStraight = given["from"] != nil || given["to"] != nil
    guard ways.count + (isStraight ? 1 : 0) == 1 else { throw .boundaryWithoutLine() }
    if let value = given["path"] { return try pathLine(value) }
    if let value = given["rect"] { return PathLine(try rect(value, "rect")) }
    if let value = given["ellipse"] { return PathLine(ellipseIn: try rect(value, "ellipse")) }
    guard let from = given["from"], let to = given["to"] else { throw .boundaryWithoutLine() }
    var line = PathLine(start: try place(from, "from"))
    line.parts = [.line(try place(to, "to"))]
    return line
  }

  func rect(_ value: Value, _ label: String) throws(Failure) -> Rect {
    guard value.kind == .rect else { throw .wrongClause(label, "rect", typeName(of: value)) }
    let rect = heap.rect(value)
    guard [rect.x, rect.y, rect.width, rect.height].allSatisfy({ abs($0) <= 1e9 }) else {
      throw .outOfRange(label, "rect within a billion points")
    }
    return rect
  }
}
