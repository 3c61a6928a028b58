import AnimRuntime
import AnimSyntax

extension InteractiveSession {
  /// The words that may stand at the end of `line`, which is what was typed up to the cursor.
  ///
  /// - Parameter count: how many characters at its end are the word being typed.
  public func completions(of line: String, wordLength count: Int) -> [String] {
    let word = String(line.suffix(count))
    let before = String(line.dropLast(count))
    return candidates(after: before).filter { $0.hasPrefix(word) }.sorted()
  }

  private func candidates(after text: String) -> [String] {
    if text.last == "." {
      let base = InteractiveSession.path(before: text)
      return base.isEmpty ? symbols(after: text) : members(of: base)
    }
    let words = InteractiveSession.words(text)
    let directive = words.lazy.reversed().compactMap { word in
      Directive.named(word)
    }.first
    return Reference.unique(
      (directive.map(InteractiveSession.clauses) ?? []) + variables
        + Reference.names(of: .directive, .function, .constant, .value) + Reference.keywords)
  }

  /// The clauses that may follow a directive's head: those of its row, or a view's properties.
  private static func clauses(of directive: Directive) -> [String] {
    directive.clauses.map(\.label)
      + (directive.syntax.takesViewProperties
        ? ObjectRow.all.filter { $0.base == .view && $0.isSettable }.map(\.name) : [])
  }

  /// What the session has declared.
  public var variables: [String] {
    let environment = session.machine.environment
    return
      (environment.globals.names + environment.functions.names + environment.types.names)
      .map { session.machine.names[$0] }
  }

  /// The symbols of the clause that the text ends in.
  private func symbols(after text: String) -> [String] {
    let words = InteractiveSession.words(text)
    for (index, word) in words.enumerated().reversed() {
      guard let directive = Directive.named(word),
        !InteractiveSession.isClause(word, of: words[..<index])
      else { continue }
      for label in words[(index + 1)...].reversed() {
        if let clause = directive.clauses.first(where: { $0.label == label }),
          !clause.symbols.isEmpty
        {
          return clause.symbolWords
        }
      }
      return Reference.unique(directive.clauses.flatMap(\.symbolWords))
    }
    return Reference.unique(Directive.all.flatMap { $0.clauses.flatMap(\.symbolWords) })
  }

  /// Whether a word, which may be a head as `curve` is, is a clause of one of the heads before it.
  private static func isClause(_ word: String, of heads: ArraySlice<String>) -> Bool {
    heads.contains { head in
      Directive.all.contains { $0.head == head && $0.clauses.contains { $0.label == word } }
    }
  }

  // MARK: Members

  private func members(of path: [String]) -> [String] {
    var probe = self
    probe.session.own()
    let (machine, stage) = (session.machine, session.stage)
    var value: Value
    if path[0] == "stage" {
      value = stage.views.stageObject
    } else {
      guard let global = machine.environment.globals[probe.session.machine.names.intern(path[0])],
        global.slot < machine.globals.count
      else { return [] }
      value = machine.heap.cells[machine.heap.payload(machine.globals[global.slot])]
    }
    for name in path.dropFirst() {
      // A computed property runs code, which looking must not do.
      guard probe.isStored(name, in: value),
        let next = try? probe.session.machine.member(
          value, probe.session.machine.names.intern(name), &probe.session.stage)
      else { return [] }
      value = next
    }
    return probe.memberNames(of: value)
  }

  private mutating func isStored(_ name: String, in value: Value) -> Bool {
    guard value.kind == .object else { return true }
    let type = session.machine.program.types[Int(session.machine.heap.object(value).type)]
    switch type.members[session.machine.names.intern(name)] {
    case .field, nil: return true
    default: return false
    }
  }

  private func memberNames(of value: Value) -> [String] {
    let machine = session.machine
    if value.kind == .object {
      let object = machine.heap.object(value)
      let own = machine.program.types[Int(object.type)].members.names.map { machine.names[$0] }
      let base = machine.kind(of: object)
      return Reference.unique(
        own + ObjectRow.all.filter { $0.base == base || $0.base == base.general }.map(\.name))
    }
    guard let owner = Owner(value.kind) else { return [] }
    return Reference.unique(
      MemberRow.all.filter { $0.owner == owner }.map(\.name)
        + MethodRow.all.filter { $0.owner == owner }.map(\.name))
  }

  // MARK: Words

  /// The names joined by dots that the text, which ends with a dot, ends in.
  private static func path(before text: String) -> [String] {
    let isPart = { (character: Character) in
      character == "." || character == "_" || character.isLetter || character.isNumber
    }
    let tail = text.reversed().prefix(while: isPart).reversed()
    let names = String(tail).dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0.first.map { !$0.isNumber } ?? false }) else { return [] }
    return names.map(String.init)
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0 == "_" || $0.isLetter || $0.isNumber) }.map(String.init)
  }
}
