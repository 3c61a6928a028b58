/// Memory for trivially copyable elements, freed with its last owner.
private final class Block<Element: BitwiseCopyable>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Element>
  let capacity: Int

  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }
}

/// An array for the machine's loop: elements are read and written without any checks.
///
/// A copy shares its elements until one side calls `unshare`, which must come before every use that
/// changes them; `Session.machine` sees to that. Indices come from the heap itself, which never
/// gives one out that is not below `count`.
struct FlatArray<Element: BitwiseCopyable>: @unchecked Sendable {
  private var block: Block<Element>
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0

  init() {
    block = Block(capacity: 256)
    base = block.base
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == block.capacity { move(toCapacity: count * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes the elements this array's own.
  @inline(__always) mutating func unshare() {
    if !isKnownUniquelyReferenced(&block) { move(toCapacity: block.capacity) }
  }

  @inline(never) private mutating func move(toCapacity capacity: Int) {
    let grown = Block<Element>(capacity: capacity)
    grown.base.initialize(from: base, count: count)
    block = grown
    base = grown.base
  }
}

extension FlatArray: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}

/// The payloads of a kind of value that is trivially copyable; see `Store`.
struct FlatStore<Payload: BitwiseCopyable>: Sendable {
  private(set) var items = FlatArray<Payload>()
  private var free: [UInt32] = []

  @inline(__always) subscript(index: UInt32) -> Payload {
    get { items[Int(index)] }
    nonmutating _modify { yield &items[Int(index)] }
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

  mutating func unshare() { items.unshare() }
}
