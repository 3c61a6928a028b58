extension Transform {
  /// A displacement in the plane, in points.
  @inlinable public init(translation: Point) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.x, ty: translation.y)
  }

  /// A scaling of the two axes about the origin.
  @inlinable public init(scale x: Double, _ y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by `rotation` radians, clockwise as seen (y grows down).
  @inlinable public init(rotation: Double) {
    let (s, c) = Elementary.sincos(rotation)
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// A turn by `angle` radians about the axis (x, y, z), right-handed; the identity for a zero axis.
  public init(rotation angle: Double, about x: Double, _ y: Double, _ z: Double) {
    self.init()
    let longest = max(x.magnitude, y.magnitude, z.magnitude)
    guard longest > 0 && longest.isFinite else { return }
    let (p, q, r) = (x / longest, y / longest, z / longest)
    let length = (p * p + q * q + r * r).squareRoot()
    let (u, v, w) = (p / length, q / length, r / length)
    let (s, c) = Elementary.sincos(angle)
    let k = 1 - c
    (m11, m12, m13) = (c + u * u * k, u * v * k + w * s, u * w * k - v * s)
    (m21, m22, m23) = (u * v * k - w * s, c + v * v * k, v * w * k + u * s)
    (m31, m32, m33) = (u * w * k + v * s, v * w * k - u * s, c + w * w * k)
  }

  /// First this, then `next`: the product self · next.
  @inlinable public func concatenating(_ next: Transform) -> Transform {
    isAffine && next.isAffine ? affineProduct(next) : fullProduct(next)
  }

  @inlinable func affineProduct(_ n: Transform) -> Transform {
    Transform(
      a: m11 * n.m11 + m12 * n.m21, b: m11 * n.m12 + m12 * n.m22,
      c: m21 * n.m11 + m22 * n.m21, d: m21 * n.m12 + m22 * n.m22,
      tx: m41 * n.m11 + m42 * n.m21 + n.m41, ty: m41 * n.m12 + m42 * n.m22 + n.m42)
  }

  @usableFromInline func fullProduct(_ n: Transform) -> Transform {
    let (a, b, c, d) = (n.rows.0, n.rows.1, n.rows.2, n.rows.3)
    func row(_ v: SIMD4<Double>) -> SIMD4<Double> {
      let first = v.x * a + v.y * b
      return (first + v.z * c) + v.w * d
    }
    return Transform(rows: (row(rows.0), row(rows.1), row(rows.2), row(rows.3)))
  }

  /// Moved by (x, y, z) before this transform acts.
  @inlinable public func translated(by x: Double, _ y: Double, _ z: Double = 0) -> Transform {
    var move = Transform(translation: Point(x, y))
    move.m43 = z
    return move.concatenating(self)
  }

  /// Moved by `offset` before this transform acts.
  @inlinable public func translated(by offset: Point) -> Transform {
    translated(by: offset.x, offset.y)
  }

  /// Scaled by (x, y, z) before this transform acts.
  @inlinable public func scaled(by x: Double, _ y: Double, _ z: Double = 1) -> Transform {
    var scale = Transform(scale: x, y)
    scale.m33 = z
    return scale.concatenating(self)
  }

  /// Both axes of the plane scaled by `factor` before this transform acts.
  @inlinable public func scaled(by factor: Double) -> Transform { scaled(by: factor, factor) }

  /// Turned by `angle` radians in the plane before this transform acts.
  @inlinable public func rotated(by angle: Double) -> Transform {
    Transform(rotation: angle).concatenating(self)
  }

  /// Turned by `angle` radians about the axis (x, y, z) before this transform acts.
  public func rotated(
    by angle: Double, about x: Double, _ y: Double, _ z: Double
  ) -> Transform {
    Transform(rotation: angle, about: x, y, z).concatenating(self)
  }

  /// Only m11, m12, m21, m22, m41 and m42 differ from the identity's entries.
  @inlinable public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// All entries are the identity's.
  @inlinable public var isIdentity: Bool {
    isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && m41 == 0 && m42 == 0
  }

  /// The image of a point of the plane z = 0, with the perspective division; a point on the
  /// vanishing line (divisor 0) is returned undivided.
  @inlinable public func apply(to p: Point) -> Point {
    let image = Point(p.x * m11 + p.y * m21 + m41, p.x * m12 + p.y * m22 + m42)
    let divisor = p.x * m14 + p.y * m24 + m44
    return divisor == 1 || divisor == 0 ? image : image / divisor
  }

  /// The smallest rectangle that holds the image of `rect`.
  public func apply(to rect: Rect) -> Rect {
    let a = apply(to: Point(rect.minX, rect.minY))
    let b = apply(to: Point(rect.maxX, rect.minY))
    let c = apply(to: Point(rect.minX, rect.maxY))
    let d = apply(to: Point(rect.maxX, rect.maxY))
    return Rect(
      from: Point(min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y)),
      to: Point(max(a.x, b.x, c.x, d.x), max(a.y, b.y, c.y, d.y)))
  }
}
