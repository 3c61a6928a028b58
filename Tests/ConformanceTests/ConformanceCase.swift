import Foundation
import TestSupport
import Testing

/// A script with what it must give: `X.anim` beside `X.trace`, `X.diagnostics` or both.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  /// The path of the script from the package's top folder.
  let script: String

  var testDescription: String { script }

  static let isRecording = ProcessInfo.processInfo.environment["ANIM_RECORD"] == "1"

  /// Every script with an expectation; while recording, every script that could have one.
  static let all: [ConformanceCase] = {
    var cases: [ConformanceCase] = []
    for folder in ["Samples", "Tests/Conformance"] {
      let base = AnimRunner.root.appendingPathComponent(folder).path
      guard let files = FileManager.default.enumerator(atPath: base) else { continue }
      while let file = files.nextObject() as? String {
        guard file.hasSuffix(".anim"), !file.hasPrefix("Exercises/") else { continue }
        let found = ConformanceCase(script: folder + "/" + file)
        let isExpected = found.read("trace") != nil || found.read("diagnostics") != nil
        if isExpected || isRecording { cases.append(found) }
      }
    }
    return cases.sorted { $0.script < $1.script }
  }()

  /// The flags that the script's first lines ask for, as in `// run: --until 5s --seed 3`.
  func flags() throws -> [String] {
    let text = try String(contentsOf: url("anim"), encoding: .utf8)
    for line in text.split(separator: "\n").prefix(3) where line.hasPrefix("// run:") {
      return ConformanceCase.words(line.dropFirst("// run:".count))
    }
    return []
  }

  /// Words between spaces; a word in single quotes may hold spaces.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  func url(_ suffix: String) -> URL {
    AnimRunner.root.appendingPathComponent(String(script.dropLast("anim".count)) + suffix)
  }

  /// The bytes of a file beside the script; nil where there is none.
  func read(_ suffix: String) -> [UInt8]? {
    (try? Data(contentsOf: url(suffix))).map { [UInt8]($0) }
  }

  func write(_ bytes: [UInt8], _ suffix: String) throws { try Data(bytes).write(to: url(suffix)) }

  func remove(_ suffix: String) { try? FileManager.default.removeItem(at: url(suffix)) }
}
