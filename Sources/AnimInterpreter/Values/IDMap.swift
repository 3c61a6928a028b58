/// Elements by the ids that the runtime gives: a slot, which is soon used again, and a generation.
struct IDMap<Element: Sendable>: Sendable {
  private var places: [Place] = []

  private struct Place: Sendable {
    var id: UInt32
    var element: Element?
  }

  private static func slot(_ id: UInt32) -> Int { Int(id & 0x3f_ffff) }

  subscript(id: UInt32) -> Element? {
    get {
      let slot = Self.slot(id)
      return slot < places.count && places[slot].id == id ? places[slot].element : nil
    }
    set {
      let slot = Self.slot(id)
      while places.count <= slot { places.append(Place(id: id, element: nil)) }
      places[slot] = Place(id: id, element: newValue)
    }
  }

  mutating func removeValue(forKey id: UInt32) -> Element? {
    guard let element = self[id] else { return nil }
    self[id] = nil
    return element
  }

  /// How many slots there are, used or not.
  var slotCount: Int { places.count }

  /// The ids that have an element, by their slots.
  var keys: [UInt32] { places.filter { $0.element != nil }.map(\.id) }
}
