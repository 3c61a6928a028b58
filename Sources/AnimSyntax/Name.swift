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
  private var texts: [[UInt8]] = []
  private var buckets: [UInt32]  // index + 1 into `texts`, 0 is empty; a power of two long

  public init() { buckets = Array(repeating: 0, count: 2048) }

  public var count: Int { texts.count }

  /// About how much memory the names take.
  public private(set) var bytes = 0

  /// The text of `name`; `name` must come from this table.
  public subscript(name: Name) -> String {
    String(decoding: texts[Int(name.id)], as: UTF8.self)
  }

  /// The UTF-8 bytes of `name`.
  public func bytes(of name: Name) -> [UInt8] { texts[Int(name.id)] }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The name spelled by `bytes`, added if it is new.
  public mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    var at = Int(truncatingIfNeeded: NameTable.hash(bytes)) & (buckets.count - 1)
    while buckets[at] != 0 {
      let index = buckets[at] - 1
      if NameTable.equal(texts[Int(index)], bytes) { return Name(id: index) }
      at = (at + 1) & (buckets.count - 1)
    }
    texts.append(Array(bytes))
    self.bytes += bytes.count + 64
    buckets[at] = UInt32(texts.count)
    if texts.count * 2 > buckets.count { grow() }
    return Name(id: UInt32(texts.count - 1))
  }

  private mutating func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 2)
    for (index, text) in texts.enumerated() {
      var at = text.withUnsafeBufferPointer { Int(truncatingIfNeeded: NameTable.hash($0)) }
      at &= buckets.count - 1
      while buckets[at] != 0 { at = (at + 1) & (buckets.count - 1) }
      buckets[at] = UInt32(index + 1)
    }
  }

  private static func equal(_ text: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count == bytes.count && text.withUnsafeBufferPointer { $0.elementsEqual(bytes) }
  }

  /// FNV-1a: short keys, no seed, the same on every run.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
