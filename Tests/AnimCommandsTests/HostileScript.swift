import Testing

/// A script that means no good, and how it must end: by itself, with one message, or at a limit.
struct HostileScript: Sendable, CustomTestStringConvertible {
  let name: String
  var flags: [String] = []
  /// The exit status.
  let status: Int32
  /// What the last line of the trace says after its time.
  let ending: String
  let source: @Sendable () -> [UInt8]

  var testDescription: String { name }

  init(
    _ name: String, _ flags: String = "", _ status: Int32, _ ending: String,
    _ source: @escaping @Sendable () -> String
  ) {
    self.name = name
    self.flags = flags.split(separator: " ").map(String.init)
    self.status = status
    self.ending = ending
    self.source = { Array(source().utf8) }
  }

  init(_ name: String, bytes: [UInt8], _ ending: String) {
    self.name = name
    status = 1
    self.ending = ending
    source = { bytes }
  }

  static let all = texts + declarations + runs + memory + changes + work

  private static func many(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  // MARK: What is hard to read

  private static let texts: [HostileScript] = [
    HostileScript("ten thousand parentheses", "", 1, "error nested-too-deep line 1") {
      "let x = " + repeated("(", 10_000) + "1" + repeated(")", 10_000)
    },
    HostileScript("ten thousand brackets without end", "", 1, "error nested-too-deep line 1") {
      repeated("[", 10_000)
    },
    HostileScript("ten thousand blocks", "", 1, "error nested-too-deep line 1") {
      repeated("after 1s { ", 10_000) + repeated("}", 10_000)
    },
    HostileScript("comments in comments", "", 1, "error unterminated-comment line 1") {
      repeated("/*", 200_000)
    },
    HostileScript(
      "bytes that are no text", bytes: [0x61, 0xff, 0xfe], "error invalid-utf8 line 1"),
    HostileScript("zero bytes", bytes: [0x61, 0, 0x62, 0], "error invalid-utf8 line 1"),
    HostileScript(
      "half a character", bytes: [0x22, 0xe2, 0x82, 0x22], "error invalid-utf8 line 1"),
    HostileScript(
      "a line of 100 MB", bytes: [UInt8](repeating: 0x78, count: 100_000_000),
      "error source-too-large line 1"),
    HostileScript("a million spaces", "", 1, "error expected-expression line 1") {
      repeated(" ", 1_000_000) + "!"
    },
    HostileScript("a sum of 20,000", "", 1, "error nested-too-deep line 1") {
      "let x = 1" + repeated(" + 1", 20_000)
    },
    HostileScript("a name of 100,000 letters", "", 0, "idle") {
      "let " + repeated("x", 100_000) + " = 1"
    },
    HostileScript("two thousand choices", "", 1, "error nested-too-deep line 1") {
      "print(" + repeated("true ? 1 : ", 2000) + "2)"
    },
  ]

  // MARK: What is hard to compile

  private static let declarations: [HostileScript] = [
    HostileScript("a line of 50,000 classes", "", 1, "error classes-too-deep line 1002") {
      "class C0 { }\n" + many(50_000) { "class C\($0 + 1): C\($0) { }\n" }
    },
    HostileScript("the same line backwards", "", 1, "error classes-too-deep line 49000") {
      many(50_000) { "class C\(50_000 - $0): C\(49_999 - $0) { }\n" } + "class C0 { }"
    },
    HostileScript("too many members inherited", "", 1, "error classes-too-deep line 2401") {
      "class A {\n" + many(1000) { "var m\($0) = 0\n" } + "}\n"
        + many(3000) { "class B\($0): A { var own = 0 }\n" }
    },
    HostileScript("a ring of 500 classes", "", 1, "error inherits-from-itself line 500") {
      many(500) { "class C\($0): C\(($0 + 1) % 500) { }\n" }
    },
    HostileScript("50,000 parameters", "", 1, "error too-many-parameters line 1") {
      "func f(a" + many(50_000) { ", p\($0)" } + ") { return p1 }"
    },
    HostileScript("50,000 arguments", "", 0, "idle") {
      "print(1" + repeated(", 1", 50_000) + ")"
    },
    HostileScript("a literal of 200,000", "", 0, "idle") {
      "let x = [" + many(200_000) { "\($0), " } + "0]"
    },
    HostileScript("20,000 variables used 20,000 times", "", 0, "idle") {
      "func f() {\n" + many(20_000) { "var v\($0) = \($0)\n" } + repeated("v0 = v1\n", 20_000)
        + "}\nf()"
    },
    HostileScript("a closure with 20,000 captures", "", 0, "idle") {
      many(20_000) { "var v\($0) = 0\n" } + "let f = {\n" + many(20_000) { "v\($0) = 1\n" }
        + "}\nf()"
    },
    HostileScript("70,000 names", "", 1, "error too-many-names line 1") {
      "let x = stage; " + many(70_000) { "x.m\($0) = 0; " }
    },
    HostileScript("a function of 70,000 variables", "", 1, "error function-too-long line 1") {
      "func f() { " + many(61_000) { "let v\($0) = 0; " } + " }"
    },
    HostileScript("100,000 names of nothing", "", 1, "error unknown-directive line 1") {
      many(30_000) { "nothing\($0)(1)\n" }
    },
  ]

  // MARK: What is hard to end

  private static let runs: [HostileScript] = [
    HostileScript("a loop without end", "--max-instructions 1000000", 3, "limit instructions") {
      "while true { }"
    },
    HostileScript("time that stands still", "--max-instructions 1000000", 3, "limit instructions") {
      "while true { busy 1s }"
    },
    HostileScript("a crowd on one spot", "", 3, "limit instructions") {
      """
      var all = []
      for i in 0..<3000 { all.append(view (20, 20) center (160, 100)) }
      gravity all
      collision all referenceBounds true
      """
    },
    HostileScript("a storm of timers", "--max-events 20000", 3, "limit events") {
      "for i in 0..<1000 { every 0s { } }"
    },
    HostileScript("timers that make timers", "--max-memory 8", 3, "limit memory") {
      "func more() { after 0s { more(); more() } }\nmore()"
    },
    HostileScript("waiting for nothing", "", 3, "limit rounds") { "while true { wait 0s }" },
    HostileScript("looking without end", "--max-instructions 1000000", 3, "limit instructions") {
      """
      let box = view (10, 10)
      trace box.alpha every .change
      every 0s { }
      """
    },
    HostileScript("completions without end", "--kinds print", 3, "limit rounds") {
      "func again() { animate 0s { } completion { again() } }\nagain()"
    },
    HostileScript("calls without end", "", 3, "limit depth") { "func f() { f() }\nf()" },
    HostileScript("closures without end", "", 3, "limit depth") {
      "func f(n) { return [1].map { x in f(n + 1) } }\nf(0)"
    },
    HostileScript("objects that make themselves", "", 3, "limit depth") {
      "class A { var inner = A() }\nA()"
    },
    HostileScript("an observer of itself", "", 3, "limit depth") {
      "class A { var x = 0\ndidSet x { self.x += 1 } }\nlet a = A()\na.x = 1"
    },
    HostileScript("objects that come back", "--max-lines 1000", 3, "limit lines") {
      """
      var kept = []
      class Ghost { deinit { kept.append(self) } }
      while true {
          Ghost()
          kept.removeAll()
      }
      """
    },
    HostileScript("ends that begin", "--max-lines 1000", 3, "limit lines") {
      "class Ghost { deinit { Ghost() } }\nGhost()"
    },
    HostileScript("numbers at the edge", "", 0, "until") {
      """
      let big = 1.7976931348623157e308
      let box = view (big, 5e-324) center (-big, big)
      animate 1s { box.center = (big, -big); box.transform = scaling(big, 5e-324) }
      animate 5e-324s { box.alpha = 5e-324 }
      after 999999999s { }
      at 1e-300s { print(now, big + big, -big * 2, 5e-324 / 2, 9007199254740992 + 1) }
      trace [box.center, box.frame, box.transform] every 0.5s
      """
    },
  ]

  // MARK: What takes memory

  private static let memory: [HostileScript] = [
    HostileScript("a million views", "--max-memory 32", 3, "limit memory") {
      "for i in 0..<1000000 { view (1, 1) }"
    },
    HostileScript("a string that doubles", "", 3, "limit memory") {
      "var s = \"x\"\nwhile true { s += s }"
    },
    HostileScript("numbers by steps too small", "", 3, "limit memory") {
      "stride(from: 0, to: 1000000000000000, by: 0.000000001).count"
    },
    HostileScript("names without end", "--max-memory 8", 3, "limit memory") {
      "var i = 0\nlet box = view (1, 1)\nwhile true { i += 1; box.name = \"a long name \\(i)\" }"
    },
    HostileScript("traces without end", "--max-memory 8", 3, "limit memory") {
      "let box = view (1, 1)\nwhile true { trace box.alpha every 1s }"
    },
    HostileScript("animations without end", "--max-memory 8", 3, "limit memory") {
      "while true { let box = view (1, 1); animate 1s { box.alpha = 0 } }"
    },
    HostileScript("two thousand rings", "", 0, "idle") {
      "class Box { var f = nil }\nfor i in 0..<2000 { let b = Box(); b.f = { b } }"
    },
    HostileScript("a ring of ten thousand closures", "", 0, "idle") {
      """
      class Box { var f = nil }
      let first = Box()
      var last = first
      for i in 0..<10000 {
          let box = Box()
          let before = last
          box.f = { before }
          last = box
      }
      first.f = { last }
      last = nil
      """
    },
    HostileScript("an array a hundred thousand deep", "", 0, "idle") {
      "var a = []\nfor i in 0..<100000 { a = [a] }\nprint(a == a, \"\\(a)\".count)"
    },
    HostileScript("views twenty thousand deep", "", 0, "idle") {
      """
      var outer = stage
      for i in 0..<20000 {
          let inner = view (1, 1)
          outer.addSubview(inner)
          outer = inner
      }
      stage.subviews[0].removeFromSuperview()
      """
    },
  ]
}
