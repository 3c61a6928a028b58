import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// Appends what `print` shows of a value; strings are quoted inside collections.
  ///
  /// The text ends once it has passed the memory limit, as that of a small web of shared arrays can:
  /// whoever makes a string of it finds it too long.
  func describe(_ value: Value, into out: inout [UInt8], quoted: Bool = false) {
    guard value.kind == .array || value.kind == .dictionary else {
      describeFlat(value, into: &out, quoted: quoted)
      return
    }
    var open = [OpenCollection(value)]
    out.append(UInt8(ascii: "["))
    while let last = open.indices.last {
      guard let element = nextElement(&open[last], into: &out) else {
        out.append(UInt8(ascii: "]"))
        open.removeLast()
        continue
      }
      if element.kind == .array || element.kind == .dictionary {
        open.append(OpenCollection(element))
        out.append(UInt8(ascii: "["))
      } else {
        describeFlat(element, into: &out, quoted: true)
      }
      if out.count > heap.byteLimit { return }
    }
  }

  /// A collection whose elements are being written, and how far that is.
  private struct OpenCollection {
    let value: Value
    var position = 0
    var isFirst = true

    init(_ value: Value) { self.value = value }
  }

  /// The next element to write, with what stands before it already written; `nil` at the end.
  private func nextElement(_ open: inout OpenCollection, into out: inout [UInt8]) -> Value? {
    let payload = heap.payload(open.value)
    if open.value.kind == .array {
      guard open.position < heap.arrays[payload].count else { return nil }
      if !open.isFirst { out.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: " ")]) }
      open.isFirst = false
      open.position += 1
      return heap.arrays[payload][open.position - 1]
    }
    while open.position < heap.dictionaries[payload].entries.count {
      let entry = heap.dictionaries[payload].entries[open.position]
      open.position += 1
      if entry.key.kind == .unset { continue }
      if !open.isFirst { out.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: " ")]) }
      open.isFirst = false
      describeFlat(entry.key, into: &out, quoted: true)
      out.append(contentsOf: [UInt8(ascii: ":"), UInt8(ascii: " ")])
      return entry.value
    }
    if open.isFirst { out.append(UInt8(ascii: ":")) }
    return nil
  }

  /// Appends the text of anything but an array or dictionary.
  func describeFlat(_ value: Value, into out: inout [UInt8], quoted: Bool) {
    switch value.kind {
    case .unset, .nil, .weak, .unowned: out.append("nil")
    case .boolean: out.append(value.boolean ? "true" : "false")
    case .integer: DecimalText.append(Int64(value.integer), to: &out)
    case .double: DecimalText.append(value.double, to: &out)
    case .symbol:
      out.append(UInt8(ascii: "."))
      out.append(contentsOf: names.bytes(of: Name(id: UInt32(truncatingIfNeeded: value.payload))))
    case .function, .builtin, .closure: out.append("closure")
    case .type: out.append(contentsOf: names.bytes(of: program.types[value.index].name))
    case .object: out.append(contentsOf: describeObject(value))
    case .string:
      let text = heap.strings[heap.payload(value)].bytes
      if quoted { out.append(quoting: text) } else { out.append(contentsOf: text) }
    case .point:
      let point = heap.point(value)
      out.append("", numbers: [point.x, point.y])
    case .rect:
      let rect = heap.rect(value)
      out.append("rect", numbers: [rect.x, rect.y, rect.width, rect.height])
    case .color: out.append(heap.color(value))
    case .range:
      let range = heap.range(value)
      DecimalText.append(range.lower, to: &out)
      out.append(range.closed ? "..." : "..<")
      DecimalText.append(range.upper, to: &out)
    case .transform: out.append(heap.transform(value))
    case .place: out.append(contentsOf: heap.place(value).text)
    case .curve: heap.curve(value).describe(into: &out)
    case .cell: describeFlat(heap.cells[heap.payload(value)], into: &out, quoted: quoted)
    case .array, .dictionary: out.append("[…]")
    }
  }

  // MARK: Messages

  /// A value as a message says it: `the number 3`, `the string "abc"`, `an array of 4`.
  func brief(_ value: Value) -> String {
    switch value.kind {
    case .unset, .nil, .weak, .unowned: return "nil"
    case .integer, .double: return "the number " + brief(number: value)
    case .string:
      let text = heap.string(value)
      if text.scalarCount > 30 { return "a string of \(text.scalarCount)" }
      return "the string " + flatText(value)
    case .array: return "an array of \(heap.arrays[heap.payload(value)].count)"
    case .dictionary: return "a dictionary of \(heap.dictionaries[heap.payload(value)].count)"
    case .function, .builtin, .closure: return "a closure"
    case .type: return "the class " + flatText(value)
    case .object: return "the object \(flatText(value)) (\(Spelling.article(typeName(of: value))))"
    case .transform: return "a transform"
    case .place: return "a place"
    case .curve: return "the curve \(flatText(value))"
    case .cell: return brief(heap.cells[heap.payload(value)])
    case .boolean, .symbol, .point, .rect, .color, .range:
      return "the \(kindName(value)) \(flatText(value))"
    }
  }

  /// The text of a number.
  func brief(number value: Value) -> String { flatText(value) }

  private func flatText(_ value: Value) -> String {
    var out: [UInt8] = []
    describeFlat(value, into: &out, quoted: true)
    return String(decoding: out, as: UTF8.self)
  }

  /// The word for what a value is, as `kind(x)` gives it.
  func kindName(_ value: Value) -> String {
    if let owner = Owner(value.kind) { return owner.text }
    switch value.kind {
    case .function, .builtin, .closure: return "closure"
    case .type: return "class"
    case .object: return typeName(of: value)
    case .place: return "place"
    case .curve: return "curve"
    default: return "nil"
    }
  }
}
