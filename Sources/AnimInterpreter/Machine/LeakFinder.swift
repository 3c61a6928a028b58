import AnimRuntime
import AnimSyntax

/// Finds the cycles of counted values that nothing outside keeps.
///
/// What is reachable from variables, pending calls and the stage is alive. Of the rest, each knot of
/// objects that keep one another is one leak; what merely hangs on a knot is not reported by itself.
struct LeakFinder {
  private let machine: Machine
  private var isAlive: [Bool]
  private let closureType = "closure"

  init(_ machine: Machine) {
    self.machine = machine
    isAlive = Array(repeating: false, count: machine.heap.headers.count)
    mark()
  }

  /// The names from each knot's first object back to itself, in order of creation.
  func paths() -> [[String]] {
    var seen = Set<UInt32>()
    var found: [[String]] = []
    for object in leakedObjects() where !seen.contains(object.handle.index) {
      guard let (path, members) = shortestCycle(from: object) else { continue }
      // Everything on the way round, and whatever else reaches back, belongs to this knot.
      seen.formUnion(members)
      seen.formUnion(knot(of: object))
      found.append(path)
    }
    return found
  }

  // MARK: What is alive

  private mutating func mark() {
    var work: [Value] = machine.globals + [machine.stageObject, machine.goneCell]
    for index in 0..<machine.stack.registerCount(of: machine) {
      work.append(machine.stack.registers[index])
    }
    for call in machine.callbacks.calls {
      switch call {
      case .input(let block, _): work.append(block)
      case .timer(let object, let block, _): work += [object, block]
      case .item(let block, let item, _, _): work += [block, item]
      case .fiber, .task, .free: break
      }
    }
    for pending in machine.animations.values { work.append(pending.completion) }
    for case let fiber? in machine.fibers.fibers { work += fiber.registers }
    for case let task? in machine.tasks.tasks { work.append(task.completion) }
    while let value = work.popLast() {
      guard value.isCounted, !isAlive[Int(value.handle.index)] else { continue }
      isAlive[Int(value.handle.index)] = true
      for (_, next) in edges(of: value) { work.append(next) }
    }
  }

  private func leakedObjects() -> [Value] {
    var objects: [(serial: Int, value: Value)] = []
    for index in 0..<machine.heap.headers.count {
      let header = machine.heap.headers[index]
      guard header.kind == .object, header.count > 0, !isAlive[index] else { continue }
      let value = Value(
        .object, Handle(index: UInt32(index), generation: header.generation))
      objects.append((Int(machine.heap.objects[header.payload].order), value))
    }
    return objects.sorted { $0.serial < $1.serial }.map(\.value)
  }

  // MARK: Cycles

  /// What a value holds, each with the words that the path says for the step.
  private func edges(of value: Value) -> [(words: [String], value: Value)] {
    let heap = machine.heap
    switch value.kind {
    case .object:
      let object = heap.object(value)
      let names = machine.program.types[Int(object.type)].fieldNames
      var steps = object.fields.enumerated().map { index, field in
        (words: index < names.count ? [machine.names[names[index]]] : [], value: field)
      }
      if case .view(let raw) = object.native {
        for child in machine.runtime.subviews(of: ViewID(raw: raw)) {
          steps.append((["subviews"], machine.viewObject(child)))
        }
      }
      return steps
    case .array: return heap.array(value).map { ([], $0) }
    case .dictionary:
      return heap.dictionaries[heap.payload(value)].entries.flatMap {
        [([], $0.key), ([], $0.value)]
      }
    case .closure:
      let closure = heap.closure(value)
      let captures = machine.program.functions[Int(closure.function)].captures
      return heap.captures(value).enumerated().map { index, content in
        (index < captures.count ? captureWords(captures[index].name, content) : [], content)
      }
    case .cell: return [([], heap.cells[heap.payload(value)])]
    default: return []
    }
  }

  /// The name of a captured variable, where it is not the name of the object it holds.
  private func captureWords(_ name: Name, _ value: Value) -> [String] {
    let held = value.kind == .cell ? machine.heap.cells[machine.heap.payload(value)] : value
    let word = machine.names[name]
    return held.kind == .object && machine.displayName(held) == word ? [] : [word]
  }

  /// What an object or closure is called on the path.
  private func word(_ value: Value) -> [String] {
    switch value.kind {
    case .object: [machine.displayName(value)]
    case .closure: [closureType]
    default: []
    }
  }

  /// Breadth first from an object back to itself: the shortest way round.
  private func shortestCycle(from start: Value) -> (path: [String], members: Set<UInt32>)? {
    var cameFrom: [UInt32: (from: Value, words: [String])] = [:]
    var queue = [start]
    var at = 0
    while at < queue.count {
      let value = queue[at]
      at += 1
      for (words, next) in edges(of: value) where next.isCounted {
        if next.handle == start.handle {
          var path = words + word(start)
          var members: Set<UInt32> = [start.handle.index]
          var back = value
          while back.handle != start.handle {
            members.insert(back.handle.index)
            let step = cameFrom[back.handle.index]!
            path = step.words + word(back) + path
            back = step.from
          }
          return (word(start) + path, members)
        }
        if cameFrom[next.handle.index] == nil, !isAlive[Int(next.handle.index)] {
          cameFrom[next.handle.index] = (value, words)
          queue.append(next)
        }
      }
    }
    return nil
  }

  /// Every object reachable from `start` that can reach it again.
  private func knot(of start: Value) -> Set<UInt32> {
    var reached: Set<UInt32> = []
    var queue = [start]
    while let value = queue.popLast() {
      for (_, next) in edges(of: value)
      where next.isCounted && !isAlive[Int(next.handle.index)] {
        if reached.insert(next.handle.index).inserted { queue.append(next) }
      }
    }
    // In a leak everything that start reaches and that is itself on a way back to start; objects
    // that only hang on the knot have no cycle of their own and drop out in `paths`.
    return reached.filter { index in
      let header = machine.heap.headers[Int(index)]
      return reaches(
        Value(header.kind, Handle(index: index, generation: header.generation)), start)
    }
  }

  private func reaches(_ from: Value, _ goal: Value) -> Bool {
    var seen: Set<UInt32> = []
    var queue = [from]
    while let value = queue.popLast() {
      for (_, next) in edges(of: value) where next.isCounted {
        if next.handle == goal.handle { return true }
        if !isAlive[Int(next.handle.index)], seen.insert(next.handle.index).inserted {
          queue.append(next)
        }
      }
    }
    return false
  }
}
