import Glibc

/// How much memory a program takes at most.
public enum PeakMemory {
  /// Runs a program whose output nobody reads.
  ///
  /// - Returns: its exit status, -1 after a signal, and its peak in kilobytes of resident memory; nil
  ///   where it cannot be started.
  public static func run(_ command: [String]) -> (status: Int32, kilobytes: Int)? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    guard posix_spawn(&id, command[0], &actions, nil, &words, environ) == 0 else { return nil }
    var state: Int32 = 0
    var used = rusage()
    guard wait4(id, &state, 0, &used) == id else { return nil }
    let status = state & 0x7f == 0 ? state >> 8 & 0xff : -1
    return (status, Int(used.ru_maxrss))
  }
}
