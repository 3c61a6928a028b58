import Glibc

/// Lines from a descriptor, each as soon as it is there, or from memory.
struct PlainReader {
  private let descriptor: Int32?
  private var buffer: [UInt8]
  private var start = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer = []
  }

  init(_ bytes: [UInt8]) {
    descriptor = nil
    buffer = bytes
  }

  /// The next line without its end, `\n` or `\r\n`; nil after the last one.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = newline(from: searched) {
        defer { start = end + 1 }
        return Array(buffer[start..<(end > start && buffer[end - 1] == 0x0d ? end - 1 : end)])
      }
      searched = buffer.count
      if start > 0 {
        buffer.removeFirst(start)
        searched -= start
        start = 0
      }
      guard fill() else { break }
    }
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  private func newline(from index: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard index < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + index, 0x0a, bytes.count - index)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Reads more; false when there is no more.
  private mutating func fill() -> Bool {
    guard let descriptor else { return false }
    let (count, room) = (buffer.count, 1 << 16)
    buffer.append(contentsOf: repeatElement(0, count: room))
    while true {
      let got = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress?.advanced(by: count), room)
      }
      if got < 0, errno == EINTR { continue }
      buffer.removeLast(room - max(got, 0))
      return got > 0
    }
  }
}
