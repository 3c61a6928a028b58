extension ScriptGrammar {
  /// How each gap may be filled; the first way has no gaps of its own.
  static let choices: [UInt8: [String]] = [
    // N: a number.
    UInt8(ascii: "N"): [
      "num", "3", "xs.count", "ys.count", "([N] + [N])", "([N] * 2 % 7)", "counter()",
      "(o?.items?.count ?? 2)", "d.count", "now", "(num > 3 ? [N] : 2)", "f([N])", "w.center.x",
      "max([N], 1)", "pt.x", "-[N]", "infinity", "1e308",
    ],
    // O: an object or nil.
    UInt8(ascii: "O"): [
      "o", "p", "nil", "Node([O])", "Sub([O])", "(o?.next)", "(o?.next?.next)", "f([O])",
      "([O] ?? [O])", "o?.both", "p?.back", "((xs.first is Node) ? xs[0] : nil)",
      "(o?.make([E])?())", "(ys.first { $0 is Node })", "weakO",
    ],
    // A: an array.
    UInt8(ascii: "A"): [
      "xs", "ys", "[]", "[[E], [E]]", "(xs.map { ([E]) })", "(xs.filter { $0 != [O] })",
      "(xs + [A])", "(o?.items ?? [1])", "(o?.get() ?? [])", "stage.subviews", "[[O]]", "Node.all",
      "(ys.reversed())", "[[O], { ([E]) }]", "(xs.sorted { a, b in num += 1; return true })",
      "d.values", "(xs.compactMap { [O] })", "grid[0]",
    ],
    // E: any value.
    UInt8(ascii: "E"): [
      "num", "[N]", "[O]", "[A]", "[O]", "[A]", "w", "d", "nil", "({ ([E]) })", "({ a in ([E]) })",
      "({ [weak o] in (o) })", "({ [unowned w] in (w) })", "({ [z = xs] in (z) })", "\"t\\([N])\"",
      "[\"a\": [E]]", "([E] == [E])", "(animate 0.1s { [V] })", "(sequence { [W] })",
      "(after 0.1s { [S] })", "(view (5, 5))", "(Face (3, 3))", "(Face (4, 4) tag [N])",
      "(1, [N])", "rect(1, 2, 3, [N])", "1...3", ".sym", "o?.make", "o?.get", "w.presentation",
      "d[\"a\"]", "str", "Node", "({ a in\n[S]\n[S]\n})",
    ],
    // V: a change of a view.
    UInt8(ascii: "V"): [
      "w.alpha = 0.5", "w.center = ([N], 3)", "w.transform = rotation([N])", "w.hidden = num == 3",
      "w.frame = rect(1, 2, 3, 4)", "w.center.x += [N]", "w.backgroundColor = #ff0000",
      "w.bounds = rect(0, 0, 5, 5)", "w.transform.rotation.y = [N]",
    ],
    // W: something that takes time.
    UInt8(ascii: "W"): [
      "wait 0.1s", "1", "animate 0.1s { [V] }", "[S]", "[S]\nwait 0.1s\n[S]", "wait tick",
      "wait (animate 0.2s { [V] })",
    ],
    // B: a block's statements.
    UInt8(ascii: "B"): ["num += 1", "[T]", "[T]\n[T]", "[S]", "[S]\n[S]"],
    UInt8(ascii: "S"): simple,
    UInt8(ascii: "T"): statements,
  ]

  /// Statements without blocks of statements.
  private static let simple = [
    "num += 1", "num = [N]", "o = [O]", "p = [O]", "o?.next = [O]", "p?.next = [O]", "xs = [A]",
    "ys = [A]", "o?.items = [A]", "xs += [A]", "d[\"a\"] = [E]", "d[\"b\"] = [E]",
    "o?.next?.next = [O]", "Node.all = [A]", "o?.both = [O]", "o?.name = \"q\"", "weakO = [O]",
    "o?.items += [A]", "str += \"x\\(num)\"", "pt.x = [N]", "if xs.count > 0 { xs[0] = [E] }",
    "if (o?.items?.count ?? 0) > 0 { o?.items[0] = [E] }", "o?.lz = [E]", "[V]", "print([E])",
    "xs.append([E])", "ys.append([O])", "xs.removeAll { $0 == [O] }", "ys.insert([E], at: 0)",
    "d.merge([\"c\": [E]])", "o?.items.append([E])", "Node.all.append([O])", "o?.add([E])",
    "f([E])", "xs.removeAll()", "xs.popLast()", "ys.popLast()",
    "xs.sort { a, b in [S]\nreturn true }", "xs.reverse()", "xs.shuffle()", "d.removeAll()",
    "d.removeValue(forKey: \"a\")", "w.removeFromSuperview()", "stage.addSubview(w)", "o?.kill()",
    "page.removeFromSuperview()", "stage.addSubview(page)", "page.addSubview(w)",
    "page.appear = { [S] }", "tap page",
    "leaks()", "grid[0][0] = [E]", "grid[1].append([E])", "d[\"a\"] = nil",
    "xs.forEach { e in [S] }", "tick?.invalidate()", "tick?.fire()", "h = { [S] }", "h?()",
    "num -= 1", "pull.add(ball)", "pull.remove(ball)", "pull.remove()", "pull.action = { [S] }",
    "bump.add(view (5, 5))", "bump.began = { c in\n[S]\n}", "ball.center = ([N], 3)",
    "stage.dynamicAnimator.addBehavior(pull)", "mo.add(ball)", "mo.remove(ball)", "mo.held = [E]",
    "mo.addChild(gravity [])", "ys.append(Mo())", "stage.dynamicAnimator.didPause = { [S] }",
    "push ball mode .instantaneous magnitude 1 action { q in\n[S]\n}", "xs.append(pull)",
    "if pull.items.count > 0, pull.dynamicAnimator != nil { pull.dynamicAnimator.updateItem(ball) }",
    "stage.dynamicAnimator.removeAllBehaviors()", "bump.addBoundary(1, from: (0, 9), to: (9, 9))",
  ]

  private static let statements =
    ["num += 1"] + Array(repeating: "[S]", count: 12) + [
      "if num > 2 { [B] }", "if o != nil { [B] } else { [B] }",
      "if let q = o { q.next = [O]\n[B] }",
      "for i in 0..<3 { [B] }", "for e in xs { [B] }", "for e, k in d { [B] }",
      "for e in stage.subviews { [B] }", "after 0.2s { [B] }",
      "animate 0.2s { [B] } completion { [B] }",
      "animate 0.3s delay 0.1s { [V]\n[V] } completion { ok in [B] }",
      "animate 0.1s options .beginFromCurrentState { [V] }",
      "animate 0.4s damping 0.5 { [V] } completion { [B] }",
      "animate 0.2s { keyframe 0 duration 0.5 { [V] }\nkeyframe 0.5 { [V] } }",
      "transition w duration 0.2s options .flipFromLeft { [V]\n[B] } completion { [B] }",
      "screen() in page appear { me in [B] } disappear { [B] }",
      "animate 0s { [V] } completion { [B] }", "sequence { [B]\n[W] } completion { ok in [B] }",
      "parallel { animate 0.1s { [V] }\n[B] } completion { [B] }",
      "race { animate 0.1s { [V] }\nanimate 0.2s { [V] } } completion { [B] }",
      "stagger xs by 0.1s { e in [B] }", "wait 0.1s", "busy 0.1s", "var v[K] = [E]",
      "let u[K] = [E]\nprint(u[K])",
      "switch ([E]) {\ncase ([E]): [B]\ncase 1...4, nil: [B]\ndefault: [B]\n}",
      "every 0.1s { t in\n[B]\nif now > 0.5 { t.invalidate() }\n}",
      "tick = every 0.2s { t in\n[B]\nif now > 0.7 { t.invalidate() } }",
      "trace [w.alpha, w.center] every 0.1s", "trace w.transform every .change",
      "at 0.3s { [B] }", "while num < 4 { num += 1\n[B] }",
      "while num < 5 { num += 1\nif num == 3 { continue }\n[B]\nbreak }",
      "wait (sequence { [W] })", "let k[K] = Face (2, 2)\n[B]\nk[K].tag = [E]",
    ]

  /// What every script begins with.
  static let prologue = """
    var xs = [1, 2]
    var ys = []
    var grid = [[1, 2], [3]]
    var d = ["a": 1]
    var str = "s"
    var pt = (1, 2)
    var num = 0
    var o = nil
    var p = nil
    var h = nil
    var tick = nil
    weak var weakO = nil
    let w = view (10, 10)
    class Node {
        var next = nil
        var items = [1]
        weak var back = nil
        var name = "n"
        static var all = []
        lazy var lz = self.name
        let made = num
        init(x) { self.next = x; self.back = x is Node ? x : nil }
        var both { get { self.next }
            set { v in self.next = v } }
        func make(x) { return { self.next = x is Node ? x : nil; return self } }
        func get() { return self.items }
        func add(x) { self.items.append(x) }
        func kill() { self.next = nil }
        didSet name { old in [S] }
        didSet items { [S] }
        deinit { [S] }
    }
    class Sub: Node {
        var extra = [3]
        func kill() { super.kill(); self.extra = [self] }
        didSet items { old in num += 1 }
        deinit { [S] }
    }
    class Face: view {
        var tag = 1
        var kid = nil
        init(size) { super.init(size); self.kid = view (1, 1) in self }
        deinit { [S] }
    }
    let ball = view (10, 10) center (50, 50)
    let pull = gravity ball
    let bump = collision ball referenceBounds true
    class Mo: behavior {
        var held = nil
        init() { super.init(); self.addChild(dynamicItem [] elasticity 1) }
        func add(x) { super.add(x); [S] }
        func willMove(to a) { self.held = a; [S] }
        deinit { [S] }
    }
    let mo = Mo()
    class Page: screen {
        func willDisappear() { [S] }
        deinit { [S] }
    }
    let page = Page()
    func f(x) { [S]; return x }
    func makeCounter() { var n = 0; return { n += 1; return n } }
    let counter = makeCounter()

    """
}
