/// What a body is like, apart from its shape.
///
/// The defaults are those of the imitated platform's items.
public struct BodyTraits: Hashable, Sendable {
  /// The share of speed kept by a collision, 0 or more; above 1 it gains. The larger of two counts.
  public var elasticity = 0.0
  /// The ratio of friction to pressure, 0 or more. Two meet with the root of their product; a
  /// boundary is as rough as what touches it.
  public var friction = 0.0
  /// Mass per area, more than 0: an item of 100 × 100 points and density 1 is what a push of
  /// magnitude 1 accelerates by 100 pt/s².
  public var density = 1.0
  /// How fast velocity is lost, a rate per second, 0 or more: v becomes v / (1 + resistance·h) in a
  /// step of h seconds, so that 1 leaves 37 % after a second.
  public var resistance = 0.0
  /// The same for the angular velocity.
  public var angularResistance = 0.0
  /// What electric and magnetic fields take hold of.
  public var charge = 0.0
  /// False keeps the angle as it is.
  public var allowsRotation = true
  /// True makes it collide without being moved by anything.
  public var isAnchored = false

  public init() {}
}
