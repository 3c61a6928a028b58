/// The parts of a name: of a body, an effect or a boundary.
@usableFromInline
enum SlotName {
  /// The bits that are the slot.
  @inlinable static var mask: UInt32 { 0xf_ffff }
}

/// Elements in reusable slots, named by a 20-bit slot and a 12-bit generation in one word.
///
/// A slot whose generations are used up is retired, so a stale name never finds a stranger.
struct Slots<Element: Sendable>: Sendable {
  private static var indexMask: UInt32 { SlotName.mask }
  private static var lastGeneration: UInt32 { 0xfff }
  /// Names no slot.
  private static var missing: UInt32 { .max }

  private(set) var elements: [Element?] = []
  private var generations: [UInt32] = []
  /// The name of each slot in use, `missing` for the others.
  private(set) var live: [UInt32] = []
  private var free: [UInt32] = []
  /// How many slots are in use.
  private(set) var count = 0
  /// The name given last.
  private(set) var latest: UInt32 = .max

  /// How many slots exist, in use or not.
  var capacity: Int { elements.count }

  @inline(__always)
  func index(_ name: UInt32) -> Int { Int(name & Self.indexMask) }

  @inline(__always)
  func contains(_ name: UInt32) -> Bool {
    index(name) < live.count && name != Self.missing && live[index(name)] == name
  }

  /// Stores `element` and gives its name. The caller keeps `count` below a million.
  @discardableResult
  mutating func insert(_ element: Element) -> UInt32 {
    count += 1
    if let slot = free.popLast() {
      let index = Int(slot)
      elements[index] = element
      live[index] = slot | generations[index] << 20
      latest = live[index]
      return latest
    }
    elements.append(element)
    generations.append(0)
    live.append(UInt32(elements.count - 1))
    latest = live[elements.count - 1]
    return latest
  }

  mutating func remove(_ name: UInt32) {
    guard contains(name) else { return }
    let index = index(name)
    elements[index] = nil
    live[index] = Self.missing
    count -= 1
    guard generations[index] < Self.lastGeneration else { return }
    generations[index] += 1
    free.append(UInt32(index))
  }

  /// The element named `name`, which must be contained.
  subscript(name: UInt32) -> Element {
    @inline(__always) _read { yield elements[index(name)].unsafelyUnwrapped }
    @inline(__always) _modify { yield &elements[index(name)]! }
  }

  /// The names in use, by slot.
  var names: [UInt32] { live.filter { $0 != Self.missing } }
}
