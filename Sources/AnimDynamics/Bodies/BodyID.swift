/// A body's identity in its world; it stays distinct after the body is gone.
public struct BodyID: Hashable, Sendable {
  /// The slot and how often it has been used; unique in one world.
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  /// Names no body.
  @inlinable public static var none: BodyID { BodyID(raw: .max) }
}

/// The identity of an effect in its world: a gravity, push, snap, attachment, collision or field.
public struct EffectID: Hashable, Sendable {
  /// The slot and how often it has been used; unique in one world.
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  /// Names no effect.
  @inlinable public static var none: EffectID { EffectID(raw: .max) }
}

/// The identity of one boundary of a collision.
public struct BoundaryID: Hashable, Sendable {
  /// The slot and how often it has been used; unique in one world.
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  /// Names no boundary.
  @inlinable public static var none: BoundaryID { BoundaryID(raw: .max) }
}
