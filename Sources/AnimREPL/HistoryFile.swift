import CReadline
import Glibc

/// Where what was typed is kept from one session to the next.
struct HistoryFile: Sendable {
  /// nil keeps nothing.
  let path: String?

  private static let limit: Int32 = 2000

  /// `ANIM_HISTORY`, which may be empty to keep nothing, or the place for such things.
  static func standard(_ variable: (String) -> String?) -> HistoryFile {
    if let path = variable("ANIM_HISTORY") { return HistoryFile(path: path.isEmpty ? nil : path) }
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return HistoryFile(path: state + "/anim/history")
    }
    guard let home = variable("HOME"), !home.isEmpty else { return HistoryFile(path: nil) }
    return HistoryFile(path: home + "/.local/state/anim/history")
  }

  func open() {
    guard let path else { return }
    anim_history_open(path, HistoryFile.limit)
  }

  /// Adds an entry, which may have several lines, and writes it down; the file comes into being
  /// with the first one, for nobody else to read.
  func add(_ entry: [UInt8]) {
    let text = String(decoding: entry, as: UTF8.self)
    guard !text.allSatisfy(\.isWhitespace), anim_history_add(text) == 1, let path else { return }
    makeFolders(path)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    close(descriptor)
    append_history(1, path)
    history_truncate_file(path, HistoryFile.limit)
  }

  private func makeFolders(_ path: String) {
    for (offset, byte) in path.utf8.enumerated() where byte == 0x2f && offset > 0 {
      mkdir(String(decoding: path.utf8.prefix(offset), as: UTF8.self), 0o700)
    }
  }
}
