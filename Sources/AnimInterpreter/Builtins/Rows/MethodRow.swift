/// A method of a value. Rows that follow each other with one owner and name are its overloads,
/// told apart by labels.
struct MethodRow: Sendable {
  var operation: MethodOperation
  var name: String
  var parameters: [BuiltinParameter]
  var result: BuiltinType
  /// Changes the variable it is called on instead of making a new value.
  var isMutating: Bool
  var text: String
  var example: String

  init(
    _ operation: MethodOperation, _ name: String, _ parameters: [BuiltinParameter],
    _ result: BuiltinType, mutating isMutating: Bool = false, _ text: String, _ example: String
  ) {
    self.operation = operation
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isMutating = isMutating
    self.text = text
    self.example = example
  }

  var owner: Owner { operation.owner }
  /// As documentation shows it: `insert(value, at: index)`.
  var signature: String { name + "(" + parameters.signature + ")" }

  /// Every method, those of one owner together.
  static let all = Array(
    joining: [
      number, boolean, string, arrayChanges, arrayWalks, arraySearches, arrayParts, dictionary,
      range, point, rect, color, transform,
    ])
}

/// The place of a method's row in `MethodRow.all`.
struct MethodID: Hashable, Sendable {
  var row: UInt16

  var operation: MethodOperation { MethodRow.operations[Int(row)] }
  var isMutating: Bool { MethodRow.all[Int(row)].isMutating }
}

extension MethodRow {
  /// The operations alone, side by side, for the machine.
  fileprivate static let operations = all.map(\.operation)
}
