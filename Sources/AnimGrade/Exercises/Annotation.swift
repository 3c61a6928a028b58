/// What a comment line of a case may say: the one place where the annotations are declared.
public enum Annotation: String, CaseIterable, Sendable {
  case name, points, hint, tolerance, unordered, hidden, requires, forbids, run, prelude, coda

  /// What stands behind the word, for messages; empty for nothing.
  public var value: String {
    switch self {
    case .name, .hint: "TEXT"
    case .points: "NUMBER"
    case .tolerance: "E [relative R]"
    case .unordered, .hidden: ""
    case .requires, .forbids: "CONSTRUCT"
    case .run: "FLAGS"
    case .prelude, .coda: "FILE"
    }
  }

  var summary: String {
    switch self {
    case .name: "what reports call the case; else the file's name"
    case .points: "what the case is worth; else 1"
    case .hint: "what to think about, shown with a failure; before an event, for that event only"
    case .tolerance: "how far numbers with a point may be off; else 0.001"
    case .unordered: "events of one instant may come in any order"
    case .hidden: "reports tell whether the case passes, not what it expects"
    case .requires: "tokens that must stand in the script; may be repeated"
    case .forbids: "tokens that must not stand in the script; may be repeated"
    case .run: "options of `anim run`, such as --until 5s"
    case .prelude: "a script in cases/ that runs before the submission"
    case .coda: "a script in cases/ that runs after the submission's last line"
    }
  }

  /// A line of help: how it is written, and what it means.
  public var help: String {
    let form = "# \(rawValue)" + (value.isEmpty ? "" : " \(value)")
    return form + String(repeating: " ", count: max(2, 28 - form.count)) + summary
  }

  /// Whether a case may have several of them.
  var isRepeatable: Bool { self == .hint || self == .requires || self == .forbids }

  /// The annotation and what stands behind it, in the text after `#`; nil for an unknown word.
  ///
  /// A colon may stand after the word.
  static func read(_ text: Substring) -> (annotation: Annotation, value: String)? {
    let text = text.drop(while: \.isSpace)
    let word = text.prefix { !$0.isSpace }
    let rest = text.dropFirst(word.count).drop(while: \.isSpace)
    let key = word.hasSuffix(":") ? word.dropLast() : word
    guard let annotation = Annotation(rawValue: String(key)) else { return nil }
    var value = rest
    while let last = value.last, last.isSpace { value.removeLast() }
    return (annotation, String(value))
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " || self == "\t" || self == "\r" }
}
