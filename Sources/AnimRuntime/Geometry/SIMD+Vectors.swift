extension SIMD4<Double> {
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }

  func dot(_ other: SIMD4<Double>) -> Double {
    let p = self * other
    return (p.x + p.y) + (p.z + p.w)
  }
}

extension SIMD3<Double> {
  func dot(_ other: SIMD3<Double>) -> Double {
    let p = self * other
    return p.x + p.y + p.z
  }

  func cross(_ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
  }

  /// The Euclidean length, also where squares overflow or vanish.
  var length: Double {
    let square = dot(self)
    if square > 1e-280 && square < 1e300 { return square.squareRoot() }
    return Elementary.hypot(Elementary.hypot(x, y), z)
  }
}
