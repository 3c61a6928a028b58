import AnimInterpreter
import AnimSyntax
import AnimTrace
import Synchronization
import Testing

/// What another program does with a script: no test may import the interpreter for testing here.
@Suite struct EmbeddingTests {
  /// The example of `Sources/README.md`: runs a script and receives its events as values.
  @Test func anotherProgramReadsEventsAsValues() {
    let events = Mutex<[Event]>([])
    var configuration = RunConfiguration()
    configuration.eventSink = { event in events.withLock { $0.append(event) } }
    var session = Session(configuration)
    let script = SourceFile(
      name: "fade",
      text:
        "let box = view (10, 10)\nanimate 1s options .curveLinear { box.alpha = 0 }\ntrace box.alpha at 0.5s"
    )
    #expect(session.load(script).isEmpty)
    #expect(session.run() == .idle)

    let all = events.withLock { $0 }
    #expect(all.map(\.kind) == [.animate, .animate, .sample, .animate, .idle])
    #expect(all[0].phase == "begin" && all[0].subject == "#1" && all[0].line == 2)
    #expect(all[0]["duration"] == .number(1))
    #expect(all[2].seconds == 0.5 && all[2]["value"] == .number(0.5))
    #expect(session.takeOutput().isEmpty)
  }

  /// `kinds` limits the events, besides samples and the last one.
  @Test func kindsChooseTheEventsThatArrive() {
    let kinds = Mutex<[EventKind]>([])
    var configuration = RunConfiguration()
    configuration.kinds = [.print]
    configuration.eventSink = { event in kinds.withLock { $0.append(event.kind) } }
    var session = Session(configuration)
    let script = SourceFile(name: "kinds", text: "after 1s { print(now) }\nevery 2s { stop() }")
    #expect(session.load(script).isEmpty)
    #expect(session.run() == .stopped)
    #expect(kinds.withLock { $0 } == [.print, .stop])
  }

  /// A failure ends the run with an event that names it.
  @Test func aFailureIsAnEventToo() {
    let last = Mutex<Event?>(nil)
    var configuration = RunConfiguration()
    configuration.eventSink = { event in last.withLock { $0 = event } }
    var session = Session(configuration)
    #expect(session.load(SourceFile(name: "error", text: "after 1s { print(1 / 0) }")).isEmpty)
    #expect(session.run() == .error)
    let event = last.withLock { $0 }
    #expect(event?.kind == .error && event?.line == 1 && event?.seconds == 1)
    #expect(session.runtimeDiagnostic?.id == "division-by-zero")
  }
}
