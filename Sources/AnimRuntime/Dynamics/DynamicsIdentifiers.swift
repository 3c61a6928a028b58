/// The identity of a dynamic animator: a world of its own, in the coordinates of one view.
public struct DynamicsID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: DynamicsID { DynamicsID(raw: .max) }
}

/// The identity of a behavior, from its making until nobody holds it any more.
public struct BehaviorID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: BehaviorID { BehaviorID(raw: .max) }
}

/// The identity of what behaviors move, as long as it is in one.
public struct ItemID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: ItemID { ItemID(raw: .max) }
}

/// What a boundary of a collision is called.
public enum BoundaryName: Hashable, Sendable {
  /// The bounds of the reference view, which have no name.
  case reference
  case text(String)
  case number(Double)
}
