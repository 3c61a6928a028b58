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

  /// What pending calls, animations, waiting code and tasks hold, once for each time they do.
  var pendingContents: [Value] {
    var held: [Value] = []
    for call in callbacks.calls {
      switch call {
      case .input(let block, _): held.append(block)
      case .timer(let object, let block, _): held += [object, block]
      case .item(let block, let item, _, _): held += [block, item]
      case .fiber, .task, .free: break
      }
    }
    for key in input.gestures.keys.sorted() { held += input.gestures[key]?.held ?? [] }
    held += screens.shown.keys.sorted().compactMap { screens.shown[$0] }
    for key in input.handlers.keys.sorted() { held += (input.handlers[key] ?? []).map(\.block) }
    for id in runtime.activeConstraints() { held.append(Layout.constraintObject(id, self)) }
    held += transitions.heldFields.fields.map(\.old)
    held += animations.pending.keys.sorted().compactMap { animations.pending[$0]?.completion }
    for key in animators.running.keys.sorted() {
      held += animators.running[key].map { [$0.object] } ?? []
    }
    for case let fiber? in tasks.fibers.fibers { held += fiber.registers }
    for case let task? in tasks.table.tasks { held.append(task.completion) }
    return held
  }
}
