import AnimTrace

/// Reads a case: comment lines that annotate, and the lines of the expected trace.
///
/// Nothing is passed over: a comment that is no annotation and a line that is no event are faults.
/// Remarks for people begin with `##`.
public struct CaseReader {
  private let file: String
  private var found: ExerciseCase
  private var faults: [ExerciseFault] = []
  private var seen: Set<Annotation> = []
  /// A hint that waits for the event it stands before.
  private var hint: (text: String, line: Int)?

  /// The case in the bytes of `file`, and all that is wrong with it.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (found: ExerciseCase, faults: [ExerciseFault]) {
    var reader = CaseReader(bytes, file)
    reader.readLines(bytes)
    return (reader.found, reader.faults)
  }

  private init(_ bytes: [UInt8], _ file: String) {
    self.file = file
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let name = base.hasSuffix(".trace") ? String(base.dropLast(6)) : base
    found = ExerciseCase(file: file, name: name, expected: bytes)
  }

  private mutating func readLines(_ bytes: [UInt8]) {
    var number = 0
    for line in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
      number += 1
      let text = String(decoding: line, as: UTF8.self)
      if text.isEmpty || text == "\r" { continue }
      if text.hasPrefix("#") { comment(text.dropFirst(), number) } else { event(text, number) }
    }
    if let hint { complain(hint.line, "a hint needs an event behind it, or stands before all") }
    if found.events == 0 { complain(0, "no events are expected") }
  }

  private mutating func event(_ text: String, _ number: Int) {
    if let hint { found.lineHints[number] = hint.text }
    hint = nil
    found.events += 1
    if text.hasPrefix("{") {
      if found.events == 1 { complain(number, "cases are text traces, not JSON Lines") }
      return
    }
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, let time = Double(words[0]), time.isFinite else {
      return complain(number, "an event begins with its time and its kind, not '\(text)'")
    }
    if EventKind(name: String(words[1].prefix { $0 != "\r" })) == nil {
      complain(number, "unknown kind of event '\(words[1])'")
    }
  }

  private mutating func comment(_ text: Substring, _ number: Int) {
    if text.hasPrefix("#") || text.allSatisfy({ $0 == " " || $0 == "\r" }) { return }
    if text.hasPrefix(" anim trace ") { return header(text, number) }
    guard let (annotation, value) = Annotation.read(text) else {
      let word = text.split(separator: " ").first.map(String.init) ?? ""
      let known = Annotation.allCases.map(\.rawValue).joined(separator: ", ")
      let remedy = "known are \(known); a remark begins with '##'"
      return complain(number, "unknown annotation '\(word)'; " + remedy)
    }
    if !seen.insert(annotation).inserted, !annotation.isRepeatable {
      return complain(number, "'\(annotation.rawValue)' stands there twice")
    }
    if annotation.value.isEmpty != value.isEmpty {
      let wanted = annotation.value.isEmpty ? "nothing" : annotation.value
      return complain(number, "'\(annotation.rawValue)' needs \(wanted) behind it")
    }
    if annotation != .hint, found.events > 0 {
      return complain(number, "'\(annotation.rawValue)' stands before the first event")
    }
    take(annotation, value, number)
  }

  private mutating func header(_ text: Substring, _ number: Int) {
    guard text.split(separator: " ").dropFirst(2).first == "1" else {
      return complain(number, "only version 1 of the trace format can be graded")
    }
    if number != 1 { complain(number, "the header is the first line or left out") }
  }

  private mutating func take(_ annotation: Annotation, _ value: String, _ number: Int) {
    switch annotation {
    case .name: found.name = value
    case .points:
      guard let points = Points(value[...]) else {
        let range = "more than 0 and at most \(Points.most.text), with at most two decimals"
        return complain(number, "points are \(range), not '\(value)'")
      }
      found.points = points
    case .hint: take(hint: value, number)
    case .tolerance:
      guard let tolerance = CaseReader.tolerance(value) else {
        return complain(number, "a tolerance is written as 0.01 or 0.01 relative 0.001")
      }
      found.tolerance = tolerance
    case .unordered: found.isUnordered = true
    case .hidden: found.isHidden = true
    case .requires, .forbids:
      guard let construct = Construct(value) else {
        return complain(number, "'\(value)' is nothing a script can hold")
      }
      if annotation == .requires {
        found.requires.append(construct)
      } else {
        found.forbids.append(construct)
      }
    case .run:
      guard let words = CaseReader.words(value) else {
        return complain(number, "a quote is not closed")
      }
      found.flags = words
      found.flagsLine = number
    case .prelude: found.prelude = scriptName(value, number)
    case .coda: found.coda = scriptName(value, number)
    }
  }

  /// Hints before all events are the case's; later ones wait for their event. Several make one.
  private mutating func take(hint text: String, _ number: Int) {
    if found.events == 0 {
      found.hint += (found.hint.isEmpty ? "" : " ") + text
    } else {
      hint = ((hint.map { $0.text + " " } ?? "") + text, number)
    }
  }

  private mutating func scriptName(_ value: String, _ number: Int) -> String {
    if value.contains("/") || !value.hasSuffix(".anim") {
      complain(number, "'\(value)' must be an .anim file in the folder of the case")
    }
    return value
  }

  private mutating func complain(_ line: Int, _ message: String) {
    faults.append(ExerciseFault(file, line, message))
  }

  private static func tolerance(_ text: String) -> Tolerance? {
    let words = text.split(separator: " ")
    guard let absolute = words.first.flatMap({ amount($0) }) else { return nil }
    if words.count == 1 { return Tolerance(absolute: absolute) }
    guard words.count == 3, words[1] == "relative", let relative = amount(words[2]) else {
      return nil
    }
    return Tolerance(absolute: absolute, relative: relative)
  }

  private static func amount(_ text: Substring) -> Double? {
    guard text.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false,
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// Words between spaces; a word in single quotes may hold spaces. Nil for a quote left open.
  static func words(_ text: String) -> [String]? {
    var words: [String] = []
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return nil }
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
