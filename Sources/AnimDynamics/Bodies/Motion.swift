/// Where a body is and how it moves.
public struct Motion: Hashable, Sendable {
  /// The place of the shape's origin, in points.
  public var position: Vector
  /// Radians, clockwise; it counts whole turns.
  public var angle: Double
  /// Points per second, of the centre of mass.
  public var velocity: Vector
  /// Radians per second, clockwise.
  public var angularVelocity: Double
  /// True while it sleeps: it has hardly moved for half a second, or is anchored.
  public var isResting: Bool

  public init(
    position: Vector, angle: Double = 0, velocity: Vector = .zero, angularVelocity: Double = 0,
    isResting: Bool = false
  ) {
    self.position = position
    self.angle = angle
    self.velocity = velocity
    self.angularVelocity = angularVelocity
    self.isResting = isResting
  }
}

extension Motion {
  /// Sets both velocities to 0.
  mutating func stop() {
    velocity = .zero
    angularVelocity = 0
  }
}
