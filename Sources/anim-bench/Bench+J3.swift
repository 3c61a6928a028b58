extension Bench {
  /// J3: a thousand timers that arm themselves anew, a million fires.
  static var timers: [Work] {
    [
      Work(
        name: "J3", title: "1,000,000 timer fires, each a closure of the script's",
        ours: .script("timers.anim", arguments: ["run", "--kinds", "print", "--until", "100000"]),
        peer: .init(
          runner: .source("j3/heap.c"), arguments: ["1000", "1000000"], result: Work.lastField))
    ]
  }
}
