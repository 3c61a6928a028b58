import AnimRuntime
import AnimSyntax

extension Machine {
  /// Corners as an array of their symbols.
  mutating func makeCorners(_ corners: Corners) -> Value {
    let symbols = corners.names.map { Value(.symbol, UInt64(names.intern($0).id)) }
    return heap.make(symbols)
  }

  /// A corner's symbol or an array of them.
  func corners(_ value: Value, _ label: String) throws(Failure) -> Corners {
    if value.kind == .array {
      var all: Corners = []
      for element in heap.array(value) { all.formUnion(try corners(element, label)) }
      return all
    }
    guard value.kind == .symbol else {
      throw .wrongClause(label, "symbol or array of symbols", typeName(of: value))
    }
    let name = names[Name(id: UInt32(value.index))]
    guard let row = Corners.named.first(where: { $0.name == name }) else {
      throw .unknownCorner(name)
    }
    return row.corner
  }
}

extension Failure {
  static func unknownCorner(_ name: String) -> Failure {
    let known = Corners.named.map(\.name)
    return Failure(
      .unknownSymbol, "there is no corner '.\(name)'",
      note: Spelling.closest(to: name, among: known).map { "did you mean '.\($0)'?" }
        ?? "there are " + known.map { "." + $0 }.joined(separator: ", "))
  }
}
