import AnimGeometry

/// A value of a view's property.
public enum PropertyValue: Hashable, Sendable {
  case number(Double)
  case bool(Bool)
  case point(Point)
  case rect(Rect)
  case color(Color)
  case transform(Transform)
  case corners(Corners)

  public var type: PropertyType {
    switch self {
    case .number: .number
    case .bool: .bool
    case .point: .point
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .corners: .corners
    }
  }

  /// The value as four lanes, unused ones 0; nil for a transform.
  var lanes: SIMD4<Double>? {
    switch self {
    case .number(let number): SIMD4(number, 0, 0, 0)
    case .bool(let flag): SIMD4(flag ? 1 : 0, 0, 0, 0)
    case .point(let point): SIMD4(point.x, point.y, 0, 0)
    case .rect(let rect): SIMD4(rect.x, rect.y, rect.width, rect.height)
    case .color(let color): SIMD4(color.red, color.green, color.blue, color.alpha)
    case .transform: nil
    case .corners(let corners): SIMD4(Double(corners.rawValue), 0, 0, 0)
    }
  }

  /// The value of `type` in `lanes`; the identity for a transform.
  init(_ type: PropertyType, lanes: SIMD4<Double>) {
    switch type {
    case .number: self = .number(lanes.x)
    case .bool: self = .bool(lanes.x != 0)
    case .point: self = .point(Point(lanes.x, lanes.y))
    case .rect: self = .rect(Rect(lanes: lanes))
    case .color: self = .color(Color(lanes.x, lanes.y, lanes.z, lanes.w))
    case .transform: self = .transform(.identity)
    case .corners:
      self = .corners(Corners(rawValue: UInt8(min(max(lanes.x, 0), 15))))
    }
  }
}

/// What kind of value a property holds.
public enum PropertyType: UInt8, Hashable, Sendable {
  case number, bool, point, rect, color, transform, corners
}

/// Corners of a view.
public struct Corners: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue & 15 }

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Each corner with the name scripts give it.
  public static let named: [(name: String, corner: Corners)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  /// The names of those that are in it.
  public var names: [String] { Corners.named.filter { contains($0.corner) }.map(\.name) }
}
