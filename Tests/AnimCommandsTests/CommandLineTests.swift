import AnimInterpreter
import Glibc
import TestSupport
import Testing

@testable import AnimCommands

@Suite struct CommandLineTests {
  private func errors(_ arguments: String...) -> String {
    var console = Console.captured()
    #expect(AnimCommand.run(arguments, console: &console) == 2)
    #expect(console.output.captured.isEmpty)
    return String(decoding: console.errors.captured, as: UTF8.self)
  }

  private func output(_ arguments: String..., input: String = "", status: Int32 = 0) -> String {
    var console = Console.captured(input: Array(input.utf8))
    #expect(AnimCommand.run(arguments, console: &console) == status)
    return String(decoding: console.output.captured, as: UTF8.self)
  }

  @Test func usageErrorsSuggest() {
    #expect(errors("rnu", "x") == "anim: unknown command 'rnu'; did you mean 'run'?\n")
    #expect(errors("run", "--utnil", "5s", "x").contains("did you mean '--until'?"))
    #expect(errors("run", "--kinds", "print,smaple", "x").contains("did you mean 'sample'?"))
    #expect(errors("run", "--format", "json", "x").contains("did you mean 'jsonl'?"))
    #expect(errors("dump", "tre", "x").contains("did you mean 'tree'?"))
    #expect(errors("help", "chek").contains("did you mean 'check'?"))
  }

  @Test func valuesAreChecked() {
    #expect(errors("run", "--until", "5x", "x").contains("needs a time such as"))
    #expect(errors("run", "--until", "-1s", "x").contains("not '-1s'"))
    #expect(errors("run", "--until").contains("needs a value"))
    #expect(errors("run", "--precision", "16", "x").contains("from 0 to 15"))
    #expect(errors("run", "--seed", "-1", "x").contains("'--seed'"))
    #expect(errors("run", "--set", "speed", "x").contains("NAME=VALUE"))
    #expect(errors("run", "--max-wall", "nan", "x").contains("not 'nan'"))
    #expect(errors("check", "--json=1", "x").contains("takes no value"))
    #expect(errors("run").contains("usage: anim run FILE|-"))
    #expect(errors("run", "a", "b").contains("unexpected operand 'b'"))
  }

  @Test func filesThatCannotBeRead() {
    #expect(errors("run", "/").contains("it is a directory"))
    #expect(errors("no-such-file.anim").contains("no such file"))
  }

  @Test func optionsOfRun() throws {
    let words = [
      "--until=1.5min", "--seed", "18446744073709551615", "--trace", "a every 1s", "--trace", "b",
      "--kinds", "print,view", "--set", "a=b=c", "--max-lines", "7", "file",
    ]
    let options = try RunConfiguration(Arguments(words[...], for: .run))
    #expect(options.until == 90)
    #expect(options.seed == .max)
    #expect(options.traces == ["a every 1s", "b"])
    #expect(options.kinds == [.print, .view])
    #expect(options.settings.map { [$0.name, $0.value] } == [["a", "b=c"]])
    #expect(options.limits.lines == 7)
    #expect(options.limits.events == Limits().events)
  }

  @Test func times() {
    #expect(Quantity.seconds("500ms") == 0.5)
    #expect(Quantity.seconds("2") == 2)
    #expect(Quantity.seconds("0s") == 0)
    for text in ["", "s", "1 s", "1h", "inf", "0x1", "--1", "1e999"] {
      #expect(Quantity.seconds(text) == nil, "\(text)")
    }
  }

  @Test func everyCommandAndOptionIsInItsHelp() {
    for command in CommandTable.all {
      let words = command.name.split(separator: " ").map(String.init)
      var console = Console.captured()
      #expect(AnimCommand.run(words + ["--help"], console: &console) == 0)
      let page = String(decoding: console.output.captured, as: UTF8.self)
      for option in command.options { #expect(page.contains("  \(option.name)")) }
      #expect(output("--help").contains("\n  \(command.name) "))
    }
  }

  @Test func checkSaysWhatIsWrongAsJSON() {
    let text = output("check", "--json", "-", input: "let x = \"\n", status: 1)
    #expect(JSONLine.firstInvalidLine(Array(text.utf8)) == nil)
    #expect(text.contains("\"file\":\"<stdin>\",\"line\":1,"))
    #expect(output("check", "--json", "-", input: "let x = 1\n").isEmpty)
  }

  @Test func flagsThatFitNoScriptAreUsageErrors() throws {
    let script = AnimRunner.root.appendingPathComponent("Samples/01-hello.anim").path
    #expect(errors("run", "--set", "nobody=3", script).hasPrefix("anim: `--set nobody=…`"))
    let trace = try AnimRunner.run(["run", "--trace", "nobody.alpha every 1s", script])
    #expect(trace.status == 2)
    #expect(String(decoding: trace.errors, as: UTF8.self).contains("nothing is called 'nobody'"))
  }

  @Test func checkCompilesToo() {
    let text = output("check", "--json", "-", input: "animte 3s dealy 2s { }", status: 1)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("\"id\":\"unknown-directive\"") && text.contains("unknown-label"))
  }

  @Test func explainHasEveryDiagnostic() {
    #expect(output("explain", "split-point").contains("let box = view (100, 100)"))
    #expect(output("explain", "limit-memory").hasPrefix("limit-memory: "))
    #expect(output("explain", "unknown-unit").hasPrefix("unknown-unit: "))
    #expect(output("explain").contains("\nunknown-unit "))
    #expect(errors("explain", "unknown-unti").contains("did you mean 'unknown-unit'?"))
  }

  @Test func deepWorkHasRoom() {
    func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
    #expect(WideStack.run { depth(1_000_000) } == 1_000_000)
  }

  @Test func theAlarmRingsOnlyWhileTheWorkGoesOn() {
    nonisolated(unsafe) var rings = 0
    let early = WideStack.Alarm(seconds: 100) { rings += 1 }
    #expect(WideStack.run(alarm: early) { 1 } == 1)
    #expect(rings == 0)
    let late = WideStack.Alarm(seconds: 0.01) { rings += 1 }
    #expect(WideStack.run(alarm: late) { usleep(100_000) } == 0)
    #expect(rings == 1)
  }

  @Test func jsonCheckerKnowsJSON() {
    func isObject(_ text: String) -> Bool { JSONLine.isObject(Array(text.utf8)[...]) }
    for text in ["{}", #"{"a":[1,-0.5e+3,"\u00e9\n",{"b":null}],"c":true}"#] {
      #expect(isObject(text))
    }
    for text in ["", "[]", "{", "{}x", #"{"a":01}"#, #"{"a":1.}"#, #"{"a":infinity}"#, #"{a:1}"#] {
      #expect(!isObject(text))
    }
  }
}
