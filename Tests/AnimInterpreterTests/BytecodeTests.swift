import AnimSyntax
import Testing

@testable import AnimInterpreter

/// Every script of `Tests/Bytecode` is compiled to the code that stands beside it.
///
/// A difference is written to `X.observed`; `ANIM_RECORD=1` writes the expectations anew.
@Suite struct BytecodeTests {
  @Test func thereAreCases() {
    // A parameterised test over nothing would pass in silence.
    #expect(!BytecodeCase.all.isEmpty)
  }

  @Test(arguments: BytecodeCase.all)
  func script(_ script: BytecodeCase) throws {
    let text = try #require(script.read("anim"))
    #expect(text.split(separator: "\n").count <= 15, "one construct, no more")
    var session = Session()
    let source = SourceFile(name: script.name + ".anim", text: text)
    let code = try #require(SymbolicDisassembler.text(of: source, in: &session))
    if BytecodeCase.isRecording {
      script.remove("observed")
      return try script.write(code, "bytecode")
    }
    if script.read("bytecode") == code {
      script.remove("observed")
    } else {
      try script.write(code, "observed")
      Issue.record("other bytecode, see .observed:\n\(code)")
    }
  }

  /// The goldens together show nearly every opcode, so that a change of any of them is seen.
  @Test func mostOpcodesAreShown() {
    let shown = Set(
      BytecodeCase.all.flatMap { script in
        (script.read("bytecode") ?? "").split(separator: "\n").compactMap {
          $0.split(separator: " ").dropFirst().first.map(String.init)
        }
      })
    // A session alone shows values: its transcripts cover that.
    let missing = Opcode.allCases.filter { !shown.contains($0.row.mnemonic) }
    #expect(missing == [.echo])
  }
}
