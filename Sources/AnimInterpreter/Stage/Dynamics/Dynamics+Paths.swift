import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Dynamics {
  /// `path`: a line that its block adds parts to.
  static func path(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    var line: PathLine
    let start = call.subject
    if start.kind == .rect {
      let rect = try rect(start, "start", machine)
      let isEllipse = call["shape"].map { symbolName($0, machine) == "ellipse" } ?? false
      line = isEllipse ? PathLine(ellipseIn: rect) : PathLine(rect)
    } else {
      line = PathLine(start: try Input.place(start, "start", machine))
      if call["shape"] != nil { throw .shapeWithoutRect() }
    }
    if let closed = call["closed"] { line.isClosed = try machine.truth(closed) }
    let path = machine.makeNative(.path, .path)
    store(line, in: path, &machine, &stage)
    guard call.hasBlock else { return path }
    do throws(Failure) {
      try describe(path, try call.block(machine), call.head, &machine, &stage)
    } catch {
      machine.release(path, &stage)
      throw error
    }
    return path
  }

  /// `line`, in the block of `path`.
  static func line(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let path = try describedPath(call, machine, stage)
    let end = try Input.place(call.subject, "to", machine)
    append(.line(end), to: path, &machine, &stage)
    return .nil
  }

  /// `curve`, in the block of `path`.
  static func curve(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let path = try describedPath(call, machine, stage)
    let end = try Input.place(call.subject, "to", machine)
    if let control = call["control"] {
      append(
        .quadratic(end, control: try Input.place(control, "control", machine)), to: path, &machine,
        &stage)
    } else if let first = call["control1"], let second = call["control2"] {
      append(
        .cubic(
          end, try Input.place(first, "control1", machine),
          try Input.place(second, "control2", machine)), to: path, &machine, &stage)
    } else {
      throw .curveWithoutControl()
    }
    return .nil
  }

  /// The path whose block is running.
  private static func describedPath(_ call: DirectiveCall, _ machine: Machine, _ stage: Stage)
    throws(Failure) -> Value
  {
    guard let path = stage.dynamics.describing.last, machine.heap.object(path).native == .path
    else { throw .outsideItsBlock(call.head, "path") }
    return path
  }

  private static func symbolName(_ value: Value, _ machine: Machine) -> String {
    value.kind == .symbol ? machine.names[Name(id: UInt32(value.index))] : ""
  }

  // MARK: In the heap

  /// The parts are kept as values: for each the number of its points, and the points.
  private static func store(
    _ line: PathLine, in path: Value, _ machine: inout Machine, _ stage: inout Stage
  ) {
    setField(
      PathField.parts.rawValue, of: path,
      to: machine.heap.make([Value(1), machine.heap.make(line.start)]), &machine, &stage)
    setField(PathField.closed.rawValue, of: path, to: Value(line.isClosed), &machine, &stage)
    for part in line.parts { append(part, to: path, &machine, &stage) }
  }

  private static func append(
    _ part: PathLine.Part, to path: Value, _ machine: inout Machine, _ stage: inout Stage
  ) {
    let points: [Point] =
      switch part {
      case .line(let end): [end]
      case .quadratic(let end, let control): [end, control]
      case .cubic(let end, let first, let second): [end, first, second]
      }
    let values = [Value(points.count)] + points.map { machine.heap.make($0) }
    append(values, to: PathField.parts.rawValue, of: path, &machine, &stage)
    for value in values { machine.release(value, &stage) }
  }

  /// The line that a value is.
  static func pathLine(_ value: Value, _ machine: Machine) throws(Failure) -> PathLine {
    guard value.kind == .object, machine.heap.object(value).native == .path else {
      throw .wrongClause("path", "path", machine.typeName(of: value))
    }
    let values = elements(PathField.parts.rawValue, of: value, machine)
    var line = PathLine(start: .zero)
    var at = 0
    while at < values.count {
      let count = Int(values[at].number)
      let points = values[(at + 1)...].prefix(count).map { machine.heap.point($0) }
      switch points.count {
      case 1 where at == 0: line.start = points[0]
      case 1: line.parts.append(.line(points[0]))
      case 2: line.parts.append(.quadratic(points[0], control: points[1]))
      default: line.parts.append(.cubic(points[0], points[1], points[2]))
      }
      at += count + 1
    }
    line.isClosed = field(PathField.closed.rawValue, of: value, machine).boolean
    return line
  }

  static func pathMember(_ path: Value, _ property: DynamicsProperty, _ machine: inout Machine)
    -> Value?
  {
    switch property {
    case .pathPoints:
      let points = elements(PathField.parts.rawValue, of: path, machine).filter {
        $0.kind == .point
      }
      for point in points { machine.retain(point) }
      return machine.heap.make(points)
    case .isClosed: return machine.retained(field(PathField.closed.rawValue, of: path, machine))
    default: return nil
    }
  }

  static func setPathMember(
    _ path: Value, _ property: DynamicsProperty, _ new: Value, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure) -> Bool
  {
    guard property == .isClosed else { return false }
    setField(
      PathField.closed.rawValue, of: path, to: Value(try machine.truth(new)), &machine, &stage)
    return true
  }

  // MARK: Shapes

  /// What of an item collides, as scripts say it.
  static func itemShape(_ value: Value, _ machine: Machine) throws(Failure) -> ItemShape {
    if value.kind == .object, machine.heap.object(value).native == .path {
      return .path(try pathLine(value, machine))
    }
    switch symbolName(value, machine) {
    case "rectangle": return .rectangle
    case "ellipse": return .ellipse
    default: throw .noShape()
    }
  }

  static func makeShape(_ shape: ItemShape, _ machine: inout Machine, _ stage: inout Stage) -> Value
  {
    switch shape {
    case .rectangle: return machine.symbol("rectangle")
    case .ellipse: return machine.symbol("ellipse")
    case .path(let line):
      let path = machine.makeNative(.path, .path)
      store(line, in: path, &machine, &stage)
      return path
    }
  }
}
