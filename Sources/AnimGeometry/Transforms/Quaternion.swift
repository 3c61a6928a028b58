/// A unit quaternion: a rotation in space.
struct Quaternion {
  var x: Double, y: Double, z: Double, w: Double

  init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rotation whose matrix (for row vectors) has these orthonormal, right-handed rows.
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    // The largest of the four is found by a root, the others by division with it.
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (1 + trace).squareRoot()
      self.init((b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4)
    } else if a.x >= b.y && a.x >= c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      self.init(s / 4, (a.y + b.x) / s, (a.z + c.x) / s, (b.z - c.y) / s)
    } else if b.y >= c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      self.init((a.y + b.x) / s, s / 4, (b.z + c.y) / s, (c.x - a.z) / s)
    } else {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      self.init((a.z + c.x) / s, (b.z + c.y) / s, s / 4, (a.y - b.x) / s)
    }
  }

  /// The rows of the rotation's matrix, for row vectors.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let a = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    let b = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    let c = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return (a, b, c)
  }

  func dot(_ o: Quaternion) -> Double { (x * o.x + y * o.y) + (z * o.z + w * o.w) }

  static prefix func - (q: Quaternion) -> Quaternion { Quaternion(-q.x, -q.y, -q.z, -q.w) }

  /// The rotation `t` of the way to `other` at even speed, the shorter way; a half turn, to nine
  /// digits, goes the negative way about the axis it is closest to.
  func mixed(with other: Quaternion, _ t: Double) -> Quaternion {
    var cosine = dot(other)
    let halfTurn = cosine.magnitude < 1e-9
    let turned = halfTurn ? goesPositive(to: other) : cosine < 0
    let target = turned ? -other : other
    cosine = min(turned ? -cosine : cosine, 1)
    var (a, b) = (1 - t, t)
    // Closer than this the arc is straight to the last digit, and its sine no divisor.
    if cosine < 1 - 1e-12 {
      let angle = Elementary.acos(cosine)
      let sine = Elementary.sin(angle)
      (a, b) = (Elementary.sin(a * angle) / sine, Elementary.sin(b * angle) / sine)
    }
    let mixed = Quaternion(
      a * x + b * target.x, a * y + b * target.y, a * z + b * target.z, a * w + b * target.w)
    let length = mixed.dot(mixed).squareRoot()
    guard length > 0 else { return self }
    return Quaternion(
      mixed.x / length, mixed.y / length, mixed.z / length, mixed.w / length)
  }

  /// The largest part of the axis from here to `other` is positive.
  private func goesPositive(to o: Quaternion) -> Bool {
    let axis = SIMD3(
      w * o.x - x * o.w - y * o.z + z * o.y,
      w * o.y + x * o.z - y * o.w - z * o.x,
      w * o.z - x * o.y + y * o.x - z * o.w)
    let sizes = SIMD3(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
    if sizes.z >= sizes.x && sizes.z >= sizes.y { return axis.z > 0 }
    return sizes.y >= sizes.x ? axis.y > 0 : axis.x > 0
  }
}
