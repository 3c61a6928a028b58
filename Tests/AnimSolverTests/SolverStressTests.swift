import AnimGeometry
import Testing

@testable import AnimSolver

/// A system with a long history, and what it should be made of.
private struct LongLife {
  var system = LinearSystem()
  var variables: [VariableID] = []
  var live: [(id: RowID, row: RandomSystem.Row)] = []
  var random: RandomSource

  init(seed: UInt64, size: Int) {
    random = RandomSource(seed: seed)
    variables = (0..<size).map { _ in system.addVariable(isNonnegative: random.below(3) == 0) }
  }

  mutating func makeRow() -> RandomSystem.Row {
    var terms: [(coefficient: Double, variable: Int)] = []
    for _ in 0...random.below(3) {
      terms.append(
        ([1, -1, 2, 0.5, -1, 1][random.below(6)], random.below(variables.count)))
    }
    return RandomSystem.Row(
      terms: terms, relation: [.equal, .atLeast, .atMost][random.below(3)],
      constant: Double(random.below(401) - 200),
      strength: Strength(
        [1000, 750, 250, 10][random.below(4)], weight: Double(1 + random.below(5)))
    )
  }

  /// One random change, solved.
  mutating func step() {
    let kind = live.isEmpty ? 0 : random.below(4)
    if kind < 2 {
      let row = makeRow()
      var id = RowID.none
      let terms = row.terms.map { Term($0.coefficient, variables[$0.variable]) }
      if system.add(terms, row.relation, constant: row.constant, strength: row.strength, &id)
        == .done
      {
        live.append((id, row))
      }
      _ = system.solve()
    } else if kind == 2 || live.count > variables.count * 2 {
      let index = random.below(live.count)
      system.remove(live[index].id)
      live.remove(at: index)
      _ = system.solve()
    } else {
      let index = random.below(live.count)
      let constant = Double(random.below(401) - 200)
      system.setConstant(live[index].id, to: constant)
      if system.solve() == .done { live[index].row.constant = constant }
    }
  }

  /// By how much the constraints of each priority are missed, the required ones first.
  func violations(_ system: LinearSystem, _ variables: [VariableID]) -> [Double] {
    [1000, 750, 250, 10].map { priority in
      live.filter { $0.row.strength.priority == priority }.reduce(0) { sum, entry in
        let row = entry.row
        let value = row.terms.reduce(row.constant) {
          $0 + $1.coefficient * system.value(of: variables[$1.variable])
        }
        let missing =
          row.relation == .equal ? abs(value) : max(row.relation == .atMost ? value : -value, 0)
        return sum + missing * (priority == 1000 ? 1 : row.strength.weight)
      }
    }
  }

  /// The same constraints entered into an empty system, in another order.
  mutating func fresh() -> [Double] {
    var other = LinearSystem()
    let kinds = variables.map { system.tableau.symbols[Int($0.raw)].kind == .positive }
    let twins = kinds.map { other.addVariable(isNonnegative: $0) }
    for index in random.shuffledIndices(live.count) {
      let row = live[index].row
      var id = RowID.none
      let outcome = other.add(
        row.terms.map { Term($0.coefficient, twins[$0.variable]) }, row.relation,
        constant: row.constant, strength: row.strength, &id)
      #expect(outcome == .done)
    }
    #expect(other.solve() == .done)
    return violations(other, twins)
  }
}

@Suite struct SolverStressTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aLongLifeEndsLikeAFreshStart(seed: UInt64) {
    var life = LongLife(seed: seed, size: 3 + Int(seed % 10))
    for step in 0..<120 {
      life.step()
      guard step % 10 == 9 else { continue }
      let violations = life.violations(life.system, life.variables)
      let fresh = life.fresh()
      #expect(violations[0] < 1e-6, "seed \(seed), step \(step)")
      #expect(
        zip(violations, fresh).allSatisfy { abs($0 - $1) < 1e-6 },
        "seed \(seed), step \(step): \(violations), \(fresh)")
      for variable in life.variables
      where life.system.tableau.symbols[Int(variable.raw)].kind == .positive {
        #expect(life.system.value(of: variable) > -1e-6)
      }
    }
  }

  @Test func numbersThatAreNoneAreRefused() {
    var system = LinearSystem()
    let x = system.addVariable()
    var id = RowID.none
    for bad in [Double.nan, .infinity, -.infinity, 1e13] {
      #expect(system.add([Term(1, x)], .equal, constant: bad, &id) == .invalid)
      #expect(id == .none)
    }
    for bad in [Double.nan, .infinity, 1e7, 1e-7] {
      #expect(system.add([Term(bad, x)], .equal, constant: 1, &id) == .invalid)
    }
    for weight in [Double.nan, 0, -1, .infinity] {
      #expect(
        system.add([Term(1, x)], .equal, constant: 1, strength: Strength(1, weight: weight), &id)
          == .invalid)
    }
    #expect(system.add([Term(1, VariableID(raw: 99))], .equal, constant: 1, &id) == .invalid)
    #expect(system.add([Term(1, x)], .equal, constant: -5, &id) == .done)
    #expect(system.setConstant(id, to: .nan) == .invalid)
    #expect(system.setConstant(RowID.none, to: 1) == .invalid)
    system.remove(RowID.none)
    #expect(system.solve() == .done)
    #expect(system.value(of: x) == 5)
  }

  @Test func degenerateConstraints() {
    var system = LinearSystem()
    let x = system.addVariable()
    var id = RowID.none
    // Nothing but a constant: true or false once and for all.
    #expect(system.add([], .equal, constant: 0, &id) == .done)
    #expect(system.add([], .atLeast, constant: 1, &id) == .done)
    #expect(system.add([], .atMost, constant: 1, &id) == .conflict([]))
    #expect(system.add([Term(1, x), Term(-1, x)], .equal, constant: 2, &id) == .conflict([]))
    #expect(system.add([Term(0, x)], .equal, constant: 0, &id) == .done)
    // The same thing twice, and its contrary.
    var first = RowID.none
    #expect(system.add([Term(1, x)], .equal, constant: -3, &first) == .done)
    #expect(system.add([Term(2, x)], .equal, constant: -6, &id) == .done)
    #expect(system.add([Term(1, x)], .equal, constant: -4, &id) == .conflict([first]))
    #expect(system.solve() == .done)
    #expect(system.value(of: x) == 3)
    #expect(system.openVariables().isEmpty)
  }

  @Test func coefficientsThatMultiplyWithoutEnd() {
    var system = LinearSystem()
    var last = system.addVariable()
    var id = RowID.none
    _ = system.add([Term(1, last)], .equal, constant: -1, &id)
    for _ in 0..<200 {
      let next = system.addVariable()
      _ = system.add([Term(1, next), Term(-1e6, last)], .equal, constant: 0, &id)
      _ = system.add([Term(1, next)], .atLeast, constant: 3, strength: .weak, &id)
      last = next
    }
    _ = system.solve()
    _ = system.openVariables()
    system.setConstant(id, to: 1e12)
    _ = system.solve()
  }

  @Test func editsMoveWhatDependsOnThem() {
    var system = LinearSystem()
    let (left, width, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    var id = RowID.none
    _ = system.add([Term(1, left), Term(1, width), Term(-1, right)], .equal, constant: 0, &id)
    _ = system.add([Term(1, width)], .atLeast, constant: -10, &id)
    var edit = RowID.none
    #expect(system.addEdit(right, at: 100, &edit) == .done)
    _ = system.add([Term(1, left)], .equal, constant: -20, strength: .weak, &id)
    #expect(system.solve() == .done)
    #expect([left, width, right].map { system.value(of: $0) } == [20, 80, 100])
    for value in stride(from: 90.0, to: 0, by: -15) {
      system.suggest(edit, value)
      #expect(system.solve() == .done)
      #expect(system.value(of: right) == value)
      #expect(system.value(of: left) == min(20, value - 10))
    }
  }

  @Test func changesThatCannotHoldAreUndone() {
    var system = LinearSystem()
    let x = system.addVariable()
    var low = RowID.none
    var high = RowID.none
    _ = system.add([Term(1, x)], .atLeast, constant: -10, &low)
    _ = system.add([Term(1, x)], .atMost, constant: -20, &high)
    #expect(system.solve() == .done)
    system.setConstant(low, to: -30)
    #expect(system.solve() == .conflict([low, high]))
    #expect((10...20).contains(system.value(of: x)))
    // Together they can change, whatever the order.
    system.setConstant(low, to: -30)
    system.setConstant(high, to: -40)
    #expect(system.solve() == .done)
    #expect((30...40).contains(system.value(of: x)))
  }
}
