/// The number `t` of the way from `a` to `b`: exact at 0 and 1, extrapolated outside, never NaN for
/// finite arguments.
@inlinable public func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  if t == 0 || a == b { return a }
  if t == 1 { return b }
  let distance = b - a
  // The other form survives a distance beyond the range of doubles, but is not exact where a = b.
  return distance.isFinite ? a + distance * t : a * (1 - t) + b * t
}
