import Glibc

/// Why a file could not be written, in words.
struct WriteError: Error {
  let message: String
}

/// Whole files, replaced at once: whoever reads sees the old bytes or the new ones.
enum FileWriter {
  /// Replaces what the regular file at `path` holds by `bytes` and keeps its permissions.
  ///
  /// A symbolic link stays; the file that it leads to is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(WriteError) {
    guard let resolved = realpath(path, nil) else { throw failure(path) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw WriteError(message: "cannot write '\(path)': it is not a regular file")
    }
    guard access(target, W_OK) == 0 else { throw failure(path) }
    // In the same folder, because renaming works only within a file system.
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(WriteError) {
      try fill(descriptor, path, bytes, status)
      guard rename(template, target) == 0 else { throw failure(path) }
    } catch {
      unlink(template)
      throw error
    }
  }

  /// Writes and closes the new file.
  private static func fill(
    _ descriptor: Int32, _ path: String, _ bytes: [UInt8], _ status: stat
  ) throws(WriteError) {
    var port = OutputPort(descriptor: descriptor)
    port.write(bytes)
    // Somebody else's file may stay theirs only if this is allowed; its permissions matter more.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    let keepsMode = fchmod(descriptor, status.st_mode & 0o7777) == 0
    let trouble = port.failure.map { WriteError(message: message(path, $0)) }
    let isSafe = keepsMode && fsync(descriptor) == 0
    let error = trouble ?? (isSafe ? nil : failure(path))
    guard close(descriptor) == 0 else { throw error ?? failure(path) }
    if let error { throw error }
  }

  private static func failure(_ path: String) -> WriteError {
    WriteError(message: message(path, errno))
  }

  private static func message(_ path: String, _ number: Int32) -> String {
    "cannot write '\(path)': \(String(cString: strerror(number)).lowercased())"
  }
}
