import AnimRuntime
import AnimSyntax

extension Views {
  /// Corners as an array of their symbols.
  static func makeCorners(_ corners: Corners, _ machine: inout Machine) -> Value {
    let symbols = corners.names.map { Value(.symbol, UInt64(machine.names.intern($0).id)) }
    return machine.heap.make(symbols)
  }

  /// A corner's symbol or an array of them.
  static func corners(_ value: Value, _ label: String, _ machine: Machine) throws(Failure)
    -> Corners
  {
    if value.kind == .array {
      var all: Corners = []
      for element in machine.heap.array(value) {
        all.formUnion(try corners(element, label, machine))
      }
      return all
    }
    guard value.kind == .symbol else {
      throw .wrongClause(label, "symbol or array of symbols", machine.typeName(of: value))
    }
    let name = machine.names[Name(id: UInt32(value.index))]
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
