extension SIMD4<Double> {
  /// With infinities as the largest numbers, and lanes that are no numbers replaced by those of
  /// `other`: sums of huge movements leave the range of doubles.
  @inlinable @inline(__always)
  public func finite(or other: Self) -> Self {
    if self * 0 == .zero { return self }
    let largest = Self(repeating: .greatestFiniteMagnitude)
    return replacing(with: other, where: self .!= self)
      .clamped(lowerBound: -largest, upperBound: largest)
  }
}

extension SIMD4<Double> {
  /// The first three lanes.
  @inlinable public var xyz: SIMD3<Double> { SIMD3(x, y, z) }

  /// The scalar product.
  @inlinable public func dot(_ other: SIMD4<Double>) -> Double {
    let p = self * other
    return (p.x + p.y) + (p.z + p.w)
  }
}

extension SIMD3<Double> {
  /// The scalar product.
  @inlinable public func dot(_ other: SIMD3<Double>) -> Double {
    let p = self * other
    return p.x + p.y + p.z
  }

  /// The vector product.
  @inlinable public func cross(_ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
  }

  /// The Euclidean length, also where squares overflow or vanish.
  @inlinable public var length: Double {
    let square = dot(self)
    if square > 1e-280 && square < 1e300 { return square.squareRoot() }
    return Elementary.hypot(Elementary.hypot(x, y), z)
  }
}
