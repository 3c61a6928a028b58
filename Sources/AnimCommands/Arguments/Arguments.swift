import AnimInterpreter

/// A command line that makes no sense: exit status 2.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// An unknown word, with the one that was probably meant.
  init(unknown what: String, _ word: String, among candidates: [String]) {
    let near = Spelling.closest(to: word, among: candidates)
    message = "unknown \(what) '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// The arguments of one command, sorted into options and operands.
struct Arguments {
  /// Each option given, with its values in order; a switch has empty ones.
  private(set) var options: [(name: String, value: String)] = []
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false

  /// Sorts `words`, which follow the command's name, and checks the count of operands.
  init(_ words: ArraySlice<String>, for command: CommandSpec) throws(UsageError) {
    try self.init(words, options: command.options)
    if asksForHelp || command.count.contains(operands.count) { return }
    let usage = "usage: anim \(command.name) \(command.operands)"
    throw UsageError(
      operands.count < command.count.lowerBound
        ? "missing operand; \(usage)"
        : "unexpected operand '\(operands[command.count.upperBound])'; \(usage)")
  }

  /// Sorts `words` by the options that are allowed.
  init(
    _ words: ArraySlice<String>, options allowed: @autoclosure () -> [OptionSpec]
  ) throws(UsageError) {
    var rest = words
    var isLiteral = false
    while let word = rest.popFirst() {
      if isLiteral || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isLiteral = true
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else {
        try take(word, &rest, allowed())
      }
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ allowed: [OptionSpec]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = allowed.first(where: { $0.name == name }) else {
      throw UsageError(
        unknown: "option", name, among: allowed.map(\.name) + ["--help", "--version"])
    }
    if option.value.isEmpty {
      guard parts.count == 1 else { throw UsageError("option '\(name)' takes no value") }
      return options.append((name, ""))
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("option '\(name)' needs a value: \(name) \(option.value)")
    }
    options.append((name, value))
  }

  /// The texts given for an option, in their order.
  func all(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// The last text given for an option; nil where the option is not given.
  func last(_ name: String) -> String? { options.last { $0.name == name }?.value }
}
