import Testing

/// Scripts that change values, and what they print.
@Suite struct BuiltinChangesTests {
  static let scripts: [(String, [String])] = [
    ("var a = [1, 2]; let b = a; a.append(3); print(a, b)", ["[1, 2, 3] [1, 2]"]),
    ("var a = [1]; a.append(contentsOf: [2, 3]); a.insert(0, at: 0); print(a)", ["[0, 1, 2, 3]"]),
    (
      "var a = [1, 2, 3]; print(a.remove(at: 1), a.removeFirst(), a.removeLast(), a.popLast(), a)",
      ["2 1 3 nil []"]
    ),
    (
      "var a = [1, 2, 3, 4]; a.removeAll { $0 % 2 == 0 }; print(a); a.removeAll(); print(a)",
      ["[1, 3]", "[]"]
    ),
    (
      "var a = [1, 2, 3]; a.swapAt(0, 2); print(a); a.reverse(); print(a)",
      ["[3, 2, 1]", "[1, 2, 3]"]
    ),
    (
      "var a = [3, 1, 2]; a.sort(); print(a); a.sort { $0 > $1 }; print(a)",
      ["[1, 2, 3]", "[3, 2, 1]"]
    ),
    ("var a = [1, 2, 3]; a.shuffle(); print(a.sorted())", ["[1, 2, 3]"]),
    (
      "var g = [[1, 2], [3, 4]]; let h = g; g[1][0] = 9; print(g, h)",
      ["[[1, 2], [9, 4]] [[1, 2], [3, 4]]"]
    ),
    (
      "var d = [\"a\": 1]; let e = d; d[\"b\"] = 2; d[\"a\"] = nil; print(d, e)",
      ["[\"b\": 2] [\"a\": 1]"]
    ),
    ("var d = [:]; d[\"k\"] = []; d[\"k\"].append(1); print(d)", ["[\"k\": [1]]"]),
    (
      "var d = [\"a\": 1]; print(d.removeValue(forKey: \"a\"), d); d.merge([\"b\": 2]); print(d)",
      ["1 [:]", "[\"b\": 2]"]
    ),
    ("var s = \"a\"; let t = s; s.append(\"b\"); s += \"ç\"; print(s, t, s.count)", ["abç a 3"]),
    ("var p = (1, 2); let q = p; p.x = 5; p.y += 1; print(p, q)", ["(5, 3) (1, 2)"]),
    (
      "var r = rect(0, 0, 10, 20); r.center.x += 5; r.width = 4; r.origin = (1, 1); print(r)",
      ["rect(1, 1, 4, 20)"]
    ),
    (
      "var t = scaling(2); t.m34 = -0.5; t.tx = 3; print(t.m34, t.tx, t.isAffine)", ["-0.5 3 false"]
    ),
    (
      "var t = transform(); t.rotation.y = 1; print((t.rotation.y * 1000).rounded, t.rotation)",
      ["1000 0"]
    ),
    (
      "var t = scaling(2); t.translation.x = 7; t.scale.x = 3; print(t.translation, t.scale.x, t.scaleY)",
      ["(7, 0) 3 2"]
    ),
    ("var c = #ff0000; c.alpha = 0.5; c.green = 2; print(c)", ["#ffff0080"]),
    ("var b = true; b.toggle(); print(b)", ["false"]),
    ("var a = []; for i in 0..<1000 { a.append(i) }; print(a.count, a.sum())", ["1000 499500"]),
    (
      "var a = [1, 2, 3]; let s = a.map { x in a.append(x); return x }; print(s, a)",
      ["[1, 2, 3] [1, 2, 3, 1, 2, 3]"]
    ),
    (
      "let a = [(2, 1), (1, 1), (2, 0)]; print(a.sorted(by: { $0.x < $1.x }))",
      ["[(1, 1), (2, 1), (2, 0)]"]
    ),
    (
      "let a = stride(from: 0, to: 100, by: 1); print(a.sorted(by: { $0 % 7 > $1 % 5 }).count)",
      ["100"]
    ),
    (
      "let xs = [1, 2]; print(xs == xs, xs is array, [xs, xs] == [[1, 2], [1, 2]])",
      ["true true true"]
    ),
    (
      "class A {}; let a = A(); let b = A(); let d = [a: 1]; print(a == a, a == b, d[a], d[b])",
      ["true false 1 nil"]
    ),
    ("for c in \"hé\" { print(c) }; for i, c in \"ab\" { print(i, c) }", ["h", "é", "0 a", "1 b"]),
  ]

  /// What is changed may be read by the very statement that changes it.
  static let ownReaders: [(String, [String])] = [
    ("var a = [1, 2]; a[0] = a[1]; a[a.count - 1] += a[0]; print(a)", ["[2, 4]"]),
    ("var g = [[1], [2]]; g[g.count - 1][0] = g[0][0]; print(g)", ["[[1], [1]]"]),
    ("var a = [1]; a.append(a.count); a.insert(a[0], at: a.count); print(a)", ["[1, 1, 1]"]),
    (
      "func f() { var b = [1, 2]; b[0] = b[1]; b.append(b.count); b += b; print(b) }; f()",
      ["[2, 2, 2, 2, 2, 2]"]
    ),
    ("var g = [[1]]; g[0].append(g.count + g[0].count); print(g)", ["[[1, 2]]"]),
    (
      "var d = [\"a\": [1]]; d[\"a\"].append(d.count); d[\"b\"] = d[\"a\"]; print(d)",
      ["[\"a\": [1, 1], \"b\": [1, 1]]"]
    ),
    ("var p = (1, 2); p.x = p.y; p.y += p.x; print(p)", ["(2, 4)"]),
    ("var s = \"x\"; s += s; s.append(s); print(s)", ["xxxx"]),
    (
      "class C { var l = [1] }; let c = C(); c.l.append(c.l.count); c.l[0] = c.l[1] + 1; print(c.l)",
      ["[2, 1]"]
    ),
    ("var n = nil; n?.l.append(1 / 0); n?.l[1 / 0] = 1 / 0; print(\"ok\")", ["ok"]),
  ]

  @Test(arguments: scripts + ownReaders) func runs(script: String, expected: [String]) {
    #expect(printed(by: script) == expected)
  }
}
