import AnimSolver
import Testing

/// A reproducible system of constraints and changes to it.
struct RandomSystem {
  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Relation
    var constant: Double
    var strength: Strength
  }

  var count: Int
  var rows: [Row] = []
  /// Constraint, kind (2 removes it, else its constant changes), new constant.
  var changes: [(row: Int, kind: Int, constant: Double)] = []
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    count = 0
    count = 3 + below(6)
    let more = count + below(2 * count)
    for index in 0..<count {
      let constant = Double(below(201) - 100)
      let weight = Double(1 + below(1000)) / 100
      rows.append(
        Row(
          terms: [(1, index)], relation: .equal, constant: -constant,
          strength: Strength(250, weight: weight)))
    }
    for _ in 0..<more { rows.append(makeRow()) }
    for _ in 0..<4 { changes.append((below(rows.count), below(3), Double(below(401) - 200))) }
  }

  private mutating func makeRow() -> Row {
    var terms: [(coefficient: Double, variable: Int)] = []
    let length = 1 + below(3)
    var variable = below(count)
    for _ in 0..<length {
      terms.append(([1, -1, 2, -2, 0.5, -0.5, 1, -1][below(8)], variable))
      variable = (variable + 1 + below(count - 1)) % count
    }
    let constant = Double(below(401) - 200)
    let relation = [Relation.equal, .equal, .atLeast, .atMost][below(4)]
    let priority = [1000, 750, 500, 250][below(4)]
    let weight = Double(1 + below(900)) / 100
    return Row(
      terms: terms, relation: relation, constant: constant,
      strength: Strength(priority, weight: weight))
  }

  /// splitmix64, its upper half modulo `n`.
  private mutating func below(_ n: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 33) % n
  }
}

/// A system that is being solved.
struct Solving {
  var system = LinearSystem()
  var variables: [VariableID] = []
  var ids: [RowID] = []

  init(_ random: RandomSystem) {
    variables = (0..<random.count).map { _ in system.addVariable() }
    for row in random.rows {
      var id = RowID.none
      let terms = row.terms.map { Term($0.coefficient, variables[$0.variable]) }
      _ = system.add(
        terms, row.relation, constant: row.constant, strength: row.strength, &id)
      ids.append(id)
    }
    _ = system.solve()
  }

  /// Makes the changes and says what became of each.
  mutating func change(_ random: RandomSystem) -> String {
    var story = ""
    for change in random.changes {
      let id = ids[change.row]
      if !system.contains(id) {
        story += "-"
      } else if change.kind == 2 {
        system.remove(id)
        _ = system.solve()
        story += "r"
      } else {
        system.setConstant(id, to: change.constant)
        story += system.solve() == .done ? "c" : "x"
      }
    }
    return story
  }

  var values: [Double] { variables.map { system.value(of: $0) } }
}

@Suite struct SolverTests {
  @Test func agreesWithAPeerOnRandomSystems() throws {
    var worst = 0.0
    var systems = 0
    for line in SolverGolden.lines.split(separator: "\n") {
      let parts = line.split(separator: " ")
      let random = RandomSystem(seed: try #require(UInt64(parts[0])))
      var solving = Solving(random)
      worst = max(worst, distance(solving.values, parts[2], line))
      #expect(solving.change(random) == parts[1], "seed \(parts[0])")
      worst = max(worst, distance(solving.values, parts[3], line))
      systems += 1
    }
    #expect(systems == 1000)
    #expect(worst < 1e-9)
  }

  private func distance(
    _ values: [Double], _ expected: Substring, _ line: Substring
  ) -> Double {
    let numbers = expected.split(separator: ",").map { Double($0) ?? .infinity }
    guard numbers.count == values.count else { return .infinity }
    let worst = zip(values, numbers).map { abs($0 - $1) }.max() ?? 0
    #expect(worst < 1e-9, "got \(values) for \(line)")
    return worst
  }
}
