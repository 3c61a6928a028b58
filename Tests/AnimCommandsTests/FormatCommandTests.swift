import Foundation
import TestSupport
import Testing

/// What `anim format` does with files.
@Suite struct FormatCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-format-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  private func format(_ words: String...) throws -> AnimRunner.Result {
    try AnimRunner.run(["format"] + words)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func filesAreRewrittenInPlace() throws {
    defer { remove() }
    try write("a.anim", "let a=1\n")
    try write("b.anim", "let b = 2\n")
    chmod(path("a.anim"), 0o640)
    let before = try FileManager.default.attributesOfItem(atPath: path("b.anim"))
    let result = try format(path("a.anim"), path("b.anim"))
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    #expect(try read("a.anim") == "let a = 1\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path("a.anim"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
    let after = try FileManager.default.attributesOfItem(atPath: path("b.anim"))
    let number = FileAttributeKey.systemFileNumber
    #expect(before[number] as? Int == after[number] as? Int, "what is formatted is not written")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func linksStayLinks() throws {
    defer { remove() }
    try write("target.anim", "let a=1")
    try FileManager.default.createSymbolicLink(
      atPath: path("link.anim"), withDestinationPath: "target.anim")
    #expect(try format(path("link.anim")).status == 0)
    #expect(try read("target.anim") == "let a = 1\n")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: path("link.anim"))
    #expect(target == "target.anim")
  }

  @Test func checkWritesNothing() throws {
    defer { remove() }
    try write("a.anim", "let a=1\n")
    try write("b.anim", "let b = 2\n")
    let result = try format("--check", path("a.anim"), path("b.anim"))
    #expect(result.status == 1)
    #expect(String(decoding: result.output, as: UTF8.self) == path("a.anim") + "\n")
    #expect(try read("a.anim") == "let a=1\n")
    #expect(try format("--check", path("b.anim")).status == 0)
    let input = try AnimRunner.run(["format", "--check", "-"], input: Array("a  =  1".utf8))
    #expect(input.status == 1)
    #expect(String(decoding: input.output, as: UTF8.self) == "<stdin>\n")
  }

  @Test func scriptsWithErrorsAreLeftAlone() throws {
    defer { remove() }
    try write("bad.anim", "let  = 1\n")
    try write("good.anim", "let a=1\n")
    let result = try format(path("bad.anim"), path("good.anim"))
    #expect(result.status == 1)
    #expect(String(decoding: result.errors, as: UTF8.self).contains("bad.anim:1:6: error: "))
    #expect(try read("bad.anim") == "let  = 1\n")
    #expect(try read("good.anim") == "let a = 1\n")
    let input = try AnimRunner.run(["format"], input: Array("f(".utf8))
    #expect(input.status == 1 && input.output.isEmpty && !input.errors.isEmpty)
  }

  @Test func usage() throws {
    defer { remove() }
    try write("a.anim", "let a=1\n")
    #expect(try format("--chek", path("a.anim")).status == 2)
    #expect(try format(path("a.anim"), path("missing.anim")).status == 2)
    #expect(try format(path("a.anim"), folder.path).status == 2)
    #expect(try read("a.anim") == "let a=1\n", "nothing is written if a path is wrong")
  }
}
