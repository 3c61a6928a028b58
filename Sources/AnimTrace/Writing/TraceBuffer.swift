/// Bytes that grow at the end, written in place.
///
/// An array with its count kept apart: lines are formatted straight into the storage, and a drained
/// buffer hands its array over without copying it.
struct TraceBuffer: Sendable {
  private var storage: [UInt8] = []
  private(set) var count = 0

  /// The bytes so far; the buffer is empty afterwards.
  mutating func take() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &storage)
    bytes.removeLast(bytes.count - count)
    count = 0
    return bytes
  }

  /// Lets `body` write at most `limit` bytes at the end and return how many it wrote.
  @inline(__always)
  mutating func write(
    atMost limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if storage.count - count < limit { grow(limit) }
    let start = count
    count += storage.withUnsafeMutableBufferPointer { $0.baseAddress.map { body($0 + start) } ?? 0 }
  }

  @inline(never)
  private mutating func grow(_ limit: Int) {
    let size = Swift.max(storage.count, limit, 256)
    storage.append(contentsOf: repeatElement(0, count: size))
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(atMost: bytes.count + 1) { $0.copy(bytes) }
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(byte: UInt8) {
    write(atMost: 1) {
      $0.pointee = byte
      return 1
    }
  }

  mutating func append(integer value: Int) {
    write(atMost: 20) { $0.decimal(value) }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Copies `bytes` here; the count of them.
  @inline(__always)
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if let base = bytes.baseAddress { update(from: base, count: bytes.count) }
    return bytes.count
  }

  /// Writes the digits of `value`, at most 20; the count of them.
  @inline(__always)
  func decimal(_ value: UInt64) -> Int {
    var digits = 1
    var bound: UInt64 = 10
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
    while at > 0 {
      at -= 1
      let next = rest / 10
      self[at] = UInt8(truncatingIfNeeded: rest &- next &* 10) | 0x30
      rest = next
    }
  }
}
