extension Bench {
  /// J3: a thousand timers that arm themselves anew, a million fires.
  static var timers: [Work] {
    [
      Work(
        name: "J3", arguments: ["run", "--kinds", "print", "--until", "100000"],
        script: "timers.anim",
        peer: .init(script: "j3/heap.lua", arguments: ["1000", "1000000"]) { output in
          // It tells its result among other things, on standard error.
          Work.lastLine(output.errors).split(separator: "=").last.map(String.init) ?? ""
        })
    ]
  }
}
