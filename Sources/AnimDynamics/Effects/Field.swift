/// Acts on its bodies where they are in a region.
public struct Field: Hashable, Sendable {
  /// What a strength of s does to a body at r points from the field's position. Where it is an
  /// acceleration, s = 1 is 100 pt/s², times `falloff`; mass counts for charges only.
  public enum Kind: Hashable, Sendable {
    /// An acceleration in `direction`.
    case linearGravity
    /// An acceleration towards the position.
    case radialGravity
    /// An acceleration against the velocity, at a rate of s a second.
    case drag
    /// Towards a velocity of 100 pt/s in `direction` (its length times), at a rate of s a second.
    case velocity
    /// Towards the position, s/s² times the distance.
    case spring
    /// An acceleration across the way from the position, clockwise.
    case vortex
    /// An acceleration that varies by place and time.
    case noise
    /// Noise times the speed over 100 pt/s.
    case turbulence
    /// A force away from the position, times the charge; a push of magnitude s for charge 1.
    case electric
    /// A force across the velocity, times the charge, times the speed over 100 pt/s.
    case magnetic
  }

  /// Where it acts.
  public enum Region: Hashable, Sendable {
    case everywhere
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
  }

  public var kind: Kind
  public var position = Vector.zero
  public var region = Region.everywhere
  /// May be negative, to act the other way.
  public var strength = 1.0
  /// The strength is divided by (r / minimumRadius) to this power, 0 or more, beyond that radius.
  public var falloff = 0.0
  /// In points, more than 0.
  public var minimumRadius = 10.0
  /// Of linear gravity and velocity.
  public var direction = Vector(0, 1)
  /// 0 for rough … 1 for smooth noise.
  public var smoothness = 0.0
  /// How fast noise changes: 0 for never, 1 for once a second at smoothness 1.
  public var animationSpeed = 0.0

  public init(_ kind: Kind) { self.kind = kind }
}
