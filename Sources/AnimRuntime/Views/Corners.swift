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
