import AnimRuntime
import AnimSyntax
import AnimTrace

extension Stage {
  mutating func record(
    _ kind: EventKind, subject: String = "", phase: String = "", details: [Detail] = [],
    line: Int? = nil, _ machine: inout Machine
  ) {
    recorder.write(
      Event(
        time: runtime.now.flicks, kind, subject: subject, phase: phase, details: details,
        line: line ?? machine.currentLine))
    if recorder.isOverLimit, machine.failure == nil { machine.failure = recordingLimit(machine) }
  }

  /// Remarks something that `DiagnosticCatalogue` explains by its id.
  mutating func note(
    _ id: some RawRepresentable<String>, _ message: String, line: Int, _ machine: inout Machine
  ) {
    recorder.write(.note(id: id.rawValue, message, time: runtime.now.flicks, line: line))
    if recorder.isOverLimit, machine.failure == nil { machine.failure = recordingLimit(machine) }
  }

  /// Takes note of an event of a kind that gets no line.
  mutating func recordUnseen(_ machine: inout Machine) {
    recorder.events += 1
    if recorder.isOverLimit, machine.failure == nil { machine.failure = recordingLimit(machine) }
  }

  mutating func print(_ text: [UInt8], _ machine: inout Machine) {
    recorder.write(
      .print(
        String(decoding: text, as: UTF8.self), time: runtime.now.flicks, line: machine.currentLine))
    if recorder.isOverLimit, machine.failure == nil { machine.failure = recordingLimit(machine) }
  }

  mutating func recordSet(
    _ object: Value, _ name: Name, _ value: DetailValue, _ machine: inout Machine
  ) {
    record(
      .set, subject: machine.displayName(object),
      details: [
        Detail("property", .word(machine.names[name]), .member), Detail("value", value, .bare),
      ], &machine)
  }

  mutating func recordDeinit(_ object: Value, _ machine: inout Machine) {
    record(.`deinit`, subject: machine.displayName(object), line: machine.currentLine, &machine)
  }

  mutating func record(_ begin: AnimationBegin, number: Int, line: Int, _ machine: inout Machine) {
    guard recorder.writer.shows(.animate) else { return recordUnseen(&machine) }
    record(
      .animate, subject: "#\(number)", phase: begin.isKeyframe ? "keyframe" : "begin",
      details: Animations.details(of: begin, machine, self), line: line, &machine)
  }
}
