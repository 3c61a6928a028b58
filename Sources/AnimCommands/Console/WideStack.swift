import Glibc

/// Runs work on a thread whose stack is large enough for deep scripts.
public enum WideStack {
  private struct Job<Result> {
    let work: () -> Result
    var result: Result?
  }

  /// A moment on the wall clock after which something is done, while the work goes on.
  public struct Alarm {
    /// Seconds from now.
    let seconds: Double
    let action: () -> Void
  }

  /// The result of `work`; the caller waits. Without memory for 512 MB a smaller stack is taken.
  public static func run<Result>(alarm: Alarm? = nil, _ work: () -> Result) -> Result {
    withoutActuallyEscaping(work) { work in
      var job = Job<Result>(work: work, result: nil)
      return withUnsafeMutablePointer(to: &job) { job in
        let start = { job.pointee.result = job.pointee.work() }
        for megabytes in [512, 64, 8] where thread(megabytes: megabytes, alarm, start) { break }
        return job.pointee.result ?? job.pointee.work()
      }
    }
  }

  private static func thread(
    megabytes: Int, _ alarm: Alarm?, _ work: @escaping () -> Void
  ) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, megabytes << 20) == 0 else { return false }
    // The end of the work closes one end of a pipe, which the other end can wait for.
    var ends: [Int32] = [-1, -1]
    if alarm != nil, pipe(&ends) != 0 { return false }
    defer { close(ends[0]) }
    let (watched, signal) = (ends[0], ends[1])
    var start = {
      work()
      close(signal)
    }
    return withUnsafeMutablePointer(to: &start) { start in
      var id = pthread_t()
      let status = pthread_create(
        &id, &attributes,
        { argument in
          argument?.assumingMemoryBound(to: (() -> Void).self).pointee()
          return nil
        }, start)
      guard status == 0 else {
        close(signal)
        return false
      }
      if let alarm, !isClosed(watched, within: alarm.seconds) { alarm.action() }
      return pthread_join(id, nil) == 0
    }
  }

  /// Whether the other end of a pipe is closed within a time; waits for that at most.
  private static func isClosed(_ end: Int32, within seconds: Double) -> Bool {
    // Twenty days are as good as for ever, and fit the call.
    var left = Int32(min(max(seconds, 0), 1.7e6) * 1000)
    let deadline = WallClock.milliseconds + Int(left)
    while true {
      var wait = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      let count = poll(&wait, 1, left)
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
      left = Int32(max(0, deadline - WallClock.milliseconds))
    }
  }
}

/// The clock on the wall, which scripts never see.
enum WallClock {
  /// Milliseconds that passed since some moment in the past.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }
}
