/// Writes diagnostics for people: place, message, the source line with a mark, notes.
public struct DiagnosticRenderer: Sendable {
  /// Whether the text is colored with ANSI escapes.
  public var color: Bool
  /// The longest part of a source line that is shown, in characters.
  static let width = 100

  public init(color: Bool = false) { self.color = color }

  /// The diagnostics in their order, one after the other.
  public func render(_ diagnostics: [Diagnostic], in file: SourceFile) -> String {
    var text = ""
    for diagnostic in diagnostics { text += render(diagnostic, in: file) }
    return text
  }

  /// The lines of one diagnostic, each with its line end.
  public func render(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
    var text = ""
    let tone = Tone(diagnostic.severity)
    text += place(diagnostic.range, in: file)
    text += styled("\(diagnostic.severity.rawValue): ", tone)
    text += styled(diagnostic.message, .bold) + " [\(diagnostic.id)]\n"
    text += excerpt(diagnostic.range, in: file, tone)
    for note in diagnostic.notes {
      if let range = note.range {
        text += place(range, in: file) + styled("note: ", .note) + note.message + "\n"
        if file.line(at: range.start) != file.line(at: diagnostic.range.start) {
          text += excerpt(range, in: file, .note)
        }
      } else {
        text += "  " + styled("note: ", .note) + note.message + "\n"
      }
    }
    return text
  }

  private func place(_ range: SourceRange, in file: SourceFile) -> String {
    let position = file.position(at: range.start)
    return styled("\(file.name):\(position.line):\(position.column): ", .bold)
  }

  /// The line that `range` begins on, and under it a mark as long as the range.
  private func excerpt(_ range: SourceRange, in file: SourceFile, _ tone: Tone) -> String {
    let line = window(around: range.start, in: file)
    var source = Array(file.text(of: line).unicodeScalars)
    let before = SourceRange(line.start, max(line.start, range.start))
    var column = file.text(of: before).unicodeScalars.count
    let marked = SourceRange(range.start, max(range.start, min(range.end, line.end)))
    var length = max(1, file.text(of: marked).unicodeScalars.count)
    // Long lines are shown around the mark only.
    let first = max(0, min(column - DiagnosticRenderer.width / 2, source.count - 1))
    if source.count > DiagnosticRenderer.width {
      source = Array(source.dropFirst(first).prefix(DiagnosticRenderer.width))
      column -= first
    }
    length = max(1, min(length, source.count - column))
    var shown = ""
    for scalar in source { shown.unicodeScalars.append(visible(scalar)) }
    var mark = ""
    for scalar in source.prefix(column) { mark += scalar == "\t" ? "\t" : " " }
    mark += String(repeating: " ", count: max(0, column - source.count))
    mark += styled("^" + String(repeating: "~", count: length - 1), tone)
    return "  \(shown)\n  \(mark)\n"
  }

  /// The line of an offset, or so much of it on both sides as may be shown, whole scalars.
  private func window(around offset: UInt32, in file: SourceFile) -> SourceRange {
    let line = file.range(ofLine: file.line(at: offset))
    let reach = UInt32(DiagnosticRenderer.width * 4)
    var start = max(line.start, offset - min(offset, reach))
    var end = min(line.end, max(offset, line.start) + reach)
    while start > line.start, file.bytes[Int(start)] & 0xc0 == 0x80 { start -= 1 }
    while end < line.end, file.bytes[Int(end)] & 0xc0 == 0x80 { end += 1 }
    return SourceRange(start, max(start, end))
  }

  /// Control characters must not reach a terminal.
  private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\t" || (scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value))
      ? scalar : "\u{fffd}"
  }

  private enum Tone: String {
    case bold = "1"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  private func styled(_ text: String, _ tone: Tone) -> String {
    color ? "\u{1b}[\(tone.rawValue)m\(text)\u{1b}[0m" : text
  }
}
