import CBox2D

/// What a step needs while it is made, by the bodies' slots: kept, so that no step asks for memory.
struct StepRoom {
  var loads: [Load] = []
  /// The same as the engine takes them.
  var forces: [anim_load] = []
  /// Where bodies are afterwards.
  var after: [anim_state] = []
  /// Whether the loads are those of every step until something is changed.
  var isSteady = false

  /// Makes room for so many slots.
  mutating func fit(_ count: Int) {
    guard loads.count != count else { return }
    loads = Array(repeating: Load(), count: count)
    forces = Array(repeating: anim_load(), count: count)
    after = Array(repeating: anim_state(), count: count)
    isSteady = false
  }

  /// Takes all loads away.
  mutating func clear() {
    loads.withUnsafeMutableBufferPointer { $0.update(repeating: Load()) }
  }

  /// Puts the loads in the engine's units.
  mutating func convert() {
    loads.withUnsafeBufferPointer { loads in
      forces.withUnsafeMutableBufferPointer { forces in
        for index in loads.indices { forces[index] = loads[index].inMetres }
      }
    }
  }
}
