extension Bench {
  /// J5: the language itself; calls, a loop, a closure, arrays with strings.
  static var language: [Work] {
    [("fib", "fib"), ("loop", "loop"), ("closure", "closure"), ("array", "arr")].map { name, peer in
      Work(name: "J5-\(name)", script: "\(name).anim", peer: .init(script: "j5/\(peer).lua"))
    }
  }
}
