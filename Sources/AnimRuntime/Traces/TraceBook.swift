/// The traces of a run and the times of their next samples.
struct TraceBook: Sendable {
  struct Record: Sendable {
    var id: TraceID
    var schedule: TraceSchedule
    /// The date of the next sample; `never` for a trace of changes.
    var next: Time
  }

  private(set) var records: [Record] = []
  /// The smallest `next`.
  private(set) var earliest = Time.never
  private(set) var changeCount = 0
  private(set) var nextID: UInt32 = 0
  private var cursor = 0
  let frameRate: Int64

  init(frameRate: Int) { self.frameRate = Int64(min(max(frameRate, 1), 1_000_000)) }

  mutating func add(_ schedule: TraceSchedule, now: Time) -> TraceID {
    let id = TraceID(raw: nextID)
    nextID &+= 1
    var schedule = schedule
    switch schedule {
    case .at(let times): schedule = .at(times.sorted())
    case .everyChange: changeCount += 1
    case .every, .everyFrame: break
    }
    let next = date(of: schedule, from: now)
    records.append(Record(id: id, schedule: schedule, next: next))
    earliest = min(earliest, next)
    return id
  }

  mutating func remove(_ id: TraceID) {
    guard let index = records.firstIndex(where: { $0.id == id }) else { return }
    if case .everyChange = records[index].schedule { changeCount -= 1 }
    records.remove(at: index)
    if cursor > index { cursor -= 1 }
    findEarliest()
  }

  mutating func removeAll() {
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
        let isLastTick = now == .never
        records[index].next =
          isLastTick
          ? .never : date(of: records[index].schedule, from: Time(flicks: now.flicks + 1))
        return records[index].id
      }
      findEarliest()
      if earliest == .never { break }
    }
    return nil
  }

  private mutating func findEarliest() {
    cursor = 0
    earliest = records.reduce(.never) { min($0, $1.next) }
  }

  /// The first date of `schedule` that is not before `time`.
  private func date(of schedule: TraceSchedule, from time: Time) -> Time {
    switch schedule {
    case .every(let step):
      let step = step > .zero ? step.flicks : 70_560
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

  func digest(into digest: inout Digest) {
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
    digest.add(nextID)
  }
}
