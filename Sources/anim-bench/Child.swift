import Glibc

/// A program run to its end.
enum Child {
  /// What a run wrote, and what it took.
  struct Output {
    var text: [UInt8]
    var errors: [UInt8]
    /// Seconds of processor time, its own and the system's on its behalf.
    var seconds: Double
    var status: Int32
  }

  /// Runs a program found along the path; reads all that it writes.
  static func run(_ command: [String]) throws(BenchError) -> Output {
    guard let file = tmpfile() else { throw BenchError("no temporary file") }
    defer { fclose(file) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchError("no pipe") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
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
    let text = read(ends[0])
    var state: Int32 = 0
    var used = rusage()
    guard wait4(id, &state, 0, &used) == id else { throw BenchError("\(command[0]) is lost") }
    rewind(file)
    return Output(
      text: text, errors: read(fileno(file)),
      seconds: seconds(used.ru_utime) + seconds(used.ru_stime), status: state)
  }

  private static func read(_ file: Int32) -> [UInt8] {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count <= 0 { return text }
      text.append(contentsOf: buffer[..<count])
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
