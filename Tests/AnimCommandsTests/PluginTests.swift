import Foundation
import TestSupport
import Testing

/// A program that has been copied without the physics engine.
@Suite struct PluginTests {
  /// Runs a script by a copy of the program, alone in a folder.
  private func run(_ source: String) throws -> (status: Int32, errors: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (program, script) = (
      folder.appendingPathComponent("anim"), folder.appending(path: "x.anim")
    )
    try FileManager.default.copyItem(at: URL(fileURLWithPath: AnimRunner.program), to: program)
    try source.write(to: script, atomically: true, encoding: .utf8)
    let (process, errors) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = ["run", script.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func physicsSaysWhatIsMissing() throws {
    let result = try run("let box = view (10, 10)\ngravity box")
    #expect(result.status == 1)
    #expect(result.errors.contains("x.anim:2:1: error: "))
    #expect(result.errors.contains("libAnimEngine.so"))
    #expect(result.errors.contains("[missing-library]"))
    #expect(result.errors.contains("note: put libAnimEngine.so"))
  }

  @Test func everythingElseRuns() throws {
    let result = try run("let box = view (10, 10)\nanimate 1s { box.alpha = 0 }")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }
}
