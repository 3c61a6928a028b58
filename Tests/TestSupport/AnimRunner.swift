import AnimCommands
import Foundation

/// Runs the command line, in this process or as the program that `ANIM_BINARY` names.
public enum AnimRunner {
  public struct Result: Sendable {
    public var status: Int32
    public var output: [UInt8]
    public var errors: [UInt8]
  }

  /// The package's top folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A built `anim`: the one that `ANIM_BINARY` names, or the one beside the running tests.
  public static let program: String = {
    if let binary { return URL(fileURLWithPath: binary, relativeTo: root).path }
    return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("anim").path
  }()

  private static let binary = ProcessInfo.processInfo.environment["ANIM_BINARY"]

  /// What `anim` with these arguments writes and returns.
  public static func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    if let binary { return try spawn(binary, arguments, input) }
    var console = Console.captured(input: input)
    console.program = program
    let status = AnimCommand.run(arguments, console: &console)
    return Result(
      status: status, output: console.output.captured, errors: console.errors.captured)
  }

  private static func spawn(
    _ binary: String, _ arguments: [String], _ input: [UInt8]
  ) throws -> Result {
    // Files instead of pipes: nothing can block on a full one.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try Data(input).write(to: names[0])
    try Data().write(to: names[1])
    try Data().write(to: names[2])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary, relativeTo: root)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let crashed = process.terminationReason == .uncaughtSignal
    return Result(
      status: crashed ? -process.terminationStatus : process.terminationStatus,
      output: [UInt8](try Data(contentsOf: names[1])),
      errors: [UInt8](try Data(contentsOf: names[2])))
  }
}
