/// What moves along curves of the script.
struct CurveBook: Sendable {
  enum User: Hashable, Sendable {
    case block(AnimationID)
    case animator(AnimatorID)
  }

  /// In order of beginning.
  private(set) var users: [User] = []
  /// The users before this one lack no value at `time`.
  private var firstOpen = 0
  private var time = Time.zero
  /// The searches for the swaps of transitions that are under way.
  private var halfways: [AnimationID: HalfwaySearch] = [:]
  /// True while something cannot go on without a value: time must not pass meanwhile.
  var isSearching = false

  /// True if a user may lack a value.
  @inline(__always)
  func isStale(at now: Time) -> Bool {
    !users.isEmpty && (firstOpen < users.count || time != now)
  }

  /// The first user that may lack a value at `now`.
  mutating func user(at now: Time) -> User? {
    if time != now {
      time = now
      firstOpen = 0
    }
    return firstOpen < users.count ? users[firstOpen] : nil
  }

  /// Adds a user, or takes note that one moves in another way than before.
  mutating func note(_ user: User) {
    if !users.contains(user) { users.append(user) }
    invalidate()
  }

  /// Takes note that the inputs may have changed.
  mutating func invalidate() { firstOpen = 0 }

  /// Goes on to the next user: the first open one lacks nothing.
  mutating func close() { firstOpen += 1 }

  /// Forgets the first open user, which is gone.
  mutating func dropUser() {
    if case .block(let id) = users.remove(at: firstOpen) { halfways[id] = nil }
  }

  mutating func removeAll() { self = CurveBook() }

  /// About how many bytes the users take.
  var footprint: Int { users.count * MemoryLayout<User>.stride }

  // MARK: Swaps

  /// Begins the search for the swap of a transition.
  mutating func seekHalfway(of id: AnimationID, _ duration: Time) {
    halfways[id] = HalfwaySearch(duration: duration.flicks)
    isSearching = true
  }

  /// The flicks from its start whose value the search for a swap needs.
  func halfwayPart(of id: AnimationID) -> Int64? {
    halfways.isEmpty ? nil : halfways[id]?.part
  }

  /// Takes a value for the search for a swap.
  ///
  /// - Returns: the time from the end of the delay until the swap, once it is found.
  mutating func takeHalfway(_ value: Double, _ id: AnimationID) -> Time? {
    halfways[id]?.take(value)
    guard let search = halfways[id], search.part == nil else { return nil }
    halfways[id] = nil
    return search.result
  }
}
