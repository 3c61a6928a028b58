import Glibc

/// Why a file could not be read, in words.
struct ReadError: Error {
  let message: String
}

/// Whole files, read into memory by plain system calls.
enum FileReader {
  /// The bytes of the file at `path`, a few more than `limit` at most; `-` is standard input.
  static func read(
    _ path: String, limit: Int = .max, console: Console
  ) throws(ReadError) -> [UInt8] {
    if path == "-" {
      if let input = console.input { return input }
      return try read(descriptor: 0, limit: limit, name: "standard input")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit, name: path)
  }

  /// Whether there is something at `path`.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func read(
    descriptor: Int32, limit: Int, name: String
  ) throws(ReadError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(name) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw ReadError(message: "cannot read '\(name)': it is a directory")
    }
    // A regular file fits at once; one byte more lets the next read see the end.
    let length = status.st_mode & S_IFMT == S_IFREG ? max(0, Int(status.st_size)) : 0
    let size = min(length, limit)
    var bytes = [UInt8](repeating: 0, count: size > 0 ? size + 1 : 65536)
    var count = 0
    while true {
      if count == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: bytes.count))
      }
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got > 0, count + got > limit {
        bytes.removeLast(bytes.count - count - got)
        return bytes
      } else if got > 0 {
        count += got
      } else if got == 0 {
        bytes.removeLast(bytes.count - count)
        return bytes
      } else if errno != EINTR {
        throw failure(name)
      }
    }
  }

  private static func failure(_ name: String) -> ReadError {
    ReadError(message: "cannot read '\(name)': \(String(cString: strerror(errno)).lowercased())")
  }
}
