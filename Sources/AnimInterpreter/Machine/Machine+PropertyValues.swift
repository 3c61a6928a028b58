import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  mutating func makeValue(_ value: PropertyValue) -> Value {
    switch value {
    case .number(let number): self.number(number)
    case .bool(let bool): Value(bool)
    case .point(let point): heap.make(point)
    case .rect(let rect): heap.make(rect)
    case .color(let color): heap.make(color)
    case .transform(let transform): heap.make(transform)
    case .corners(let corners): makeCorners(corners)
    }
  }

  func propertyValue(_ value: Value, _ property: Property) throws(Failure) -> PropertyValue {
    let type = property.row.type
    switch (type, value.kind) {
    case (.number, .integer), (.number, .double):
      if value.number.isInfinite { throw .notFinite(property.name) }
      return .number(value.number)
    case (.bool, .boolean): return .bool(value.boolean)
    case (.point, .point):
      let point = heap.point(value)
      if point.x.isInfinite || point.y.isInfinite { throw .notFinite(property.name) }
      return .point(point)
    case (.rect, .rect):
      let rect = heap.rect(value)
      if !(rect.x + rect.y + rect.width + rect.height).isFinite { throw .notFinite(property.name) }
      return .rect(rect)
    case (.color, .color): return .color(heap.color(value))
    case (.color, .nil): return .color(Color(0, 0, 0, 0))
    case (.color, .symbol):
      if let color = Color(named: names[Name(id: UInt32(value.index))]) { return .color(color) }
      throw .unknownColor(names[Name(id: UInt32(value.index))])
    case (.transform, .transform):
      let transform = heap.transform(value)
      if !transform.isFinite { throw .notFinite(property.name) }
      return .transform(transform)
    case (.transform, .symbol) where names[Name(id: UInt32(value.index))] == "identity":
      return .transform(.identity)
    case (.corners, _): return .corners(try corners(value, property.name))
    default: throw .wrongClause(property.name, type.text, typeName(of: value))
    }
  }

  /// A length or point of time from a number of seconds.
  func time(_ value: Value, _ label: String) throws(Failure) -> Time {
    guard value.isNumber else { throw .wrongClause(label, "duration", typeName(of: value)) }
    let seconds = value.number
    if seconds.isInfinite || abs(seconds) > 1e9 {
      throw seconds.isInfinite ? .notFinite(label) : .tooLong(label)
    }
    return Time(seconds: seconds)
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
