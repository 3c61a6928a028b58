/// Why an exercise cannot grade anybody: a mistake of the one who wrote it.
public struct ExerciseFault: Hashable, Sendable, Error {
  /// The file it is in, as the exercise's folder sees it; empty for the folder itself.
  public var file: String
  /// The line, from 1; 0 for the whole file.
  public var line: Int
  public var message: String

  public init(_ file: String, _ line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public init(_ file: String, _ message: String) { self.init(file, 0, message) }

  /// `file:line: message`, without a newline.
  public var description: String {
    if file.isEmpty { return message }
    return (line > 0 ? "\(file):\(line): " : "\(file): ") + message
  }
}
