/// The shortest decimal that reads back as the same double, in JSON's spelling.
enum ShortestDecimal {
  /// The most bytes `write` needs.
  static let longest = 32

  /// Writes `value`, which must be finite, and returns the count of bytes; `-0` is `0`.
  static func write(_ value: Double, at start: UnsafeMutablePointer<UInt8>) -> Int {
    // A decimal of at most 15 digits that reads back is the only one, hence the shortest.
    let scaled = value * 1e6
    if scaled.magnitude < 1e15 {
      let millionths = Int(scaled + (scaled < 0 ? -0.5 : 0.5))
      if Double(millionths) / 1e6 == value { return write(millionths: millionths, at: start) }
    }
    var text = value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text.withUTF8 { start.copy($0) }
  }

  private static func write(millionths: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
    var at = 0
    if millionths < 0 {
      start[0] = UInt8(ascii: "-")
      at = 1
    }
    let (whole, fraction) = UInt64(millionths.magnitude).quotientAndRemainder(dividingBy: 1_000_000)
    at += (start + at).decimal(whole)
    guard fraction != 0 else { return at }
    start[at] = UInt8(ascii: ".")
    (start + at + 1).decimal(fraction, width: 6)
    at += 7
    while start[at - 1] == UInt8(ascii: "0") { at -= 1 }
    return at
  }
}
