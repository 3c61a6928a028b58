extension Field {
  /// What a strength of 1 accelerates by, in pt/s²: our rule, the measure of pushes.
  static let unit = 100.0

  /// Whether it changes with time, so that what rests in it may be moved.
  var keepsAwake: Bool {
    (kind == .noise || kind == .turbulence) && animationSpeed > 0 && strength != 0
  }

  /// Whether a body with its centre there is in the region.
  func reaches(_ place: Vector) -> Bool {
    let away = place - position
    switch region {
    case .everywhere: return true
    case .circle(let radius): return away.dot(away) <= radius * radius
    case .rectangle(let width, let height):
      return abs(away.x) <= width / 2 && abs(away.y) <= height / 2
    }
  }

  /// Adds what it does to a body, `time` seconds after the world's beginning.
  func act(on motion: Motion, body: BodyRecord, time: Double, _ load: inout Load) {
    let away = motion.position - position
    let distance = away.length
    let strength = self.strength * share(at: distance)
    let outwards = distance > 1e-9 ? away / distance : .zero
    let velocity = motion.velocity
    switch kind {
    case .linearGravity: load.acceleration += direction * (Field.unit * strength)
    case .radialGravity: load.acceleration -= outwards * (Field.unit * strength)
    case .vortex: load.acceleration += outwards.turned * (Field.unit * strength)
    case .spring: load.acceleration -= away * strength
    case .drag: load.acceleration += change(of: velocity, towards: .zero, strength)
    case .velocity:
      load.acceleration += change(of: velocity, towards: direction * Field.unit, strength)
    case .noise:
      load.acceleration += noise(motion.position, time) * (Field.unit * strength)
    case .turbulence:
      load.acceleration += noise(motion.position, time) * (velocity.length * strength)
    case .electric: load.force += outwards * (strength * body.traits.charge)
    case .magnetic:
      // Turned rather than pushed, so that the speed stays: the Cayley form of a rotation.
      let rate = strength * body.traits.charge / body.relativeMass
      let half = min(max(rate * Units.stepLength / 2, -1e6), 1e6)
      let turned = velocity * (1 - half * half) + velocity.turned * (2 * half)
      load.acceleration += (turned / (1 + half * half) - velocity) / Units.stepLength
    }
  }

  /// What is left of the strength at a distance.
  private func share(at distance: Double) -> Double {
    guard falloff > 0, distance > minimumRadius else { return 1 }
    return exponential(falloff * (logarithm(minimumRadius) - logarithm(distance)))
  }

  /// The acceleration to another velocity at a rate. What slows down does so without overshooting,
  /// as resistance does.
  private func change(of velocity: Vector, towards goal: Vector, _ rate: Double) -> Vector {
    (goal - velocity) * (rate / (1 + max(rate, 0) * Units.stepLength))
  }
}
