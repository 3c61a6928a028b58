/// A system of linear equations and inequalities, some required and some merely wanted.
///
/// The Cassowary algorithm (Badros, Borning and Stuckey, 2001) with sparse rows and columns:
/// constraints come and go and constants change one by one, and each time only what depends on the
/// change is computed anew. Same calls, same results, to the last bit. A value: a copy is a
/// snapshot.
public struct LinearSystem: Sendable {
  /// What became of a change.
  public enum Outcome: Hashable, Sendable {
    case done
    /// Refused: together with these, in the order of their slots, it cannot hold.
    case conflict([RowID])
    /// Refused: a number is not finite or beyond a trillion, a coefficient is so for small
    /// reciprocals too, a variable or constraint is unknown, or the system is too large.
    case invalid
  }

  /// A constraint: Σ terms + constant + sign · marker + … = 0.
  struct Record: Sendable {
    var terms: [Term]
    var relation: Relation
    var marker: Int32
    /// The other symbol made for it, −1 for none.
    var other: Int32
    var sign: Double
    var constant: Double
    var priority: Int32
    var weight: Double
  }

  var tableau = Tableau()
  var records = RowTable()
  /// Constants that were changed since the last `solve`, and by how much.
  var changes: [(row: RowID, by: Double)] = []
  /// The largest constant ever given, which says how far rounding may have carried us.
  var scale = 1000.0

  public init() {}

  /// What counts as zero among constants.
  var tolerance: Double { 1e-12 * scale }

  /// How many constraints there are.
  public var count: Int { records.count }

  /// About how many bytes the numbers take that are not zero.
  public var bytesInUse: Int { tableau.cells.count * 32 }

  // MARK: Variables

  /// A new unknown; 0 until a constraint says otherwise.
  public mutating func addVariable(isNonnegative: Bool = false) -> VariableID {
    VariableID(raw: tableau.makeSymbol(isNonnegative ? .positive : .free))
  }

  /// Forgets an unknown that is in no constraint any more.
  public mutating func removeVariable(_ variable: VariableID) {
    guard isVariable(variable) else { return }
    let row = tableau.symbols[Int(variable.raw)].row
    if row >= 0 { tableau.removeRow(row) }
    tableau.removeSymbol(variable.raw)
  }

  /// The value of an unknown as of the last `solve`.
  public func value(of variable: VariableID) -> Double {
    guard isVariable(variable) else { return 0 }
    let row = tableau.symbols[Int(variable.raw)].row
    return row >= 0 ? tableau.rows[Int(row)].constant : 0
  }

  func isVariable(_ variable: VariableID) -> Bool {
    guard tableau.symbols.indices.contains(Int(variable.raw)) else { return false }
    let kind = tableau.symbols[Int(variable.raw)].kind
    return kind == .free || kind == .positive
  }

  /// True if the constraint is there.
  public func contains(_ row: RowID) -> Bool { records.contains(row) }

  /// How many numbers that are not zero there may be before further constraints are refused: 256 MB.
  static let largestSize = 8_000_000
  /// The largest number a constant may be.
  static let largestConstant = 1e12
  /// A coefficient lies between this and its reciprocal.
  static let largestCoefficient = 1e6
}
