// The C library's functions differ in their last bits between processors; these do not.

/// The sine of an angle whose square is `square`, over the angle; |angle| up to 1 to 1e-16.
private func sineSeries(_ square: Double) -> Double {
  var (sum, term) = (1.0, 1.0)
  for index in 1...9 {
    term *= -square / Double(2 * index * (2 * index + 1))
    sum += term
  }
  return sum
}

/// The cosine of an angle whose square is `square`, or the hyperbolic cosine of one whose square is
/// -`square`; |square| up to 1 to 1e-16.
func cosineSeries(_ square: Double) -> Double {
  var (sum, term) = (1.0, 1.0)
  for index in 1...9 {
    term *= -square / Double(2 * index * (2 * index - 1))
    sum += term
  }
  return sum
}

/// The natural exponential of 0 or less, to 1e-15 of it.
func exponential(_ x: Double) -> Double {
  guard x > -700 else { return 0 }
  let halvings = (x / 0.693147180559945309).rounded()
  let rest = x - halvings * 0.693147180559945309
  var (sum, term) = (1.0, 1.0)
  for index in 1...15 {
    term *= rest / Double(index)
    sum += term
  }
  return Double(sign: .plus, exponent: Int(halvings), significand: sum)
}

/// The natural logarithm of a normal number more than 0, to 1e-15.
func logarithm(_ x: Double) -> Double {
  var (exponent, significand) = (Double(x.exponent), x.significand)
  if significand > 1.414213562373095 {
    significand /= 2
    exponent += 1
  }
  // 2 artanh((s - 1) / (s + 1)), whose argument is at most 0.18.
  let ratio = (significand - 1) / (significand + 1)
  var (sum, power) = (0.0, ratio)
  for index in 0..<11 {
    sum += power / Double(2 * index + 1)
    power *= ratio * ratio
  }
  return exponent * 0.693147180559945309 + 2 * sum
}

extension Vector {
  /// Turned clockwise by an angle of up to `World.maxAngle`, in radians.
  func rotated(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let quarters = (angle / (.pi / 2)).rounded()
    let rest = (angle - quarters * 1.57079632679489656) - quarters * 6.12323399573676604e-17
    let (sine, cosine) = (rest * sineSeries(rest * rest), cosineSeries(rest * rest))
    let turned = Vector(x * cosine - y * sine, x * sine + y * cosine)
    switch Int(quarters) & 3 {
    case 0: return turned
    case 1: return turned.turned
    case 2: return -turned
    default: return -turned.turned
    }
  }
}
