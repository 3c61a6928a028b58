import Glibc

/// The outside world of a command: its standard streams and how they look.
public struct Console: Sendable {
  public var output: OutputPort
  public var errors: OutputPort
  /// Whether diagnostics are colored.
  public var isColored: Bool
  /// What `-` reads instead of standard input.
  var input: [UInt8]?
  /// The program to start where a script must run in a process of its own: this one.
  public var program = "/proc/self/exe"

  /// The streams of this process.
  public static func standard() -> Console {
    // A reader that goes away shows as a failed write; it must not kill the process.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      output: OutputPort(descriptor: 1), errors: OutputPort(descriptor: 2),
      isColored: isatty(2) == 1 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb",
      input: nil)
  }

  /// Streams in memory: what a command writes is in `output.captured` and `errors.captured`.
  public static func captured(input: [UInt8] = []) -> Console {
    Console(output: .memory, errors: .memory, isColored: false, input: input)
  }

  /// Says on standard error that the command could not do its work.
  mutating func complain(_ message: String) {
    errors.write("anim: " + message + "\n")
  }

  /// The exit status after the last output: that of the command, unless output was lost.
  mutating func finish(_ status: Int32) -> Int32 {
    guard let trouble = output.trouble else { return status }
    complain("cannot write to standard output: \(trouble)")
    return status == 0 ? 1 : status
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
