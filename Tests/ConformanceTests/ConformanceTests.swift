import AnimTrace
import TestSupport
import Testing

/// Every script of the samples and of `Tests/Conformance` gives what stands beside it.
///
/// A difference is written to `X.observed`; `ANIM_RECORD=1` writes the expectations anew;
/// `ANIM_BINARY=path` tests a built program instead of the code in this process.
@Suite struct ConformanceTests {
  @Test func thereAreCases() {
    // A parameterised test over nothing would pass in silence.
    #expect(!ConformanceCase.all.isEmpty)
  }

  @Test(arguments: ConformanceCase.all)
  func script(_ script: ConformanceCase) throws {
    let flags = ["run", "--max-wall", "100"] + (try script.flags())
    let path = AnimRunner.root.appendingPathComponent(script.script).path
    let result = try AnimRunner.run(flags + [path])
    let again = try AnimRunner.run(flags + [path])
    #expect(result.output == again.output, "two runs give the same bytes")
    let json = try AnimRunner.run(flags + ["--format", "jsonl", path])
    #expect(JSONLine.firstInvalidLine(json.output) == nil, "every line is a JSON object")
    #expect(json.status == result.status)

    let diagnostics = ConformanceTests.shortened(result.errors, path)
    if ConformanceCase.isRecording {
      return try record(script, result.output, diagnostics)
    }
    if let expected = script.read("trace") {
      try check(script, trace: result.output, expected, result.status)
    }
    if let expected = script.read("diagnostics"), expected != diagnostics {
      try script.write(diagnostics, "diagnostics.observed")
      Issue.record(
        "other diagnostics, see .observed:\n\(String(decoding: diagnostics, as: UTF8.self))")
    } else {
      script.remove("diagnostics.observed")
    }
  }

  private func check(
    _ script: ConformanceCase, trace: [UInt8], _ expected: [UInt8], _ status: Int32
  ) throws {
    let annotations = Annotations(expected)
    let diff = TraceDiff(
      tolerance: Tolerance(absolute: annotations.tolerance),
      ignoresMessages: annotations.isLoose)
    if let found = diff.compare(expected: expected, actual: trace) {
      try script.write(trace, "observed")
      Issue.record("\(found.description)")
    } else {
      script.remove("observed")
      #expect(status == ConformanceTests.status(of: trace), "the status says what the end says")
    }
  }

  /// Writes what was seen as what is expected, keeping the annotations of an older expectation.
  private func record(
    _ script: ConformanceCase, _ trace: [UInt8], _ diagnostics: [UInt8]
  ) throws {
    let ran = trace.split(separator: 0x0a).count > 1
    script.remove("observed")
    script.remove("diagnostics.observed")
    if ran {
      let lines = trace.split(separator: 0x0a, maxSplits: 1)
      let kept = Annotations(script.read("trace") ?? []).lines
      try script.write(
        [UInt8](([lines[0]] + kept.map { $0[...] } + lines[1...]).joined(separator: [0x0a])),
        "trace")
    }
    if !diagnostics.isEmpty, !ran || script.read("diagnostics") != nil {
      try script.write(diagnostics, "diagnostics")
    }
  }

  /// The exit status that goes with a trace's last line.
  private static func status(of trace: [UInt8]) -> Int32 {
    let last = trace.split(separator: 0x0a).last ?? []
    switch last.split(separator: 0x20).dropFirst().first.map({ String(decoding: $0, as: UTF8.self) }
    )
    {
    case "idle", "stop", "until": return 0
    case "limit": return 3
    default: return 1
    }
  }

  /// Diagnostics name the script without its folder, so that they are the same everywhere.
  private static func shortened(_ errors: [UInt8], _ path: String) -> [UInt8] {
    let text = String(decoding: errors, as: UTF8.self)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return [UInt8](text.replacing(path, with: name).utf8)
  }
}

/// What the comment lines of an expected trace ask of the comparison.
private struct Annotations {
  /// `# tolerance E`, or `# tolerance` for half a unit of the third decimal.
  var tolerance = 0.0
  /// `# loose`: messages of errors are not compared.
  var isLoose = false
  /// All comment lines but the header.
  var lines: [[UInt8]] = []

  init(_ trace: [UInt8]) {
    for line in trace.split(separator: 0x0a) where line.first == UInt8(ascii: "#") {
      let words = String(decoding: line.dropFirst(), as: UTF8.self).split(separator: " ")
      if words.starts(with: ["anim", "trace"]) { continue }
      lines.append([UInt8](line))
      if words == ["loose"] { isLoose = true }
      if words.first == "tolerance" {
        tolerance = words.count > 1 ? Double(words[1]) ?? 0 : 0.0005001
      }
    }
  }
}
