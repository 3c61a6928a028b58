import AnimGeometry

/// Joins an item to a point, or to another item.
public struct AttachmentSpec: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Keeps a distance: a rigid rod, or a spring where there is a frequency.
    case distance
    /// Keeps a largest distance, as a rope does.
    case limit
    /// Keeps to a line, and its angle.
    case sliding
    /// Keeps how both ends lie, and the angle.
    case fixed
    /// Lets turn about the other end.
    case pin
  }

  public var kind = Kind.distance
  /// Where on the item, from its middle, in its own axes.
  public var offset = Point.zero
  /// Where the other end is, if it is no item.
  public var anchor: Point?
  /// Where on the other item.
  public var otherOffset = Point.zero
  /// Points, 0 or more; nil for the distance that there is when it begins.
  public var length: Double?
  /// Vibrations a second; 0 for a rigid rod.
  public var frequency = 0.0
  /// Ratio of damping, 0…1.
  public var damping = 0.0
  /// The direction in which it slides.
  public var axis = Point(1, 0)
  /// How far it may slide, in points, or turn, in radians.
  public var range: ClosedRange<Double>?
  /// What resists the turning of a pin.
  public var frictionTorque = 0.0

  public init() {}
}
