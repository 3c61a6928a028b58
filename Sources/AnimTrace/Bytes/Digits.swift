/// "00" to "99", from where digits are written two at a time.
private let pairs: StaticString = """
  00010203040506070809101112131415161718192021222324252627282930313233343536373839\
  40414243444546474849505152535455565758596061626364656667686970717273747576777879\
  8081828384858687888990919293949596979899
  """

extension UnsafeMutablePointer<UInt8> {
  /// Copies `bytes` here; the count of them.
  @inline(__always)
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if let base = bytes.baseAddress { update(from: base, count: bytes.count) }
    return bytes.count
  }

  /// Writes the two digits of a number below 100.
  @inline(__always)
  private func pair(_ value: UInt64) {
    let digits = UnsafeRawPointer(pairs.utf8Start)
      .loadUnaligned(fromByteOffset: Int(truncatingIfNeeded: value) &* 2, as: UInt16.self)
    UnsafeMutableRawPointer(self).storeBytes(of: digits, as: UInt16.self)
  }

  /// Writes the digits of `value`, at most 20; the count of them.
  @inline(__always)
  func decimal(_ value: UInt64) -> Int {
    if value < 10 {
      pointee = UInt8(truncatingIfNeeded: value) | 0x30
      return 1
    }
    if value < 100 {
      pair(value)
      return 2
    }
    var digits = 3
    var bound: UInt64 = 1000
    while value >= bound {
      digits += 1
      if digits == 20 { break }
      bound *= 10
    }
    decimal(value, width: digits)
    return digits
  }

  /// Writes the digits of `value` after `-` where it is negative, at most 20 bytes.
  @inline(__always)
  func decimal(_ value: Int) -> Int {
    if value >= 0 { return decimal(UInt64(value)) }
    pointee = UInt8(ascii: "-")
    return 1 + (self + 1).decimal(UInt64(value.magnitude))
  }

  /// Writes the last `width` digits of `value`, with leading zeros.
  @inline(__always)
  func decimal(_ value: UInt64, width: Int) {
    var rest = value
    var at = width
    while at > 1 {
      at -= 2
      let next = rest / 100
      (self + at).pair(rest &- next &* 100)
      rest = next
    }
    if at == 1 { pointee = UInt8(truncatingIfNeeded: rest % 10) | 0x30 }
  }
}
