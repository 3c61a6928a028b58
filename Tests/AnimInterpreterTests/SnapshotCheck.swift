import AnimInterpreter
import AnimSyntax
import Testing

/// A copy of a session that stands at a moment of a script goes on to the same bytes as the original,
/// and every value is counted in both.
///
/// - Parameter end: the second up to which both go on; to the end of the run without.
func expectCopyGoesOnAlike(
  _ script: String, at seconds: Double, until end: Double? = nil,
  _ configuration: RunConfiguration = RunConfiguration(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var session = Session(configuration)
  let found = session.load(SourceFile(name: "snapshot", text: script))
  #expect(found.isEmpty, sourceLocation: sourceLocation)
  session.advance(toSeconds: seconds)
  #expect(session.miscounted() == nil, sourceLocation: sourceLocation)
  _ = session.takeOutput()
  var copy = session
  func goOn(_ session: inout Session) -> [UInt8] {
    if let end {
      session.advance(toSeconds: end)
    } else {
      #expect(session.run() == .idle, sourceLocation: sourceLocation)
    }
    #expect(session.miscounted() == nil, sourceLocation: sourceLocation)
    return session.takeOutput()
  }
  let output = goOn(&copy)
  #expect(!output.isEmpty, sourceLocation: sourceLocation)
  #expect(goOn(&session) == output, sourceLocation: sourceLocation)
}

/// The wrong example of an explained note gets that note, the right one none.
func expectExamplesAreTrue(
  _ entry: DiagnosticEntry, until end: Double = 60,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func notes(of script: String) -> [Substring] {
    var configuration = RunConfiguration()
    configuration.until = end
    var session = Session(configuration)
    _ = session.load(SourceFile(name: "test.anim", text: script))
    _ = session.run()
    let trace = String(decoding: session.takeOutput(), as: UTF8.self)
    return trace.split(separator: "\n").filter { $0.contains(" note ") }
  }
  #expect(
    notes(of: entry.wrong).contains { $0.contains(" note \(entry.id) ") },
    sourceLocation: sourceLocation)
  #expect(notes(of: entry.right).isEmpty, sourceLocation: sourceLocation)
}
