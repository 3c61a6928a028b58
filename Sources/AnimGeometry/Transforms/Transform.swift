/// A 4 × 4 transform acting on row vectors, as Core Animation writes it: `[x y z 1] · m`.
///
/// A plane (affine) transform has the identity's entries outside m11, m12, m21, m22, m41 and m42.
public struct Transform: Hashable, Sendable {
  public var m11: Double, m12: Double, m13: Double, m14: Double
  public var m21: Double, m22: Double, m23: Double, m24: Double
  public var m31: Double, m32: Double, m33: Double, m34: Double
  public var m41: Double, m42: Double, m43: Double, m44: Double

  /// The transform that changes nothing.
  @inlinable public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// A plane transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  @inlinable public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    self.init()
    (m11, m12, m21, m22, m41, m42) = (a, b, c, d, tx, ty)
  }

  @inlinable public static var identity: Transform { Transform() }
}
