import AnimRuntime
import AnimSyntax

/// Finds the cycles of counted values that nothing outside keeps.
///
/// What is reachable from variables, pending calls and the stage is alive. Of the rest, each knot of
/// objects that keep one another is one leak; what merely hangs on a knot is not reported by itself.
struct LeakFinder {
  private let machine: Machine
  private let stage: Stage
  private var isAlive: [Bool]
  private let closureType = "closure"

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    self.stage = stage
    isAlive = Array(repeating: false, count: machine.heap.headers.count)
    mark()
  }

  /// The names from each knot's first object back to itself, in order of creation.
  func paths() -> [[String]] {
    let objects = leakedObjects()
    let knots = StronglyConnectedComponents(machine, stage, from: objects, without: isAlive)
    var seen = Set<Int32>()
    var found: [[String]] = []
    for object in objects {
      let knot = knots[object]
      guard knots.isRing(object), seen.insert(knot).inserted else { continue }
      if let path = shortestCycle(from: object, in: knots) { found.append(path) }
    }
    return found
  }

  // MARK: What is alive

  private mutating func mark() {
    var work: [Value] = machine.globals + [stage.views.stageObject, machine.goneCell]
    for index in 0..<machine.stack.registerCount(of: machine) {
      work.append(machine.stack.registers[index])
    }
    work += stage.held
    while let value = work.popLast() {
      guard value.isCounted, !isAlive[Int(value.handle.index)] else { continue }
      isAlive[Int(value.handle.index)] = true
      work += stage.contents(of: value, machine)
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
      let (kind, raw) = object.native.parts
      steps += (kind.row.holds?(machine, stage, raw) ?? []).map { ([$0.word], $0.value) }
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

  /// Breadth first from an object back to itself: the shortest way round, which lies in its knot.
  private func shortestCycle(from start: Value, in knots: StronglyConnectedComponents) -> [String]?
  {
    var cameFrom: [UInt32: (from: Value, words: [String])] = [:]
    var queue = [start]
    var at = 0
    while at < queue.count {
      let value = queue[at]
      at += 1
      for (words, next) in edges(of: value) where next.isCounted {
        if next.handle == start.handle {
          var path: [[String]] = [word(start), words]
          var back = value
          while back.handle != start.handle, let step = cameFrom[back.handle.index] {
            path.append(word(back))
            path.append(step.words)
            back = step.from
          }
          path.append(word(start))
          return path.reversed().flatMap { $0 }
        }
        if cameFrom[next.handle.index] == nil, knots[next] == knots[start] {
          cameFrom[next.handle.index] = (value, words)
          queue.append(next)
        }
      }
    }
    return nil
  }
}
