import Foundation
import Testing

@testable import AnimSyntax

/// What parsing a source gave.
struct Parsed: Sendable {
  var file: SourceFile
  var tree: Tree
  var names: NameTable
  var diagnostics: [Diagnostic]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    var names = NameTable()
    file = SourceFile(name: "test.anim", bytes: bytes)
    (tree, diagnostics) = Parser.parse(file, names: &names)
    self.names = names
  }

  /// The ids of the diagnostics in the order of the text.
  var ids: [String] { diagnostics.map(\.id) }
  var printed: String { TreePrinter.print(tree, names: names) }
  var rendered: String { DiagnosticRenderer().render(diagnostics, in: file) }

  /// The dump without indentation, on one line.
  var dumped: String {
    TreeDumper.dump(tree, names: names).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Whether the source that prints this tree parses to the same tree.
  func survivesPrinting() -> Bool {
    var names = names
    let again = Parser.parse(SourceFile(name: "printed", text: printed), names: &names)
    return again.diagnostics.isEmpty && again.tree.isSame(as: tree)
  }
}

/// Runs `body` on a thread with a stack of this size.
func onStack<Result: Sendable>(
  kilobytes: Int, _ body: @escaping @Sendable () -> Result
) -> Result {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = body()
    done.signal()
  }
  thread.stackSize = kilobytes << 10
  thread.start()
  done.wait()
  return box.value!
}

/// Hands a result over from the thread that `onStack` waits for.
private final class Box<Value>: @unchecked Sendable { var value: Value? }
