extension Machine {
  mutating func perform(
    _ method: StringMethod, _ receiver: inout Value, _ arguments: Arguments, _ stage: inout Stage
  ) throws(Failure) -> Value {
    if method == .append {
      try appendString(&receiver, arguments[0], &stage)
      return .nil
    }
    let text = heap.string(receiver)
    charge(text.bytes.count)
    switch method {
    case .uppercased: return try makeText(text.uppercased())
    case .lowercased: return try makeText(text.lowercased())
    case .contains: return Value(text.find(pattern(arguments)) != nil)
    case .hasPrefix: return Value(text.bytes.starts(with: pattern(arguments)))
    case .hasSuffix:
      return Value(text.bytes.reversed().starts(with: pattern(arguments).reversed()))
    case .split:
      return try makePieces(
        of: text, arguments.isGiven(0) ? text.pieces(between: pattern(arguments)) : text.words())
    case .trimmed: return try makeString(text, text.trimmedBytes)
    case .replacing: return try replaced(text, arguments)
    case .reversed: return try makeText(text.reversed())
    case .repeated: return try repeated(text, arguments[0])
    case .index:
      return text.find(pattern(arguments)).map { Value(text.scalarIndex(ofByte: $0)) } ?? .nil
    default:
      return try makeString(
        text, text.bytes(of: part(method, arguments.whole(0) ?? 1, of: text.scalarCount)))
    }
  }

  /// The scalars that `prefix`, `suffix`, `dropFirst` and `dropLast` leave.
  private func part(_ method: StringMethod, _ count: Int, of whole: Int) -> Range<Int> {
    let inside = min(count, whole)
    return switch method {
    case .prefix: 0..<inside
    case .suffix: whole - inside..<whole
    case .dropFirst: inside..<whole
    default: 0..<whole - inside
    }
  }

  /// What is looked for; to read it takes time too.
  private mutating func pattern(_ arguments: Arguments) -> [UInt8] {
    let bytes = heap.string(arguments[0]).bytes
    charge(bytes.count)
    return bytes
  }

  private mutating func makeText(_ text: StringCell) throws(Failure) -> Value {
    try ensureRoom(for: text.bytes.count)
    return heap.make(text)
  }

  private mutating func makePieces(
    of text: StringCell, _ pieces: [Range<Int>]
  ) throws(Failure) -> Value {
    try ensureRoom(for: pieces.count * (Heap.fixedCost + 16) + text.bytes.count)
    charge(pieces.count << 3)
    return heap.make(pieces.map { heap.make(StringCell(Array(text.bytes[$0]))) })
  }

  private mutating func repeated(_ text: StringCell, _ count: Value) throws(Failure) -> Value {
    let times = count.number
    if times * Double(text.bytes.count) > 0x1p40 { throw .memory(heap.byteLimit) }
    let length = text.bytes.isEmpty ? 0 : Int(times) * text.bytes.count
    try ensureRoom(for: length)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    while bytes.count < length { bytes.append(contentsOf: text.bytes) }
    return heap.make(StringCell(bytes))
  }

  private mutating func replaced(
    _ text: StringCell, _ arguments: Arguments
  ) throws(Failure) -> Value {
    let (old, new) = (pattern(arguments), heap.string(arguments[1]).bytes)
    let found = text.occurrences(of: old)
    let (grown, overflow) = found.count.multipliedReportingOverflow(by: new.count)
    if overflow { throw .memory(heap.byteLimit) }
    let length = text.bytes.count - found.count * old.count + grown
    try ensureRoom(for: length)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    var start = 0
    for at in found {
      bytes.append(contentsOf: text.bytes[start..<at])
      bytes.append(contentsOf: new)
      start = at + old.count
    }
    bytes.append(contentsOf: text.bytes[start...])
    return heap.make(StringCell(bytes))
  }
}
