import Foundation
import TestSupport
import Testing

@Suite struct DocsTests {
  /// The pages in `Grammar/` are what the tables say.
  @Test(arguments: ["builtins", "diagnostics"])
  func pagesAreFresh(page: String) throws {
    let name = page.prefix(1).uppercased() + page.dropFirst() + ".md"
    let url = AnimRunner.root.appendingPathComponent("Grammar/" + name)
    let committed = (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? []
    let derived = try AnimRunner.run(["docs", "--markdown", page])
    #expect(derived.status == 0)
    #expect(
      committed == derived.output,
      "Grammar/\(name) is stale: anim docs --markdown \(page) > Grammar/\(name)")
  }

  @Test func jsonHasEverySection() throws {
    let result = try AnimRunner.run(["docs", "--json"])
    #expect(JSONLine.firstInvalidLine(result.output) == nil)
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    for section in [
      "directives", "options", "easings", "properties", "functions", "methods", "members",
      "constants", "values", "colors", "keywords", "units",
    ] {
      let entries = object?[section] as? [[String: Any]] ?? []
      #expect(!entries.isEmpty, "\(section)")
      for entry in entries {
        #expect((entry["text"] as? String)?.isEmpty == false, "\(section) \(entry)")
      }
    }
    let constants = object?["constants"] as? [[String: Any]] ?? []
    for constant in constants {
      #expect(constant["value"] != nil && constant["unit"] != nil && constant["source"] != nil)
    }
  }

  /// The table in `Grammar/semantics.md` has every number of physics, and no other.
  @Test func pageHasTheNumbersOfPhysics() throws {
    let result = try AnimRunner.run(["docs", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    let constants = (object?["constants"] as? [[String: Any]] ?? [])
      .filter { $0["owner"] as? String == "dynamics" }
    #expect(!constants.isEmpty)
    let rows = constants.map { constant in
      let value = constant["value"] as? Double ?? .nan
      let number = value == value.rounded() ? "\(Int(value))" : String(format: "%.6g", value)
      let unit = constant["unit"] as? String ?? ""
      let text = (constant["text"] as? String ?? "")
        .replacing(" Not a name of the language.", with: "")
      return "| `\(constant["name"] ?? "")` | \(number)\(unit.isEmpty ? "" : " " + unit) | \(text)"
        + " | \(constant["source"] ?? "") |"
    }
    let url = AnimRunner.root.appendingPathComponent("Grammar/semantics.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let table = "|---|---|---|---|\n" + rows.joined(separator: "\n") + "\n\n## Screens"
    #expect(page.contains(table), "the table of Grammar/semantics.md should be\n\(table)")
  }

  @Test func aNameHasItsPage() throws {
    func text(_ name: String) throws -> String {
      String(decoding: try AnimRunner.run(["docs", name]).output, as: UTF8.self)
    }
    #expect(try text("animate").contains("delay"))
    #expect(try text("string.split").hasPrefix("string.split("))
    #expect(try text(".curveLinear").hasPrefix(".curveLinear"))
    #expect(try text("pi").contains("3.14159"))
    #expect(try text("if").hasPrefix("if condition"))
    #expect(try text("deg").contains("Degrees"))
    #expect(try text("spring").contains("stiffness"))
    #expect(try text("borderColor").contains(".magenta"))
    let wrong = try AnimRunner.run(["docs", "anmate"])
    #expect(wrong.status == 2)
    #expect(String(decoding: wrong.errors, as: UTF8.self).contains("did you mean 'animate'?"))
  }

  @Test func bytecodeIsShown() throws {
    let script = Array("var n = 0\nwhile n < 3 { n += 1 }\nprint(n)".utf8)
    let result = try AnimRunner.run(["dump", "bytecode", "-"], input: script)
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 0)
    #expect(text.contains("function ") && text.contains("loop") && text.contains("; line 3 print"))
  }
}
