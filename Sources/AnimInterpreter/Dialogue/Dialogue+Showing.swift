import AnimRuntime
import AnimSyntax
import AnimTrace

extension Dialogue {
  /// Why something cannot be shown.
  public struct Trouble: Error, Sendable {
    public var diagnostics: [Diagnostic]
    public var source: SourceFile
  }

  /// What is seen and what the model has: `X presentation V model V`, one line for a property,
  /// several for a view. Nothing changes by looking.
  public func show(_ text: String) throws(Trouble) -> [String] {
    var probe = self
    let value: Value
    let path: [String]
    let (base, tail) = Dialogue.split(text)
    (value, path) = (try probe.evaluate(base), tail)
    do throws(Failure) {
      if path.isEmpty, case .view(let raw)? = probe.native(value) {
        return probe.lines(of: ViewID(raw: raw), text)
      }
      return [try probe.line(text, value, path)]
    } catch {
      let file = SourceFile(name: ":show", text: text)
      let notes = error.note.map { [Diagnostic.Note($0)] } ?? []
      throw Trouble(
        diagnostics: [
          Diagnostic(
            error.id, .error, error.message, at: SourceRange(0, UInt32(file.bytes.count)),
            notes: notes)
        ], source: file)
    }
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

  /// The value of an expression; what evaluating it changes is changed.
  mutating func evaluate(_ text: String) throws(Trouble) -> Value {
    // The answer is left in a variable of a name that nobody types.
    let name = "valueShownByTheSession"
    let start = "let \(name) = "
    let source = SourceFile(name: ":show", text: start + text + "\n")
    session.machine.recorder.mute()
    let (diagnostics, result) = enter(source)
    func trouble(_ diagnostics: [Diagnostic]) -> Trouble {
      Trouble(
        diagnostics: diagnostics.map { Dialogue.moved($0, by: UInt32(start.utf8.count)) },
        source: SourceFile(name: ":show", text: text))
    }
    if case .failed(let diagnostic, let place) = result {
      if place.name != source.name { throw Trouble(diagnostics: [diagnostic], source: place) }
      throw trouble([diagnostic])
    }
    let machine = session.machine
    guard !diagnostics.contains(where: { $0.severity == .error }),
      let global = machine.environment.globals[session.machine.names.intern(name)]
    else { throw trouble(diagnostics) }
    return machine.heap.cells[machine.heap.payload(machine.globals[global.slot])]
  }

  /// A diagnostic about what was typed, without what was put before it.
  private static func moved(_ diagnostic: Diagnostic, by offset: UInt32) -> Diagnostic {
    func moved(_ range: SourceRange) -> SourceRange {
      SourceRange(max(range.start, offset) - offset, max(range.end, offset) - offset)
    }
    var diagnostic = diagnostic
    diagnostic.range = moved(diagnostic.range)
    diagnostic.notes = diagnostic.notes.map { note in
      Diagnostic.Note(note.message, at: note.range.map { moved($0) })
    }
    diagnostic.fixIts = []
    return diagnostic
  }

  func native(_ value: Value) -> Native? {
    value.kind == .object ? session.machine.heap.object(value).native : nil
  }

  private mutating func line(_ text: String, _ value: Value, _ path: [String]) throws(Failure)
    -> String
  {
    var (root, names) = (value, path.map { session.machine.names.intern($0) })
    // Only the deepest object on the way knows what is seen.
    while names.count > 1, root.kind == .object {
      let next = try session.machine.member(root, names[0])
      guard next.kind == .object else { break }
      root = next
      names.removeFirst()
    }
    var (seen, model) = (root, root)
    if !names.isEmpty {
      if root.kind == .object {
        seen = try session.machine.followed(root, names, asSeen: true)
        model = try session.machine.followed(root, names, asSeen: false)
      } else {
        for name in names { seen = try session.machine.member(seen, name) }
        model = seen
      }
    }
    return line(text, session.machine.detail(seen), session.machine.detail(model))
  }

  /// Center, bounds and alpha, and whatever else is not as a new view has it.
  private func lines(of view: ViewID, _ text: String) -> [String] {
    let (runtime, machine) = (session.machine.runtime, session.machine)
    let plain = Runtime(frameRate: 60)
    return Property.table.map(\.property).filter { $0 != .frame }.compactMap { property in
      let seen = runtime.presentation(property, of: view)
      let model = runtime.model(property, of: view)
      let isBasic = [.center, .bounds, .alpha].contains(property)
      let isUsual = model == plain.model(property, of: .stage)
      if !isBasic, isUsual, seen == model { return nil }
      return line("\(text).\(property.name)", machine.detail(seen), machine.detail(model))
    }
  }

  private func line(_ text: String, _ seen: DetailValue, _ model: DetailValue) -> String {
    "\(text) presentation \(words(seen)) model \(words(model))"
  }

  func words(_ value: DetailValue) -> String {
    String(decoding: session.machine.recorder.writer.text(of: value), as: UTF8.self)
  }

  func words(_ time: Time) -> String {
    time == .never ? "never" : words(.number(time.seconds))
  }
}
