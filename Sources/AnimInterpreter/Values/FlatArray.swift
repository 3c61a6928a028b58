/// Memory for trivially copyable elements, freed with its last owner.
///
/// Not generic: making the class of each kind of element known would take its time at every start.
private final class Block: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let capacity: Int

  init<Element: BitwiseCopyable>(capacity: Int, of type: Element.Type) {
    base = .allocate(byteCount: capacity * MemoryLayout<Element>.stride, alignment: 16)
    base.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }
}

/// An array for the machine's loop: elements are read and written without any checks.
///
/// Copying is lazy, as for `Array`, but the check whether the memory is shared is made once for many
/// writes and not at each: a copy shares its elements until `copy` is called, and whoever writes must
/// call `copy` before, on one side, where there may be another. `Heap.unshare` does so for all arrays
/// of a heap, and `Session` calls that before anything can write. Debug builds check the rule at every
/// write. Indices come from the heap, which never gives one out that is not below `count`.
struct FlatArray<Element: BitwiseCopyable>: @unchecked Sendable {
  private var block: Block
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0

  init() {
    block = Block(capacity: 256, of: Element.self)
    base = block.base.assumingMemoryBound(to: Element.self)
  }

  /// Whether no copy shares the elements, so that they may be written.
  var isUnshared: Bool { mutating get { isKnownUniquelyReferenced(&block) } }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      assert(isUnshared, "a copy would see this write")
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    assert(isUnshared, "a copy may append at the same place")
    if count == block.capacity { move(toCapacity: count * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Takes the last element away and returns it; nil when there is none.
  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  /// Makes the elements this array's own.
  mutating func copy() { move(toCapacity: block.capacity) }

  @inline(never) private mutating func move(toCapacity capacity: Int) {
    let grown = Block(capacity: capacity, of: Element.self)
    let elements = grown.base.assumingMemoryBound(to: Element.self)
    elements.initialize(from: base, count: count)
    block = grown
    base = elements
  }
}

extension FlatArray: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}

/// The payloads of a kind of value that is trivially copyable; see `Store`.
struct FlatStore<Payload: BitwiseCopyable>: Sendable {
  private(set) var items = FlatArray<Payload>()
  private var free = FlatArray<UInt32>()

  @inline(__always) subscript(index: UInt32) -> Payload {
    get { items[Int(index)] }
    _modify { yield &items[Int(index)] }
  }

  mutating func insert(_ payload: Payload) -> UInt32 {
    if let index = free.popLast() {
      items[Int(index)] = payload
      return index
    }
    items.append(payload)
    return UInt32(items.count - 1)
  }

  /// Frees a place; `rest` is what it holds until it is used again.
  mutating func remove(_ index: UInt32, leaving rest: Payload) {
    items[Int(index)] = rest
    free.append(index)
  }

  mutating func copy() {
    items.copy()
    free.copy()
  }
}
