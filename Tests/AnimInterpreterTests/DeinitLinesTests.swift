import AnimInterpreter
import AnimSyntax
import Testing

/// A deinit is told with the line whose statement let the last owner go.
struct DeinitLinesTests {
  private static let script = """
    class A { var n = 0; deinit { } }
    var g = 1
    func f() {
        var a = A()
        var n = g
        n = n + 1
        a = nil
        var b = A()
        b.n = n
        b = 5
        var c = A()
        c = A()
    }
    f()
    var t = A()
    t = nil
    """

  @Test func isTheLineThatLetsGo() {
    var configuration = RunConfiguration()
    configuration.format = .jsonl
    var session = Session(configuration)
    #expect(session.load(SourceFile(name: "deinit", text: Self.script)).isEmpty)
    #expect(session.run() == .idle)
    let lines = String(decoding: session.takeOutput(), as: UTF8.self).split(separator: "\n")
    let places = lines.filter { $0.contains("\"deinit\"") }.map { line in
      line.split(separator: "\"line\":").last.map { $0.prefix { $0.isNumber } } ?? ""
    }
    // The second object of `c` ends with the function, at its last statement.
    #expect(places == ["7", "10", "12", "12", "16"])
  }
}
