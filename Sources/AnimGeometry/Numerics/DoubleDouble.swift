/// An unevaluated sum of two doubles, about 106 bits: the working precision of `Elementary`.
///
/// Only addition, multiplication and division are used, never a fused multiply–add, so the bits
/// are the same on every IEEE 754 machine. Halves are cut by masking, which cannot overflow.
struct DoubleDouble {
  var high: Double
  var low: Double

  @inline(__always) init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// a + b exactly, for any order of magnitudes (Knuth).
  @inline(__always) static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    let t = s - a
    return DoubleDouble(s, (a - (s - t)) + (b - t))
  }

  /// a + b exactly, if |a| ≥ |b| or a is zero (Dekker).
  @inline(__always) static func quickSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    return DoubleDouble(s, b - (s - a))
  }

  /// `a` cut to its leading 26 bits.
  @inline(__always) static func leading(_ a: Double) -> Double {
    Double(bitPattern: a.bitPattern & 0xFFFF_FFFF_F800_0000)
  }

  /// a · b to about 106 bits, if no part overflows or vanishes.
  @inline(__always) static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let p = a * b
    let ah = leading(a)
    let bh = leading(b)
    let al = a - ah
    let bl = b - bh
    return DoubleDouble(p, ((ah * bh - p) + ah * bl + al * bh) + al * bl)
  }

  @inline(__always) static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let p = product(a.high, b.high)
    return quickSum(p.high, p.low + (a.high * b.low + a.low * b.high))
  }

  @inline(__always) static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let p = product(a.high, b)
    return quickSum(p.high, p.low + a.low * b)
  }

  @inline(__always) static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let s = sum(a.high, b.high)
    return quickSum(s.high, s.low + (a.low + b.low))
  }

  /// a / b to about 100 bits.
  @inline(__always) static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let inverse = 1 / b.high
    let q = a.high * inverse
    let p = product(q, b.high)
    let rest = ((a.high - p.high) - p.low) + (a.low - q * b.low)
    return quickSum(q, rest * inverse)
  }

  @inline(__always) static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, -a.low)
  }

  /// The nearest double.
  @inline(__always) var rounded: Double { high + low }
}
