import Testing

@Suite struct ChartTests {
  private static let scene = """
    let box = view (100, 100) center (50, 50)
    animate 2s options .curveLinear { box.alpha = 0; box.center.x = 250 }

    """

  /// 61 columns over 2 s and 13 rows from 1 to 0: five columns a row, half a row at both ends.
  @Test func drawsWhatWillBeSeen() throws {
    let talk = try Talk(ChartTests.scene + ":plot box.alpha\n")
    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
    var expected = ["1.000 +***"]
    for row in 1..<12 { expected.append("      |" + spaces(5 * row - 2) + "*****") }
    expected[6] = "0.500 +" + spaces(28) + "*****"
    expected.append("0.000 +" + String(repeating: ".", count: 58) + "***")
    let dashes = String(repeating: "-", count: 29)
    expected.append("      +-\(dashes)+\(dashes)+")
    expected.append(spaces(7) + "0.000" + spaces(23) + "1.000" + spaces(23) + "2.000")
    #expect(Array(talk.output.suffix(15)) == expected)
    #expect(talk.errors == "")
  }

  @Test func theTimeMayBeGiven() throws {
    let talk = try Talk(ChartTests.scene + ":step 0.5s\n:plot box.center.x 1s\n:show box.alpha\n")
    let chart = talk.output.suffix(16)
    #expect(chart.first?.hasPrefix("250.000 +....") ?? false)
    #expect(chart.dropFirst(12).first?.hasPrefix("100.000 +***") ?? false)
    #expect(chart.dropFirst(14).first?.hasSuffix("1.500") ?? false)
    #expect(talk.output.last == "box.alpha presentation 0.750 model 0.000")
  }

  @Test func whatStaysLiesInTheMiddle() throws {
    let talk = try Talk(":plot 3\n")
    #expect(talk.output[6] == "3.000 +" + String(repeating: "*", count: 61))
    #expect(talk.output.count == 15)
  }

  /// The script fails at 1 s, so the curve ends before.
  @Test func endsWhereTheScriptWouldFail() throws {
    let talk = try Talk(
      """
      var n = 0
      let t = every 1s { n = n[1] }
      :plot n 2s
      n
      """)
    #expect(talk.output[6] == " 0.000 +" + String(repeating: "*", count: 30))
    #expect(talk.output.last == "0")
    #expect(talk.errors == "")
  }

  @Test(arguments: [
    (":plot box.center", "draw one of `box.center.x`, `box.center.y`"),
    (":plot box", "`box.center.y`"), (":plot nope.x", "[unknown-name]"),
    (":plot \"text\"", "[not-one-thing]"), (":plot", "needs X"),
    (":show box, box", "not one thing"),
    (":show", "needs X"), (":show box.", "error"), (":show [", "[unclosed-bracket]"),
    (":show ]", "error"), (":show 1: 2", "error"), (":show { }", "closure"),
  ])
  func whatCannotBeDrawnIsTold(_ line: String, _ message: String) throws {
    let talk = try Talk(ChartTests.scene + line + "\n7\n")
    #expect((talk.errors + talk.output.joined()).contains(message))
    #expect(talk.output.last == "7")
    #expect(talk.status == 0)
  }
}
