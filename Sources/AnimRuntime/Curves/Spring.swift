import AnimGeometry

/// A damped spring of mass 1 that pulls from 0 to 1, in its closed form.
///
/// With x = progress − 1: x″ = −ω² x − 2 ζ ω x′, x(0) = −1, x′(0) = the initial velocity.
struct Spring: Sendable {
  /// The undamped frequency ω in radians per second.
  let frequency: Double
  /// The damping ratio ζ, 0…1: more than critical counts as critical.
  let ratio: Double
  /// In distances per second towards the target, within a billion either way.
  let velocity: Double
  private let dampedFrequency: Double

  private init(frequency: Double, ratio: Double, velocity: Double) {
    self.frequency = frequency
    self.ratio = ratio > 0 ? min(ratio, 1) : 0
    self.velocity = velocity.isNaN ? 0 : min(max(velocity, -1e9), 1e9)
    let damped = (1 - self.ratio) * (1 + self.ratio)
    dampedFrequency = frequency * damped.squareRoot()
  }

  /// A spring by its constants; mass and stiffness not above zero, or damping below zero, count as
  /// the platform's defaults 1, 100 and 10. The frequency is kept within a billionth and a billion
  /// radians per second, so that no constants make an infinity of it.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping >= 0 && damping.isFinite ? damping : 10
    let product = stiffness * mass
    let isOrdinary = product.isNormal
    let critical =
      2 * (isOrdinary ? product.squareRoot() : stiffness.squareRoot() * mass.squareRoot())
    self.init(
      frequency: min(max((stiffness / mass).squareRoot(), 1e-9), 1e9),
      ratio: damping / critical, velocity: velocity)
  }

  /// Progress after `seconds` ≥ 0; may leave 0…1.
  func progress(_ seconds: Double) -> Double {
    let decay = Elementary.exp(-ratio * frequency * seconds)
    guard dampedFrequency > 0 else {
      return 1 + decay * ((velocity - frequency) * seconds - 1)
    }
    let (sine, cosine) = Elementary.sincos(dampedFrequency * seconds)
    let amplitude = (velocity - ratio * frequency) / dampedFrequency
    return 1 + decay * (amplitude * sine - cosine)
  }

  /// What the platform gives for a spring without damping: its largest float.
  private static let settlesNever = 3.4028234663852886e38

  /// The seconds until the motion stays within 1/1000, by the platform's rule: the sum of both
  /// amplitudes, or (critical) the first tenth of a second at which it is so near.
  var settlingDuration: Double {
    guard ratio > 0 else { return Self.settlesNever }
    guard dampedFrequency > 0 else { return criticalSettlingDuration }
    let amplitude = ((velocity - ratio * frequency) / dampedFrequency).magnitude
    let seconds = (Elementary.log(1000) + Elementary.log(1 + amplitude)) / (ratio * frequency)
    return min(seconds, Self.settlesNever)
  }
}

extension Spring {
  /// The first multiple of 0.1 s at which a critical spring is within 1/1000, by repeated adding as
  /// the platform does it.
  private var criticalSettlingDuration: Double {
    func isNear(_ seconds: Double) -> Bool { (progress(seconds) - 1).magnitude < 0.001 }
    var seconds = 0.0
    for _ in 0..<10_000 {
      seconds += 0.1
      if isNear(seconds) { return seconds }
    }
    // So slow a spring is not stepped through. Up to where it turns round, if it does, it only rises,
    // and from there on it only falls.
    let turn = velocity > frequency ? 1 / frequency + 1 / (velocity - frequency) : 0
    var low = 10_000.0
    var high = min(max(low, turn * 10), 1e15)
    while !isNear(high * 0.1), high < 1e15 {
      low = high
      high *= 2
    }
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if isNear(middle * 0.1) { high = middle } else { low = middle }
    }
    return high * 0.1
  }

  /// The ratio whose fit swings most, e/1000: with less the rule below would make a spring that
  /// hardly moves, so less counts as this.
  private static let leastRatio = 0.002718281828459045

  /// The spring of a given damping ratio that the platform makes for a duration.
  ///
  /// ω is the largest root of |ζ ω − v| / (ω √(1 − ζ²)) · e^(−ζ ω D) = 0.001, and for ζ = 1 of
  /// |1 + (ω − v) D| e^(−ω D) = 0.001 (the OPENUIKIT probes; without the bars there is no root for a
  /// large v). A duration not above zero counts as 0.1 ms.
  init(dampingRatio: Double, duration: Double, velocity: Double) {
    let ratio = dampingRatio > Self.leastRatio ? min(dampingRatio, 1) : Self.leastRatio
    let seconds = duration > 0 && duration.isFinite ? duration : 0.0001
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e9), 1e9)
    self.init(
      frequency: Self.fittedFrequency(ratio, seconds, velocity), ratio: ratio,
      velocity: velocity)
  }

  /// The largest ω at which the amplitude, in the units of the rule above, falls below 0.001.
  ///
  /// Beyond the largest root the amplitude only falls, so coming down from far above finds it; as ω
  /// goes to 0 it grows beyond all bounds, or to more than 0.001.
  private static func fittedFrequency(
    _ ratio: Double, _ duration: Double, _ velocity: Double
  ) -> Double {
    let damped = ((1 - ratio) * (1 + ratio)).squareRoot()
    if velocity == 0, damped > 0 {
      return Elementary.log(1000 * ratio / damped) / (ratio * duration)
    }
    func excess(_ frequency: Double) -> Double {
      let decay = Elementary.exp(-ratio * frequency * duration)
      if damped == 0 {
        return (1 + (frequency - velocity) * duration).magnitude * decay - 0.001
      }
      return ((ratio * frequency - velocity) / (frequency * damped)).magnitude * decay - 0.001
    }
    var high = 100 / (ratio * duration)
    var low = high * 0.98
    for _ in 0..<4000 {
      if excess(low) > 0 { break }
      high = low
      low *= 0.98
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
