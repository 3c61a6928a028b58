/// A spatial transform taken apart: scale, skew, rotation, translation, perspective, in this order.
///
/// After the decomposition of 3-D matrices in CSS Transforms Level 2 (the "unmatrix" of Graphics
/// Gems II), but without dividing by m44 first, so that entries stay continuous. A mirrored transform
/// counts as mirrored in all three axes.
struct SpaceParts {
  var scale: SIMD3<Double>
  /// How much of axis 1 lies in axis 2, of 1 in 3, of 2 in 3.
  var skew: SIMD3<Double>
  var rotation: Quaternion
  var translation: SIMD3<Double>
  var perspective: SIMD4<Double>

  /// Nil if the transform is singular.
  init?(_ transform: Transform) {
    var rows = transform.rows
    let column = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
    (rows.0.w, rows.1.w, rows.2.w, rows.3.w) = (0, 0, 0, 1)
    let flat = Transform(rows: rows)
    guard let inverse = flat.inverse else { return nil }
    perspective = column == SIMD4(0, 0, 0, 1) ? column : inverse.applied(toColumn: column)
    translation = rows.3.xyz
    var (x, y, z) = (rows.0.xyz, rows.1.xyz, rows.2.xyz)
    scale = .zero
    skew = .zero
    scale.x = x.length
    x /= scale.x
    skew.x = x.dot(y)
    y -= x * skew.x
    scale.y = y.length
    y /= scale.y
    skew.y = x.dot(z)
    z -= x * skew.y
    skew.z = y.dot(z)
    z -= y * skew.z
    scale.z = z.length
    z /= scale.z
    skew /= SIMD3(scale.y, scale.z, scale.z)
    if x.cross(y).dot(z) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(rows: x, y, z)
  }

  /// The transform `t` of the way from `a` to `b`; nil if one of them is singular.
  static func mix(_ a: Transform, _ b: Transform, _ t: Double) -> Transform? {
    guard let from = SpaceParts(a), let to = SpaceParts(b) else { return nil }
    var result = from
    result.scale += (to.scale - from.scale) * t
    result.skew += (to.skew - from.skew) * t
    result.translation += (to.translation - from.translation) * t
    result.perspective += (to.perspective - from.perspective) * t
    result.rotation = from.rotation.mixed(with: to.rotation, t)
    return result.transform
  }

  /// The transform made of these parts.
  var transform: Transform {
    var (x, y, z) = rotation.rows
    z = (z + x * skew.y + y * skew.z) * scale.z
    y = (y + x * skew.x) * scale.y
    x *= scale.x
    let flat = Transform(
      rows: (
        SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(translation, 1)
      ))
    if perspective == SIMD4(0, 0, 0, 1) { return flat }
    return flat.withLastColumn(flat.applied(toColumn: perspective))
  }
}

extension Transform {
  /// self · column.
  func applied(toColumn v: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(rows.0.dot(v), rows.1.dot(v), rows.2.dot(v), rows.3.dot(v))
  }

  func withLastColumn(_ v: SIMD4<Double>) -> Transform {
    var result = self
    (result.m14, result.m24, result.m34, result.m44) = (v.x, v.y, v.z, v.w)
    return result
  }
}
