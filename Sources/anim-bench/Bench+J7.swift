extension Bench {
  /// J7: writing the trace, five million samples.
  static var writing: [Work] {
    [
      Work(
        name: "J7", title: "5,000,000 samples written",
        ours: .script(
          "samples.anim", arguments: ["run", "--kinds", "print", "--precision", "4"],
          result: lines),
        peer: .init(
          runner: .source("j7/out.cpp", compiler: "c++"), arguments: ["5000000", "printf"],
          result: lines))
    ]
  }

  /// Lines of an output that are not about the run itself: our first and our last.
  private static func lines(of output: Child.Output) -> String {
    "\(output.lines - (output.first == UInt8(ascii: "#") ? 2 : 0))"
  }
}
