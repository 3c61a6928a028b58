import Foundation
import TestSupport
import Testing

/// The session that the first page shows is what a session says.
@Suite struct ReadmeTests {
  @Test func theSessionOnTheFirstPageIsTrue() throws {
    let page = try String(
      contentsOf: AnimRunner.root.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "<!-- session -->\n```\n")
    try #require(parts.count == 2)
    let block = parts[1].components(separatedBy: "```")[0]
    var (input, output) = ("", [String]())
    for line in block.split(separator: "\n") {
      if let prompt = line.range(of: "anim> ") {
        input += line[prompt.upperBound...] + "\n"
      } else {
        output.append(String(line))
      }
    }
    let talk = try Talk(input)
    #expect(talk.output == output)
    #expect(talk.errors == "")
    #expect(output.count > 5)
  }
}
