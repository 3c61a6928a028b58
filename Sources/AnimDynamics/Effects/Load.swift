import CBox2D

/// What acts on a body in the next step, in points.
struct Load {
  /// pt/s².
  var acceleration = Vector.zero
  /// In magnitudes of a push, at the centre of mass.
  var force = Vector.zero
  /// rad/s².
  var angularAcceleration = 0.0
  /// Magnitudes of a push times points.
  var torque = 0.0

  /// Newtons for a push of magnitude 1: it accelerates 100 × 100 points of density 1 by 100 pt/s².
  static let newtons: Double = {
    let side = 100 / Units.pointsPerMetre
    return side * side * side
  }()
  /// Newton metres for a magnitude times a point.
  static let newtonMetres = newtons / Units.pointsPerMetre

  /// The load in the engine's units, each part cut to what keeps its numbers finite.
  var inMetres: anim_load {
    anim_load(
      accelerationX: Load.cut(acceleration.x / Units.pointsPerMetre),
      accelerationY: Load.cut(acceleration.y / Units.pointsPerMetre),
      forceX: Load.cut(force.x * Load.newtons), forceY: Load.cut(force.y * Load.newtons),
      angularAcceleration: Load.cut(angularAcceleration),
      torque: Load.cut(torque * Load.newtonMetres))
  }

  private static func cut(_ number: Double) -> Float {
    Float(min(max(number, -Bounds.acceleration), Bounds.acceleration))
  }
}
