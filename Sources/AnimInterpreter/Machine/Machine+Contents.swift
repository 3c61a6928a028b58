import AnimRuntime

extension Machine {
  /// What a live value holds strongly, in the order in which it holds it.
  func contents(of value: Value) -> [Value] {
    switch value.kind {
    case .object:
      let object = heap.object(value)
      let (kind, raw) = object.native.parts
      guard let holds = kind.row.holds else { return object.fields }
      return object.fields + holds(self, raw).map(\.value)
    case .array: return heap.array(value)
    case .dictionary:
      return heap.dictionaries[heap.payload(value)].entries.flatMap { [$0.key, $0.value] }
    case .closure: return heap.captures(value)
    case .cell: return [heap.cells[heap.payload(value)]]
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
    for key in gestures.keys.sorted() { held += gestures[key]?.held ?? [] }
    held += shownScreens.keys.sorted().compactMap { shownScreens[$0] }
    for key in handlers.keys.sorted() { held += (handlers[key] ?? []).map(\.block) }
    for id in runtime.activeConstraints() { held.append(constraintObject(id)) }
    held += heldFields.fields.map(\.old)
    held += animations.keys.sorted().compactMap { animations[$0]?.completion }
    for key in animators.keys.sorted() { held += animators[key].map { [$0.object] } ?? [] }
    for case let fiber? in fibers.fibers { held += fiber.registers }
    for case let task? in tasks.tasks { held.append(task.completion) }
    return held
  }
}
