import AnimInterpreter
import AnimSyntax

extension Command {
  /// The commands that look at the state and change nothing.
  static let inspection = [
    Command(
      "show", Operand("X", completing: .expression),
      "print presentation and model of a property, a view or an expression",
      remarks: """
          :show box.alpha     box.alpha presentation 0.500 model 0.000
          :show box           center, bounds and alpha, and every property that differs from
                              a new view
          :show cards[0].center.x

        """
    ) { repl, operand in
      repl.inspect { (repl) throws(InteractiveSession.InspectionError) in
        try repl.session.show(operand)
      }
    },
    Command(
      "plot", Operand("X [T]", completing: .expression), "chart a number from now on",
      remarks: """
          :plot box.alpha         until nothing is pending, at most 10s
          :plot box.center.x 2s   for two seconds
          The chart predicts the values if nothing more is typed; time does not pass.
          `*` marks the presentation, `.` the model where it differs.

        """
    ) { repl, operand in
      repl.inspect { (repl) throws(InteractiveSession.InspectionError) in try repl.plot(operand) }
    },
    Command("tree", "list the views, subviews indented") { repl, _ in
      repl.list(repl.session.tree, otherwise: "")
    },
    Command("timers", "list the timers that may still fire") { repl, _ in
      repl.list(repl.session.timers, otherwise: "no timers")
    },
    Command("animations", "list the animations in progress and their properties") { repl, _ in
      repl.list(repl.session.animations, otherwise: "no animations")
    },
    Command("behaviors", "list the dynamic animators, their behaviors and items") { repl, _ in
      repl.list(repl.session.behaviors, otherwise: "no behaviors")
    },
    Command("leaks", "list the reference cycles that keep objects alive") { repl, _ in
      repl.list(repl.session.leaks, otherwise: "no leaks")
    },
    Command("digest", "print a hash of the whole state; equal states have equal hashes") {
      repl, _ in
      repl.say(repl.session.digest + "\n")
    },
  ]
}

extension REPL {
  /// Writes the lines that `look` finds, or why it finds none.
  fileprivate mutating func inspect(
    _ look: (REPL) throws(InteractiveSession.InspectionError) -> [String]
  ) {
    do {
      list(try look(self), otherwise: "")
    } catch {
      streams.errors(renderer.render(error.diagnostics, in: error.source))
    }
  }

  /// The lines of a chart; a length of time may end the operand.
  fileprivate func plot(
    _ operand: String
  ) throws(InteractiveSession.InspectionError) -> [String] {
    var (text, seconds) = (operand, Double?.none)
    if let space = operand.lastIndex(where: \.isWhitespace),
      let length = Seconds.parse(String(operand[operand.index(after: space)...])), length > 0
    {
      text = String(operand[..<space])
      seconds = length
    }
    let samples = try session.predict(text, seconds: seconds, count: Chart.width)
    return Chart(samples).lines { session.text(of: $0) }
  }

  fileprivate mutating func list(_ lines: [String], otherwise: String) {
    if lines.isEmpty, !otherwise.isEmpty { say(otherwise + "\n") }
    say(lines.map { $0 + "\n" }.joined())
  }
}
