import AnimInterpreter
import AnimSyntax
import AnimTrace
import Testing

/// What holds of every script with animations, tried on many that chance has made.
@Suite struct RandomProgramTests {
  private struct Run {
    var outcome: Outcome
    var lines: [Substring]
    var failure: String?
  }

  private func run(_ program: RandomProgram, frameRate: Int = 60, traces: [String] = []) -> Run {
    var configuration = RunConfiguration()
    configuration.frameRate = frameRate
    configuration.traces = traces
    configuration.precision = 9
    var session = Session(configuration)
    let faults = session.load(SourceFile(name: "random.anim", text: program.text))
    if let fault = faults.first(where: { $0.severity == .error }) {
      return Run(outcome: .error, lines: [], failure: fault.message)
    }
    let outcome = session.run()
    let text = String(decoding: session.takeOutput(), as: UTF8.self)
    return Run(
      outcome: outcome, lines: text.split(separator: "\n").map { $0 },
      failure: session.runtimeDiagnostic?.message)
  }

  @Test(arguments: 0..<25) func framesChangeNothing(seed: Int) {
    let program = RandomProgram(seed: seed, .any)
    let plain = run(program)
    #expect(plain.outcome == .idle && plain.failure == nil, "\(plain.failure ?? program.text)")
    // Looked at between, in other frames, everything happens alike.
    let watched = run(program, frameRate: 7 + seed, traces: ["b.center.y every .frame"])
    let shared = watched.lines.dropFirst().filter { !$0.contains(" sample b.center.y ") }
    #expect(Array(plain.lines.dropFirst()) == Array(shared), "\(program.text)")
  }

  @Test(arguments: 0..<25) func everyCompletionComesOnce(seed: Int) {
    let program = RandomProgram(seed: seed &* 7 &+ 1, .any)
    let lines = run(program).lines
    var ends = [Int](repeating: 0, count: program.blockCount)
    for line in lines where line.contains(" print end ") {
      let words = line.split(separator: " ")
      guard words.count > 3, let number = Int(words[3]), ends.indices.contains(number) else {
        Issue.record("\(line)")
        continue
      }
      ends[number] += 1
    }
    #expect(ends.allSatisfy { $0 == 1 }, "\(ends)\n\(program.text)")
    // At rest what is seen is the model.
    let values = lines.last { $0.contains(" sample ") }
    if let values, let last = lines.last, values.prefix(11) == last.prefix(11) {
      #expect(!values.contains(" model "))
    }
  }

  @Test(arguments: 0..<25) func nothingJumpsWhereTheRuleSaysSo(seed: Int) {
    let program = RandomProgram(seed: seed &* 13 &+ 2, .smooth)
    let result = run(program)
    #expect(result.outcome == .idle && result.failure == nil, "\(result.failure ?? "")")
    let jumps = result.lines.filter { $0.contains(" print jump ") && $0.hasSuffix(" false") }
    #expect(jumps.isEmpty, "\(jumps)\n\(program.text)")
  }
}
