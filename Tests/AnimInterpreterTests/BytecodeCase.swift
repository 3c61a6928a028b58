import Foundation
import Testing

/// A script of one construct with the bytecode that it must give: `X.anim` beside `X.bytecode`.
struct BytecodeCase: Sendable, CustomTestStringConvertible {
  /// The file name of the script, without its ending.
  let name: String

  var testDescription: String { name }

  static let isRecording = ProcessInfo.processInfo.environment["ANIM_RECORD"] == "1"

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Bytecode")

  /// Every script of `Tests/Bytecode`, by name.
  static let all: [BytecodeCase] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".anim") }.sorted()
      .map { BytecodeCase(name: String($0.dropLast(".anim".count))) }
  }()

  /// The text of a file beside the script, or of the script itself; nil where there is none.
  func read(_ suffix: String) -> String? { try? String(contentsOf: url(suffix), encoding: .utf8) }

  func write(_ text: String, _ suffix: String) throws { try Data(text.utf8).write(to: url(suffix)) }

  func remove(_ suffix: String) { try? FileManager.default.removeItem(at: url(suffix)) }

  private func url(_ suffix: String) -> URL {
    BytecodeCase.folder.appendingPathComponent(name + "." + suffix)
  }
}
