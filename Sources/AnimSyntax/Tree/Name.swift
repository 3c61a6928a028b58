/// An interned identifier; equal names have equal ids within one `NameTable`.
public struct Name: Hashable, Sendable {
  public var id: UInt32

  @inlinable public init(id: UInt32) { self.id = id }

  /// The absent name: no label, no parent class.
  @inlinable public static var none: Name { Name(id: .max) }
  @inlinable public var isNone: Bool { id == .max }
}

/// The identifiers of a session in order of first appearance.
///
/// One table serves every source of a session, so an id means the same name on every line typed.
public struct NameTable: Sendable {
  // The texts stand one after the other: a name more is no allocation more.
  private var letters: [UInt8] = []
  private var ends: [Int] = []
  private var buckets: [UInt32]  // index + 1 into `ends`, 0 is empty; a power of two long

  public init() {
    buckets = Array(repeating: 0, count: 2048)
    letters.reserveCapacity(8192)
    ends.reserveCapacity(1024)
  }

  public var count: Int { ends.count }

  /// About how much memory the names take.
  public var bytes: Int { letters.count + count * 24 }

  /// The text of `name`; `name` must come from this table.
  public subscript(name: Name) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  /// The UTF-8 bytes of `name`.
  public func bytes(of name: Name) -> ArraySlice<UInt8> { letters[span(Int(name.id))] }

  private func span(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The name spelled by `bytes`, added if it is new.
  public mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    var at = Int(truncatingIfNeeded: NameTable.hash(bytes)) & (buckets.count - 1)
    while buckets[at] != 0 {
      let index = buckets[at] - 1
      if isSpelled(Int(index), bytes) { return Name(id: index) }
      at = (at + 1) & (buckets.count - 1)
    }
    letters.append(contentsOf: bytes)
    ends.append(letters.count)
    buckets[at] = UInt32(count)
    if count * 2 > buckets.count { grow() }
    return Name(id: UInt32(count - 1))
  }

  private mutating func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 2)
    for index in 0..<count {
      var at = letters.withUnsafeBufferPointer {
        Int(truncatingIfNeeded: NameTable.hash(UnsafeBufferPointer(rebasing: $0[span(index)])))
      }
      at &= buckets.count - 1
      while buckets[at] != 0 { at = (at + 1) & (buckets.count - 1) }
      buckets[at] = UInt32(index + 1)
    }
  }

  private func isSpelled(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let span = span(index)
    guard span.count == bytes.count else { return false }
    return letters.withUnsafeBufferPointer { letters in
      for at in 0..<bytes.count where letters[span.lowerBound + at] != bytes[at] { return false }
      return true
    }
  }

  /// FNV-1a: short keys, no seed, the same on every run.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
