/// Arithmetic of two numbers of one kind, without the machine; nil where it has to decide.
///
/// Whole numbers stay whole up to 2⁵³; what is no number is an error, which the machine words.
extension Value {
  @inline(__always) func plainSum(_ other: Value) -> Value? {
    if kind == .integer, other.kind == .integer { return Value.whole(integer &+ other.integer) }
    if kind == .double, other.kind == .double { return Value.real(double + other.double) }
    return nil
  }

  /// With a small whole number, to which a real one may be added as well.
  @inline(__always) func plainSum(_ other: Int) -> Value? {
    if kind == .integer { return Value.whole(integer &+ other) }
    if kind == .double { return Value.real(double + Double(other)) }
    return nil
  }

  @inline(__always) func plainDifference(_ other: Value) -> Value? {
    if kind == .integer, other.kind == .integer { return Value.whole(integer &- other.integer) }
    if kind == .double, other.kind == .double { return Value.real(double - other.double) }
    return nil
  }

  /// Less a small whole number.
  @inline(__always) func plainDifference(_ other: Int) -> Value? {
    if kind == .integer { return Value.whole(integer &- other) }
    if kind == .double { return Value.real(double - Double(other)) }
    return nil
  }

  @inline(__always) func plainProduct(_ other: Value) -> Value? {
    if kind == .integer, other.kind == .integer {
      let (product, overflow) = integer.multipliedReportingOverflow(by: other.integer)
      return overflow ? nil : Value.whole(product)
    }
    if kind == .double, other.kind == .double { return Value.real(double * other.double) }
    return nil
  }

  @inline(__always) func plainQuotient(_ other: Value) -> Value? {
    guard kind == .integer, other.kind == .integer, other.integer > 0 else { return nil }
    let (quotient, rest) = integer.quotientAndRemainder(dividingBy: other.integer)
    return rest == 0 ? Value(quotient) : Value(Double(integer) / Double(other.integer))
  }

  @inline(__always) func plainRemainder(_ other: Value) -> Value? {
    guard kind == .integer, other.kind == .integer, other.integer > 0 else { return nil }
    return Value(integer % other.integer)
  }

  @inline(__always) private static func whole(_ number: Int) -> Value? {
    number.magnitude <= wholeLimit ? Value(number) : nil
  }

  @inline(__always) private static func real(_ number: Double) -> Value? {
    number.isNaN ? nil : Value(number)
  }
}
