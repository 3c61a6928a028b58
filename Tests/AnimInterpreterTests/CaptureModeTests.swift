import AnimSyntax
import Testing

@testable import AnimInterpreter

/// How variables are kept, by what the closures around do with them.
@Suite struct CaptureModeTests {
  @Test(arguments: [
    ("func f(a) { return a }", "a", CaptureMode.register),
    ("func f(a) { return { a } }", "a", .copied),
    ("func f() { let a = 1; return { a } }", "a", .copied),
    ("func f() { var a = 1; return { a } }", "a", .shared),
    ("func f() { var a = 1; a = 2 }", "a", .register),
    ("func f() { let a = { a }; return a }", "a", .shared),
    ("func f() { func g(n) { return g(n) }; return g(1) }", "g", .shared),
    ("func f() { func g(n) { return n }; return g(1) }", "g", .register),
    ("func f() { func g(n) { return n }; return { g(1) } }", "g", .copied),
    ("func f(list) { for a in list { after 1s { print(a) } } }", "a", .copied),
    ("func f(b) { if let a = b.name { after 1s { print(a) } } }", "a", .copied),
    ("func f() { var a = 1; return { print({ a }) } }", "a", .shared),
    // A capture list reads the variable where the closure is made.
    ("func f() { var a = 1; return { [a] in print(1) } }", "a", .register),
    ("func f() { return { a in after 1s { print(a) } } }", "a", .copied),
    // An inner variable of the same name is another one.
    ("func f() { var a = 1; return { let a = 2; print(a) } }", "a", .register),
    ("class A { func f(a) { return { a } } }", "a", .copied),
  ])
  func modes(script: String, name: String, mode: CaptureMode) {
    var names = NameTable()
    let source = SourceFile(name: "test", text: script)
    let (tree, diagnostics) = Parser.parse(source, names: &names)
    #expect(diagnostics.filter { $0.severity == .error }.isEmpty)
    let keepings = Resolver.keepings(of: tree)
    let found = tree.nodes.indices.filter { index in
      Self.name(in: tree.nodes[index]).map { names[$0] } == name
    }
    // Nodes that only mention the name keep `register`.
    #expect(found.map { keepings[$0] }.max { $0.rawValue < $1.rawValue } == mode)
  }

  /// The name that a node declares or mentions.
  private static func name(in node: Node) -> Name? {
    switch node.kind {
    case .variable, .function, .binding, .name: Name(id: node.a)
    case .parameter: Name(id: node.b)
    default: nil
    }
  }
}
