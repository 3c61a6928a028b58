import AnimGeometry

extension CurveRow {
  /// The easings of easings.net by their names and formulas. An easing is one row here: its name, how
  /// it moves, and progress at `x`, 0 < x < 1.
  static let easings = Array(
    [
      sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce,
    ].joined())

  private static let sine: [CurveRow] = [
    easing("easeInSine", "Starts gently: a quarter of a cosine wave.") {
      1 - Elementary.cos($0 * .pi / 2)
    },
    easing("easeOutSine", "Ends gently: a quarter of a sine wave.") {
      Elementary.sin($0 * .pi / 2)
    },
    easing("easeInOutSine", "Gentle at both ends: half a cosine wave.") {
      (1 - Elementary.cos($0 * .pi)) / 2
    },
  ]

  private static let quad: [CurveRow] = [
    easing("easeInQuad", "Speeds up evenly: the square of the time.") { $0 * $0 },
    easing("easeOutQuad", "Slows down evenly, by the square of the time left.") {
      1 - (1 - $0) * (1 - $0)
    },
    easing("easeInOutQuad", "Speeds up evenly to the middle, then slows down evenly.") {
      halves($0) { $0 * $0 }
    },
  ]

  private static let cubic: [CurveRow] = [
    easing("easeInCubic", "Starts slowly: the third power of the time.") { power($0, 3) },
    easing("easeOutCubic", "Ends slowly, by the third power of the time left.") {
      1 - power(1 - $0, 3)
    },
    easing("easeInOutCubic", "Slow at both ends, by the third power.") {
      halves($0) { power($0, 3) }
    },
  ]

  private static let quart: [CurveRow] = [
    easing("easeInQuart", "Starts slowly: the fourth power of the time.") { power($0, 4) },
    easing("easeOutQuart", "Ends slowly, by the fourth power of the time left.") {
      1 - power(1 - $0, 4)
    },
    easing("easeInOutQuart", "Slow at both ends, by the fourth power.") {
      halves($0) { power($0, 4) }
    },
  ]

  private static let quint: [CurveRow] = [
    easing("easeInQuint", "Starts slowly: the fifth power of the time.") { power($0, 5) },
    easing("easeOutQuint", "Ends slowly, by the fifth power of the time left.") {
      1 - power(1 - $0, 5)
    },
    easing("easeInOutQuint", "Slow at both ends, by the fifth power.") {
      halves($0) { power($0, 5) }
    },
  ]

  private static let expo: [CurveRow] = [
    easing("easeInExpo", "Doubles its progress every tenth of the duration.") {
      Elementary.exp2(10 * $0 - 10)
    },
    easing("easeOutExpo", "Halves the way left every tenth of the duration.") {
      1 - Elementary.exp2(-10 * $0)
    },
    easing("easeInOutExpo", "Doubles its progress to the middle, then halves the way left.") {
      halves($0) { Elementary.exp2(10 * $0 - 10) }
    },
  ]

  private static let circ: [CurveRow] = [
    easing("easeInCirc", "A quarter of a circle that ends at full speed.") { arc($0) },
    easing("easeOutCirc", "A quarter of a circle that starts at full speed.") { 1 - arc(1 - $0) },
    easing("easeInOutCirc", "Two quarters of a circle, fastest in the middle.") {
      halves($0) { arc($0) }
    },
  ]

  private static let back: [CurveRow] = [
    easing("easeInBack", "Draws back a tenth of the way before it goes.") {
      pullBack($0, 1.70158)
    },
    easing("easeOutBack", "Goes a tenth of the way too far and comes back.") {
      1 - pullBack(1 - $0, 1.70158)
    },
    easing("easeInOutBack", "Draws back before it goes, and goes too far before it ends.") {
      halves($0) { pullBack($0, 1.70158 * 1.525) }
    },
  ]

  private static let elastic: [CurveRow] = [
    easing("easeInElastic", "Swings about the start, more and more widely, and snaps to the end.") {
      -Elementary.exp2(10 * $0 - 10) * Elementary.sin((10 * $0 - 10.75) * (2 * .pi / 3))
    },
    easing("easeOutElastic", "Snaps to the end and swings about it, less and less widely.") {
      Elementary.exp2(-10 * $0) * Elementary.sin((10 * $0 - 0.75) * (2 * .pi / 3)) + 1
    },
    easing("easeInOutElastic", "Swings about the start, snaps across and swings about the end.") {
      let wave = Elementary.sin((20 * $0 - 11.125) * (2 * .pi / 4.5)) / 2
      return $0 < 0.5
        ? -Elementary.exp2(20 * $0 - 10) * wave : Elementary.exp2(10 - 20 * $0) * wave + 1
    },
  ]

  private static let bounce: [CurveRow] = [
    easing("easeInBounce", "Bounces off the start, higher each time, and falls to the end.") {
      1 - bounces(1 - $0)
    },
    easing("easeOutBounce", "Falls to the end and bounces off it, lower each time.") {
      bounces($0)
    },
    easing("easeInOutBounce", "Bounces off the start, and later off the end.") {
      halves($0) { 1 - bounces(1 - $0) }
    },
  ]

  private static func easing(
    _ name: String, _ documentation: String, _ formula: CurveFormula
  ) -> CurveRow {
    CurveRow(
      name: name, documentation: documentation, source: "easings.net", shape: .formula(formula))
  }
}

/// The curve that starts as `start` does, at double speed over half the way, and ends as its mirror
/// image.
private func halves(_ x: Double, _ start: (Double) -> Double) -> Double {
  x < 0.5 ? start(2 * x) / 2 : 1 - start(2 - 2 * x) / 2
}

private func power(_ x: Double, _ exponent: Int) -> Double {
  (1..<exponent).reduce(x) { product, _ in product * x }
}

/// The lower right quarter of the circle about (0, 1) with radius 1.
private func arc(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

/// The third power, less so much of the square that it first goes below 0.
private func pullBack(_ x: Double, _ amount: Double) -> Double {
  x * x * ((amount + 1) * x - amount)
}

/// The flight of a ball that falls to 1 and is thrown back three times, each time over half the
/// time and a quarter of the height.
private func bounces(_ x: Double) -> Double {
  let (steepness, time) = (7.5625, 2.75)
  func flight(_ middle: Double, _ floor: Double) -> Double {
    let t = x - middle / time
    return steepness * t * t + floor
  }
  if x < 1 / time { return flight(0, 0) }
  if x < 2 / time { return flight(1.5, 0.75) }
  if x < 2.5 / time { return flight(2.25, 0.9375) }
  return flight(2.625, 0.984375)
}
