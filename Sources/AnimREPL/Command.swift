/// A command to the session itself, typed after a colon: one row has everything about it.
///
/// The rows stand in `Command+….swift` by topic. A new command is one more row there.
struct Command: Sendable {
  /// The word after the colon; the beginning of it is enough where no other command begins so.
  let name: String
  let operand: Operand
  /// One line for the overview.
  let summary: String
  /// More lines for the command's own page; each ends with a line break.
  let remarks: String
  /// Whether `:undo` takes back the effect of the command.
  let isUndoable: Bool
  /// Performs the command. The operand does not end in blanks; it is empty only where the row
  /// does not require one.
  let perform: @Sendable (_ repl: inout REPL, _ operand: String) -> Void

  init(
    _ name: String, _ operand: Operand, _ summary: String, remarks: String = "",
    isUndoable: Bool = false, perform: @escaping @Sendable (inout REPL, String) -> Void
  ) {
    self.name = name
    self.operand = operand
    self.summary = summary
    self.remarks = remarks
    self.isUndoable = isUndoable
    self.perform = perform
  }

  /// A command without an operand.
  init(
    _ name: String, _ summary: String, remarks: String = "", isUndoable: Bool = false,
    perform: @escaping @Sendable (inout REPL, String) -> Void
  ) {
    self.init(
      name, .none, summary, remarks: remarks, isUndoable: isUndoable, perform: perform)
  }

  /// The command with its operand, as help shows it.
  var usage: String { ":\(name)" + (operand.label.isEmpty ? "" : " \(operand.label)") }
}

/// What may stand after the name of a command.
struct Operand: Sendable {
  /// How Tab completes an operand.
  enum Completion: Sendable {
    case nothing
    /// A place or a value of the script.
    case expression
    /// A path; the terminal completes it.
    case file
    /// A name that has a page of help.
    case topic
  }

  /// The operand as help shows it, in brackets where it may be left out; empty for none.
  let label: String
  let completion: Completion

  /// Whether the command is an error without its operand.
  var isRequired: Bool { !label.isEmpty && !label.hasPrefix("[") }

  init(_ label: String, completing completion: Completion = .nothing) {
    self.label = label
    self.completion = completion
  }

  static let none = Operand("")
  static let time = Operand("T")
  static let optionalTime = Operand("[T]")
  static let file = Operand("FILE", completing: .file)
}
