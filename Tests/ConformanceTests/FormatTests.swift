import Foundation
import TestSupport
import Testing

/// What `anim format` makes of a script: `X.messy` becomes `X.tidy` beside it, in
/// `Tests/Conformance/format`; and the samples are as it would leave them.
@Suite struct FormatTests {
  private static let folder = AnimRunner.root.appendingPathComponent("Tests/Conformance/format")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".messy") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test func thereAreCases() { #expect(!FormatTests.names.isEmpty) }

  @Test(arguments: FormatTests.names)
  func script(_ name: String) throws {
    let messy = try Data(contentsOf: FormatTests.folder.appendingPathComponent(name + ".messy"))
    let tidy = try Data(contentsOf: FormatTests.folder.appendingPathComponent(name + ".tidy"))
    let first = try AnimRunner.run(["format"], input: [UInt8](messy))
    #expect(String(decoding: first.output, as: UTF8.self) == String(decoding: tidy, as: UTF8.self))
    #expect(first.status == 0 && first.errors.isEmpty)
    let second = try AnimRunner.run(["format", "-"], input: first.output)
    #expect(second.output == first.output)
  }

  @Test func samplesAreFormatted() throws {
    let folder = AnimRunner.root.appendingPathComponent("Samples").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let samples = files.filter { $0.hasSuffix(".anim") }.map { folder + "/" + $0 }
    let result = try AnimRunner.run(["format", "--check"] + samples)
    let names = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 0, "run anim format on \(names)")
  }
}
