extension Runtime {
  /// The time of the next thing to happen, not before now; nil when nothing is pending.
  public var nextDate: Time? {
    if layout.isPending { return now }
    return agenda.entries.lazy.filter { isAlive($0) }.map(\.due).min()
      .map { max(Time(flicks: $0), now) }
  }

  /// When a block's delay is over and when it ends, `never` if it repeats for ever; nil once it is
  /// over.
  public func span(of id: AnimationID) -> (begin: Time, end: Time)? {
    guard animations.contains(id.raw) else { return nil }
    return (animations[id.raw].timing.begin, animations[id.raw].timing.end)
  }

  /// What a block still moves, in order of first writing.
  public func movements(of id: AnimationID) -> [(view: ViewID, property: Property)] {
    guard animations.contains(id.raw) else { return [] }
    var movements: [(ViewID, Property)] = []
    var index = animations[id.raw].first
    while index >= 0 {
      let contribution = contributions[index]
      movements.append((views.id(contribution.view), contribution.property))
      index = contribution.nextInBlock
    }
    return movements
  }
}
