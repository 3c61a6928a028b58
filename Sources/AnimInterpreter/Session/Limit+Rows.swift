import AnimSyntax

extension Limit {
  /// Every bound that a flag sets, in the order of help.
  public static let all: [Limit] = [instructions, events, memory, lines, depth, rounds]

  static let instructions: Limit = .init(
    .instructions, \.instructions, standard: 2_000_000_000, "stop after N instructions",
    .limit(
      .instructions, "too many instructions",
      """
      Time does not pass while a script computes, so a loop without an end would never let the \
      run go on. Look for a condition that never becomes false; `--max-instructions` raises the \
      limit. Steps of physics count by what they take: by how much moves, and by how many pairs \
      are near each other, with `continuous` collision many times.
      """, wrong: "while true { }", right: "every 1s { print(\"again\") }\nafter 3s { stop() }"))

  static let events: Limit = .init(
    .events, \.events, standard: 10_000_000, "stop after N events",
    .limit(
      .events, "too many events",
      """
      Every line of the trace is an event, and so is everything `--kinds` hides. A timer or trace \
      with a very short interval makes a great many; `--max-events` raises the limit.
      """))

  static let memory: Limit = .init(
    .memory, \.memory, standard: 512, unit: "MB", range: 1...1_000_000,
    "stop when the script's values need more",
    .limit(
      .memory, "too much memory",
      """
      The values a script holds may take only so much memory. Usually an array or string grows \
      in a loop that does not end; `--max-memory` raises the limit.
      """, wrong: "var xs = [0]\nwhile true { xs += xs }",
      right: "var xs = [0]\nfor i in 0..<8 { xs += xs }"))

  static let lines: Limit = .init(
    .lines, \.lines, standard: 10_000_000, "stop after N lines of trace",
    .limit(
      .lines, "too many lines of trace",
      """
      The trace has grown longer than allowed. Print or sample less often, or raise \
      `--max-lines`.
      """))

  static let depth: Limit = .init(
    .depth, \.depth, standard: 10_000, range: 1...1_000_000,
    "stop when more calls are nested",
    .limit(
      .depth, "calls nested too deeply",
      """
      A function that calls itself needs a case in which it does not. Deep nesting that is meant \
      can be allowed with `--max-depth`.
      """, wrong: "func f(n) { return f(n + 1) }\nprint(f(0))",
      right: "func f(n) { return n > 9 ? n : f(n + 1) }\nprint(f(0))"))

  static let rounds: Limit = .init(
    .rounds, \.rounds, standard: 10_000, "stop when one instant has more rounds",
    .limit(
      .rounds, "an instant that never ends",
      """
      What is scheduled for now happens in the next round of the same instant. A completion that \
      starts another animation without a duration, and so on for ever, keeps time from passing; \
      give it a duration, or raise `--max-rounds`.
      """))
}

extension DiagnosticCatalogue {
  /// The explanations of everything that ends a run early, ordered by id.
  public static let limits: [DiagnosticEntry] = (Limit.all.map(\.explanation) + outside)
    .sorted { $0.id < $1.id }

  /// The ends that no count inside the run decides.
  private static let outside: [DiagnosticEntry] = [
    .limit(
      .wall, "too much real time",
      """
      `--max-wall` bounds the seconds that a run may take on the clock on the wall. Which event \
      comes last depends on the computer; the other limits do not.
      """),
    .limit(
      .interrupt, "interrupted from outside",
      "The run was ended by Ctrl-C, or its reader went away."),
  ]
}

extension DiagnosticEntry {
  fileprivate static func limit(
    _ id: LimitID, _ title: String, _ explanation: String, wrong: String = "", right: String = ""
  ) -> DiagnosticEntry {
    DiagnosticEntry(
      id: "limit-" + id.rawValue, title: title, explanation: explanation, wrong: wrong,
      right: right)
  }
}
