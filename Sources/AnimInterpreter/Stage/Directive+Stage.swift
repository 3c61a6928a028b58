extension Directive {
  static let scene = Directive("scene", perform: Stage.scene) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "size", type: .point, text: "width and height of the stage"),
      clauses: [
        Clause(
          label: "seed", type: .count, defaultText: "1", text: "the seed of random numbers"),
        Clause(
          label: "until", type: .duration, defaultText: "60s",
          text: "the time at which the run ends"),
        Clause(
          label: "interruption", type: .symbol, symbols: interruptions, defaultText: ".replace",
          text: "the default effect of `animate` on older blocks"),
      ],
      mustComeFirst: true,
      text: "Configures the stage; must be the first statement. Flags override it.",
      example: "scene (320, 480) seed 7 until 20s")
  }

  static let stop = Directive("stop", perform: Stage.stop) {
    Syntax(
      result: "nothing",
      text: "Ends the run at once; only the samples of this instant are still taken.",
      example: "stop()")
  }

  static let leaks = Directive("leaks", perform: Stage.leaks) {
    Syntax(
      result: "nothing",
      text: "Reports the cycles that keep objects alive now.", example: "leaks()")
  }
}
