import AnimRuntime
import AnimSyntax

extension Machine {
  mutating func performText(_ id: BuiltinID, _ arguments: Arguments, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    switch id {
    case .print:
      var text: [UInt8] = []
      for index in 0..<arguments.count {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        describe(arguments[index], into: &text)
        if text.count > heap.byteLimit { throw .memory(heap.byteLimit) }
      }
      charge(text.count)
      stage.print(text, &self)
      return .nil
    case .string:
      if arguments[0].kind == .string { return retained(arguments[0]) }
      var text: [UInt8] = []
      describe(arguments[0], into: &text)
      try ensureRoom(for: text.count)
      return heap.make(StringCell(text))
    case .number:
      if arguments[0].isNumber { return arguments[0] }
      let text = heap.string(arguments[0])
      charge(text.bytes.count)
      return text.number.map { Value(normalizing: $0) } ?? .nil
    default: return heap.make(text: kindName(arguments[0]))
    }
  }
}

extension StringCell {
  /// The finite number that the text spells as a script would write it, perhaps with a sign.
  var number: Double? {
    var rest = bytes[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest.removeFirst()
    }
    guard StringCell.dropDigits(&rest) else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard StringCell.dropDigits(&rest) else { return nil }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest.removeFirst()
      }
      guard StringCell.dropDigits(&rest) else { return nil }
    }
    guard rest.isEmpty, let number = Double(String(decoding: bytes, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }

  private static func dropDigits(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    rest.removeFirst(count)
    return count > 0
  }
}
