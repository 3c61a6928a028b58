import AnimRuntime
import AnimSyntax
import AnimTrace

extension Stage {
  /// Writes an event as a line of the trace; one too many ends the run.
  mutating func write(_ event: Event, _ machine: inout Machine) {
    recorder.write(event)
    checkRecorder(&machine)
  }

  /// Counts an event of a kind that the trace does not show.
  mutating func countUnseen(_ machine: inout Machine) {
    recorder.events += 1
    checkRecorder(&machine)
  }

  private func checkRecorder(_ machine: inout Machine) {
    if recorder.isOverLimit, machine.failure == nil { machine.failure = recordingLimit(machine) }
  }

  /// Records what has happened now.
  ///
  /// - Parameter line: the script line that caused it, 0 for none; nil for the line that runs.
  mutating func record(
    _ kind: EventKind, subject: String = "", phase: String = "", details: [Detail] = [],
    line: Int? = nil, _ machine: inout Machine
  ) {
    let event = Event(
      time: runtime.now.flicks, kind, subject: subject, phase: phase, details: details,
      line: line ?? machine.currentLine)
    write(event, &machine)
  }

  /// Records a note, which `DiagnosticCatalogue` explains by its id.
  mutating func note(
    _ id: some RawRepresentable<String>, _ message: String, line: Int, _ machine: inout Machine
  ) {
    write(.note(id: id.rawValue, message, time: runtime.now.flicks, line: line), &machine)
  }

  /// Records what the script prints.
  mutating func print(_ text: [UInt8], _ machine: inout Machine) {
    let text = String(decoding: text, as: UTF8.self)
    write(.print(text, time: runtime.now.flicks, line: machine.currentLine), &machine)
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
    guard recorder.writer.shows(.animate) else { return countUnseen(&machine) }
    record(
      .animate, subject: "#\(number)", phase: begin.isKeyframe ? "keyframe" : "begin",
      details: Animations.details(of: begin, machine, self), line: line, &machine)
  }
}
