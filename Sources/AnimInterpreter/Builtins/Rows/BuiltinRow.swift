/// A function that every script can name: what checks, completion, `:help` and the
/// documentation know of it.
struct BuiltinRow: Sendable {
  var id: BuiltinID
  /// Begins with a dot where the function is called as a symbol: `.steps(4)`.
  var name: String
  var parameters: [BuiltinParameter]
  var result: BuiltinType
  var text: String
  var example: String

  init(
    _ id: BuiltinID, _ name: String, _ parameters: [BuiltinParameter], _ result: BuiltinType,
    _ text: String, _ example: String
  ) {
    self.id = id
    self.name = name
    self.parameters = parameters
    self.result = result
    self.text = text
    self.example = example
  }

  /// Whether it is called as a symbol.
  var isSymbol: Bool { name.hasPrefix(".") }

  /// As documentation shows it: `clamp(x, low, high)`.
  var signature: String { name + "(" + parameters.signature + ")" }
}

extension [BuiltinParameter] {
  /// The parameters as documentation shows them between parentheses.
  var signature: String { map(\.text).joined(separator: ", ") }

  /// The parameter that a label is for: byte by byte the same, not only the same to look at.
  func index(labelled label: ArraySlice<UInt8>) -> Int? {
    firstIndex {
      $0.name.utf8.elementsEqual(label) || $0.label?.utf8.elementsEqual(label) ?? false
    }
  }
}
