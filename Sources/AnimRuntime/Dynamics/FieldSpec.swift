import AnimGeometry

/// Acts on items where they are in a region.
public struct FieldSpec: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case linearGravity, radialGravity, drag, velocity, spring, vortex, noise, turbulence
    case electric, magnetic
  }

  public var kind: Kind
  /// Its middle, in the reference view's coordinates.
  public var position = Point.zero
  /// Points, for a round region; nil for a rectangle, or for everywhere.
  public var radius: Double?
  /// For a rectangular region.
  public var size: Point?
  /// May be negative, to act the other way.
  public var strength = 1.0
  /// The strength is divided by (r / minimumRadius) to this power beyond that radius.
  public var falloff = 0.0
  public var minimumRadius = 10.0
  /// Of linear gravity and velocity.
  public var direction = Point(0, 1)
  /// 0 for rough … 1 for smooth noise.
  public var smoothness = 0.0
  /// How fast noise changes; 0 for never.
  public var animationSpeed = 0.0

  public init(_ kind: Kind) { self.kind = kind }
}
