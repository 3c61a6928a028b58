/// A plane transform taken apart: scale, skew, rotation, translation, acting in this order.
///
/// After the decomposition of 2-D matrices in CSS Transforms Level 1. The first axis is the scaled
/// and turned x axis; the second is kept as the direction it has before the turn.
struct PlaneParts {
  var scale: Point
  /// Radians, −π…π.
  var angle: Double
  /// The unit vector of the second axis, turned back by `angle`; (0, 1) without skew.
  var second: Point

  /// Takes the linear part of an affine transform apart; nil if it is singular.
  init?(_ m: Transform) {
    let determinant = m.m11 * m.m22 - m.m12 * m.m21
    guard determinant != 0 && determinant.isFinite else { return nil }
    scale = Point(Point(m.m11, m.m12).length, Point(m.m21, m.m22).length)
    if determinant < 0 {
      // Mirrored: blame the axis that points back more.
      if m.m11 < m.m22 { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    let first = Point(m.m11, m.m12) / scale.x
    let other = Point(m.m21, m.m22) / scale.y
    angle = first.y == 0 && first.x > 0 ? 0 : first.angle
    second = Point(other.dot(first), first.cross(other))
  }

  /// The affine transform `t` of the way from `a` to `b`; nil if one of them is not affine or is
  /// singular.
  static func mix(_ a: Transform, _ b: Transform, _ t: Double) -> Transform? {
    guard a.isAffine && b.isAffine else { return nil }
    if a.isUpright && b.isUpright { return mixEntries(a, b, t) }
    guard var from = PlaneParts(a), let to = PlaneParts(b) else { return nil }
    let flips =
      (from.scale.x < 0 && to.scale.y < 0) || (from.scale.y < 0 && to.scale.x < 0)
    if flips {
      // Mirrored in x and mirrored in y differ by a half turn only.
      from.scale = -from.scale
      from.angle += from.angle < 0 ? .pi : -.pi
    }
    let angle = from.angle + turn(from.angle, to.angle, positive: flips) * t
    let scale = AnimGeometry.mix(from.scale, to.scale, t)
    let second = AnimGeometry.mix(from.second, to.second, t)
    let (s, c) = Elementary.sincos(angle)
    return Transform(
      a: c * scale.x, b: s * scale.x,
      c: (second.x * c - second.y * s) * scale.y, d: (second.x * s + second.y * c) * scale.y,
      tx: AnimGeometry.mix(a.m41, b.m41, t), ty: AnimGeometry.mix(a.m42, b.m42, t))
  }

  /// The shorter turn between two angles of −2π…2π. A half turn, to nine digits, goes the negative
  /// way; between differently mirrored transforms the positive one, as measured on the platform.
  private static func turn(_ from: Double, _ to: Double, positive: Bool) -> Double {
    var turn = to - from
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    if (turn.magnitude - .pi).magnitude < 1e-9 {
      return positive ? turn.magnitude : -turn.magnitude
    }
    return turn
  }
}

extension Transform {
  /// Affine and neither turned, skewed nor mirrored: its parts are its entries.
  var isUpright: Bool { m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0 }
}
