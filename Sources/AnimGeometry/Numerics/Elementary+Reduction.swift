extension Elementary {
  /// x = n · π/64 + r, |r| ≤ π/128, n modulo 128, for every finite |x| > 2^-27 (Payne and Hanek).
  ///
  /// The turns x/(2π) modulo 1 are formed with 256 binary digits: those of 1/(2π) that x's exponent
  /// turns into whole turns are never looked at, so the largest doubles cost as little as π does.
  @inline(never) static func reducedAngleExactly(_ x: Double) -> (Int, DoubleDouble) {
    guard x.isFinite else { return (0, DoubleDouble(.nan, .nan)) }
    let bits = x.bitPattern
    let exponent = Int(truncatingIfNeeded: (bits &>> 52) & 0x7FF) &- 1075
    let mantissa = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    var turns = product(mantissa, digits(from: exponent &+ 64))
    // Nearest of the 128 steps: the top seven bits after adding half a step.
    let step = (turns.0 &+ 0x100_0000_0000_0000) &>> 57
    turns.0 &-= step &<< 57
    let below = turns.0 >> 63 != 0
    if below { turns = negated(turns) }
    var r = fraction(turns) * DoubleDouble(0x1.921fb54442d18p2, 0x1.1a62633145c07p-52)
    if below != (x < 0) { r = -r }
    return (Int(truncatingIfNeeded: x < 0 ? 0 &- step : step) & 127, r)
  }

  private typealias Wide = (UInt64, UInt64, UInt64, UInt64)

  /// 256 digits of 1/(2π) from digit `start` − 64 after the point on.
  private static func digits(from start: Int) -> Wide {
    let word = start >> 6
    let shift = UInt64(truncatingIfNeeded: start & 63)
    func at(_ i: Int) -> UInt64 {
      let high = digitWord(word &+ i)
      let low = digitWord(word &+ i &+ 1)
      return shift == 0 ? high : high &<< shift | low &>> (64 &- shift)
    }
    return (at(0), at(1), at(2), at(3))
  }

  private static func digitWord(_ i: Int) -> UInt64 {
    i >= 0 && i < TurnDigits.words.count ? TurnDigits.words[i] : 0
  }

  /// m · w modulo 1, w being a fraction.
  private static func product(_ m: UInt64, _ w: Wide) -> Wide {
    let d = m.multipliedFullWidth(by: w.3)
    let c = m.multipliedFullWidth(by: w.2)
    let b = m.multipliedFullWidth(by: w.1)
    let (p2, carry2) = c.low.addingReportingOverflow(d.high)
    let (p1, carry1) = b.low.addingReportingOverflow(c.high &+ (carry2 ? 1 : 0))
    let p0 = m &* w.0 &+ b.high &+ (carry1 ? 1 : 0)
    return (p0, p1, p2, d.low)
  }

  private static func negated(_ w: Wide) -> Wide {
    let n3 = 0 &- w.3
    let n2 = ~w.2 &+ (n3 == 0 ? 1 : 0)
    let n1 = ~w.1 &+ (n3 == 0 && n2 == 0 ? 1 : 0)
    let n0 = ~w.0 &+ (n3 == 0 && n2 == 0 && n1 == 0 ? 1 : 0)
    return (n0, n1, n2, n3)
  }

  /// The fraction's leading digits as a pair; at most 128 of its 256 digits are leading zeros.
  private static func fraction(_ w: Wide) -> DoubleDouble {
    var (a, b, c) = (w.0, w.1, w.2)
    var scale = 0x1p-64
    if a == 0 { (a, b, c, scale) = (w.1, w.2, w.3, 0x1p-128) }
    let zeros = UInt64(truncatingIfNeeded: a.leadingZeroBitCount & 63)
    if zeros != 0 {
      a = a &<< zeros | b &>> (64 &- zeros)
      b = b &<< zeros | c &>> (64 &- zeros)
    }
    scale *= 1 / Double(UInt64(1) &<< zeros)
    // 53 digits, then the next 53: both conversions are exact.
    let high = Double(a &>> 11) * 0x1p11
    let low = Double((a & 0x7FF) &<< 42 | b &>> 22) * 0x1p-42
    return DoubleDouble.quickSum(high * scale, low * scale)
  }
}
