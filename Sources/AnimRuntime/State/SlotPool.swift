/// The places in a `SlotPool`, of whatever kind its elements are.
enum Slot {
  static var indexMask: UInt32 { 0x3f_ffff }

  /// The slot in a name.
  @inline(__always)
  static func index(_ name: UInt32) -> Int { Int(name & indexMask) }
}

/// Elements in reusable slots, named by a 22-bit slot and a 10-bit generation in one word.
///
/// A slot whose generations are used up is retired, so a stale name never finds a stranger.
struct SlotPool<Element: Sendable>: Sendable {
  /// Names no slot: the largest index is never given out.
  static var missing: UInt32 { .max }
  private static var lastGeneration: UInt32 { 0x3ff }

  private(set) var elements: [Element] = []
  private(set) var generations: [UInt32] = []
  /// The name of each slot in use, `missing` for the others.
  private var live: [UInt32] = []
  private var free: [UInt32] = []

  /// How many slots are in use.
  private(set) var count = 0

  /// How many slots exist, in use or not.
  var capacity: Int { elements.count }

  @inline(__always)
  static func index(_ name: UInt32) -> Int { Slot.index(name) }

  /// Stores `element` and names it; `missing` when four million are alive.
  mutating func insert(_ element: Element) -> UInt32 {
    if let slot = free.popLast() {
      let index = Int(slot)
      elements[index] = element
      live[index] = slot | generations[index] << 22
      count += 1
      return live[index]
    }
    guard elements.count < Int(Slot.indexMask) else { return Self.missing }
    elements.append(element)
    generations.append(0)
    live.append(UInt32(elements.count - 1))
    count += 1
    return live[elements.count - 1]
  }

  @inline(__always)
  func contains(_ name: UInt32) -> Bool {
    let index = Self.index(name)
    return index < live.count && live[index] == name
  }

  mutating func remove(_ name: UInt32) {
    guard contains(name) else { return }
    let index = Self.index(name)
    live[index] = Self.missing
    count -= 1
    guard generations[index] < Self.lastGeneration else { return }
    generations[index] += 1
    free.append(UInt32(index))
  }

  /// The element named `name`, which must be contained.
  @inline(__always)
  subscript(name: UInt32) -> Element {
    _read { yield elements[Self.index(name)] }
    _modify { yield &elements[Self.index(name)] }
  }

  /// The names in use, by slot.
  var names: [UInt32] {
    live.filter { $0 != Self.missing }
  }
}
