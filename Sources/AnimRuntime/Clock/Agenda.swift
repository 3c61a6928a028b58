/// The part of a round in which something happens.
enum Phase: UInt8, Sendable {
  case input, timer, animationEnd, animationStart, frame, physics, wake
}

/// What is due: a binary heap by due time, round, phase, then creation.
///
/// Entries are never searched for. A target that changes its date raises its stamp, and the old
/// entry is dropped when it surfaces; `compact` keeps the dead from outnumbering the living.
struct Agenda: Sendable {
  struct Entry: Sendable {
    var due: Int64
    /// The round of the instant, then the phase in the low three bits.
    var order: UInt64
    /// The serial number of what is due, so that equals are ordered by creation.
    var tie: UInt64
    /// The name of what is due in the store its phase implies.
    var target: UInt32
    /// Valid while it equals the target's own.
    var stamp: UInt32

    init(due: Time, round: Int, phase: Phase, tie: UInt64, target: UInt32, stamp: UInt32) {
      self.due = due.flicks
      self.order = UInt64(round) << 3 | UInt64(phase.rawValue)
      self.tie = tie
      self.target = target
      self.stamp = stamp
    }

    var round: Int { Int(order >> 3) }
    var phase: Phase { Phase(rawValue: UInt8(order & 7)) ?? .wake }

    @inline(__always)
    static func < (a: Entry, b: Entry) -> Bool {
      if a.due != b.due { return a.due < b.due }
      if a.order != b.order { return a.order < b.order }
      return a.tie < b.tie
    }
  }

  private(set) var entries: [Entry] = []
  /// How many entries are known to be dead.
  private(set) var deadCount = 0

  @inline(__always)
  var first: Entry? { entries.first }

  mutating func push(_ entry: Entry) {
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  /// Removes the first entry, if there is one.
  mutating func dropFirst() {
    guard let last = entries.popLast() else { return }
    if !entries.isEmpty { siftDown(last) }
  }

  /// Takes note that a dead entry has left the heap.
  mutating func dropDeadFirst() {
    dropFirst()
    if deadCount > 0 { deadCount -= 1 }
  }

  /// Takes note that an entry has died.
  mutating func noteDeath() { deadCount += 1 }

  /// True when it is time to `compact`.
  var isCrowded: Bool { deadCount > 64 && deadCount > entries.count / 2 }

  /// Keeps the entries `isAlive` accepts.
  mutating func compact(where isAlive: (Entry) -> Bool) {
    let kept = entries.filter(isAlive)
    entries.removeAll(keepingCapacity: true)
    deadCount = 0
    for entry in kept { push(entry) }
  }

  private mutating func siftUp(from start: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      var hole = start
      let entry = entries[hole]
      while hole > 0 {
        let parent = (hole - 1) / 2
        guard entry < entries[parent] else { break }
        entries[hole] = entries[parent]
        hole = parent
      }
      entries[hole] = entry
    }
  }

  /// Puts `entry` where the first one was.
  ///
  /// The hole goes down to a leaf first: an entry from the end of the heap mostly belongs there, and
  /// one comparison a level is then enough.
  private mutating func siftDown(_ entry: Entry) {
    entries.withUnsafeMutableBufferPointer { entries in
      var hole = 0
      let count = entries.count
      var child = 1
      while child + 1 < count {
        child += Entry.second(entries[child], entries[child + 1])
        entries[hole] = entries[child]
        hole = child
        child = hole * 2 + 1
      }
      if child < count {
        entries[hole] = entries[child]
        hole = child
      }
      while hole > 0 {
        let parent = (hole - 1) / 2
        guard entry < entries[parent] else { break }
        entries[hole] = entries[parent]
        hole = parent
      }
      entries[hole] = entry
    }
  }
}

extension Agenda.Entry {
  /// 1 if `b` comes before `a`, else 0; without branches, as nobody can foresee them.
  @inline(__always)
  fileprivate static func second(_ a: Self, _ b: Self) -> Int {
    func bit(_ condition: Bool) -> Int { condition ? 1 : 0 }
    let byTie = bit(b.tie < a.tie)
    let byOrder = bit(b.order < a.order) | (bit(b.order == a.order) & byTie)
    return bit(b.due < a.due) | (bit(b.due == a.due) & byOrder)
  }
}

extension Agenda {
  /// Adds the entries that `isAlive` accepts, in the order in which they are due.
  func add(to digest: inout Digest, where isAlive: (Entry) -> Bool) {
    // The layout of a heap is an accident; the order of what is due is not.
    for entry in entries.filter(isAlive).sorted(by: <) {
      digest.add(Time(flicks: entry.due))
      digest.add(entry.order)
      digest.add(entry.tie)
      digest.add(entry.target)
    }
  }
}
