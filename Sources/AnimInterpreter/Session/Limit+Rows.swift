import AnimSyntax

extension Limit {
  /// Every bound that a flag sets, in the order of help.
  public static let all: [Limit] = [instructions, events, memory, lines, depth, rounds]

  static let instructions: Limit = .init(
    .instructions, \.instructions, standard: 2_000_000_000, "stop after N instructions",
    .limit(
      .instructions, "too many instructions",
      """
      Time does not pass while a script computes, so an endless loop would block the run. Look \
      for a condition that never becomes false; `--max-instructions` raises the limit. Steps of \
      physics count by their work: by the number of moving bodies and of pairs near each other, \
      many times as much with `continuous` collision.
      """, wrong: "while true { }", right: "every 1s { print(\"again\") }\nafter 3s { stop() }"))

  static let events: Limit = .init(
    .events, \.events, standard: 10_000_000, "stop after N events",
    .limit(
      .events, "too many events",
      """
      Every line of the trace is an event, including the lines that `--kinds` hides. A timer or \
      trace with a very short interval produces very many events; `--max-events` raises the \
      limit.
      """))

  static let memory: Limit = .init(
    .memory, \.memory, standard: 512, unit: "MB", range: 1...1_000_000,
    "stop when the script's values need more",
    .limit(
      .memory, "too much memory",
      """
      The values of a script may take only a limited amount of memory. Usually an array or \
      string grows in an endless loop; `--max-memory` raises the limit.
      """, wrong: "var xs = [0]\nwhile true { xs += xs }",
      right: "var xs = [0]\nfor i in 0..<8 { xs += xs }"))

  static let lines: Limit = .init(
    .lines, \.lines, standard: 10_000_000, "stop after N lines of trace",
    .limit(
      .lines, "too many lines of trace",
      """
      The trace is longer than allowed. Print or sample less often, or raise `--max-lines`.
      """))

  static let depth: Limit = .init(
    .depth, \.depth, standard: 10_000, range: 1...1_000_000,
    "stop when more calls are nested",
    .limit(
      .depth, "calls nested too deeply",
      """
      A function that calls itself needs a case in which it does not. `--max-depth` allows \
      deeper nesting where it is intended.
      """, wrong: "func f(n) { return f(n + 1) }\nprint(f(0))",
      right: "func f(n) { return n > 9 ? n : f(n + 1) }\nprint(f(0))"))

  static let rounds: Limit = .init(
    .rounds, \.rounds, standard: 10_000, "stop when one instant has more rounds",
    .limit(
      .rounds, "an instant that never ends",
      """
      An event scheduled for now happens in the next round of the same instant. Completions that \
      start animations without a duration, endlessly, keep time from passing. Give the \
      animations a duration, or raise `--max-rounds`.
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
      `--max-wall` limits the seconds of real time that a run may take. Which event is the last \
      depends on the computer; with the other limits it does not.
      """),
    .limit(
      .interrupt, "interrupted from outside",
      "Ctrl-C ended the run, or the reader of its output closed it."),
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
