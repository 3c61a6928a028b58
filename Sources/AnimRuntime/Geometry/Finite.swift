extension SIMD4<Double> {
  /// With infinities as the largest numbers, and lanes that are no numbers replaced by those of
  /// `other`: sums of huge movements leave the range of doubles.
  @inline(__always)
  func finite(or other: Self) -> Self {
    if self * 0 == .zero { return self }
    let largest = Self(repeating: .greatestFiniteMagnitude)
    return replacing(with: other, where: self .!= self)
      .clamped(lowerBound: -largest, upperBound: largest)
  }
}

extension Rect {
  /// The same within the range of doubles.
  var finite: Rect {
    let lanes = SIMD4(x, y, width, height).finite(or: .zero)
    return Rect(lanes: lanes)
  }
}
