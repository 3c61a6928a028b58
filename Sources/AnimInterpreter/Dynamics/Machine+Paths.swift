import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// `path`: a line that its block adds parts to.
  mutating func performPath(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    var line: PathLine
    let start = arguments.subject
    if start.kind == .rect {
      let rect = try rect(start, "start")
      let isEllipse = arguments["shape"].map { symbolName($0) == "ellipse" } ?? false
      line = isEllipse ? PathLine(ellipseIn: rect) : PathLine(rect)
    } else {
      line = PathLine(start: try place(start, "start"))
      if arguments["shape"] != nil { throw .shapeWithoutRect() }
    }
    if let closed = arguments["closed"] { line.isClosed = try truth(closed) }
    let path = makeNative(.path, .path)
    store(line, in: path)
    guard arguments.hasBlock else { return path }
    do throws(Failure) {
      try describe(path, try arguments.block(self), arguments.row.head)
    } catch {
      release(path)
      throw error
    }
    return path
  }

  /// `line` and `curve` in the block of `path`.
  mutating func performPathPart(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    guard let path = dynamics.describing.last, heap.object(path).native == .path else {
      throw .outsideItsBlock(arguments.row.head, "path")
    }
    let end = try place(arguments.subject, "to")
    var part = PathLine.Part.line(end)
    if arguments.id == .curve {
      if let control = arguments["control"] {
        part = .quadratic(end, control: try place(control, "control"))
      } else if let first = arguments["control1"], let second = arguments["control2"] {
        part = .cubic(end, try place(first, "control1"), try place(second, "control2"))
      } else {
        throw .curveWithoutControl()
      }
    }
    append(part, to: path)
    return .nil
  }

  private func symbolName(_ value: Value) -> String {
    value.kind == .symbol ? names[Name(id: UInt32(value.index))] : ""
  }

  // MARK: In the heap

  /// The parts are kept as values: for each the number of its points, and the points.
  private mutating func store(_ line: PathLine, in path: Value) {
    setField(PathField.parts.rawValue, of: path, to: heap.make([Value(1), heap.make(line.start)]))
    setField(PathField.closed.rawValue, of: path, to: Value(line.isClosed))
    for part in line.parts { append(part, to: path) }
  }

  private mutating func append(_ part: PathLine.Part, to path: Value) {
    let points: [Point] =
      switch part {
      case .line(let end): [end]
      case .quadratic(let end, let control): [end, control]
      case .cubic(let end, let first, let second): [end, first, second]
      }
    let values = [Value(points.count)] + points.map { heap.make($0) }
    append(values, to: PathField.parts.rawValue, of: path)
    for value in values { release(value) }
  }

  /// The line that a value is.
  func pathLine(_ value: Value) throws(Failure) -> PathLine {
    guard value.kind == .object, heap.object(value).native == .path else {
      throw .wrongClause("path", "path", typeName(of: value))
    }
    let values = elements(PathField.parts.rawValue, of: value)
    var line = PathLine(start: .zero)
    var at = 0
    while at < values.count {
      let count = Int(values[at].number)
      let points = values[(at + 1)...].prefix(count).map { heap.point($0) }
      switch points.count {
      case 1 where at == 0: line.start = points[0]
      case 1: line.parts.append(.line(points[0]))
      case 2: line.parts.append(.quadratic(points[0], control: points[1]))
      default: line.parts.append(.cubic(points[0], points[1], points[2]))
      }
      at += count + 1
    }
    line.isClosed = field(PathField.closed.rawValue, of: value).boolean
    return line
  }

  mutating func pathMember(_ path: Value, _ property: DynamicsProperty) -> Value? {
    switch property {
    case .pathPoints:
      let points = elements(PathField.parts.rawValue, of: path).filter { $0.kind == .point }
      for point in points { retain(point) }
      return heap.make(points)
    case .isClosed: return retained(field(PathField.closed.rawValue, of: path))
    default: return nil
    }
  }

  mutating func setPathMember(_ path: Value, _ property: DynamicsProperty, _ new: Value)
    throws(Failure) -> Bool
  {
    guard property == .isClosed else { return false }
    setField(PathField.closed.rawValue, of: path, to: Value(try truth(new)))
    return true
  }

  // MARK: Shapes

  /// What of an item collides, as scripts say it.
  func itemShape(_ value: Value) throws(Failure) -> ItemShape {
    if value.kind == .object, heap.object(value).native == .path {
      return .path(try pathLine(value))
    }
    switch symbolName(value) {
    case "rectangle": return .rectangle
    case "ellipse": return .ellipse
    default: throw .noShape()
    }
  }

  mutating func makeShape(_ shape: ItemShape) -> Value {
    switch shape {
    case .rectangle: return symbol("rectangle")
    case .ellipse: return symbol("ellipse")
    case .path(let line):
      let path = makeNative(.path, .path)
      store(line, in: path)
      return path
    }
  }
}
