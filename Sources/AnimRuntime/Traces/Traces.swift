/// When a trace samples.
public enum TraceSchedule: Hashable, Sendable {
  /// On the grid 0, d, 2d …; d ≤ 0 counts as 0.1 ms.
  case every(Time)
  /// At the given times, in any order; the past is skipped.
  case at([Time])
  /// At k / frame rate.
  case everyFrame
  /// At the end of each instant; whether anything changed is for the caller to see.
  case everyChange
}

/// The traces of a run and the times of their next samples.
struct Traces: Sendable {
  struct Record: Sendable {
    var id: TraceID
    var schedule: TraceSchedule
    /// The date of the next sample; `never` for a trace of changes.
    var next: Time
    /// The flicks from one sample to the next, where they are always the same; else 0.
    var step: Int64
  }

  private(set) var records: [Record] = []
  /// The smallest `next`.
  private(set) var earliest = Time.never
  private(set) var changeCount = 0
  /// The ids of traces that have ended, for those to come.
  private var free: [UInt32] = []
  private var cursor = 0
  let frameRate: Int64

  init(frameRate: Int) { self.frameRate = Int64(min(max(frameRate, 1), 1_000_000)) }

  mutating func add(_ schedule: TraceSchedule, now: Time) -> TraceID {
    let id = TraceID(raw: free.popLast() ?? UInt32(truncatingIfNeeded: records.count))
    var schedule = schedule
    switch schedule {
    case .at(let times): schedule = .at(times.sorted())
    case .everyChange: changeCount += 1
    case .every, .everyFrame: break
    }
    let next = date(of: schedule, from: now)
    records.append(Record(id: id, schedule: schedule, next: next, step: step(of: schedule)))
    earliest = min(earliest, next)
    return id
  }

  mutating func remove(_ id: TraceID) {
    guard let index = records.firstIndex(where: { $0.id == id }) else { return }
    if case .everyChange = records[index].schedule { changeCount -= 1 }
    records.remove(at: index)
    free.append(id.raw)
    if cursor > index { cursor -= 1 }
    findEarliest()
  }

  mutating func removeAll() {
    free += records.map(\.id.raw)
    records.removeAll()
    changeCount = 0
    findEarliest()
  }

  /// The next trace in order of creation with a sample due at or before `now`.
  mutating func take(at now: Time) -> TraceID? {
    while earliest <= now {
      while cursor < records.count {
        let index = cursor
        cursor += 1
        guard records[index].next <= now, records[index].next < .never else { continue }
        records[index].next = next(of: index, after: now)
        if cursor == records.count { findEarliest() }
        return records[index].id
      }
      findEarliest()
      if earliest == .never { break }
    }
    return nil
  }

  private mutating func findEarliest() {
    cursor = 0
    earliest = .never
    for index in records.indices { earliest = min(earliest, records[index].next) }
  }

  /// The date of the sample after the one at `now`.
  private func next(of index: Int, after now: Time) -> Time {
    let step = records[index].step
    if step > 0, records[index].next == now { return now + Time(flicks: step) }
    if now == .never { return .never }
    return date(of: records[index].schedule, from: Time(flicks: now.flicks + 1))
  }

  private func step(of schedule: TraceSchedule) -> Int64 {
    switch schedule {
    case .every(let step): step > .zero ? step.flicks : Self.leastStep
    case .everyFrame:
      Time.flicksPerSecond % frameRate == 0 ? Time.flicksPerSecond / frameRate : 0
    case .at, .everyChange: 0
    }
  }

  /// What a step of zero or less means: 0.1 ms.
  private static let leastStep: Int64 = 70_560

  /// The first date of `schedule` that is not before `time`.
  private func date(of schedule: TraceSchedule, from time: Time) -> Time {
    switch schedule {
    case .every(let step):
      let step = step > .zero ? step.flicks : Self.leastStep
      let steps = time > .zero ? (time.flicks - 1) / step + 1 : 0
      let (flicks, overflow) = steps.multipliedReportingOverflow(by: step)
      return overflow ? .never : Time(flicks: flicks)
    case .at(let times):
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if times[middle] < time { low = middle + 1 } else { high = middle }
      }
      return low < times.count ? times[low] : .never
    case .everyFrame:
      let second = Time.flicksPerSecond
      let whole = time.flicks / second
      var frame = (time.flicks % second) * frameRate / second
      while frameDate(whole, frame) < time { frame += 1 }
      return frameDate(whole, frame)
    case .everyChange:
      return .never
    }
  }

  /// The nearest flick to `whole` seconds and `frame` frames.
  private func frameDate(_ whole: Int64, _ frame: Int64) -> Time {
    let part = (frame * Time.flicksPerSecond + frameRate / 2) / frameRate
    let (flicks, overflow) = whole.multipliedReportingOverflow(by: Time.flicksPerSecond)
    return overflow ? .never : Time(flicks: flicks) + Time(flicks: part)
  }

  /// About how many bytes the traces take.
  var footprint: Int { records.count * MemoryLayout<Record>.stride }

  /// Adds every trace to a digest.
  func add(to digest: inout Digest) {
    digest.add(records.count)
    for record in records {
      digest.add(record.id.raw)
      digest.add(record.next)
      switch record.schedule {
      case .every(let step): digest.add(step)
      case .at(let times): for time in times { digest.add(time) }
      case .everyFrame: digest.add(1)
      case .everyChange: digest.add(2)
      }
    }
    for id in free { digest.add(id) }
  }
}
