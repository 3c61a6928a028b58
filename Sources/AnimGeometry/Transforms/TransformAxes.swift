/// The axes of a transform's linear part: their signed lengths, and the rotation they are turned by.
struct TransformAxes {
  /// Lengths of the rows; one is negative if the transform mirrors.
  var scale: SIMD3<Double>
  /// Orthonormal, right-handed: the rotation's matrix for row vectors.
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    scale = SIMD3(a.length, b.length, c.length)
    let first = TransformAxes.unit(a)
    let second = TransformAxes.unit(b)
    let third = TransformAxes.unit(c)
    // Of vanished axes the neighbours decide; if nothing does, they are those of the plane.
    x = first ?? TransformAxes.unit(SIMD3(second?.y ?? 1, -(second?.x ?? 0), 0)) ?? SIMD3(1, 0, 0)
    y = TransformAxes.perpendicular(to: x, near: second, or: third)
    z = x.cross(y)
    if let third, z.dot(third) < 0 {
      // Mirrored: blame the axis that points back most.
      if x.x < y.y && x.x <= third.z {
        scale.x = -scale.x
        x = -x
      } else if y.y <= third.z {
        scale.y = -scale.y
        y = -y
      } else {
        scale.z = -scale.z
        return
      }
      z = -z
    }
  }

  private static func unit(_ v: SIMD3<Double>) -> SIMD3<Double>? {
    let length = v.length
    guard length > 1e-300 && length.isFinite else { return nil }
    return v / length
  }

  /// `near` without its part along x; failing that z × x, failing that the plane's other axis.
  private static func perpendicular(
    to x: SIMD3<Double>, near: SIMD3<Double>?, or z: SIMD3<Double>?
  ) -> SIMD3<Double> {
    if let near, let y = clear(near - x * x.dot(near)) { return y }
    if let z, let y = clear(z.cross(x)) { return y }
    return clear(SIMD3(-x.y, x.x, 0)) ?? SIMD3(0, 1, 0)
  }

  /// The unit vector, unless the vector is only rounding noise.
  private static func clear(_ v: SIMD3<Double>) -> SIMD3<Double>? {
    v.length > 1e-12 ? unit(v) : nil
  }

  /// The angles about x, y and z, acting in this order, in radians. Of the two triples for every
  /// rotation the one that turns less in sum, so that a turn about one axis reads as just that.
  var angles: SIMD3<Double> {
    let cosine = Elementary.hypot(x.x, x.y)
    guard cosine > 1e-9 else {
      // x points along z: only the sum of the other two counts, and z gets it.
      return SIMD3(0, Elementary.atan2(-x.z, cosine), Elementary.atan2(-y.x, y.y))
    }
    let near = SIMD3(
      Elementary.atan2(y.z, z.z), Elementary.atan2(-x.z, cosine), Elementary.atan2(x.y, x.x))
    let far = SIMD3(
      Elementary.atan2(-y.z, -z.z), Elementary.atan2(-x.z, -cosine),
      Elementary.atan2(-x.y, -x.x))
    return sum(far) < sum(near) ? far : near
  }

  private func sum(_ a: SIMD3<Double>) -> Double {
    a.x.magnitude + a.y.magnitude + a.z.magnitude
  }
}

extension Transform {
  var axes: TransformAxes { TransformAxes(rows.0.xyz, rows.1.xyz, rows.2.xyz) }

  var angles: SIMD3<Double> { axes.angles }

  /// Replaces the rotation by turns about x, y and z in this order; scale, skew, translation and
  /// perspective stay.
  mutating func setAngles(_ angles: SIMD3<Double>) {
    let now = axes
    let next =
      Transform(rotation: angles.x, about: 1, 0, 0)
      .concatenating(Transform(rotation: angles.y, about: 0, 1, 0))
      .concatenating(Transform(rotation: angles.z))
    let (p, q, r) = (next.rows.0.xyz, next.rows.1.xyz, next.rows.2.xyz)
    func turned(_ v: SIMD4<Double>) -> SIMD4<Double> {
      let inOld = SIMD3(v.xyz.dot(now.x), v.xyz.dot(now.y), v.xyz.dot(now.z))
      let first = p * inOld.x + q * inOld.y
      return SIMD4(first + r * inOld.z, v.w)
    }
    let column = SIMD4(m14, m24, m34, m44)
    let flat = withLastColumn(SIMD4(0, 0, 0, 1))
    var result = Transform(
      rows: (turned(flat.rows.0), turned(flat.rows.1), turned(flat.rows.2), flat.rows.3))
    if column != SIMD4(0, 0, 0, 1) {
      // The perspective acts after the rotation: find it, and apply it again.
      let perspective = flat.inverse?.applied(toColumn: column)
      let renewed = perspective.map { result.applied(toColumn: $0) } ?? column
      result = result.withLastColumn(renewed)
    }
    if result.isFinite { self = result }
  }
}
