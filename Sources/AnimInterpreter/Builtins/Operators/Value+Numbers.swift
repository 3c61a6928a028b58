extension Value {
  /// The largest whole number up to which every whole number is a double: 2^53.
  static let largestWhole = 1 << 53

  /// `integer` as an integer if it is at most 2^53 in magnitude, as the nearest double otherwise.
  @inline(__always) init(exactly integer: Int) {
    if integer.magnitude <= UInt(Value.largestWhole) {
      self.init(integer)
    } else {
      self.init(Double(integer))
    }
  }

  /// `double` as an integer where it is whole and small enough: what counts and indices want.
  init(normalizing double: Double) {
    if double.magnitude <= 0x1p53, double == double.rounded(.towardZero) {
      self.init(Int(double))
    } else {
      self.init(double)
    }
  }

  /// The number as a whole one; `nil` if it has a fraction or is beyond 2^53.
  @inline(__always) var whole: Int? {
    if kind == .integer { return integer }
    let number = double
    if number.magnitude <= 0x1p53, number == number.rounded(.towardZero) { return Int(number) }
    return nil
  }
}
