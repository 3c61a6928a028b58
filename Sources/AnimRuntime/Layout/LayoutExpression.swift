import AnimSolver

/// A sum of variables and a constant, as it grows; a plain value, for there are many of them.
struct LayoutExpression: Sendable {
  /// A constraint has no more: a place and a length on either side, and where places count from.
  private var terms: [5 of Term] = .init(repeating: Term(0, .none))
  private(set) var count = 0
  var constant = 0.0

  /// Adds `coefficient` times a variable.
  mutating func add(_ coefficient: Double, _ variable: VariableID) {
    guard coefficient != 0 else { return }
    for index in 0..<count where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 {
        count -= 1
        terms[index] = terms[count]
      }
      return
    }
    guard count < 5 else { return }
    terms[count] = Term(coefficient, variable)
    count += 1
  }

  /// The terms by themselves.
  var list: [Term] { (0..<count).map { terms[$0] } }

  /// True if the same variables have the same coefficients, in the same order.
  func hasTerms(of other: LayoutExpression) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where terms[index] != other.terms[index] { return false }
    return true
  }
}

/// One inequality or equation as the solver has it.
struct LayoutRow: Sendable {
  var sum = LayoutExpression()
  var relation: Relation
  var priority: Int

  /// True if only the constants differ.
  func isLike(_ other: LayoutRow) -> Bool {
    relation == other.relation && priority == other.priority && sum.hasTerms(of: other.sum)
  }
}
