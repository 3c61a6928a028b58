import Glibc

/// A program run to its end.
enum Child {
  /// What a run wrote, and what it took.
  struct Output {
    /// Seconds of processor time, its own and the system's on its behalf.
    var seconds: Double
    var status: Int32
    /// How many lines it wrote, the first byte of them and the last bytes.
    var lines = 0
    var first: UInt8?
    var tail: [UInt8] = []
    /// The end of what it wrote on standard error.
    var errors: [UInt8] = []
  }

  /// Runs a program found along the path; what it writes is lost unless it is looked at.
  static func run(_ command: [String], looks: Bool) throws(BenchError) -> Output {
    guard let file = tmpfile() else { throw BenchError("no temporary file") }
    defer { fclose(file) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchError("no pipe") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if looks {
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), 2)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    let status = posix_spawnp(&id, command[0], &actions, nil, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { throw BenchError("\(command[0]) cannot be started") }
    var output = Output(seconds: 0, status: 0)
    read(ends[0], into: &output)
    var used = rusage()
    guard wait4(id, &output.status, 0, &used) == id else {
      throw BenchError("\(command[0]) is lost")
    }
    output.seconds = seconds(used.ru_utime) + seconds(used.ru_stime)
    rewind(file)
    var errors = Output(seconds: 0, status: 0)
    read(fileno(file), into: &errors)
    output.errors = errors.tail
    return output
  }

  /// Reads to the end and keeps what `Output` has room for.
  private static func read(_ file: Int32, into output: inout Output) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count <= 0 { return }
      if output.first == nil { output.first = buffer[0] }
      for byte in buffer[..<count] where byte == UInt8(ascii: "\n") { output.lines += 1 }
      output.tail += buffer[..<count]
      if output.tail.count > 2 << 16 { output.tail.removeFirst(output.tail.count - 1 << 16) }
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
