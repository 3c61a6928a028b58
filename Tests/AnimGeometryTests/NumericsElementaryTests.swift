import AnimGeometry
import Testing

@Suite struct NumericsElementaryTests {
  typealias Unary = @Sendable (Double) -> Double

  /// A function, its name, and reference values; the last place may differ by one.
  static let unary: [(String, Unary, [(Double, Double)])] = [
    ("sin", Elementary.sin, NumericsGolden.sin), ("cos", Elementary.cos, NumericsGolden.cos),
    ("tan", Elementary.tan, NumericsGolden.tan), ("exp", Elementary.exp, NumericsGolden.exp),
    ("exp2", Elementary.exp2, NumericsGolden.exp2), ("log", Elementary.log, NumericsGolden.log),
    ("log2", Elementary.log2, NumericsGolden.log2),
    ("log10", Elementary.log10, NumericsGolden.log10),
    ("atan", Elementary.atan, NumericsGolden.atan), ("asin", Elementary.asin, NumericsGolden.asin),
    ("acos", Elementary.acos, NumericsGolden.acos), ("sinh", Elementary.sinh, NumericsGolden.sinh),
    ("cosh", Elementary.cosh, NumericsGolden.cosh), ("tanh", Elementary.tanh, NumericsGolden.tanh),
    ("cbrt", Elementary.cbrt, NumericsGolden.cbrt),
  ]

  func isClose(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude <= b.ulp }

  @Test func unaryFunctionsMatchTheReference() {
    for (name, function, rows) in Self.unary {
      for (x, expected) in rows {
        #expect(isClose(function(x), expected), "\(name)(\(x)) = \(function(x)), not \(expected)")
      }
    }
  }

  @Test func binaryFunctionsMatchTheReference() {
    for (x, y, expected) in NumericsGolden.pow { #expect(isClose(Elementary.pow(x, y), expected)) }
    for (y, x, expected) in NumericsGolden.atan2 {
      #expect(isClose(Elementary.atan2(y, x), expected))
    }
    for (x, y, expected) in NumericsGolden.hypot {
      #expect(isClose(Elementary.hypot(x, y), expected))
    }
  }

  @Test func zeroKeepsItsSignAndUnitsAreExact() {
    for f in [
      Elementary.sin, Elementary.tan, Elementary.atan, Elementary.asin, Elementary.sinh,
      Elementary.tanh, Elementary.cbrt,
    ] {
      #expect(f(0) == 0 && f(0).sign == .plus)
      #expect(f(-0.0) == 0 && f(-0.0).sign == .minus)
    }
    #expect(Elementary.cos(0) == 1 && Elementary.exp(0) == 1 && Elementary.cosh(0) == 1)
    #expect(Elementary.log(1) == 0 && Elementary.acos(1) == 0 && Elementary.sin(.pi / 2) == 1)
    #expect(Elementary.sin(.pi) == 0x1.1a62633145c07p-53)
    #expect(Elementary.cos(.pi) == -1)
    #expect(Elementary.hypot(3, 4) == 5 && Elementary.hypot(0, -2) == 2)
  }

  @Test func wholePowersAndRootsAreExact() {
    for n in 0...15 { #expect(Elementary.pow(10, Double(n)) == Double("1e\(n)")) }
    for n in -1074...1023 { #expect(Elementary.exp2(Double(n)) == scalbn(n)) }
    for n in -1074...1023 { #expect(Elementary.log2(scalbn(n)) == Double(n)) }
    for n in -300...300 { #expect(Elementary.log10(Double("1e\(n)") ?? 0) == Double(n)) }
    for n in 1...200 {
      let x = Double(n)
      #expect(Elementary.cbrt(x * x * x) == x && Elementary.cbrt(-x * x * x) == -x)
      #expect(Elementary.pow(x, 3) == x * x * x && Elementary.pow(-x, 3) == -x * x * x)
      #expect(Elementary.pow(x, 1) == x && Elementary.pow(x, 0) == 1)
      #expect(Elementary.pow(x * x, 0.5) == x)
    }
  }

  func scalbn(_ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: 1) }

  @Test func infinitiesAndDomainErrors() {
    let infinity = Double.infinity
    #expect(Elementary.exp(infinity) == infinity && Elementary.exp(-infinity) == 0)
    #expect(Elementary.exp(1000) == infinity && Elementary.exp(-1000) == 0)
    #expect(Elementary.log(0) == -infinity && Elementary.log(infinity) == infinity)
    #expect(Elementary.log(-1).isNaN && Elementary.asin(1.1).isNaN && Elementary.acos(-1.1).isNaN)
    #expect(Elementary.sin(infinity).isNaN && Elementary.cos(-infinity).isNaN)
    #expect(Elementary.atan(infinity) == .pi / 2 && Elementary.tanh(-infinity) == -1)
    #expect(Elementary.sinh(-infinity) == -infinity && Elementary.cosh(-infinity) == infinity)
    #expect(Elementary.pow(0, -1) == infinity && Elementary.pow(-0.0, -3) == -infinity)
    #expect(Elementary.pow(-8, 1 / 3.0).isNaN && Elementary.pow(-infinity, 3) == -infinity)
    #expect(Elementary.pow(0.5, infinity) == 0 && Elementary.pow(2, -infinity) == 0)
    #expect(Elementary.pow(.nan, 0) == 1 && Elementary.pow(1, .nan) == 1)
    #expect(Elementary.pow(2, 1e308) == infinity && Elementary.pow(-2, 1e308) == infinity)
  }

  @Test func arcTangentKnowsItsQuadrant() {
    let pi = Double.pi
    #expect(Elementary.atan2(0, 1) == 0 && Elementary.atan2(0, -1) == pi)
    #expect(Elementary.atan2(-0.0, -1) == -pi && Elementary.atan2(-0.0, 1).sign == .minus)
    #expect(Elementary.atan2(0, -0.0) == pi && Elementary.atan2(0, 0) == 0)
    #expect(Elementary.atan2(1, 0) == pi / 2 && Elementary.atan2(-1, 0) == -pi / 2)
    #expect(Elementary.atan2(1, 1) == pi / 4 && Elementary.atan2(1, -1) == 3 * pi / 4)
    #expect(Elementary.atan2(-1, -1) == -3 * pi / 4 && Elementary.atan2(-1, 1) == -pi / 4)
    #expect(
      Elementary.atan2(1e-300, -1e300) == pi
        && Elementary.atan2(.leastNonzeroMagnitude, .leastNonzeroMagnitude) == pi / 4)
    #expect(Elementary.atan2(.infinity, -.infinity) == 3 * pi / 4)
  }

  /// Any change of a last bit, by an edit, a compiler or a processor, changes this sum.
  @Test func bitsAreTheSameEverywhere() {
    var random = RandomSource(seed: 1)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ x: Double) { hash = (hash ^ x.bitPattern) &* 0x100_0000_01B3 }
    for _ in 0..<2000 {
      let (x, y) = (random.uniform(-10, 10), random.uniform(0.01, 20))
      for (_, function, _) in Self.unary {
        let value = function(x)
        if !value.isNaN { add(value) }
      }
      add(Elementary.log(y))
      add(Elementary.pow(y, x))
      add(Elementary.atan2(x, y))
      add(Elementary.hypot(x, y))
    }
    #expect(hash == 13_311_895_181_403_370_200)
  }

  /// Random bit patterns: no trap, and sine and cosine stay on the circle.
  @Test func everyArgumentIsSurvived() {
    var random = RandomSource(seed: 2)
    for _ in 0..<20_000 {
      let (x, y) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      for (_, function, _) in Self.unary { _ = function(x) }
      _ = Elementary.pow(x, y)
      _ = Elementary.atan2(x, y)
      _ = Elementary.hypot(x, y)
      guard x.isFinite else { continue }
      let (s, c) = Elementary.sincos(x)
      #expect((s * s + c * c - 1).magnitude < 4e-16)
      #expect(s == Elementary.sin(x) && c == Elementary.cos(x))
    }
  }
}
