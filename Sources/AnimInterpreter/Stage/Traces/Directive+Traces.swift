extension Directive {
  static let trace = Directive("trace", perform: Traces.trace) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "of", type: .placeOrArray, text: "the place to sample"),
      clauses: [
        Clause(
          label: "every", type: .schedule, symbols: ["frame", "change"],
          text: "the interval: a time, .frame or .change"),
        Clause(label: "at", type: .times, text: "one time, or several"),
      ],
      text: "Adds samples of the presentation to the trace.",
      example: "trace box.alpha every 1s")
  }
}
