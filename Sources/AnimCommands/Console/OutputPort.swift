import Glibc

/// Where bytes go: a file descriptor, or memory for callers that want to look at them.
public struct OutputPort: Sendable {
  private let descriptor: Int32?
  /// What was written, for a port in memory.
  public private(set) var captured: [UInt8] = []
  /// The error number of the first write that failed; later writes do nothing.
  public private(set) var failure: Int32?

  public init(descriptor: Int32) { self.descriptor = descriptor }

  private init() { descriptor = nil }

  /// A port that keeps everything in `captured`.
  public static var memory: OutputPort { OutputPort() }

  /// The reason of a failure that must be told, such as a full disk.
  public var trouble: String? {
    guard let failure, failure != EPIPE else { return nil }
    return String(cString: strerror(failure))
  }

  /// Writes all of `bytes`, in as few system calls as the system allows.
  public mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    guard let descriptor else {
      captured.append(contentsOf: bytes)
      return
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
}

/// A port that the trace reaches while the script runs on its own thread.
///
/// Only that thread writes; the caller takes the port back when the thread has ended.
final class OutputRelay: @unchecked Sendable {
  private(set) var port: OutputPort

  init(_ port: OutputPort) { self.port = port }

  /// Writes `bytes`; false when they cannot be written any more.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    port.write(bytes)
    return port.failure == nil
  }
}
