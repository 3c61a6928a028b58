/// The knots of a graph of values: sets in which each value leads to every other.
///
/// Tarjan's way of finding them, without recursion: every value and every hold is looked at once,
/// so that a hundred thousand closures in one ring take no longer than as many in rings of two.
struct StronglyConnectedComponents {
  private let machine: Machine
  private let stage: Stage
  /// The knot of each value by its place in the heap, -1 where it was not reached.
  private var knots: [Int32]
  /// How many values each knot has.
  private var sizes: [Int] = []

  private var numbers: [Int32]
  private var lowest: [Int32]
  private var count: Int32 = 0
  /// The values on the way, and those passed whose knot is not known yet.
  private var path: [(value: Value, contents: [Value], next: Int)] = []
  private var open: [UInt32] = []

  /// The knots of what `values` lead to, `without` what is known to be alive.
  init(_ machine: Machine, _ stage: Stage, from values: [Value], without isAlive: [Bool]) {
    self.machine = machine
    self.stage = stage
    knots = Array(repeating: -1, count: isAlive.count)
    numbers = Array(repeating: -1, count: isAlive.count)
    lowest = numbers
    for value in values where numbers[Int(value.handle.index)] < 0 {
      enter(value)
      while !path.isEmpty { step(isAlive) }
    }
  }

  /// The number of a value's knot; values of different knots have different ones.
  subscript(value: Value) -> Int32 { knots[Int(value.handle.index)] }

  /// Whether a way leads from a value back to it.
  func isRing(_ value: Value) -> Bool {
    let knot = self[value]
    guard knot >= 0 else { return false }
    return sizes[Int(knot)] > 1
      || stage.contents(of: value, machine).contains { $0.isCounted && $0.handle == value.handle }
  }

  private mutating func enter(_ value: Value) {
    let index = Int(value.handle.index)
    numbers[index] = count
    lowest[index] = count
    count += 1
    open.append(value.handle.index)
    path.append((value, stage.contents(of: value, machine), 0))
  }

  /// Goes on from the last value on the way: to one it holds, or back.
  private mutating func step(_ isAlive: [Bool]) {
    let last = path.count - 1
    let index = Int(path[last].value.handle.index)
    while path[last].next < path[last].contents.count {
      let next = path[last].contents[path[last].next]
      path[last].next += 1
      guard next.isCounted, !isAlive[Int(next.handle.index)] else { continue }
      let other = Int(next.handle.index)
      if numbers[other] < 0 {
        enter(next)
        return
      }
      if knots[other] < 0 { lowest[index] = min(lowest[index], numbers[other]) }
    }
    path.removeLast()
    if let around = path.last {
      let outer = Int(around.value.handle.index)
      lowest[outer] = min(lowest[outer], lowest[index])
    }
    if lowest[index] == numbers[index] { close(index) }
  }

  /// Everything open since the value at `index` is one knot.
  private mutating func close(_ index: Int) {
    let knot = Int32(sizes.count)
    var size = 0
    while let last = open.popLast() {
      knots[Int(last)] = knot
      size += 1
      if Int(last) == index { break }
    }
    sizes.append(size)
  }
}
