/// Why a run cannot go on: a mistake of the script, or a limit it has reached.
struct Failure: Error {
  /// The stable id of a runtime diagnostic, or the name of the limit.
  var id: String
  var message: String
  /// What to do about it.
  var note: String?
  var isLimit = false
  /// The line of the script that it is about, from 1, where no call of the script is in progress.
  var line: Int?

  init(_ id: FailureID, _ message: String, note: String? = nil) {
    self.id = id.rawValue
    self.message = message
    self.note = note
  }

  private init(_ limit: LimitID, _ message: String) {
    id = limit.rawValue
    self.message = message
    isLimit = true
  }

  static func limit(_ limit: LimitID, _ message: String) -> Failure { Failure(limit, message) }
}

/// What can stop a script that does too much; `DiagnosticCatalogue` explains each as `limit-…`.
enum LimitID: String, CaseIterable {
  case instructions, events, memory, lines, depth, rounds, wall, interrupt
}
