import CBox2D

/// A body as its world keeps it.
struct BodyRecord: Sendable {
  var shape: Shape
  var traits: BodyTraits
  /// The shape as the engine knows it.
  var solid: Solid
  /// The collisions in which it meets bodies, and boundaries: names, ascending.
  var peers: [UInt32] = []
  var walls: [UInt32] = []
  /// The effects it has joined, in order of joining.
  var joined: [UInt32] = []
  /// The attachments it is an end of, and its snaps, in order of making.
  var ties: [UInt32] = []
  /// Among bodies, the order of making.
  var serial: UInt64 = 0

  init(_ shape: Shape, _ traits: BodyTraits) throws(DynamicsError) {
    self.shape = shape
    self.traits = traits
    solid = try Solid(shape)
    try traits.check()
  }

  /// The same body with other traits.
  func with(_ traits: BodyTraits) throws(DynamicsError) -> BodyRecord {
    try traits.check()
    var record = self
    record.traits = traits
    return record
  }

  /// Kilograms, kept to where single precision computes well with their squares.
  var mass: Double { min(max(solid.area * traits.density, 1e-9), 1e9) }

  /// Mass in units of 100 × 100 points of density 1.
  var relativeMass: Double {
    let side = 100 / Units.pointsPerMetre
    return mass / (side * side)
  }

  var isColliding: Bool { !peers.isEmpty || !walls.isEmpty }

  /// The body as the engine takes it.
  func definition(_ state: anim_state) -> anim_body {
    anim_body(
      x: state.x, y: state.y, angle: state.angle, velocityX: state.velocityX,
      velocityY: state.velocityY, angularVelocity: state.angularVelocity,
      linearDamping: Float(traits.resistance),
      angularDamping: Float(traits.angularResistance),
      mass: anim_mass(
        mass: Float(mass), inertia: Float(mass * solid.inertia), centerX: Float(solid.center.x),
        centerY: Float(solid.center.y)), isFixed: traits.isAnchored,
      isUpright: !traits.allowsRotation)
  }
}

extension BodyTraits {
  /// Larger ones are taken for this: more stops a body within one step anyway.
  static let maxRate = 1e6

  fileprivate func check() throws(DynamicsError) {
    try check(elasticity, "elasticity")
    try check(friction, "friction")
    try check(resistance, "resistance")
    try check(angularResistance, "angularResistance")
    guard density > 0 else { throw .notPositive("density") }
    guard density <= BodyTraits.maxRate else { throw .outOfRange("density") }
    guard abs(charge) <= BodyTraits.maxRate else { throw .outOfRange("charge") }
  }

  private func check(_ number: Double, _ name: String) throws(DynamicsError) {
    guard number >= 0 else { throw number < 0 ? .negative(name) : .outOfRange(name) }
    guard number <= BodyTraits.maxRate else { throw .outOfRange(name) }
  }
}

/// What steps must know of a body's slot, in one byte.
struct BodyMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// There is a body, and it moves unless something stops it.
  static let movable = BodyMarks(rawValue: 1)
  /// Its last step was cut short.
  static let clamped = BodyMarks(rawValue: 2)
}
