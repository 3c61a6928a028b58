import Testing

/// Mistakes and the start of what is said about them.
@Suite struct BuiltinFailureTests {
  static let mistakes: [(String, String)] = [
    ("1 / 0", "error division-by-zero"), ("1 % 0.0", "error division-by-zero"),
    ("(1, 2) / 0", "error division-by-zero"), ("infinity - infinity", "error not-a-number"),
    ("0 * infinity", "error not-a-number"), ("sqrt(-1)", "error not-a-number: `sqrt(-1)`"),
    ("log(0)", "error not-a-number"), ("asin(2)", "error not-a-number"),
    ("(infinity, 0) - (infinity, 0)", "error not-a-number"),
    ("sin(infinity)", "error not-a-number"),
    (
      "1 + \"a\"", "error type-mismatch: `+` cannot be applied to the number 1 and the string \"a\""
    ),
    ("nil + 1", "error type-mismatch"), ("1 < \"a\"", "error type-mismatch"),
    ("-\"a\"", "error type-mismatch"),
    ("5...1", "error reversed-range"),
    (
      "[1, 2][2]", "error index-out-of-range: index 2 is out of range: the array has indices 0 to 1"
    ),
    ("[1][-1]", "error index-out-of-range"), ("[][0]", "error index-out-of-range"),
    ("[1][0.5]", "error not-whole"),
    ("\"abc\"[3]", "error index-out-of-range"), ("[1, 2][1...2]", "error index-out-of-range"),
    ("[1][\"a\"]", "error type-mismatch"), ("3[0]", "error type-mismatch"),
    ("[[1]: 2]", "error unusable-key"),
    ("[1, \"a\"].sorted()", "error type-mismatch"), ("[(1, 2)].max().z", "error unknown-member"),
    ("[1].remov(at: 0)", "error unknown-member"), ("[1].count()", "error unknown-member"),
    ("\"a\".repeated(-1)", "error wrong-argument"), ("\"a\".repeated(1.5)", "error not-whole"),
    ("\"a\".contains(1)", "error type-mismatch"),
    ("[1].joined(\"-\", 2)", "error too-many-arguments"),
    ("[1].joined(seprator: \"-\")", "error unknown-label"),
    ("[1].reduce(0)", "error missing-argument"),
    ("([1].filter { 3 })", "error type-mismatch: the closure of 'filter'"),
    ("([1].flatMap { 3 })", "error type-mismatch"),
    ("(0...infinity).map({ $0 })", "error endless-range"),
    ("(0...1e12).array()", "error limit-memory"), ("\"abc\".repeated(1e12)", "error limit-memory"),
    ("stride(from: 0, to: 1, by: 0)", "error wrong-argument"),
    ("stride(from: 0, to: infinity, by: 1)", "error endless-range"),
    ("clamp(1, 5, 2)", "error reversed-range"), ("max()", "error missing-argument"),
    ("random(whole: 0..<0)", "error wrong-argument"),
    ("lerp(1, (2, 3), 0.5)", "error type-mismatch"), ("rect(1, 2, 3)", "error missing-argument"),
  ]

  @Test(arguments: mistakes) func fails(expression: String, start: String) {
    let result = value(of: expression)
    #expect(result.hasPrefix(start), "\(result)")
  }

  @Test func sharedCollectionsStayCheap() {
    // Each step doubles what the text would hold; comparing must not go through all of it.
    let script = """
      var a = [1]
      var b = [1]
      for i in 0..<40 { a = [a, a]; b = [b, b] }
      print(a == b)
      print("\\(a)".count)
      """
    let lines = printed(by: script, memory: 8)
    #expect(lines.first == "true")
    #expect(lines.last?.hasPrefix("error limit-memory") == true)
  }

  @Test func deepNestingKeepsToItsStack() {
    let script = """
      var a = []
      var b = []
      for i in 0..<200000 { a = [a]; b = [b] }
      print(a == b)
      print("\\(a)".count)
      """
    #expect(printed(by: script, memory: 256) == ["true", "400002"])
  }

  @Test func appendingTakesConstantTime() {
    let script = """
      var text = ""
      var list = []
      for i in 0..<100000 { text += "ab"; list.append(i); list[i] += 1 }
      print(text.count, list.count, list.last)
      """
    #expect(printed(by: script) == ["200000 100000 100000"])
  }

  @Test func appendingForEverEndsAtTheLimit() {
    let lines = printed(by: "var s = \"ab\"; while true { s += s }", memory: 8)
    #expect(lines.last?.hasPrefix("error limit-memory") == true)
    let others = printed(by: "var a = [1]; while true { a = a + a }", memory: 8)
    #expect(others.last?.hasPrefix("error limit-memory") == true)
  }
}
