import Testing

@testable import AnimSyntax

@Suite struct ParserTests {
  /// Sources and their dumps on one line.
  static let shapes: [(String, String)] = [
    ("animate 3s", "(expression (sentence (name animate) (number s 3) []))"),
    (
      "view (1, 2) center(3, 4)",
      "(expression (sentence (name view) (point (number 1) (number 2)) "
        + "[ (clause center (point (number 3) (number 4)))]))"
    ),
    (
      "a.b { x }",
      "(expression (sentence (member b (name a)) - "
        + "[ (clause - (closure [] [] [ (expression (name x))]))]))"
    ),
    (
      "f(x) in y",
      "(expression (sentence (call (name f) [ (argument - (name x))]) - [ (clause in (name y))]))"
    ),
    ("f(in: y)", "(expression (call (name f) [ (argument in (name y))]))"),
    ("f (x)", "(expression (sentence (name f) (group (name x)) []))"),
    ("f(x)", "(expression (call (name f) [ (argument - (name x))]))"),
    ("a - 1", "(expression (binary - (name a) (number 1)))"),
    ("f(-1s)", "(expression (call (name f) [ (argument - (unary - (number s 1)))]))"),
    ("x = a ? .b : .c", "(assign = (name x) (ternary (name a) (symbol b) (symbol c)))"),
    (
      "a?.b?(c)?[d]",
      "(expression (index ? (call ? (member ? b (name a)) "
        + "[ (argument - (name c))]) (name d)))"
    ),
    ("a ?? b ?? c", "(expression (binary ?? (name a) (binary ?? (name b) (name c))))"),
    ("a - b - c", "(expression (binary - (binary - (name a) (name b)) (name c)))"),
    (
      "a || b && c == d ?? e is f ... g + h * -i",
      "(expression (binary || (name a) (binary && (name b) (binary == (name c) "
        + "(binary ?? (name d) (binary is (name e) (binary ... (name f) (binary + (name g) "
        + "(binary * (name h) (unary - (name i)))))))))))"
    ),
    ("x = !a.b", "(assign = (name x) (unary ! (member b (name a))))"),
    ("[:]", "(expression (dictionary []))"),
    ("[]", "(expression (array []))"),
    (
      "[.a: 1, .b: 2,]",
      "(expression (dictionary "
        + "[ (symbol a) (number 1) (symbol b) (number 2)]))"
    ),
    ("#f80", "(expression (color #ff8800))"),
    ("#f808", "(expression (color #ff880088))"),
    ("weak var a = b", "(variable weak var a (name b) -)"),
    ("let a", "(variable let a - -)"),
    ("var a { b }", "(variable var a - (block [ (expression (name b))]))"),
    ("a.b[c] += 1", "(assign += (index (member b (name a)) (name c)) (number 1))"),
    (
      "k.a = { [unowned k, weak self, n = 3] x, y in x }",
      "(assign = (member a (name k)) (closure in [ (capture unowned k -) (capture weak self -) "
        + "(capture strong n (number 3))] [ (name x) (name y)] [ (expression (name x))]))"
    ),
    (
      "func f(a, by b, in c = 3) { return a }",
      "(function f [ (parameter - a -) (parameter by b -) (parameter in c (number 3))] "
        + "(block [ (return (name a))]))"
    ),
    (
      "class A: b { init(x) { } deinit { } }", ""
    ),
    (
      "class A: b {\n init(x) { }\n deinit { }\n didSet y { old in z }\n static let t = 1\n}",
      "(class A b [ (initializer [ (parameter - x -)] (block [])) (deinitializer (block [])) "
        + "(observer y (closure in [] [ (name old)] [ (expression (name z))])) "
        + "(variable static let t (number 1) -)])"
    ),
    (
      "if let a, let b = c, d { } else if e { } else { }",
      "(if [ (binding a -) (binding b (name c)) (name d)] (block []) "
        + "(if [ (name e)] (block []) (block [])))"
    ),
    ("guard a else { break }", "(guard [ (name a)] (block [ (break)]))"),
    (
      "switch a {\ncase .b, 2: c; d\ndefault: continue\n}",
      "(switch (name a) [ (case [ (symbol b) (number 2)] [ (expression (name c)) "
        + "(expression (name d))]) (case default [] [ (continue)])])"
    ),
    ("for i, x in xs { }", "(for [ (name i) (name x)] (name xs) (block []))"),
    ("while a { return }", "(while [ (name a)] (block [ (return -)]))"),
    (
      "\"a\\(b)c\\(\"d\\(e)\")\"",
      "(expression (interpolation [ (string \"a\") (name b) (string \"c\") "
        + "(interpolation [ (string \"d\") (name e)])]))"
    ),
    ("\"\\n\\u{e9}\\\\\"", "(expression (string \"\\né\\\\\"))"),
    ("90deg", "(expression (number deg 1.5707963267948966))"),
    ("250ms", "(expression (number ms 0.25))"),
    ("1.5e3", "(expression (number 1500))"),
    ("a\n.b\n  .c()", "(expression (call (member c (member b (name a))) []))"),
    ("x = a +\n b", "(assign = (name x) (binary + (name a) (name b)))"),
    ("x =\n a", "(assign = (name x) (name a))"),
    ("f(a,\n b\n)", "(expression (call (name f) [ (argument - (name a)) (argument - (name b))]))"),
    (
      "a b c 1,\n d 2",
      "(expression (sentence (name a) (name b) [ (clause c (number 1)) (clause d (number 2))]))"
    ),
    (
      "f(a b\n c 1)",
      "(expression (call (name f) [ (argument - (sentence (name a) (name b) "
        + "[ (clause c (number 1))]))]))"
    ),
    ("a; b;; c", "(expression (name a)) (expression (name b)) (expression (name c))"),
    ("größe = 日本", "(assign = (name größe) (name 日本))"),
    ("a /* b\n c */ + d", ""),
    (
      "if a { b }\nelse { c }",
      "(if [ (name a)] (block [ (expression (name b))]) "
        + "(block [ (expression (name c))]))"
    ),
    (
      "a.init(b).in",
      "(expression (member in (call (member init (name a)) "
        + "[ (argument - (name b))])))"
    ),
  ]

  @Test(arguments: shapes.filter { !$0.1.isEmpty }.map(\.0))
  func sourcesHaveTheirShape(_ source: String) {
    let parsed = Parsed(source)
    #expect(parsed.ids == [])
    #expect(parsed.dumped == ParserTests.shapes.first { $0.0 == source }?.1)
    #expect(parsed.survivesPrinting())
  }

  @Test(arguments: shapes.filter { $0.1.isEmpty }.map(\.0))
  func othersAreErrors(_ source: String) {
    #expect(Parsed(source).diagnostics.count == 1, "\(Parsed(source).rendered)")
  }

  @Test func longerScriptsAreReadAndPrinted() {
    for source in [TestScripts.game, TestScripts.classes, TestScripts.sentences] {
      let parsed = Parsed(source)
      #expect(parsed.ids == [], "\(parsed.rendered)")
      #expect(parsed.survivesPrinting())
    }
  }

  @Test func rangesReachFromFirstToLastToken() {
    let parsed = Parsed("  animate 3s delay 2s { a = 1 } // end")
    let statement = parsed.tree[parsed.tree[parsed.tree.statements][0]]
    #expect(parsed.file.text(of: statement.range) == "animate 3s delay 2s { a = 1 }")
  }

  @Test func namesKeepTheirIdsAcrossSources() {
    var names = NameTable()
    _ = Parser.parse(SourceFile(name: "1", text: "a = b"), names: &names)
    let a = names.intern("a")
    _ = Parser.parse(SourceFile(name: "2", text: "b = a"), names: &names)
    #expect(names.intern("a") == a)
    #expect(names.count == 2)
  }

  @Test(arguments: [
    ("", false), ("a", false), ("a {", true), ("a { b", true), ("a { b }", false), ("f(", true),
    ("[1,", true), ("a +", true), ("a =", true), ("a b,", true), ("/* a", true), ("\"a", false),
    ("a ) {", false), ("if a { } else", true), ("a // {", false), ("\"\\(a", false), ("a ?", true),
    ("a {\n", true), ("x = 3 -\n", true), ("\"{\"", false), ("f(]", false), ("3x", false),
  ])
  func incompleteInputIsToldFromErrors(_ text: String, _ expected: Bool) {
    #expect(Parser.isIncomplete(Array(text.utf8)) == expected)
  }

  /// Line by line the answer is the same as for the whole.
  @Test(arguments: [
    ("let a =\n\n// why\n", true), ("let a =\n\n2", false), ("/* a\n/* b */\n{", true),
    ("/* a\n/* b */\n*/ f(", true), ("/* a\n/* b */\n*/ f()", false),
    ("f(\n\"\\(g(1))\",\n[\n", true), ("f {\n#! }", false), ("f {\n[\n}", false),
  ])
  func incompleteInputIsFollowedLineByLine(_ text: String, _ expected: Bool) {
    var scan = EntryScan()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      scan.add(Array(line.utf8))
    }
    #expect(scan.isIncomplete == expected)
    #expect(Parser.isIncomplete(Array(text.utf8)) == expected)
  }

  @Test func tokensAreSmall() {
    #expect(MemoryLayout<Token>.stride == 12)
    #expect(MemoryLayout<Node>.stride == 24)
  }
}
