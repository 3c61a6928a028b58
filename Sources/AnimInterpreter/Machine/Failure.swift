/// Why a run cannot go on: a mistake of the script, or a limit it has reached.
struct Failure: Error {
  /// The stable id of a runtime diagnostic, or the name of the limit.
  var id: String
  var message: String
  /// What to do about it.
  var note: String?
  var isLimit = false

  init(_ id: String, _ message: String, note: String? = nil) {
    self.id = id
    self.message = message
    self.note = note
  }

  static func limit(_ name: String, _ message: String) -> Failure {
    var failure = Failure(name, message)
    failure.isLimit = true
    return failure
  }
}
