import AnimDynamics

/// What belongs to bodies, effects or boundaries of an engine, by the slots in their names.
struct EngineMap<Element: Sendable>: Sendable {
  private struct Place: Sendable {
    var name: UInt32
    var element: Element?
  }

  private var places: [Place] = []

  subscript(name: UInt32) -> Element? {
    get {
      let slot = World.slot(ofName: name)
      return slot < places.count && places[slot].name == name ? places[slot].element : nil
    }
    set {
      let slot = World.slot(ofName: name)
      if places.count <= slot {
        // What was never entered need not be forgotten: `none` would take a million places.
        guard newValue != nil else { return }
        let free = Place(name: .max, element: nil)
        places.append(contentsOf: repeatElement(free, count: slot + 1 - places.count))
      }
      if newValue != nil || places[slot].name == name {
        places[slot] = Place(name: name, element: newValue)
      }
    }
  }

  /// All that is entered, by the slots of the names.
  var values: [Element] { places.compactMap(\.element) }
}
