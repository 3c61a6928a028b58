import AnimInterpreter

extension Command {
  /// The commands that let time pass.
  static let time = [
    Command(
      "step", .optionalTime, "advance to the next event, or by a time",
      remarks: """
          :step         to the next event, and everything due at the same instant
          :step 0.5s    by half a second, with or without events

        """, isUndoable: true
    ) { repl, operand in
      if operand.isEmpty { return repl.report(repl.session.step()) }
      repl.time(operand) { $0.report($0.session.advance(bySeconds: $1)) }
    },
    Command(
      "run", .optionalTime, "run until nothing is pending, at most for a time (60s)",
      remarks:
        "  The last line is `idle` when nothing is pending, `until` when the time is over.\n",
      isUndoable: true
    ) { repl, operand in
      repl.time(operand, otherwise: usual) {
        $0.report($0.session.run(atMost: $1), isRun: true)
      }
    },
    Command("until", .time, "advance to an absolute time", isUndoable: true) { repl, operand in
      repl.time(operand) { $0.goOn(to: $1) }
    },
    Command(
      "play", .optionalTime, "run in real time",
      remarks: "  Writes the same lines as `:run`, each at its time. Ctrl-C stops the run.\n",
      isUndoable: true
    ) { repl, operand in repl.time(operand, otherwise: usual) { $0.play($1) } },
    Command(
      "slow", Operand("[N]"),
      "stretch animations N times; input and physics keep their speed",
      remarks: """
          :slow 5    stretch animations that begin from now on, with their delays
          :slow 1    return to normal speed
          :slow      print the factor
          `:save` does not store the factor: run the script with `--slow 5`.

        """, isUndoable: true
    ) { repl, operand in repl.slow(operand) },
  ]

  /// Seconds that a run takes at most where none are given.
  private static let usual = 60.0
}

extension REPL {
  /// Calls `body` with the seconds that an operand says, or `usual` for an empty one.
  mutating func time(
    _ text: String, otherwise usual: Double? = nil, _ body: (inout REPL, Double) -> Void
  ) {
    guard let seconds = text.isEmpty ? usual : Seconds.parse(text) else {
      return complain("a time is written 0.5s, 500ms or 2min, not '\(text)'")
    }
    body(&self, seconds)
  }

  fileprivate mutating func goOn(to seconds: Double) {
    guard seconds >= session.now else {
      return complain("the time is already \(session.timeText)s; `:rewind` goes back")
    }
    report(session.advance(toSeconds: seconds))
  }

  fileprivate mutating func play(_ seconds: Double) {
    flush()
    let pace = Pace(from: session.now, until: interrupt)
    report(session.run(atMost: seconds) { pace.wait(until: $0) }, isRun: true)
  }

  fileprivate mutating func slow(_ operand: String) {
    if operand.isEmpty { return say(session.text(of: session.timeScale) + "\n") }
    guard let factor = Double(operand), session.setTimeScale(factor) else {
      return complain("`:slow` needs a number from 0.001 to 1000000, not '\(operand)'")
    }
  }
}

/// Times as they are typed after a command.
enum Seconds {
  /// Seconds of a number with `s`, `ms`, `min` or no unit; nil for anything else or below zero.
  static func parse(_ text: String) -> Double? {
    for (unit, scale) in [("ms", 0.001), ("min", 60), ("s", 1)] where text.hasSuffix(unit) {
      // 0.001 is not exact: dividing keeps 500ms at exactly 0.5.
      return number(text.dropLast(unit.count)).map { scale < 1 ? $0 / 1000 : $0 * scale }
    }
    return number(text[...])
  }

  private static func number(_ text: Substring) -> Double? {
    guard let first = text.utf8.first, first == 0x2e || (0x30...0x39).contains(first),
      text.utf8.allSatisfy({ $0 == 0x2e || (0x30...0x39).contains($0) }),
      let value = Double(text), value <= 1e9
    else { return nil }
    return value
  }
}
