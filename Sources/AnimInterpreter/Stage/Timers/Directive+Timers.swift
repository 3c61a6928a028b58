extension Directive {
  static let after = Directive("after", perform: Timers.after) {
    Syntax(
      result: "timer",
      subject: Clause(label: "interval", type: .duration, text: "the time until it fires"),
      clauses: [
        Clause(
          label: "tolerance", type: .duration, defaultText: "0s",
          text: "the maximum delay of a fire")
      ],
      block: .later, blockParameters: ["timer"],
      text: "Runs the block once, an interval from now.",
      example: "after 0.4s { eyes.open = true }")
  }

  static let every = Directive("every", perform: Timers.every) {
    Syntax(
      result: "timer",
      subject: Clause(label: "interval", type: .duration, text: "the time between fires"),
      clauses: [
        Clause(
          label: "tolerance", type: .duration, defaultText: "0s",
          text: "the maximum delay of a fire")
      ],
      block: .later, blockParameters: ["timer"],
      text: "Runs the block every interval until it is invalidated.",
      example: "every 2.5s tolerance 0.25s { blinkOnce() }")
  }

  static let at = Directive("at", perform: Timers.at) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "time", type: .time, text: "the time, from the start of the run"),
      block: .later, text: "Runs the block at a time of the run, before its timers.",
      example: "at 1s { box.alpha = 0.5 }")
  }

  static let busy = Directive("busy", perform: Timers.busy) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "duration", type: .duration, text: "the duration"),
      text: "Lets time pass while the run loop is blocked: timers and completions come late.",
      example: "busy 5s")
  }
}
