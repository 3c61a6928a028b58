import AnimSyntax
import Testing

@testable import AnimInterpreter

/// Registers, constants and jumps of compiled functions.
@Suite struct CompilerTests {
  @Test func registersOfEndedScopesAreUsedAgain() throws {
    let one = try Self.function("func f() { if true { let a = 1; print(a) } }")
    let two = try Self.function(
      "func f() { if true { let a = 1; print(a) }; if true { let b = 2; print(b) } }")
    #expect(two.registerCount == one.registerCount)
    let nested = try Self.function(
      "func f() { if true { let a = 1; if true { let b = 2; print(b) }; print(a) } }")
    #expect(nested.registerCount == one.registerCount + 1)
  }

  @Test func parametersAreTheFirstRegisters() throws {
    let function = try Self.function("func f(a, b) { return b }")
    #expect(function.code[0].opcode == .returnValue)
    #expect(function.code[0].a == 1)
  }

  /// Everything that a scope has declared is released on every way out of it.
  @Test func leavingALoopReleasesWhatItDeclared() throws {
    let function = try Self.function(
      "func f(n) { while n { let a = [1]; let b = [2]; if n { break }; print(a, b) } }")
    let drops = function.code.filter { $0.opcode == .drop }.map { ($0.a, $0.b) }
    #expect(drops.filter { $0 == (1, 2) }.count == 2, "at `break` and at the end: \(drops)")
  }

  @Test func equalConstantsShareAPlace() throws {
    let function = try Self.function("func f() { return [0.5, \"x\", 0.5, \"x\", .a, .a] }")
    #expect(function.constantCount == 3)
  }

  @Test func wholeNumbersNeedNoConstant() throws {
    let function = try Self.function("func f() { return [0, -1, 1073741823, -1073741823] }")
    #expect(function.constantCount == 0)
    let numbers = function.code.filter { $0.opcode == .loadInteger }.map(\.signedBC)
    #expect(numbers == [0, -1, 1_073_741_823, -1_073_741_823])
    #expect(try Self.function("func f() { return 1073741824 }").constantCount == 1)
  }

  @Test(arguments: [("31999", true), ("32000", false), ("0.5", false)])
  func smallNumbersStandInTheInstruction(number: String, isShort: Bool) throws {
    let function = try Self.function("func f(a) { return a + \(number) }")
    #expect(function.code.contains { $0.opcode == .addInteger && $0.b == 0 } == isShort)
    if isShort { #expect(function.code[0].signedC == Int(number)) }
  }

  /// The distance of a comparing jump has 16 bits, that of the others 32.
  @Test func aJumpThatIsTooLongIsRefused() throws {
    // One statement is one instruction.
    func body(_ count: Int) -> String { String(repeating: "x = 1\n", count: count) }
    func script(_ condition: String, _ count: Int) -> String {
      "func f(a, b) {\nvar x = 0\nif \(condition) {\n\(body(count))}\n}"
    }
    let longest = try Self.function(script("a < b", 32_767))
    #expect(longest.code[1].opcode == .jumpUnlessLess)
    #expect(longest.code[1].signedC == 32_767)
    #expect(Self.diagnostics(script("a < b", 32_768)) == ["function-too-long"])
    #expect(try Self.function(script("a", 32_768)).code[1].signedBC == 32_768)
  }

  @Test func everyJumpStaysInItsFunction() throws {
    for script in BytecodeCase.all {
      var session = Session()
      let first = session.machine.program.functions.count
      _ = session.check(SourceFile(name: script.name, text: try #require(script.read("anim"))))
      for function in session.machine.program.functions[first...] {
        for (pc, instruction) in function.code.enumerated() {
          guard let field = instruction.opcode.jumpField else { continue }
          let target = pc + 1 + instruction.signed(field)
          #expect(function.code.indices.contains(target), "\(script.name) \(pc)")
        }
        #expect(
          [.returnNil, .returnValue].contains(function.code.last?.opcode), "\(script.name)")
      }
    }
  }

  /// A register operand is below the count that a call makes room for.
  @Test func everyRegisterIsCounted() throws {
    for script in BytecodeCase.all {
      var session = Session()
      let first = session.machine.program.functions.count
      _ = session.check(SourceFile(name: script.name, text: try #require(script.read("anim"))))
      for function in session.machine.program.functions[first...] {
        for instruction in function.code {
          for field in [OperandField.a, .b, .c]
          where instruction.opcode.row[field] == .register {
            #expect(instruction.unsigned(field) < function.registerCount, "\(script.name)")
          }
        }
      }
    }
  }

  /// What a function was compiled to; the code of a `Function` itself ends with its program.
  private struct Compiled {
    var code: [Instruction]
    var constantCount: Int
    var registerCount: Int
  }

  /// The function `f` of a script without errors.
  private static func function(_ text: String) throws -> Compiled {
    var session = Session()
    let first = session.machine.program.functions.count
    let found = session.check(SourceFile(name: "test", text: text))
    #expect(found.filter { $0.severity == .error }.isEmpty)
    let names = session.names
    let function = try #require(
      session.machine.program.functions[first...].first {
        !$0.name.isNone && names[$0.name] == "f"
      })
    return withExtendedLifetime(session) {
      Compiled(
        code: Array(function.code), constantCount: function.constants.count,
        registerCount: function.registerCount)
    }
  }

  private static func diagnostics(_ text: String) -> [String] {
    var session = Session()
    return session.check(SourceFile(name: "test", text: text)).map(\.id)
  }
}
