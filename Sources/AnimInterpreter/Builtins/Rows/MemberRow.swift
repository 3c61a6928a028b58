/// A member of a value that is read without parentheses, and perhaps written.
struct MemberRow: Sendable {
  var operation: MemberOperation
  /// What stands after the dot; `rotation.y` stands after it as a whole.
  var name: String
  var type: BuiltinType
  var isSettable: Bool
  var text: String
  var example: String

  init(
    _ operation: MemberOperation, _ name: String, _ type: BuiltinType, settable: Bool = false,
    _ text: String, _ example: String
  ) {
    self.operation = operation
    self.name = name
    self.type = type
    isSettable = settable
    self.text = text
    self.example = example
  }

  var owner: Owner { operation.owner }

  /// Every member, those of one owner together.
  static let all = Array(
    joining: [
      number, symbol, string, collection, range, point, rect, color, plane, components, entries,
    ])
}

/// The place of a member's row in `MemberRow.all`.
struct MemberID: Hashable, Sendable {
  var row: UInt16

  var operation: MemberOperation { MemberRow.operations[Int(row)] }
}

extension MemberRow {
  /// The operations alone, side by side, for the machine.
  fileprivate static let operations = all.map(\.operation)
}
