import Foundation
import TestSupport

/// An exercise in a folder of its own, taken away when the test is over.
final class ExerciseMaker {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("anim-grade-" + UUID().uuidString)

  /// - Parameter files: texts by their paths in the exercise.
  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// What `anim grade` says of submissions in the folder.
  func grade(_ submissions: String..., flags: [String] = []) throws -> AnimRunner.Result {
    try AnimRunner.run(["grade"] + flags + [folder.path] + submissions.map { path($0) })
  }
}

extension AnimRunner.Result {
  var text: String { String(decoding: output, as: UTF8.self) }
  var complaints: String { String(decoding: errors, as: UTF8.self) }
}
