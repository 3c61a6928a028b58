import AnimRuntime

extension Stage {
  /// What a live value holds strongly, in the order in which it holds it.
  func contents(of value: Value, _ machine: Machine) -> [Value] {
    switch value.kind {
    case .object:
      let object = machine.heap.object(value)
      let (kind, raw) = object.native.parts
      guard let holds = kind.row.holds else { return object.fields }
      return object.fields + holds(machine, self, raw).map(\.value)
    case .array: return machine.heap.array(value)
    case .dictionary:
      return machine.heap.dictionaries[machine.heap.payload(value)].entries.flatMap {
        [$0.key, $0.value]
      }
    case .closure: return machine.heap.captures(value)
    case .cell: return [machine.heap.cells[machine.heap.payload(value)]]
    default: return []
    }
  }

  /// What pending calls and the systems keep alive, once for each time they do.
  var held: [Value] {
    callbacks.held + input.held(self) + screens.held(self) + layout.held(self)
      + transitions.held(self) + animations.held(self) + animators.held(self) + tasks.held(self)
  }
}
