/// The equations of a linear system, each solved for one symbol: basic = constant + Σ value · symbol.
///
/// The numbers that are not zero stand in two linked lists each, by row and by column, so that a
/// pivot touches what it changes and nothing else. Everything is an index into a flat array.
struct Tableau: Sendable {
  enum Kind: UInt8, Sendable {
    /// An unknown of any sign; once basic it stays so.
    case free
    /// An unknown that is never below zero.
    case positive
    /// What an inequality leaves over; never below zero.
    case slack
    /// What a constraint misses by; never below zero, and it costs.
    case error
    /// Marks an equation that must hold; always zero.
    case dummy
    /// A slot that is not in use.
    case unused
  }

  struct Symbol: Sendable {
    var kind: Kind
    var isCandidate = false
    /// The row it is basic in, −1 for none.
    var row: Int32 = -1
    var firstCell: Int32 = -1
    var cellCount: Int32 = 0
    /// What a unit of it costs, the highest priority first.
    var firstCost: Int32 = -1
    /// The constraint it was made for.
    var owner = RowID.none
  }

  struct Row: Sendable {
    /// −1 for a row that is not in use, or not yet.
    var basic: Int32 = -1
    var firstCell: Int32 = -1
    var constant = 0.0
  }

  struct Cell: Sendable {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32 = -1
    var nextInColumn: Int32
    var previousInColumn: Int32 = -1
  }

  var symbols: [Symbol] = []
  var rows: [Row] = []
  var cells: [Cell] = []
  var costs: [Cost] = []
  private var freeSymbols: [Int32] = []
  private var freeRows: [Int32] = []
  private var freeCells: Int32 = -1
  var freeCosts: Int32 = -1

  /// Where the row being added to has its cells, by column; −1 everywhere in between.
  private var places: [Int32] = []
  /// Symbols whose cost has become negative: making them larger helps.
  var candidates: [Int32] = []
  /// The same for the cost that counts while a new constraint is made to hold.
  var urgentCandidates: [Int32] = []
  /// Rows whose constant has changed; noted only while `notesRows`.
  var changedRows: [Int32] = []
  var notesRows = false
  /// How many pivots there were, each of which has rounded a little.
  var pivots = 0

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: Kind, owner: RowID = .none) -> Int32 {
    if let index = freeSymbols.popLast() {
      symbols[Int(index)] = Symbol(kind: kind, owner: owner)
      return index
    }
    symbols.append(Symbol(kind: kind, owner: owner))
    places.append(-1)
    return Int32(symbols.count - 1)
  }

  /// Takes a symbol that is not basic out of every row and frees its slot.
  mutating func removeSymbol(_ symbol: Int32) {
    let index = Int(symbol)
    while symbols[index].firstCell >= 0 { removeCell(symbols[index].firstCell) }
    removeCosts(of: symbol)
    symbols[index].kind = .unused
    freeSymbols.append(symbol)
  }

  mutating func makeRow() -> Int32 {
    if let index = freeRows.popLast() {
      rows[Int(index)] = Row()
      return index
    }
    rows.append(Row())
    return Int32(rows.count - 1)
  }

  /// Drops a row; its basic symbol is in no row any more.
  mutating func removeRow(_ row: Int32) {
    let index = Int(row)
    while rows[index].firstCell >= 0 { removeCell(rows[index].firstCell) }
    let basic = rows[index].basic
    if basic >= 0 { symbols[Int(basic)].row = -1 }
    rows[index].basic = -1
    freeRows.append(row)
  }

  /// True if the row's constant must not be below zero.
  @inline(__always)
  func isRestricted(_ row: Int32) -> Bool {
    let basic = rows[Int(row)].basic
    return basic >= 0 && symbols[Int(basic)].kind != .free
  }

  // MARK: Cells

  mutating func insertCell(_ row: Int32, _ column: Int32, _ value: Double) {
    let nextInRow = rows[Int(row)].firstCell
    let nextInColumn = symbols[Int(column)].firstCell
    let cell = Cell(
      value: value, row: row, column: column, nextInRow: nextInRow, nextInColumn: nextInColumn)
    var index = freeCells
    if index >= 0 {
      freeCells = cells[Int(index)].nextInRow
      cells[Int(index)] = cell
    } else {
      index = Int32(cells.count)
      cells.append(cell)
    }
    if nextInRow >= 0 { cells[Int(nextInRow)].previousInRow = index }
    if nextInColumn >= 0 { cells[Int(nextInColumn)].previousInColumn = index }
    rows[Int(row)].firstCell = index
    symbols[Int(column)].firstCell = index
    symbols[Int(column)].cellCount += 1
  }

  mutating func removeCell(_ index: Int32) {
    let cell = cells[Int(index)]
    if cell.previousInRow >= 0 {
      cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
    } else {
      rows[Int(cell.row)].firstCell = cell.nextInRow
    }
    if cell.nextInRow >= 0 { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
    if cell.previousInColumn >= 0 {
      cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
    } else {
      symbols[Int(cell.column)].firstCell = cell.nextInColumn
    }
    if cell.nextInColumn >= 0 {
      cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
    }
    symbols[Int(cell.column)].cellCount -= 1
    cells[Int(index)].nextInRow = freeCells
    freeCells = index
  }

  /// The cell of a row in a column, −1 for none.
  func cell(_ row: Int32, _ column: Int32) -> Int32 {
    var index = rows[Int(row)].firstCell
    while index >= 0, cells[Int(index)].column != column { index = cells[Int(index)].nextInRow }
    return index
  }

  /// Adds `value` to the cell of a short row in a column.
  mutating func add(_ value: Double, to row: Int32, _ column: Int32) {
    let index = cell(row, column)
    guard index >= 0 else { return insertCell(row, column, value) }
    let sum = Tableau.sum(cells[Int(index)].value, value)
    if sum == 0 { removeCell(index) } else { cells[Int(index)].value = sum }
  }

  /// Adds `factor` times row `source` to row `target`.
  mutating func add(_ factor: Double, times source: Int32, to target: Int32) {
    var index = rows[Int(target)].firstCell
    while index >= 0 {
      places[Int(cells[Int(index)].column)] = index
      index = cells[Int(index)].nextInRow
    }
    index = rows[Int(source)].firstCell
    while index >= 0 {
      let column = cells[Int(index)].column
      let value = factor * cells[Int(index)].value
      let place = places[Int(column)]
      index = cells[Int(index)].nextInRow
      guard place >= 0 else {
        insertCell(target, column, value)
        continue
      }
      let sum = Tableau.sum(cells[Int(place)].value, value)
      if sum == 0 {
        places[Int(column)] = -1
        removeCell(place)
      } else {
        cells[Int(place)].value = sum
      }
    }
    index = rows[Int(target)].firstCell
    while index >= 0 {
      places[Int(cells[Int(index)].column)] = -1
      index = cells[Int(index)].nextInRow
    }
    shift(target, by: factor * rows[Int(source)].constant)
  }

  /// Adds to a row's constant.
  @inline(__always)
  mutating func shift(_ row: Int32, by amount: Double) {
    guard amount != 0 else { return }
    rows[Int(row)].constant += amount
    if notesRows, isRestricted(row) { changedRows.append(row) }
  }

  /// The sum, or 0 where the two cancel but for rounding: such a rest would become a pivot.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= max(1e-10, 1e-11 * max(abs(a), abs(b))) ? 0 : sum
  }

  /// What is smaller is taken for rounding where a row is to be solved for it.
  static let leastPivot = 1e-8
}
