extension Transform {
  public typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// The transform of these rows.
  @inlinable public init(rows: Rows) {
    (m11, m12, m13, m14) = (rows.0.x, rows.0.y, rows.0.z, rows.0.w)
    (m21, m22, m23, m24) = (rows.1.x, rows.1.y, rows.1.z, rows.1.w)
    (m31, m32, m33, m34) = (rows.2.x, rows.2.y, rows.2.z, rows.2.w)
    (m41, m42, m43, m44) = (rows.3.x, rows.3.y, rows.3.z, rows.3.w)
  }

  /// The four rows.
  @inlinable public var rows: Rows {
    (
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44)
    )
  }

  /// The sixteen entries, row by row.
  public var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// All entries are finite.
  @inlinable public var isFinite: Bool {
    // Zero times an entry is zero unless the entry is infinite or NaN.
    let upper: SIMD4<Double> = (rows.0 * 0.0) + (rows.1 * 0.0)
    let lower: SIMD4<Double> = (rows.2 * 0.0) + (rows.3 * 0.0)
    return (upper + lower).sum() == 0
  }

  private typealias Minors = InlineArray<6, Double>

  /// The 2 × 2 minors of two rows, in the column order 12, 13, 14, 23, 24, 34.
  private static func minors(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Minors {
    var result = Minors(repeating: 0)
    result[0] = a.x * b.y - a.y * b.x
    result[1] = a.x * b.z - a.z * b.x
    result[2] = a.x * b.w - a.w * b.x
    result[3] = a.y * b.z - a.z * b.y
    result[4] = a.y * b.w - a.w * b.y
    result[5] = a.z * b.w - a.w * b.z
    return result
  }

  /// The minors of the upper and of the lower two rows: what Laplace's expansion is made of.
  private var halves: (Minors, Minors) {
    (Transform.minors(rows.0, rows.1), Transform.minors(rows.2, rows.3))
  }

  /// How the transform multiplies volumes (areas, if it is affine); negative if it mirrors.
  public var determinant: Double {
    if isAffine { return m11 * m22 - m12 * m21 }
    let (s, c) = halves
    let first = s[0] * c[5] - s[1] * c[4] + s[2] * c[3]
    return first + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
  }

  /// The transform that undoes this one, or nil if it is singular or beyond the range of doubles.
  public var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0 && determinant.isFinite else { return nil }
    let k = 1 / determinant
    let result = isAffine ? affineInverse(k) : fullInverse(k)
    return result.isFinite ? result : nil
  }

  private func affineInverse(_ k: Double) -> Transform {
    let (a, b, c, d) = (m22 * k, -m12 * k, -m21 * k, m11 * k)
    return Transform(
      a: a, b: b, c: c, d: d, tx: -(m41 * a + m42 * c), ty: -(m41 * b + m42 * d))
  }

  private func fullInverse(_ k: Double) -> Transform {
    let (s, c) = halves
    var r = Transform()
    r.m11 = (m22 * c[5] - m23 * c[4] + m24 * c[3]) * k
    r.m12 = (-m12 * c[5] + m13 * c[4] - m14 * c[3]) * k
    r.m13 = (m42 * s[5] - m43 * s[4] + m44 * s[3]) * k
    r.m14 = (-m32 * s[5] + m33 * s[4] - m34 * s[3]) * k
    r.m21 = (-m21 * c[5] + m23 * c[2] - m24 * c[1]) * k
    r.m22 = (m11 * c[5] - m13 * c[2] + m14 * c[1]) * k
    r.m23 = (-m41 * s[5] + m43 * s[2] - m44 * s[1]) * k
    r.m24 = (m31 * s[5] - m33 * s[2] + m34 * s[1]) * k
    r.m31 = (m21 * c[4] - m22 * c[2] + m24 * c[0]) * k
    r.m32 = (-m11 * c[4] + m12 * c[2] - m14 * c[0]) * k
    r.m33 = (m41 * s[4] - m42 * s[2] + m44 * s[0]) * k
    r.m34 = (-m31 * s[4] + m32 * s[2] - m34 * s[0]) * k
    r.m41 = (-m21 * c[3] + m22 * c[1] - m23 * c[0]) * k
    r.m42 = (m11 * c[3] - m12 * c[1] + m13 * c[0]) * k
    r.m43 = (-m41 * s[3] + m42 * s[1] - m43 * s[0]) * k
    r.m44 = (m31 * s[3] - m32 * s[1] + m33 * s[0]) * k
    return r
  }
}
