// The C library's functions differ in their last bits between processors; these do not.

/// The sine of an angle whose square is `square`, over the angle; |angle| up to 1 to 1e-16.
func sineSeries(_ square: Double) -> Double {
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
