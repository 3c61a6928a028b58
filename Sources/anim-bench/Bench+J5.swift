extension Bench {
  /// J5: the language itself; calls, a loop, a closure, arrays with strings.
  static var language: [Work] {
    [
      ("fib", "fib", "fib(32)"), ("loop", "loop", "a loop of 50,000,000 turns"),
      ("closure", "closure", "20,000,000 calls of a closure"),
      ("array", "arr", "an array of 5,000,000, 2,000,000 strings"),
    ].map { name, peer, title in
      Work(
        name: "J5-\(name)", title: title, ours: .script("\(name).anim"),
        peer: .init(runner: .script("j5/\(peer).lua")))
    }
  }
}
