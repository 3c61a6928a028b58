import Testing

@testable import AnimTrace

@Suite struct TraceFormatTests {
  private let second: Int64 = 705_600_000

  @Test func namesAreUnique() {
    #expect(Set(TraceFormat.all.map(\.name)).count == TraceFormat.all.count)
    for format in TraceFormat.all { #expect(TraceFormat.named(format.name)?.name == format.name) }
    #expect(TraceFormat.named("values") == nil)
  }

  /// Writes two samples through the fast path, where the format has it.
  private func writeSamples(_ writer: inout TraceWriter) {
    let place = writer.place(subject: "left eye", property: "transform.scale")
    let label = writer.place(subject: "label", property: "")
    let isWritten =
      place.shortLine.map { writer.sample(time: second, $0, value: 1.5, model: -0.25) } ?? false
    if !isWritten {
      writer.sample(time: second, line: 7, place: place, value: 1.5, model: -0.25)
    }
    writer.sample(time: 2 * second, line: 0, place: label, value: .quoted("a, \"b\""))
  }

  private var samples: [Event] {
    [
      .sample(
        of: "left eye", property: "transform.scale", .number(1.5), model: .number(-0.25),
        time: second, line: 7),
      .sample(of: "label", property: "", .quoted("a, \"b\""), time: 2 * second),
    ]
  }

  @Test func aSampleIsWrittenAsItsEvent() {
    for format in TraceFormat.all {
      var fast = TraceWriter(format: format)
      writeSamples(&fast)
      var general = TraceWriter(format: format)
      for event in samples { general.write(event) }
      #expect(fast.takeBytes() == general.takeBytes(), "\(format.name)")
      #expect(fast.lines == 2 && general.lines == 2, "\(format.name)")
    }
  }

  @Test func valuesAreCollectedInTheirOrder() {
    var writer = TraceWriter(format: .values, kinds: [.print])
    writer.header()
    let print = Event.print("one", time: 0, line: 1)
    writer.write(print)
    writer.write(Event(time: 0, .animate, subject: "#1", phase: "begin"))
    writeSamples(&writer)
    writer.write(Event(time: 3 * second, .idle))
    #expect(writer.lines == 4)
    #expect(writer.takeEvents() == [print] + samples + [Event(time: 3 * second, .idle)])
    #expect(writer.takeEvents().isEmpty)
    #expect(writer.takeBytes().isEmpty)
    writer.mute()
    writeSamples(&writer)
    writer.write(print)
    #expect(writer.takeEvents().isEmpty)
  }

  /// Events that were collected and are written later give the bytes of a run that wrote them.
  @Test func collectedEventsCanBeWrittenLater() {
    for format in TraceFormat.all {
      var collector = TraceWriter(format: .values)
      writeSamples(&collector)
      var later = TraceWriter(format: format)
      for event in collector.takeEvents() { later.write(event) }
      var direct = TraceWriter(format: format)
      writeSamples(&direct)
      #expect(later.takeBytes() == direct.takeBytes(), "\(format.name)")
    }
  }

  @Test func valuesOfAnEventHaveKeys() {
    let event = samples[0]
    #expect(event.seconds == 1)
    #expect(event["value"] == .number(1.5) && event["model"] == .number(-0.25))
    #expect(event["property"] == .word("transform.scale") && event["other"] == nil)
  }
}
