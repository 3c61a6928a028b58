import AnimDynamics
import AnimGeometry

/// What of an item collides.
public enum ItemShape: Hashable, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// The area in a line, in the item's own coordinates.
  case path(PathLine)
}

/// What an item that is no view says about itself, in the reference view's coordinates.
public struct ItemPose: Hashable, Sendable {
  public var center: Point
  public var bounds: Rect
  public var transform: Transform

  public init(center: Point, bounds: Rect, transform: Transform = .identity) {
    self.center = center
    self.bounds = bounds
    self.transform = transform
  }
}

/// Something that behaviors move.
struct ItemRecord: Sendable {
  /// `none` for one that is no view.
  var view = ViewID.none
  /// Where it is, if it is no view.
  var pose = ItemPose(center: .zero, bounds: .zero)
  var shape = ItemShape.rectangle
  /// The behaviors it is in, in the order of joining.
  var memberships: [BehaviorID] = []
  /// How many of them have an animator.
  var links = 0
  var animator = DynamicsID.none
  var body = BodyID.none
  /// The transform it came with, the angle of its body then, and how what it lies in was turned.
  var base = Transform.identity
  var baseAngle = 0.0
  var baseTurn = 0.0
  /// Velocities that were added before it had a body.
  var velocity = Vector.zero
  var angularVelocity = 0.0

  /// True if an animator moves it.
  var isMoved: Bool { body != .none }
}
