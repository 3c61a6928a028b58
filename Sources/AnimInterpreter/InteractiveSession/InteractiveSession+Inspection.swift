import AnimRuntime
import AnimSyntax
import AnimTrace

extension InteractiveSession {
  /// Why something cannot be looked at.
  public struct InspectionError: Error, Sendable {
    public var diagnostics: [Diagnostic]
    public var source: SourceFile
  }

  /// What was found behind a text.
  enum Inspection {
    /// A view as a whole.
    case view(ViewID)
    /// A value, as it is seen and as the model has it.
    case value(seen: DetailValue, model: DetailValue)
  }

  /// Finds what a text stands for. What that changes is changed: to be called on a copy.
  mutating func look(at text: String) throws(InspectionError) -> Inspection {
    let (base, path) = InteractiveSession.split(text)
    let value = try evaluate(base, in: text)
    do throws(Failure) {
      return try sight(value, path)
    } catch {
      let file = SourceFile(name: InteractiveSession.lookSource, text: text)
      let notes = error.note.map { [Diagnostic.Note($0)] } ?? []
      let all = SourceRange(0, UInt32(file.bytes.count))
      throw InspectionError(
        diagnostics: [Diagnostic(error.id, .error, error.message, at: all, notes: notes)],
        source: file)
    }
  }

  private mutating func sight(_ value: Value, _ path: [String]) throws(Failure) -> Inspection {
    if path.isEmpty, value.kind == .object,
      case .view(let raw) = session.machine.heap.object(value).native
    {
      return .view(ViewID(raw: raw))
    }
    var (root, names) = (value, path.map { session.machine.names.intern($0) })
    // Only the deepest object on the way knows what is seen.
    while names.count > 1, root.kind == .object {
      let next = try session.machine.member(root, names[0], &session.stage)
      guard next.kind == .object else { break }
      root = next
      names.removeFirst()
    }
    var (seen, model) = (root, root)
    if !names.isEmpty {
      if root.kind == .object {
        seen = try Traces.followed(
          root, names, ofPresentation: true, &session.machine, &session.stage)
        model = try Traces.followed(
          root, names, ofPresentation: false, &session.machine, &session.stage)
      } else {
        for name in names { seen = try session.machine.member(seen, name, &session.stage) }
        model = seen
      }
    }
    return .value(seen: session.machine.detail(seen), model: session.machine.detail(model))
  }

  // MARK: Evaluating

  /// What diagnostics call the text.
  private static let lookSource = "[:]"

  /// The value of an expression, which is or begins `text`.
  ///
  /// The expression is compiled and run as an entry, on the copy that `glance` makes. A plainer way
  /// would walk the syntax tree, but `:show` takes any expression: a walk would be a second
  /// interpreter beside the compiler, with its own rules for calls, closures and errors. Only code
  /// that runs as an entry has the same meaning, the same diagnostics and the same limits.
  private mutating func evaluate(_ expression: String, in text: String) throws(InspectionError)
    -> Value
  {
    // The answer is left in a variable of a name that nobody types; in an array, because an object
    // would take its name from the variable.
    let start = "let \(InteractiveSession.answer) = ["
    let source = SourceFile(name: InteractiveSession.lookSource, text: start + expression + "\n]")
    let (diagnostics, result) = enter(source)
    if case .failed(let diagnostic, let place) = result {
      throw trouble([diagnostic], place.name == source.name ? nil : place, start, text)
    }
    let machine = session.machine
    guard !diagnostics.contains(where: { $0.severity == .error }),
      let global = machine.environment.globals[
        session.machine.names.intern(InteractiveSession.answer)]
    else { throw trouble(diagnostics, nil, start, text) }
    let answer = machine.heap.cells[machine.heap.payload(machine.globals[global.slot])]
    guard answer.kind == .array, machine.heap.array(answer).count == 1 else {
      let file = SourceFile(name: InteractiveSession.lookSource, text: text)
      let fault = Diagnostic.notOneThing(at: SourceRange(0, UInt32(file.bytes.count)))
      throw InspectionError(diagnostics: [fault], source: file)
    }
    return machine.heap.array(answer)[0]
  }

  private static let answer = "valueLookedAtByTheSession"

  /// Diagnostics about what was typed, without what was put around it.
  private func trouble(
    _ diagnostics: [Diagnostic], _ place: SourceFile?, _ start: String, _ text: String
  ) -> InspectionError {
    if let place { return InspectionError(diagnostics: diagnostics, source: place) }
    let file = SourceFile(name: InteractiveSession.lookSource, text: text)
    let (offset, end) = (UInt32(start.utf8.count), UInt32(file.bytes.count))
    func moved(_ range: SourceRange) -> SourceRange {
      let first = min(max(range.start, offset) - offset, end)
      return SourceRange(first, max(first, min(max(range.end, offset) - offset, end)))
    }
    let moved = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = moved(diagnostic.range)
      diagnostic.notes = diagnostic.notes.map { note in
        Diagnostic.Note(note.message, at: note.range.map { moved($0) })
      }
      diagnostic.fixIts = []
      return diagnostic
    }
    return InspectionError(diagnostics: moved, source: file)
  }

  /// The object of a path and the names after it: `cards[0]` and `center`, `x`.
  static func split(_ text: String) -> (base: String, path: [String]) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var start = parts.count
    while start > 1, isWord(parts[start - 1]) { start -= 1 }
    return (parts[..<start].joined(separator: "."), Array(parts[start...]))
  }

  private static func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isAlphabetic)
      && text.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
  }
}

extension Diagnostic {
  fileprivate static func notOneThing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notOneThing, .error, "this is not one thing to look at", at: range,
      notes: [Note("name a view, a property or a value, as in `box.alpha`")])
  }

  /// What is to be drawn is no number.
  static func notDrawn(_ text: String, _ parts: [String], at range: SourceRange) -> Diagnostic {
    let ways = parts.map { "`\(text).\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .notOneThing, .error, "a chart draws a number, and '\(text)' is none", at: range,
      notes: [Note(ways.isEmpty ? "as in `:plot box.alpha`" : "draw one of \(ways)")])
  }
}
