/// What a unit of a symbol costs at one priority.
struct Cost: Sendable {
  var value: Double
  var priority: Int32
  /// The next lower priority's, or the next free one.
  var next: Int32
}

extension Tableau {
  // Costs are compared like words: the highest priority decides, the next one among equals. So a
  // symbol carries a short list of numbers, and the simplex method goes through all priorities at
  // once instead of weighing one against the next by some large factor.

  /// The priority of the cost that makes a new constraint hold; above all that scripts can give.
  static let urgent: Int32 = 1001

  /// Adds `value` at `priority` to what a unit of `symbol` costs.
  mutating func addCost(_ value: Double, at priority: Int32, to symbol: Int32) {
    var before: Int32 = -1
    insertCost(value, at: priority, to: symbol, after: &before)
    noteCost(of: symbol)
  }

  /// Adds `factor` times the costs of `source` to those of `target`.
  mutating func addCosts(_ factor: Double, of source: Int32, to target: Int32) {
    var index = symbols[Int(source)].firstCost
    var before: Int32 = -1
    while index >= 0 {
      let cost = costs[Int(index)]
      insertCost(factor * cost.value, at: cost.priority, to: target, after: &before)
      index = cost.next
    }
    noteCost(of: target)
  }

  /// Adds to a sorted list, looking from `before` on, which ends up at or before the place.
  private mutating func insertCost(
    _ value: Double, at priority: Int32, to symbol: Int32, after before: inout Int32
  ) {
    var index = before >= 0 ? costs[Int(before)].next : symbols[Int(symbol)].firstCost
    while index >= 0, costs[Int(index)].priority > priority {
      before = index
      index = costs[Int(index)].next
    }
    if index >= 0, costs[Int(index)].priority == priority {
      let sum = Tableau.sum(costs[Int(index)].value, value)
      if sum != 0 {
        costs[Int(index)].value = sum
        return
      }
      link(costs[Int(index)].next, after: before, of: symbol)
      costs[Int(index)].next = freeCosts
      freeCosts = index
      return
    }
    guard value != 0 else { return }
    let cost = Cost(value: value, priority: priority, next: index)
    var fresh = freeCosts
    if fresh >= 0 {
      freeCosts = costs[Int(fresh)].next
      costs[Int(fresh)] = cost
    } else {
      fresh = Int32(costs.count)
      costs.append(cost)
    }
    link(fresh, after: before, of: symbol)
  }

  @inline(__always)
  private mutating func link(_ cost: Int32, after before: Int32, of symbol: Int32) {
    if before >= 0 {
      costs[Int(before)].next = cost
    } else {
      symbols[Int(symbol)].firstCost = cost
    }
  }

  mutating func removeCosts(of symbol: Int32) {
    var index = symbols[Int(symbol)].firstCost
    while index >= 0 {
      let next = costs[Int(index)].next
      costs[Int(index)].next = freeCosts
      freeCosts = index
      index = next
    }
    symbols[Int(symbol)].firstCost = -1
  }

  /// True if making the symbol larger makes the whole cheaper.
  @inline(__always)
  func helps(_ symbol: Int32) -> Bool {
    let first = symbols[Int(symbol)].firstCost
    return first >= 0 && costs[Int(first)].value < 0 && symbols[Int(symbol)].kind != .dummy
  }

  @inline(__always)
  mutating func noteCost(of symbol: Int32) {
    guard helps(symbol) else { return }
    if costs[Int(symbols[Int(symbol)].firstCost)].priority == Tableau.urgent {
      urgentCandidates.append(symbol)
    } else if !symbols[Int(symbol)].isCandidate {
      symbols[Int(symbol)].isCandidate = true
      candidates.append(symbol)
    }
  }

  /// Compares cost a / divisor a with cost b / divisor b: below 0 if the first is less. Divisors
  /// are above 0.
  func compareCosts(_ a: Int32, _ divisorA: Double, _ b: Int32, _ divisorB: Double) -> Double {
    var left = symbols[Int(a)].firstCost
    var right = symbols[Int(b)].firstCost
    while left >= 0 || right >= 0 {
      let leftPriority = left >= 0 ? costs[Int(left)].priority : -1
      let rightPriority = right >= 0 ? costs[Int(right)].priority : -1
      var x = 0.0
      var y = 0.0
      if leftPriority >= rightPriority {
        x = costs[Int(left)].value / divisorA
        left = costs[Int(left)].next
      }
      if rightPriority >= leftPriority {
        y = costs[Int(right)].value / divisorB
        right = costs[Int(right)].next
      }
      let difference = Tableau.sum(x, -y)
      if difference != 0 { return difference }
    }
    return 0
  }

  /// A symbol that makes the whole cheaper: the one noted last, or the lowest with `bland`.
  mutating func takeCandidate(urgent: Bool, bland: Bool) -> Int32? {
    var list: [Int32] = []
    if urgent { swap(&list, &urgentCandidates) } else { swap(&list, &candidates) }
    if bland { list.sort(by: >) }
    var found: Int32?
    while found == nil, let symbol = list.popLast() {
      if !urgent { symbols[Int(symbol)].isCandidate = false }
      if helps(symbol), !urgent || isUrgent(symbol) { found = symbol }
    }
    if urgent { swap(&list, &urgentCandidates) } else { swap(&list, &candidates) }
    return found
  }

  private func isUrgent(_ symbol: Int32) -> Bool {
    costs[Int(symbols[Int(symbol)].firstCost)].priority == Tableau.urgent
  }
}
