import AnimGeometry

/// An FNV-1a hash of 64 bits, the same on every run and machine.
public struct Digest: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  /// Adds the eight bytes of `word`, lowest first.
  public mutating func add(_ word: UInt64) {
    var word = word
    for _ in 0..<8 {
      value = (value ^ (word & 0xff)) &* 0x100_0000_01b3
      word >>= 8
    }
  }

  public mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  public mutating func add(_ number: UInt32) { add(UInt64(number)) }
  public mutating func add(_ flag: Bool) { add(flag ? 1 : 0 as UInt64) }
  public mutating func add(_ time: Time) { add(UInt64(bitPattern: time.flicks)) }

  /// Adds the bits of `number`; both zeros count as one.
  public mutating func add(_ number: Double) { add((number == 0 ? 0 : number).bitPattern) }
}

extension Digest {
  mutating func add(_ lanes: SIMD4<Double>) {
    for lane in lanes.indices { add(lanes[lane]) }
  }

  mutating func add(_ transform: Transform) {
    for entry in transform.entries { add(entry) }
  }
}
