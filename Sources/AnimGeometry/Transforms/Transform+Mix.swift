/// Plane transforms by translation, rotation, scale and skew (CSS Transforms 1, 2-D decomposition),
/// others by the spatial one with the rotation as a quaternion (CSS Transforms 2). Rotations take
/// the shorter way, a half turn the negative one. Exact at 0 and 1.
///
/// A singular transform has no decomposition: its entries are mixed one by one, and so are those
/// of transforms whose parts leave the range of doubles.
public func mix(_ a: Transform, _ b: Transform, _ t: Double) -> Transform {
  if t == 0 || a == b { return a }
  if t == 1 { return b }
  if let result = PlaneParts.mix(a, b, t) ?? SpaceParts.mix(a, b, t), result.isFinite {
    return result
  }
  return mixEntries(a, b, t)
}

/// Transforms entry by entry.
func mixEntries(_ a: Transform, _ b: Transform, _ t: Double) -> Transform {
  var r = Transform(
    a: mix(a.m11, b.m11, t), b: mix(a.m12, b.m12, t), c: mix(a.m21, b.m21, t),
    d: mix(a.m22, b.m22, t), tx: mix(a.m41, b.m41, t), ty: mix(a.m42, b.m42, t))
  if a.isAffine && b.isAffine { return r }
  (r.m13, r.m14) = (mix(a.m13, b.m13, t), mix(a.m14, b.m14, t))
  (r.m23, r.m24) = (mix(a.m23, b.m23, t), mix(a.m24, b.m24, t))
  (r.m31, r.m32) = (mix(a.m31, b.m31, t), mix(a.m32, b.m32, t))
  (r.m33, r.m34) = (mix(a.m33, b.m33, t), mix(a.m34, b.m34, t))
  (r.m43, r.m44) = (mix(a.m43, b.m43, t), mix(a.m44, b.m44, t))
  return r
}
