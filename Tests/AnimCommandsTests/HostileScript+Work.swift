/// Scripts that let the machine work at length for every instruction of their own.
extension HostileScript {
  // MARK: What is changed after it was read

  /// Each would take hours if the collection were copied for every change.
  static let changes: [HostileScript] = [
    HostileScript("an array that reads itself", "", 0, "idle") {
      """
      var a = (0..<200000).array()
      for i in 1..<200000 { a[i] = a[i - 1] + 1 }
      for i in 0..<200000 { a.append(a.last + a.count) }
      for i in 0..<200000 { if a[i] > i { a[i] -= 1 } }
      """
    },
    HostileScript("a property that reads itself", "", 0, "idle") {
      """
      class Store {
          var a = (0..<200000).array()
          func fill() {
              for i in 1..<200000 { self.a[i] = self.a[i - 1] + 1 }
              for i in 0..<200000 { self.a.append(self.a.count) }
          }
      }
      let store = Store()
      store.fill()
      for i in 0..<200000 { store.a?.append(store.a.count) }
      """
    },
    HostileScript("an array in an array that reads itself", "", 0, "idle") {
      """
      var g = [(0..<200000).array()]
      for i in 1..<200000 { g[0][i] = g[0][i - 1] + 1 }
      for i in 0..<200000 { g[0].append(g[0].count) }
      var d = ["k": []]
      for i in 0..<200000 { d["k"]?.append(d["k"].count) }
      for i in 0..<200000 { d[i] = d.count }
      """
    },
    HostileScript("a text that is compared and grows", "", 0, "idle") {
      """
      var s = ""
      for i in 0..<400000 {
          if s != "" { s += ", " }
          s += "word"
      }
      """
    },
    HostileScript("a variable of a closure that reads itself", "", 0, "idle") {
      """
      func counting() {
          var a = [0]
          return { a.append(a.last + 1) }
      }
      let more = counting()
      for i in 0..<200000 { more() }
      """
    },
  ]

  // MARK: What takes the machine long

  /// Each comes to the limit in seconds, as a loop of as many instructions does.
  static let work: [HostileScript] = [
    ("shuffling", "var a = (0..<100000).array()", "a.shuffle()"),
    ("shuffled copies", "let a = (0..<100000).array()", "a.shuffled()"),
    ("texts in order", "let s = \"x\".repeated(1000000)\nlet t = s + \"y\"", "let b = s < t"),
    ("equal texts", "let s = \"x\".repeated(1000000)\nlet t = s.reversed()", "let b = [s] == [t]"),
    ("the least of texts", "let s = \"x\".repeated(1000000)\nlet a = [s, s.reversed()]", "a.min()"),
    ("sorted texts", "let s = \"x\".repeated(1000000)\nlet a = [s, s.reversed()]", "a.sorted()"),
    ("numbers in texts", "let s = \"1\".repeated(1000000)", "number(s)"),
    ("the least of numbers", "let a = (0..<100000).array()", "let n = min(a)"),
    ("a number looked for", "let a = (0..<10000).array()", "a.contains(-1)"),
    (
      "a text looked for", "let a = (0..<10000).array().map { n in \"\\(n)\" }",
      "a.firstIndex(of: \"x\")"
    ),
    (
      "dictionaries merged", "var d = [:]\nvar e = [:]\nfor i in 0..<1000 { e[i] = i }",
      "d.merge(e)"
    ),
    ("a way through views", deep, "inner.convert((1, 1), to: stage)"),
    ("views far in", deep, "inner.isDescendant(of: stage)"),
    (
      "a place among views", "for i in 0..<2000 { view (10, 10) center (300, 300) }",
      "stage.hitTest((5, 5))"
    ),
    ("layout", constraints, "last.constant += 1\n    stage.layoutIfNeeded()"),
    ("a constraint looked for", constraints, "stage.constraint(\"x\")"),
    ("the constraints of a view", constraints, "let c = box.constraints"),
    (
      "motions on motions", "let box = view (10, 10)\nvar x = 0",
      "x += 1\n    animate 1s interruption .additive { box.center.x = x }"
    ),
  ].map { name, before, again in
    HostileScript(
      name + " without end", "--max-instructions 20000000 --kinds print", 3, "limit instructions"
    ) {
      before + "\nwhile true {\n    " + again + "\n}"
    }
  }

  private static let deep = """
    var inner = stage
    for i in 0..<2000 {
        let outer = inner
        inner = view (10, 10)
        outer.addSubview(inner)
    }
    """

  private static let constraints = """
    let box = view (10, 10)
    var last = constraint box.left equals stage.left constant 8
    for i in 0..<50 {
        let other = view (10, 10)
        last = constraint other.left equals stage.left constant i identifier "other"
        constraint other.top equals stage.top constant i
    }
    """
}
