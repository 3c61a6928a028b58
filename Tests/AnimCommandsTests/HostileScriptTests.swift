import TestSupport
import Testing

@Suite struct HostileScriptTests {
  /// Each ends by itself or at a limit and says once why; one that hangs fails.
  @Test(.timeLimit(.minutes(10)), arguments: HostileScript.all)
  func endsWell(_ script: HostileScript) throws {
    let result = try AnimRunner.run(["run"] + script.flags + ["-"], input: script.source())
    #expect(result.status == script.status)
    let last = result.output.split(separator: 0x0a).last ?? []
    let ending = String(decoding: last.drop { $0 != 0x20 }.dropFirst(), as: UTF8.self)
    #expect(ending.hasPrefix(script.ending), "it ends as expected")

    let errors = String(decoding: result.errors, as: UTF8.self)
    let count = errors.split(separator: "\n").count {
      $0.hasPrefix("<stdin>:") && $0.contains(": error: ")
    }
    #expect(count == (script.status == 0 ? 0 : 1) || count == 100, "one message, or as many as fit")
    #expect(!errors.contains("[internal]"))
  }
}
