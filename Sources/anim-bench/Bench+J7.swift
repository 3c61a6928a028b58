extension Bench {
  /// J7: writing the trace, five million samples.
  static var writing: [Work] {
    [
      Work(
        name: "J7", arguments: ["run", "--kinds", "print", "--precision", "4"],
        script: "samples.anim",
        peer: .init(script: "j7/out.lua", arguments: ["5000000", "fixed"]) { lines(of: $0) },
        runs: 3, result: { lines(of: $0) })
    ]
  }

  /// Lines of an output that are not about the run itself.
  private static func lines(of output: Child.Output) -> String {
    var count = 0
    for byte in output.text where byte == UInt8(ascii: "\n") { count += 1 }
    return "\(count - (output.text.first == UInt8(ascii: "#") ? 2 : 0))"
  }
}
