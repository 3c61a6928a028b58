/// The payloads of one kind of heap value, in one array with a list of free places.
struct Store<Payload: Sendable>: Sendable {
  private(set) var items: [Payload] = []
  private var free: [UInt32] = []

  @inline(__always) subscript(index: UInt32) -> Payload {
    _read { yield items[Int(index)] }
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
}
