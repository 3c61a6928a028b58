import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of the limits of a run, ordered by id.
  public static let limits: [DiagnosticEntry] = LimitID.allCases.map(\.entry)
    .sorted { $0.id < $1.id }
}

extension LimitID {
  var entry: DiagnosticEntry {
    switch self {
    case .instructions:
      entry(
        "too many instructions",
        """
        Time does not pass while a script computes, so a loop without an end would never let the \
        run go on. Look for a condition that never becomes false; `--max-instructions` raises the \
        limit. Steps of physics count by what they take: by how much moves, and by how many pairs \
        are near each other, with `continuous` collision many times.
        """, wrong: "while true { }", right: "every 1s { print(\"again\") }\nafter 3s { stop() }")
    case .events:
      entry(
        "too many events",
        """
        Every line of the trace is an event, and so is everything `--kinds` hides. A timer or trace \
        with a very short interval makes a great many; `--max-events` raises the limit.
        """)
    case .memory:
      entry(
        "too much memory",
        """
        The values a script holds may take only so much memory. Usually an array or string grows \
        in a loop that does not end; `--max-memory` raises the limit.
        """, wrong: "var xs = [0]\nwhile true { xs += xs }",
        right: "var xs = [0]\nfor i in 0..<8 { xs += xs }")
    case .lines:
      entry(
        "too many lines of trace",
        """
        The trace has grown longer than allowed. Print or sample less often, or raise \
        `--max-lines`.
        """)
    case .depth:
      entry(
        "calls nested too deeply",
        """
        A function that calls itself needs a case in which it does not. Deep nesting that is meant \
        can be allowed with `--max-depth`.
        """, wrong: "func f(n) { return f(n + 1) }\nprint(f(0))",
        right: "func f(n) { return n > 9 ? n : f(n + 1) }\nprint(f(0))")
    case .rounds:
      entry(
        "an instant that never ends",
        """
        What is scheduled for now happens in the next round of the same instant. A completion that \
        starts another animation without a duration, and so on for ever, keeps time from passing; \
        give it a duration, or raise `--max-rounds`.
        """)
    case .wall:
      entry(
        "too much real time",
        """
        `--max-wall` bounds the seconds that a run may take on the clock on the wall. Which event \
        comes last depends on the computer; the other limits do not.
        """)
    case .interrupt:
      entry("interrupted from outside", "The run was ended by Ctrl-C, or its reader went away.")
    }
  }

  private func entry(
    _ title: String, _ explanation: String, wrong: String = "", right: String = ""
  ) -> DiagnosticEntry {
    DiagnosticEntry(
      id: "limit-" + rawValue, title: title, explanation: explanation, wrong: wrong, right: right)
  }
}
