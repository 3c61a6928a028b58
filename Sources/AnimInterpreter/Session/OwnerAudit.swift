/// Checks the counts of the heap against what really holds each value.
///
/// Between events nothing is in flight: a value's owners are the variables, the constants, whatever
/// is pending, the stage's views and the values that hold it. A count above that is a leak of ours,
/// a count below it a value that will be freed too early.
struct OwnerAudit {
  private let machine: Machine
  private let stage: Stage
  private var owners: [Int]

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    self.stage = stage
    owners = Array(repeating: 0, count: machine.heap.headers.count)
    countRoots()
    for (index, header) in machine.heap.headers.enumerated() where header.count > 0 {
      let value = Value(
        header.kind, Handle(index: UInt32(index), generation: header.generation))
      for held in stage.contents(of: value, machine) { add(held) }
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
    add(stage.views.stageObject)
    for function in machine.program.functions { for value in function.constants { add(value) } }
    for value in stage.held { add(value) }
  }
}

extension Session {
  /// The first value whose count of owners is wrong, in words; nil where every count is right.
  ///
  /// For tests: it looks at every value. To be asked between events, not after an error or limit.
  public func miscounted() -> String? { OwnerAudit(machine, stage).fault() }
}
