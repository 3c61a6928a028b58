extension Directive {
  static let completion = Clause(
    label: "completion", type: .closure,
    text: "called at the end with true, or false if it was interrupted")

  static let wait = Directive("wait", perform: Tasks.wait) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "for", type: .any, text: "a time, or something that takes time"),
      text: "Suspends the running calls for a time, or until something is over.",
      example: "wait 1s")
  }

  static let sequence = Directive("sequence", perform: Tasks.sequence) {
    Syntax(
      result: "task", clauses: [completion], block: .sequence,
      text: "Runs its statements one after another and waits for those that take time.",
      example: "sequence { animate 1s { box.alpha = 0 }; wait 1s; animate 1s { box.alpha = 1 } }")
  }

  static let parallel = Directive("parallel", perform: Tasks.parallel) {
    Syntax(
      result: "task", clauses: [completion], block: .parallel,
      text: "Runs its statements together; it is over when the last of them is.",
      example: "parallel { animate 1s { a.alpha = 0 }; animate 2s { b.alpha = 0 } }")
  }

  static let race = Directive("race", perform: Tasks.race) {
    Syntax(
      result: "task", clauses: [completion], block: .parallel,
      text: "Runs its statements together; it is over when the first of them is.",
      example: "race { animate 1s { a.alpha = 0 }; animate 2s { b.alpha = 0 } }")
  }

  static let stagger = Directive("stagger", perform: Tasks.stagger) {
    Syntax(
      result: "task",
      subject: Clause(
        label: "items", type: .array, text: "the elements that the block gets, one by one"),
      clauses: [
        Clause(
          label: "by", type: .duration, defaultText: "0.1s", text: "the time between two elements"),
        completion,
      ],
      block: .later, blockParameters: ["item"],
      text: "Runs the block for each element, each a little later than the previous one.",
      example: "stagger cards by 0.1s { card in animate 0.3s { card.alpha = 1 } }")
  }
}
