extension Bench {
  /// J1: a program as short as they come, which measures the start.
  static var fade: [Work] {
    [
      Work(
        name: "J1", title: "start, fade, exit", ours: .script("fade.anim"),
        peer: .init(runner: .script("j1/fade.lua")), runs: 31)
    ]
  }
}
