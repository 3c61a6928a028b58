import Glibc

/// What is in a folder, by plain system calls.
enum Folder {
  enum Kind { case file, folder, other }

  /// The names in the folder at `path`, sorted by their bytes, without those that begin with a dot;
  /// nil where it cannot be read.
  static func names(_ path: String) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What is at `path`; nil for nothing. A link is what it leads to, or `other` when not followed.
  static func kind(_ path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The bytes of a regular file of at most `limit` bytes; never waits for one that is none.
  static func read(_ path: String, limit: Int) throws(ReadError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ReadError(message: "cannot read '\(path)': it is no regular file")
    }
    guard status.st_size <= limit else {
      throw ReadError(message: "'\(path)' is longer than \(limit >> 10) KB")
    }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    var count = 0
    while count <= limit {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got > 0 {
        count += got
      } else if got == 0 {
        break
      } else if errno != EINTR {
        throw failure(path)
      }
    }
    guard count <= limit else {
      throw ReadError(message: "'\(path)' is longer than \(limit >> 10) KB")
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func failure(_ path: String) -> ReadError {
    ReadError(message: "cannot read '\(path)': \(String(cString: strerror(errno)).lowercased())")
  }
}
