/// Joins a body to a point of the world or to another body.
public struct Attachment: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Keeps a distance: rigidly if the frequency is 0, otherwise as a spring of so many vibrations
    /// a second and a damping ratio, 0 for ever … 1 not at all.
    case distance(frequency: Double, damping: Double)
    /// Keeps a largest distance, as a rope does.
    case limit
    /// Keeps to a line in this direction and to its angle; the range is in points.
    case sliding(axis: Vector)
    /// Keeps how the ends lie, and the angle.
    case fixed
    /// Keeps how the far end lies on the body and lets it turn about that; the range is in radians.
    case pin
  }

  /// Where an attachment ends.
  public enum End: Hashable, Sendable {
    /// A point of the world; it can be moved.
    case point(Vector)
    /// A place on a body, from its centre, in its own axes.
    case body(BodyID, offset: Vector)
  }

  public var kind: Kind
  public var body: BodyID
  /// The place on the body, from its centre, in its own axes.
  public var offset: Vector
  public var end: End
  /// The distance kept, in points, 0 or more; nil for the distance when it is made, which a later
  /// update with nil keeps.
  public var length: Double?
  /// How far it may slide or turn from where it is made; nil for any way.
  public var range: ClosedRange<Double>?
  /// What resists turning of a pin: magnitudes of a push times points.
  public var frictionTorque: Double

  public init(
    _ body: BodyID, offset: Vector = .zero, to end: End,
    kind: Kind = .distance(frequency: 0, damping: 0), length: Double? = nil,
    range: ClosedRange<Double>? = nil, frictionTorque: Double = 0
  ) {
    self.kind = kind
    self.body = body
    self.offset = offset
    self.end = end
    self.length = length
    self.range = range
    self.frictionTorque = frictionTorque
  }
}
