/// Why a world does not take what it is given; it is unchanged then.
public enum DynamicsError: Error, Hashable, Sendable {
  /// The plugin with the physics engine cannot be opened, for the reason given.
  case engineMissing(String)
  /// The number or point named so is not finite, or larger than `World.limit` allows.
  case outOfRange(String)
  /// The number named so must be more than 0.
  case notPositive(String)
  /// The number named so must not be less than 0.
  case negative(String)
  /// An item without an area, or a boundary without a length.
  case zeroSize
  /// An outline of an item with fewer than three corners, or of a boundary with fewer than two.
  case tooFewPoints
  /// An outline of an item that crosses itself.
  case selfIntersecting
  /// More than `World.maxBodies` bodies, or as many of something else as there is room for.
  case tooMany(String)
  /// An attachment of a body to itself.
  case attachedToItself
  /// The body is not in the world, or no longer.
  case noSuchBody
  /// The effect is not in the world, or no longer, or of another kind.
  case noSuchEffect
}
