/// Something that acts on bodies.
public enum Effect: Hashable, Sendable {
  case gravity(Gravity)
  case push(Push)
  case snap(Snap)
  case attachment(Attachment)
  case collision(Collision)
  case field(Field)
}

/// Accelerates its bodies, whatever their mass.
public struct Gravity: Hashable, Sendable {
  /// Points per second squared.
  public var acceleration: Vector

  /// - Parameter acceleration: (0, 1000) is the platform's magnitude 1, straight down.
  public init(acceleration: Vector = Vector(0, 1000)) { self.acceleration = acceleration }
}

/// Pushes its bodies: a force in every step, or an impulse in one.
public struct Push: Hashable, Sendable {
  /// True for a force, false for an impulse.
  public var isContinuous: Bool
  /// In magnitudes: 1 gives a body of 100 × 100 points and density 1 an acceleration of 100 pt/s²,
  /// or as an impulse 100 pt/s. More mass, less of it.
  public var vector: Vector
  /// An impulse has it until the step in which it pushes.
  public var isActive: Bool

  public init(isContinuous: Bool, vector: Vector = .zero, isActive: Bool = true) {
    self.isContinuous = isContinuous
    self.vector = vector
    self.isActive = isActive
  }
}

/// Draws one body to a point and turns it upright, as four springs at its corners would.
public struct Snap: Hashable, Sendable {
  public var body: BodyID
  public var point: Vector
  /// 0 for the most vibration … 1 for none.
  public var damping: Double

  public init(_ body: BodyID, to point: Vector, damping: Double = 0.5) {
    self.body = body
    self.point = point
    self.damping = damping
  }
}

/// Lets its bodies meet each other, its boundaries, or both.
public struct Collision: Hashable, Sendable {
  public enum Mode: Hashable, Sendable { case items, boundaries, everything }
  public var mode: Mode

  public init(mode: Mode = .everything) { self.mode = mode }
}
