import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Views {
  static func makeValue(_ value: PropertyValue, _ machine: inout Machine) -> Value {
    switch value {
    case .number(let number): machine.number(number)
    case .bool(let bool): Value(bool)
    case .point(let point): machine.heap.make(point)
    case .rect(let rect): machine.heap.make(rect)
    case .color(let color): machine.heap.make(color)
    case .transform(let transform): machine.heap.make(transform)
    case .corners(let corners): makeCorners(corners, &machine)
    }
  }

  static func propertyValue(_ value: Value, _ property: Property, _ machine: Machine)
    throws(Failure) -> PropertyValue
  {
    let type = property.row.type
    switch (type, value.kind) {
    case (.number, .integer), (.number, .double):
      if value.number.isInfinite { throw .notFinite(property.name) }
      return .number(value.number)
    case (.bool, .boolean): return .bool(value.boolean)
    case (.point, .point):
      let point = machine.heap.point(value)
      if point.x.isInfinite || point.y.isInfinite { throw .notFinite(property.name) }
      return .point(point)
    case (.rect, .rect):
      let rect = machine.heap.rect(value)
      if !(rect.x + rect.y + rect.width + rect.height).isFinite { throw .notFinite(property.name) }
      return .rect(rect)
    case (.color, .color): return .color(machine.heap.color(value))
    case (.color, .nil): return .color(Color(0, 0, 0, 0))
    case (.color, .symbol):
      if let color = Color(named: machine.names[Name(id: UInt32(value.index))]) {
        return .color(color)
      }
      throw .unknownColor(machine.names[Name(id: UInt32(value.index))])
    case (.transform, .transform):
      let transform = machine.heap.transform(value)
      if !transform.isFinite { throw .notFinite(property.name) }
      return .transform(transform)
    case (.transform, .symbol) where machine.names[Name(id: UInt32(value.index))] == "identity":
      return .transform(.identity)
    case (.corners, _): return .corners(try corners(value, property.name, machine))
    default: throw .wrongClause(property.name, type.text, machine.typeName(of: value))
    }
  }
}

extension Color {
  /// The colors scripts may call by name.
  static let named: [(name: String, color: Color)] = [
    ("black", Color(0, 0, 0)), ("white", Color(1, 1, 1)), ("gray", Color(0.5, 0.5, 0.5)),
    ("red", Color(1, 0, 0)), ("green", Color(0, 1, 0)), ("blue", Color(0, 0, 1)),
    ("yellow", Color(1, 1, 0)), ("cyan", Color(0, 1, 1)), ("magenta", Color(1, 0, 1)),
    ("orange", Color(1, 0.5, 0)), ("clear", Color(0, 0, 0, 0)),
  ]

  init?(named name: String) {
    guard let row = Color.named.first(where: { $0.name == name }) else { return nil }
    self = row.color
  }
}
