import AnimGrade
import Glibc

/// A program that is started, fed, listened to, and ended when it takes too long or says too much.
///
/// It gets three sockets as its standard streams and nothing else of its parent.
struct WatchedProcess {
  /// What a program may use; beyond that it is killed.
  struct Limits {
    /// Seconds of real time.
    var wall: Double
    /// Bytes on standard output; on standard error what is beyond 64 KB is dropped.
    var output = 16 << 20
  }

  private static let errorLimit = 64 << 10

  private let id: pid_t
  private let limits: Limits
  private var input: Int32
  private var ports: (output: Int32, errors: Int32)
  private var output: [UInt8] = []
  private var errors: [UInt8] = []

  /// Runs `program` with `arguments` behind its name, `input` on its standard input.
  ///
  /// - Returns: how it ended; nil where it could not be started, with `errno` saying why.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8], limits: Limits
  ) -> RunRecord? {
    guard var process = WatchedProcess(program, arguments, limits) else { return nil }
    return process.watch(input)
  }

  private init?(_ program: String, _ arguments: [String], _ limits: Limits) {
    // Sockets rather than pipes: writing to one that nobody reads raises no signal, and both ends
    // are closed in other programs from the start.
    var pairs: [[Int32]] = []
    defer { for pair in pairs { close(pair[1]) } }
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
        for pair in pairs { close(pair[0]) }
        return nil
      }
      pairs.append(pair)
    }
    guard let id = WatchedProcess.start(program, arguments, pairs.map { $0[1] }) else {
      for pair in pairs { close(pair[0]) }
      return nil
    }
    self.id = id
    self.limits = limits
    input = pairs[0][0]
    ports = (pairs[1][0], pairs[2][0])
  }

  private static func start(
    _ program: String, _ arguments: [String], _ streams: [Int32]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    // What others in this process have left open is none of the program's business. Closing what is
    // closed meanwhile is no fault.
    for number in (Folder.names("/proc/self/fd") ?? []).compactMap({ Int32($0) })
    where number >= streams.count {
      posix_spawn_file_actions_addclose(&actions, number)
    }
    var environment = ["SWIFT_BACKTRACE=enable=no"]
    if let path = getenv("LD_LIBRARY_PATH") {
      environment.append("LD_LIBRARY_PATH=" + String(cString: path))
    }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var id = pid_t()
    let status = posix_spawn(&id, program, &actions, nil, words, variables)
    errno = status
    return status == 0 ? id : nil
  }

  private mutating func watch(_ bytes: [UInt8]) -> RunRecord {
    let deadline = WallClock.milliseconds + Int(min(limits.wall, 1e6) * 1000)
    var rest = bytes[...]
    var end: RunRecord.End?
    while end == nil {
      let left = deadline - WallClock.milliseconds
      if left <= 0 {
        end = stopped(.overdue(limits.wall))
      } else if output.count > limits.output {
        end = stopped(.tooLong(limits.output))
      } else {
        // The end of a program is seen at once by its streams; a short wait is for one that closed
        // them and goes on.
        wait(milliseconds: Int32(min(left, 20)), isFeeding: !rest.isEmpty)
        feed(&rest)
        listen()
        end = ending()
      }
    }
    listen()
    for port in [input, ports.output, ports.errors] where port >= 0 { close(port) }
    return RunRecord(end: end ?? .signal(SIGKILL), output: output, errors: errors)
  }

  private func wait(milliseconds: Int32, isFeeding: Bool) {
    var polled: [pollfd] = []
    for port in [ports.output, ports.errors] where port >= 0 {
      polled.append(pollfd(fd: port, events: Int16(POLLIN), revents: 0))
    }
    if isFeeding, input >= 0 {
      polled.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
    }
    // Without streams only the end is left to wait for.
    _ = poll(&polled, nfds_t(polled.count), polled.isEmpty ? 1 : milliseconds)
  }

  private mutating func feed(_ rest: inout ArraySlice<UInt8>) {
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    while input >= 0, !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(input, $0.baseAddress, $0.count, flags) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // Nobody reads any more.
        rest = []
      }
    }
    if input >= 0 {
      close(input)
      input = -1
    }
  }

  private mutating func listen() {
    ports.output = WatchedProcess.listen(ports.output, &output, limits.output + 1)
    ports.errors = WatchedProcess.listen(ports.errors, &errors, WatchedProcess.errorLimit)
  }

  /// Takes what has arrived, of which `limit` bytes are kept; the port, or -1 when it is closed.
  private static func listen(_ port: Int32, _ bytes: inout [UInt8], _ limit: Int) -> Int32 {
    guard port >= 0 else { return -1 }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<64 {
      let count = recv(port, &chunk, chunk.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        bytes += chunk.prefix(min(count, max(0, limit - bytes.count)))
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        return port
      } else {
        close(port)
        return -1
      }
    }
    return port
  }

  /// How the program ended by itself; nil while it runs.
  private func ending() -> RunRecord.End? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .signal(signal)
  }

  private func stopped(_ end: RunRecord.End) -> RunRecord.End {
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return end
  }
}
