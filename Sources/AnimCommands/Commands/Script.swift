import AnimInterpreter
import AnimSyntax

/// What several commands do with a script.
enum Script {
  /// The script at `path`; a file that cannot be read is a usage error.
  static func read(_ path: String, _ console: Console) throws(UsageError) -> SourceFile {
    let bytes = try FileReader.read(operand: path, limit: SourceFile.maximumLength, console)
    ProcessMemory.prepare(forScriptOf: bytes.count)
    return SourceFile(name: path == "-" ? "<stdin>" : path, bytes: bytes)
  }

  /// Everything that can be said about a script without running it.
  static func check(_ file: SourceFile) -> [Diagnostic] {
    var session = Session()
    return session.check(file)
  }
}

extension FileReader {
  /// The bytes of an operand; a file that cannot be read is a usage error.
  static func read(
    operand path: String, limit: Int = .max, _ console: Console
  ) throws(UsageError) -> [UInt8] {
    do {
      return try read(path, limit: limit, console: console)
    } catch {
      throw UsageError(error.message)
    }
  }
}
