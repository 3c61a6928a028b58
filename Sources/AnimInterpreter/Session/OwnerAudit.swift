import AnimRuntime

/// Checks the counts of the heap against what really holds each value.
///
/// Between events nothing is in flight: a value's owners are the variables, the constants, whatever
/// is pending, the stage's views and the values that hold it. A count above that is a leak of ours,
/// a count below it a value that will be freed too early.
struct OwnerAudit {
  private let machine: Machine
  private var owners: [Int]

  init(_ machine: Machine) {
    self.machine = machine
    owners = Array(repeating: 0, count: machine.heap.headers.count)
    countRoots()
    for (index, header) in machine.heap.headers.enumerated() where header.count > 0 {
      let value = Value(
        header.kind, Handle(index: UInt32(index), generation: header.generation))
      for held in contents(of: value) { add(held) }
    }
  }

  /// The first value whose count is wrong, in words; nil where every count is right.
  func fault() -> String? {
    for (index, header) in machine.heap.headers.enumerated()
    where Int(header.count) != owners[index] {
      let value = Value(
        header.kind, Handle(index: UInt32(index), generation: header.generation))
      let what = header.count == 0 ? "a freed \(header.kind)" : machine.brief(value)
      return "\(what) is counted \(header.count) times and held \(owners[index]) times"
    }
    return nil
  }

  private mutating func add(_ value: Value) {
    if value.isCounted { owners[Int(value.handle.index)] += 1 }
  }

  private mutating func countRoots() {
    // Once the script is over, one uncounted cell stands for every variable.
    for cell in machine.globals where cell.handle != machine.goneCell.handle { add(cell) }
    add(machine.goneCell)
    add(machine.stageObject)
    for function in machine.program.functions { for value in function.constants { add(value) } }
    for call in machine.callbacks.calls {
      switch call {
      case .input(let block, _): add(block)
      case .timer(let object, let block, _):
        add(object)
        add(block)
      case .item(let block, let item, _, _):
        add(block)
        add(item)
      case .fiber, .task, .free: break
      }
    }
    for pending in machine.animations.values { add(pending.completion) }
    for case let fiber? in machine.fibers.fibers { for value in fiber.registers { add(value) } }
    for case let task? in machine.tasks.tasks { add(task.completion) }
  }

  /// What a live value holds strongly.
  private func contents(of value: Value) -> [Value] {
    let heap = machine.heap
    switch value.kind {
    case .object:
      guard case .view(let raw) = heap.object(value).native else {
        return heap.object(value).fields
      }
      let children = machine.runtime.subviews(of: ViewID(raw: raw))
      return heap.object(value).fields + children.map { machine.viewObject($0) }
    case .array: return heap.array(value)
    case .dictionary:
      return heap.dictionaries[heap.payload(value)].entries.flatMap { [$0.key, $0.value] }
    case .closure: return heap.captures(value)
    case .cell: return [heap.cells[heap.payload(value)]]
    default: return []
    }
  }
}

extension Session {
  /// The first value whose count of owners is wrong, in words; nil where every count is right.
  ///
  /// For tests: it looks at every value. To be asked between events, not after an error or limit.
  public func miscounted() -> String? { OwnerAudit(machine).fault() }
}
