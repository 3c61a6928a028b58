import Testing

@testable import AnimSyntax

@Suite struct SyntaxDiagnosticTests {
  /// An id, the source with `«»` around what the diagnostic marks, a part of its message or notes.
  static let cases: [(id: String, source: String, words: String)] = [
    ("sentence-suffix", "let n = xs.map { $0 }«.count»", "put the sentence in parentheses"),
    ("sentence-suffix", "animate 1s { a = 1 }\n    «.completion» { b() }", "in parentheses"),
    ("sentence-suffix", "print xs\n    «.count»", "after a sentence"),
    ("handler-on-next-line", "x 1s {\n}\n«completion» { done() }", "belongs on the line of `}`"),
    ("handler-on-next-line", "let t = x {\n}\n«began» { c in d(c) }", "write `} began"),
    ("types-not-written", "let v«: Double»", "types are not written"),
    ("types-not-written", "var xs«: [String: Int]» = [:]", "remove `: [String: Int]`"),
    ("types-not-written", "func f(x«: Int») { }", "types are not written"),
    ("types-not-written", "func f(x) «-> Int» { }", "types are not written"),
    ("types-not-written", "xs.map { x«: Int» in x }", "types are not written"),
    ("negative-subject", "«wait -1s»", "write `wait(-1s)`"),
    ("negative-subject", "sequence { «wait -1s» }", "reads as a difference"),
    ("closure-stands-alone", "after 2s\n«{»\n    stop()\n}", "at the end of the line above"),
    ("block-on-next-line", "if x\n«{»\n    stop()\n}", "the block of `if` begins"),
    ("block-on-next-line", "func f()\n«{»\n    stop()\n}", "the block of `func` begins"),
    ("for-head", "for «(»i) in xs { }", "without parentheses"),
    ("for-head", "for «(»i, x in xs) { }", "without parentheses"),
    ("for-head", "for «(»var i = 0; i < 3; i++) { print(i) }", "0..<10"),
    ("for-head", "for «let» i in xs { }", "by itself"),
    ("increment", "i«++»", "write `i += 1`"),
    ("increment", "if a { b.c«--» }", "write `c -= 1`"),
    ("unknown-operator", "x = a «===» b", "write `==`"),
    ("unknown-operator", "x = a «!==» b", "write `!=`"),
    ("unknown-operator", "if a «&» b { }", "write `&&`"),
    ("unknown-operator", "x = 0«..»3", "write `..<`"),
    ("foreign-quotes", "print(«'hi'»)", "write `\"hi\"`"),
    ("foreign-quotes", "print(«“hi”»)", "straight double quotes"),
    (
      "unclosed-bracket", "func f() {\n    if a «{»\n        b()\n}\nlet c = 3\n", "is never closed"
    ),
    ("unclosed-bracket", "print(1«»\nlet a = 2\n", "`(` is opened here"),
    ("unclosed-bracket", "x = [1, 2 «3»]", "expected `,` or `]`"),
    ("stray-bracket", "a()\n«}»\nb()", "unexpected `}`"),
    ("stray-bracket", "a()«)»\nb()", "no `(` is open here"),
    ("foreign-word", "if a { b() } «elif» c { d() }", "write `else if`"),
    ("foreign-word", "if a { b() }\n«elif» c { d() }", "write `else if`"),
    ("foreign-word", "«function» f(x) { a() }", "write `func`"),
    ("foreign-word", "«def» f(x) { a() }", "write `func`"),
    ("foreign-word", "«const x» = 3", "`let`"),
    ("foreign-word", "«struct» P { a() }", "only classes"),
    ("word-operator", "if a «and» b { }", "write `&&`"),
    ("word-operator", "while a «or» b { }", "write `||`"),
    ("assignment-in-condition", "if x «=» 3 { }", "`==`"),
    ("assignment-in-condition", "while a, b «=» c { }", "`==`"),
    ("spaced-unit", "animate 3 «s» { a = 1 }", "`3s`"),
    ("spaced-unit", "let t = 90 «deg»", "`90deg`"),
    ("comma-between-clauses", "animate 3s«,» delay 2s { }", "remove it"),
    ("value-without-label", "animate 3s «4s» { }", "expected a label before `4s`"),
    ("clause-without-value", "animate 3s «delay»", "found the end of the file"),
    ("clause-without-value", "f a «b»\nc()", "found the end of the line"),
    ("clause-without-value", "x 1 mode«.»fast", "expected a space"),
    ("second-block", "a 1s { } «{» }", "give the other one a label"),
    ("force-unwrap", "x = a«!»", "not wrapped"),
    ("force-unwrap", "a«!».b = 3", "`?.`"),
    ("glued-ternary", "x = a«?» b : c", "space before the `?`"),
    ("ternary-without-colon", "x = a ? b«»\ny = 3", "expected `:`"),
    ("operator-chain", "x = a < b «<» c", "`&&`"),
    ("operator-chain", "x = 0 ... 1 «...» 2", "two ends"),
    ("spaced-bracket", "if f «(»x) { }", "has no space before its parentheses"),
    ("expected-end", "let a = 1 «let» b = 2", "`;`"),
    ("expected-end", "let a = f() «.»b", "has no space before its dot"),
    ("expected-expression", "let z = a ??«»\n", "expected an expression"),
    ("expected-expression", "x = «)»", "expected an expression, found `)`"),
    ("expected-expression", "print(\"a«\\()»\")", "in `\\()`"),
    ("empty-parentheses", "x = «()»", "expected a value"),
    ("too-many-in-parentheses", "x = «(1, 2,» 3)", "rect("),
    ("key-in-array", "x = [1, a«:» 2]", "in an array"),
    ("number-without-zero", "x = «.»5", "write `0.5`"),
    ("unknown-unit", "after 3«sec» { }", "did you mean `s`?"),
    ("unknown-unit", "x = 0«x10»", "unknown unit"),
    ("unknown-unit", "x = 1«_000»", "without `_`"),
    ("number-too-large", "x = «1e999»", "infinity"),
    ("bad-color", "x = «#12345»", "hexadecimal"),
    ("unterminated-string", "print(«\"»abc)\nb()", "close the string on its line"),
    ("unterminated-string", "print(\"a «\\(»b\nc()", "close the interpolation"),
    ("unterminated-comment", "a()\n«/*» b /* */", "expected `*/`"),
    ("multiline-string", "x = «\"\"\"»\nabc\n\"\"\"", "a line break"),
    ("unknown-escape", "x = \"a«\\q»\"", "unknown escape"),
    ("unknown-escape", "x = \"a«\\u{d800}»\"", "not a Unicode scalar"),
    ("unexpected-character", "x = a «@» b", "unexpected `@`"),
    ("unexpected-character", "x = 90«°»", "90deg"),
    ("unexpected-character", "x =«\u{a0}»3", "U+00A0"),
    ("not-a-place", "«f()» = 3", "the result of a call"),
    ("not-a-place", "«a b» = 3", "a sentence"),
    ("not-a-place", "«3» = x", "a literal"),
    ("expected-name", "let «3» = x", "the name of the variable"),
    ("expected-name", "a.b.«»\n", "the name of the member"),
    ("keyword-as-name", "let «for» = 3", "is a keyword"),
    ("keyword-as-name", "func «default»() { }", "is a keyword"),
    ("missing-condition", "while «{» }", "expected a condition"),
    ("missing-condition", "switch «{» }", "expected a value"),
    ("expected-block", "if x «stop»()", "block of `if`"),
    ("expected-block", "class A { deinit«()» { } }", "deinit"),
    ("expected-word", "guard x «{» return }", "write `guard x else"),
    ("expected-word", "for i «0»..<3 { }", "expected `in`"),
    ("expected-word", "switch x {\ncase 1 «a»()\n}", "expected `:`"),
    ("expected-case", "switch x {\n    «a»()\n}", "expected `case` or `default`"),
    ("case-outside-switch", "«case» .a: b()", "outside a `switch`"),
    ("closure-head", "xs.map { «(»a, b) in a }", "{ a, b in"),
    ("closure-head", "x = { [weak self]«» a() }", "expected `in`"),
    ("closure-head", "x = { «[]» }", "opens captures"),
    ("closure-head", "x = { [weak «3»] in a }", "expected a name to capture"),
    ("closure-suffix", "x = { 3 }«(»)", "put the closure in parentheses"),
    ("dollar-name", "«$0» + 1", "outside a closure"),
    ("dollar-name", "xs.map { x in «$0» }", "names before `in`"),
    ("not-a-member", "class A {\n    «print»(3)\n}", "expected a member"),
    ("not-a-member", "«init»(x) { }", "outside a class"),
    ("stray-else", "«else» { a() }", "without an `if`"),
    ("operator-begins-line", "x = a\n    «&&» b", "move `&&` to the line above"),
  ]

  @Test(arguments: cases.indices)
  func oneDiagnosticMarksThePlace(_ index: Int) {
    let (id, source, words) = SyntaxDiagnosticTests.cases[index]
    let parts = source.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let parsed = Parsed(String(parts[0] + rest[0] + rest[1]))
    #expect(parsed.ids == [id], "\(parsed.rendered)")
    guard let diagnostic = parsed.diagnostics.first else { return }
    let first = UInt32(parts[0].utf8.count)
    #expect(
      diagnostic.range == SourceRange(first, first + UInt32(rest[0].utf8.count)),
      "\(parsed.rendered)")
    #expect(parsed.rendered.contains(words), "\(parsed.rendered)")
  }

  @Test func everyIdIsCovered() {
    let covered = Set(SyntaxDiagnosticTests.cases.map(\.id))
    let elsewhere: Set = ["invalid-utf8", "nested-too-deep", "source-too-large"]
    #expect(covered.union(elsewhere) == Set(SyntaxID.allCases.map(\.rawValue)))
  }

  @Test func fixItsMendWhatTheyAreFor() {
    let mended = [
      "let n = xs.map { $0 }.count": "let n = (xs.map { $0 }).count",
      "x 1s {\n}\ncompletion { a() }": "x 1s {\n} completion { a() }",
      "let v: Double = 3": "let v = 3", "wait -1s": "wait(-1s)", "i++": "i += 1",
      "x = a === b": "x = a == b", "print('hi')": "print(\"hi\")", "print(“hi”)": "print(\"hi\")",
      "if x = 3 { }": "if x == 3 { }", "x 3 s { }": "x 3s { }", "x = .5": "x = 0.5",
      "animate 3s, delay 2s { }": "animate 3s delay 2s { }", "x = a!": "x = a",
      "if x\n{\n}": "if x {\n}", "after 3sec { }": "after 3s { }", "x = a? b : c": "x = a ? b : c",
      "if a { } elif b { }": "if a { } else if b { }",
      "guard x { return }":
        "guard x else { return }", "a())": "a()", "x = 90°": "x = 90deg",
      "function f(x) { }": "func f(x) { }", "f a mode.b": "f a mode .b",
    ]
    for (wrong, right) in mended {
      let parsed = Parsed(wrong)
      var bytes = Array(wrong.utf8)
      let fixIts = parsed.diagnostics.flatMap(\.fixIts).sorted { $0.range.start > $1.range.start }
      for fixIt in fixIts {
        bytes.replaceSubrange(
          Int(fixIt.range.start)..<Int(fixIt.range.end), with: Array(fixIt.replacement.utf8))
      }
      #expect(String(decoding: bytes, as: UTF8.self) == right)
      #expect(Parsed(right).ids == [])
    }
  }

  @Test func theLineIsShownWithItsMark() {
    let parsed = Parsed("let ok = 1\nlet größe: Double = 3\n")
    #expect(
      parsed.rendered == """
        test.anim:2:10: error: types are not written [types-not-written]
          let größe: Double = 3
                   ^~~~~~~~
          note: remove `: Double`

        """)
    let colored = DiagnosticRenderer(color: true).render(parsed.diagnostics, in: parsed.file)
    #expect(colored.contains("\u{1b}[1;31merror: \u{1b}[0m"))
  }

  @Test func notesElsewhereShowTheirLine() {
    let parsed = Parsed("f(1,\n  2\nlet a = 3")
    #expect(
      parsed.rendered == """
        test.anim:2:4: error: expected `,` or `)`, found the end of the line [unclosed-bracket]
            2
             ^
        test.anim:1:2: note: `(` is opened here
          f(1,
           ^

        """)
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    #expect(!Parsed("x = \u{1b}[31m").rendered.contains("\u{1b}"))
  }

  @Test func jsonHasEveryMember() {
    let parsed = Parsed("let v: Int")
    #expect(
      parsed.diagnostics[0].json(in: parsed.file)
        == "{\"severity\":\"error\",\"id\":\"types-not-written\","
        + "\"message\":\"types are not written\",\"file\":\"test.anim\",\"line\":1,\"column\":6,"
        + "\"endLine\":1,\"endColumn\":11,\"notes\":[{\"message\":\"remove `: Int`\"}],"
        + "\"fixits\":[{\"line\":1,\"column\":6,\"endLine\":1,\"endColumn\":11,"
        + "\"replacement\":\"\"}]}")
    #expect(JSONText.quoted("a\"\\\n\u{1}é") == "\"a\\\"\\\\\\n\\u0001é\"")
  }
}
