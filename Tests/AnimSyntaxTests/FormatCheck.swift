@testable import AnimSyntax

/// What must hold of every text that is formatted.
struct FormatCheck {
  private(set) var formatted = ""
  /// What does not hold.
  private(set) var faults: [String] = []

  init(_ text: String, columns: Int = SourceFormatter.lineLength) {
    self.init(bytes: Array(text.utf8), columns: columns)
  }

  init(bytes: [UInt8], columns: Int = SourceFormatter.lineLength) {
    let before = FormatCheck.parse(bytes)
    guard let once = FormatCheck.format(bytes, columns) else {
      faults.append("not formatted: \(before.rendered)")
      return
    }
    formatted = String(decoding: once, as: UTF8.self)
    if FormatCheck.format(once, columns) != once { faults.append("not idempotent") }
    var names = before.names
    let file = SourceFile(name: "formatted", bytes: once)
    let (tree, diagnostics) = Parser.parse(file, names: &names)
    if !diagnostics.isEmpty { faults.append(DiagnosticRenderer().render(diagnostics, in: file)) }
    if !tree.isSame(as: before.tree) { faults.append("another tree") }
    if FormatCheck.comments(in: once) != FormatCheck.comments(in: bytes) {
      faults.append("other comments")
    }
    if once.split(separator: Byte.newline).contains(where: { $0.last == Byte.space }),
      !bytes.contains(Byte.star)
    {
      faults.append("spaces at the end of a line")
    }
    let literals = FormatCheck.literals(in: bytes)
    if FormatCheck.literals(in: once) != literals { faults.append("other literals") }
  }

  private static func parse(_ bytes: [UInt8]) -> Parsed { Parsed(bytes: bytes) }

  private static func format(_ bytes: [UInt8], _ columns: Int) -> [UInt8]? {
    SourceFormatter.format(SourceFile(name: "text", bytes: bytes), columns: columns).text
  }

  /// The comments of a text in order, without the blanks around their lines.
  static func comments(in bytes: [UInt8]) -> [String] {
    let tokens = Lexer.lex(SourceFile(name: "text", bytes: bytes)).tokens
    var comments: [String] = []
    var start = 0
    for token in tokens {
      comments += FormatCheck.comments(between: bytes[start..<Int(token.start)])
      start = Int(token.end)
    }
    return comments.sorted()
  }

  /// Splits a gap into its comments, which are all that begins with a slash in it.
  private static func comments(between gap: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    var depth = 0
    var current: [UInt8] = []
    var rest = gap
    while let byte = rest.first {
      if rest.starts(with: Array("/*".utf8)) {
        depth += 1
        current += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if depth > 0, rest.starts(with: Array("*/".utf8)) {
        depth -= 1
        current += rest.prefix(2)
        rest = rest.dropFirst(2)
        if depth == 0 {
          found.append(trimmed(current))
          current = []
        }
      } else if depth > 0 {
        current.append(byte)
        rest = rest.dropFirst()
      } else if rest.starts(with: Array("//".utf8)) || rest.starts(with: Array("#!".utf8)) {
        let line = rest.prefix { $0 != Byte.newline }
        found.append(trimmed(Array(line)))
        rest = rest[line.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  private static func trimmed(_ comment: [UInt8]) -> String {
    let blanks: Set<UInt8> = [Byte.space, Byte.tab, Byte.carriageReturn]
    return comment.split(separator: Byte.newline, omittingEmptySubsequences: false)
      .map { line in
        let end = line.reversed().drop { blanks.contains($0) }.count
        return String(
          decoding: line.prefix(end).drop { blanks.contains($0) }, as: UTF8.self)
      }
      .joined(separator: "\n")
  }

  /// The numbers, strings and colors of a text as they are written.
  private static func literals(in bytes: [UInt8]) -> [String] {
    let file = SourceFile(name: "text", bytes: bytes)
    return Lexer.lex(file).tokens
      .filter {
        [.number, .color, .string, .stringStart, .stringMiddle, .stringEnd].contains($0.kind)
      }
      .map { file.text(of: $0.range) }
  }
}
