/// A property of a view; what is known of each is one row of `Property.table`.
public enum Property: UInt8, CaseIterable, Hashable, Sendable {
  case alpha, center, bounds, backgroundColor, cornerRadius, anchorPoint, zPosition
  case hidden, clipsToBounds, userInteractionEnabled
  case borderWidth, borderColor, shadowOpacity, shadowRadius, shadowOffset, shadowColor
  case maskedCorners
  case transform, sublayerTransform
  /// Derived from bounds, center, transform and anchorPoint.
  case frame

  /// What is known of a property.
  public struct Row: Sendable {
    public var property: Property
    /// As scripts write it.
    public var name: StaticString
    public var type: PropertyType
    /// The value of a new view; bounds and center are given when it is made.
    public var initial: SIMD4<Double> = .zero
    /// True if `animate` animates it; otherwise a change in its block happens at once.
    public var isAnimatable = false
    /// True if additive interruption lets older and newer animations add up (MOTIONANIM rows).
    public var isAdditive = false
    /// Every lane is kept within these.
    public var range: ClosedRange<Double> = -.infinity ... .infinity
  }

  /// One row a property, in the order of the cases.
  public static let table: [Row] = [
    Row(
      property: .alpha, name: "alpha", type: .number, initial: SIMD4(1, 0, 0, 0),
      isAnimatable: true, range: 0...1),
    Row(property: .center, name: "center", type: .point, isAnimatable: true, isAdditive: true),
    Row(property: .bounds, name: "bounds", type: .rect, isAnimatable: true, isAdditive: true),
    Row(
      property: .backgroundColor, name: "backgroundColor", type: .color, isAnimatable: true,
      range: 0...1),
    Row(
      property: .cornerRadius, name: "cornerRadius", type: .number, isAnimatable: true,
      isAdditive: true, range: 0 ... .infinity),
    Row(
      property: .anchorPoint, name: "anchorPoint", type: .point,
      initial: SIMD4(0.5, 0.5, 0, 0), isAnimatable: true),
    Row(property: .zPosition, name: "zPosition", type: .number),
    Row(property: .hidden, name: "hidden", type: .bool),
    Row(property: .clipsToBounds, name: "clipsToBounds", type: .bool),
    Row(
      property: .userInteractionEnabled, name: "userInteractionEnabled", type: .bool,
      initial: SIMD4(1, 0, 0, 0)),
    Row(property: .borderWidth, name: "borderWidth", type: .number, range: 0 ... .infinity),
    Row(
      property: .borderColor, name: "borderColor", type: .color, initial: SIMD4(0, 0, 0, 1),
      range: 0...1),
    Row(
      property: .shadowOpacity, name: "shadowOpacity", type: .number, isAnimatable: true,
      range: 0...1),
    Row(
      property: .shadowRadius, name: "shadowRadius", type: .number,
      initial: SIMD4(3, 0, 0, 0), range: 0 ... .infinity),
    Row(
      property: .shadowOffset, name: "shadowOffset", type: .point,
      initial: SIMD4(0, -3, 0, 0)),
    Row(
      property: .shadowColor, name: "shadowColor", type: .color, initial: SIMD4(0, 0, 0, 1),
      range: 0...1),
    Row(
      property: .maskedCorners, name: "maskedCorners", type: .corners,
      initial: SIMD4(Double(Corners.all.rawValue), 0, 0, 0)),
    Row(
      property: .transform, name: "transform", type: .transform, isAnimatable: true,
      isAdditive: true),
    Row(property: .sublayerTransform, name: "sublayerTransform", type: .transform),
    Row(property: .frame, name: "frame", type: .rect, isAnimatable: true, isAdditive: true),
  ]

  /// The properties stored as four lanes come first, then the transforms, then what is derived.
  static let laneCount = 17
  static let storedCount = 19

  /// What every write needs of a row, small enough to copy.
  private struct Traits {
    var type: PropertyType
    var isAnimatable: Bool
    var isAdditive: Bool
    var lower: Double
    var upper: Double
  }

  private static let traits = table.map {
    Traits(
      type: $0.type, isAnimatable: $0.isAnimatable, isAdditive: $0.isAdditive,
      lower: $0.range.lowerBound, upper: $0.range.upperBound)
  }

  public var row: Row { Property.table[Int(rawValue)] }
  public var name: String { row.name.description }
  public var type: PropertyType { Property.traits[Int(rawValue)].type }
  public var isAnimatable: Bool { Property.traits[Int(rawValue)].isAnimatable }
  public var isAdditive: Bool { Property.traits[Int(rawValue)].isAdditive }

  @inline(__always)
  var index: Int { Int(rawValue) }
  @inline(__always)
  var isWide: Bool { index >= Property.laneCount }

  /// The property scripts call `name`.
  public init?(name: String) {
    guard let row = Property.table.first(where: { $0.name.description == name }) else {
      return nil
    }
    self = row.property
  }

  /// `lanes` with every lane within the property's range.
  func clamped(_ lanes: SIMD4<Double>) -> SIMD4<Double> {
    let traits = Property.traits[Int(rawValue)]
    guard traits.lower > -.infinity || traits.upper < .infinity else { return lanes }
    return lanes.clamped(
      lowerBound: SIMD4(repeating: traits.lower), upperBound: SIMD4(repeating: traits.upper))
  }
}
