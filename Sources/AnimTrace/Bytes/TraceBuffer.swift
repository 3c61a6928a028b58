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

  /// Takes back the bytes that `take` gave, to write the next ones there; what is waiting goes first.
  mutating func reuse(_ bytes: [UInt8]) {
    if count == 0, bytes.count > storage.count { storage = bytes }
  }

  /// Forgets the bytes so far.
  mutating func clear() { count = 0 }

  /// The bytes so far, and behind them whatever the storage holds.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer(body)
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
    let size = Swift.max(storage.count < 1 << 16 ? storage.count : storage.count / 4, limit, 256)
    storage.append(contentsOf: repeatElement(0, count: size))
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(atMost: bytes.count + 1) { $0.copy(bytes) }
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  mutating func append(_ other: borrowing TraceBuffer) {
    other.storage.withUnsafeBufferPointer {
      append(UnsafeBufferPointer(rebasing: $0[..<other.count]))
    }
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
