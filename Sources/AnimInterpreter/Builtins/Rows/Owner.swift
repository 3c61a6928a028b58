/// The sorts of value that have members and methods built in; sizes are points.
enum Owner: UInt8, CaseIterable, Sendable {
  case number, boolean, symbol, string, point, rect, color, range, transform, array, dictionary

  /// The owner that values of this kind belong to; `nil` for objects and all that have none.
  init?(_ kind: Kind) {
    switch kind {
    case .integer, .double: self = .number
    case .boolean: self = .boolean
    case .symbol: self = .symbol
    case .string: self = .string
    case .point: self = .point
    case .rect: self = .rect
    case .color: self = .color
    case .range: self = .range
    case .transform: self = .transform
    case .array: self = .array
    case .dictionary: self = .dictionary
    default: return nil
    }
  }

  /// The word for it in messages and documentation.
  var text: String {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .symbol: "symbol"
    case .string: "string"
    case .point: "point"
    case .rect: "rect"
    case .color: "color"
    case .range: "range"
    case .transform: "transform"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }
}
