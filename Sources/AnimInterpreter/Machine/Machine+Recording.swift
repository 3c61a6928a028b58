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

  mutating func record(
    _ kind: EventKind, subject: String = "", phase: String = "", details: [Detail] = [],
    line: Int? = nil
  ) {
    recorder.write(
      Event(
        time: runtime.now.flicks, kind, subject: subject, phase: phase, details: details,
        line: line ?? currentLine))
    if recorder.isOverLimit, failure == nil { failure = recordingLimit() }
  }

  /// Remarks something that `DiagnosticCatalogue` explains by its id.
  mutating func note(_ id: some RawRepresentable<String>, _ message: String, line: Int) {
    recorder.write(.note(id: id.rawValue, message, time: runtime.now.flicks, line: line))
    if recorder.isOverLimit, failure == nil { failure = recordingLimit() }
  }

  /// Takes note of an event of a kind that gets no line.
  mutating func recordUnseen() {
    recorder.events += 1
    if recorder.isOverLimit, failure == nil { failure = recordingLimit() }
  }

  mutating func emitPrint(_ text: [UInt8]) {
    recorder.write(
      .print(
        String(decoding: text, as: UTF8.self), time: runtime.now.flicks, line: currentLine))
    if recorder.isOverLimit, failure == nil { failure = recordingLimit() }
  }

  mutating func recordSet(_ object: Value, _ name: Name, _ value: DetailValue) {
    record(
      .set, subject: displayName(object),
      details: [
        Detail("property", .word(names[name]), .member), Detail("value", value, .bare),
      ])
  }

  mutating func recordDeinit(_ object: Value) {
    record(.`deinit`, subject: displayName(object), line: currentLine)
  }

  mutating func record(_ begin: AnimationBegin, number: Int, line: Int) {
    guard recorder.writer.shows(.animate) else { return recordUnseen() }
    record(
      .animate, subject: "#\(number)", phase: begin.isKeyframe ? "keyframe" : "begin",
      details: details(of: begin), line: line)
  }

  /// What a line says of a movement that begins.
  func details(of begin: AnimationBegin) -> [Detail] {
    let subject = displayName(viewObject(begin.view))
    return [
      Detail("property", .word("\(subject).\(begin.property.name)"), .bare),
      Detail("from", detail(begin.from)), Detail("to", detail(begin.to)),
      Detail("duration", .number(begin.duration == .never ? .infinity : begin.duration.seconds)),
      Detail("delay", .number(begin.delay.seconds)),
      Detail("curve", .word(begin.curve.name)),
    ] + numbers(of: begin)
  }

  /// What a curve is made of, after its name: the control points of one drawn by hand, the constants
  /// of a spring.
  private func numbers(of begin: AnimationBegin) -> [Detail] {
    if case .cubic(let x1, let y1, let x2, let y2) = begin.curve {
      return [Detail("points", .numbers([x1, y1, x2, y2]), .bare)]
    }
    guard let spring = begin.spring else { return [] }
    return [
      Detail("mass", .number(spring.mass)), Detail("stiffness", .number(spring.stiffness)),
      Detail("damping", .number(spring.damping)), Detail("velocity", .number(spring.velocity)),
    ]
  }

  /// What a timer is called in the trace.
  func timerName(_ object: Value) -> String {
    let cell = heap.object(object)
    return cell.name.isNone ? "#\(cell.serial)" : displayName(object)
  }

  mutating func recordTimer(_ object: Value, _ callback: Callback, phase: String, fire: Int? = nil)
  {
    guard case .timer(_, _, let line) = callbacks[callback] else { return }
    guard recorder.writer.shows(.timer) else {
      recorder.events += 1
      return
    }
    record(
      .timer, subject: timerName(object), phase: phase,
      details: fire.map { [Detail("fire", .integer($0), .bare)] } ?? [],
      line: phase == "fire" ? line : currentLine)
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
}
