import Foundation
import Glibc

/// How much memory a program takes at most.
public enum PeakMemory {
  /// Runs a program and throws away what it writes.
  ///
  /// The peak that the system keeps for a process that has ended counts what its parent took before
  /// the program began. So it is asked while the program runs, and the program can only end once its
  /// output is read: a pipe that is full holds it up.
  ///
  /// - Returns: its exit status, -1 after a signal, and its peak in kilobytes of resident memory; nil
  ///   where it cannot be started.
  public static func run(_ command: [String]) -> (status: Int32, kilobytes: Int)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    fill(ends[1])
    guard let id = start(command, output: ends[1], other: ends[0]) else {
      close(ends[1])
      return nil
    }
    close(ends[1])
    var peak = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    usleep(300_000)
    while true {
      peak = max(peak, highWater(of: id))
      var wait = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      if poll(&wait, 1, 20) == 0 { continue }
      if read(ends[0], &buffer, buffer.count) <= 0 { break }
    }
    var state: Int32 = 0
    guard waitpid(id, &state, 0) == id else { return nil }
    return (state & 0x7f == 0 ? state >> 8 & 0xff : -1, peak)
  }

  /// Writes until a pipe takes no more.
  private static func fill(_ end: Int32) {
    let flags = fcntl(end, F_GETFL)
    _ = fcntl(end, F_SETFL, flags | O_NONBLOCK)
    let filler = [UInt8](repeating: 0, count: 4096)
    while write(end, filler, filler.count) > 0 {}
    _ = fcntl(end, F_SETFL, flags)
  }

  private static func start(_ command: [String], output: Int32, other: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, other)
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    return posix_spawn(&id, command[0], &actions, nil, &words, environ) == 0 ? id : nil
  }

  /// The most resident memory a running process has had, in kilobytes; 0 where nothing says.
  private static func highWater(of id: pid_t) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
