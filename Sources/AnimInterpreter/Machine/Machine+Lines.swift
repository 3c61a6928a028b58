import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// The script line of the innermost call, from 1; 0 where no script runs.
  var currentLine: Int {
    guard depth > 0 else { return 0 }
    let frame = stack.frames[depth - 1]
    return line(of: frame)
  }

  /// The name of sources that come from flags: no script line stands behind their events.
  static let flagSource = "--trace"

  func line(of frame: Frame) -> Int {
    // Most events come from the place of one before.
    let known = stack.lastLine.pointee
    if known.place == frame.next, known.function == frame.function { return known.line }
    let line = findLine(of: frame)
    stack.lastLine.pointee = RegisterStack.KnownLine(
      function: frame.function, place: frame.next, line: line)
    return line
  }

  private func findLine(of frame: Frame) -> Int {
    guard let offset = offset(of: frame) else { return 0 }
    let source = program.functions[frame.function].source
    if program.sources[source].name == Machine.flagSource { return 0 }
    return program.sources[source].line(at: offset)
  }

  /// The index of the instruction that a call goes on with.
  func pc(of frame: Frame) -> Int { frame.next - program.code[frame.function].code }

  /// Where in its source the instruction comes from that a call is at.
  func offset(of frame: Frame) -> UInt32? {
    let count = program.functions[frame.function].offsets.count
    let index = max(0, min(pc(of: frame) - 1, count - 1))
    return index < count ? program.functions[frame.function].offsets[index] : nil
  }

  // MARK: Values in the trace

  func detail(_ value: PropertyValue) -> DetailValue {
    switch value {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .point(let point): .pair(point.x, point.y)
    case .rect(let rect): .numbers([rect.x, rect.y, rect.width, rect.height])
    case .color(let color): .numbers([color.red, color.green, color.blue, color.alpha])
    case .transform(let transform): detail(transform)
    case .corners(let corners):
      .text("[" + corners.names.map { "." + $0 }.joined(separator: ", ") + "]")
    }
  }

  private func detail(_ transform: Transform) -> DetailValue {
    if transform.isAffine {
      return .numbers([
        transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42,
      ])
    }
    return .numbers([
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
      transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ])
  }

  mutating func detail(_ value: Value) -> DetailValue {
    switch value.kind {
    case .integer, .double: return .number(value.number)
    case .boolean: return .bool(value.boolean)
    case .nil, .unset: return .nil
    case .symbol: return .word("." + names[Name(id: UInt32(value.index))])
    case .string: return .quoted(heap.text(value))
    case .point: return .pair(heap.point(value).x, heap.point(value).y)
    case .rect:
      let rect = heap.rect(value)
      return .numbers([rect.x, rect.y, rect.width, rect.height])
    case .color:
      let color = heap.color(value)
      return .numbers([color.red, color.green, color.blue, color.alpha])
    case .transform: return detail(heap.transform(value))
    case .object: return .word(displayName(value))
    default:
      var bytes: [UInt8] = []
      describe(value, into: &bytes, quoted: true)
      charge(bytes.count >> 2)
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The name that the object which the present instruction makes is given next; nil for none.
  func upcomingName() -> Name? {
    guard depth > 0 else { return nil }
    let frame = stack.frames[depth - 1]
    let entry = program.code[frame.function]
    var at = pc(of: frame)
    guard at > 0 else { return nil }
    var register = entry.code[at - 1].a
    while at < Int(entry.codeCount), entry.code[at].opcode == .take, entry.code[at].b == register {
      register = entry.code[at].a
      at += 1
    }
    guard at < Int(entry.codeCount), entry.code[at].opcode == .nameObject,
      entry.code[at].a == register
    else { return nil }
    return Name(id: UInt32(entry.code[at].bc))
  }
}
