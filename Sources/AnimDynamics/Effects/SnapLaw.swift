/// How a snap moves a body: what four springs of rest length 0 do, from its corners to where they
/// shall be.
///
/// Their forces add up to one damped spring at the centre. Their torques, for a rectangle of even
/// density, make another one, √3 times as fast and √3 times as damped: both sums hold the same
/// squares of the corners' distances, of which the moment of inertia has a third per corner. Places
/// after each step are those of the ideal spring, since the step's velocity is chosen for them.
struct SnapLaw: Sendable {
  /// Vibrations a second at damping 0, our rule: a snap takes about half a second.
  static let frequency = 2.0
  /// The damping ratios that 0 and 1 stand for, our rule: even at 0 it comes to rest.
  static let leastRatio = 0.1
  static let greatestRatio = 1.0
  /// How many times as fast and as damped it turns as it moves.
  static let angularFactor = 3.0.squareRoot()

  /// The velocity for the next step: `pull` times the displacement and `keep` times the last one's.
  struct Part: Sendable {
    var pull, keep: Double
  }

  let linear, angular: Part

  /// - Parameter damping: 0…1.
  init(damping: Double) {
    let ratio = SnapLaw.leastRatio + (SnapLaw.greatestRatio - SnapLaw.leastRatio) * damping
    let speed = 2 * .pi * SnapLaw.frequency
    linear = SnapLaw.part(speed: speed, ratio: ratio)
    angular = SnapLaw.part(
      speed: speed * SnapLaw.angularFactor, ratio: ratio * SnapLaw.angularFactor)
  }

  /// Places one step apart of x″ + 2ζω x′ + ω² x = 0 obey x₂ = 2 a c x₁ - a² x₀, with a = e^(-ζωh)
  /// and c = cos(√(1 - ζ²) ω h). With x₀ = x₁ - h v, that is a velocity for the step to x₂.
  private static func part(speed: Double, ratio: Double) -> Part {
    let step = Units.stepLength
    let fade = exponential(-ratio * speed * step)
    let turn = cosineSeries((1 - ratio * ratio) * speed * speed * step * step)
    return Part(pull: (2 * fade * turn - 1 - fade * fade) / step, keep: fade * fade)
  }
}
