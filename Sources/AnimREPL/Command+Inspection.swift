import AnimInterpreter
import AnimSyntax

extension Command {
  /// The commands that look at the state and change nothing.
  static let inspection = [
    Command(
      "show", Operand("X", completing: .expression),
      "what is seen and what the model has: a property, a view, a value",
      remarks: """
          :show box.alpha     box.alpha presentation 0.500 model 0.000
          :show box           its center, bounds, alpha, and what differs from a new view
          :show cards[0].center.x

        """
    ) { repl, operand in
      repl.inspect { (repl) throws(InteractiveSession.InspectionError) in
        try repl.session.show(operand)
      }
    },
    Command(
      "plot", Operand("X [T]", completing: .expression), "a chart of a number from now on",
      remarks: """
          :plot box.alpha         up to the moment when nothing is pending, 10s at most
          :plot box.center.x 2s   for two seconds
          Drawn is what will happen if nothing more is typed; nothing happens by drawing.
          `*` is what is seen, `.` the model where it differs.

        """
    ) { repl, operand in
      repl.inspect { (repl) throws(InteractiveSession.InspectionError) in try repl.plot(operand) }
    },
    Command("tree", "the views, subviews indented") { repl, _ in
      repl.list(repl.session.tree, otherwise: "")
    },
    Command("timers", "the timers that may still fire") { repl, _ in
      repl.list(repl.session.timers, otherwise: "no timers")
    },
    Command("animations", "the animations under way and what they move") { repl, _ in
      repl.list(repl.session.animations, otherwise: "no animations")
    },
    Command("behaviors", "the animators of dynamics, their behaviors and items") { repl, _ in
      repl.list(repl.session.behaviors, otherwise: "no behaviors")
    },
    Command("leaks", "the cycles that keep objects alive") { repl, _ in
      repl.list(repl.session.leaks, otherwise: "no leaks")
    },
    Command("digest", "the whole state as one number; equal states have equal ones") { repl, _ in
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
