// Screens learn of moments in two rounds of their own: before the layout pass that they will appear
// or disappear, after it that they have. Screens that go come before screens that come; an outer
// screen comes before its inner ones where they come, and after them where they go.
extension Screens {
  /// The next screen of the round that has begun and its moment; nil after the last.
  mutating func nextMoment(_ views: ViewTree) -> (view: ViewID, moment: ScreenMoment)? {
    while let (view, moment) = queue.popLast() {
      guard isDue(moment, view, views) else { continue }
      states[views.slot(view)] = moment.state
      // A screen that turns back meanwhile is to be asked again.
      isDirty = true
      return (view, moment)
    }
    return nil
  }

  /// Gathers the moments that screens learn of next.
  ///
  /// - Parameter isLaidOut: whether the views have their places.
  /// - Returns: false if there is nothing.
  mutating func gather(isLaidOut: Bool, _ views: ViewTree) -> Bool {
    guard isDirty else { return false }
    dropEnded(views)
    for moment in isLaidOut ? [.disappear, .appear] : [ScreenMoment.willDisappear, .willAppear] {
      let told = all.filter { isDue(moment, $0, views) }
      let comes = moment == .willAppear || moment == .appear
      let order = told.indices.map {
        (level: views.level(of: told[$0]) * (comes ? 1 : -1), place: $0)
      }
      .sorted { $0 < $1 }
      queue += order.map { (told[$0.place], moment) }
    }
    // The queue is emptied from its end.
    queue.reverse()
    if isLaidOut { isDirty = false }
    return !queue.isEmpty
  }

  private func isDue(_ moment: ScreenMoment, _ view: ViewID, _ views: ViewTree) -> Bool {
    guard isScreen(view, views) else { return false }
    let isThere = views.isInTree(view)
    switch (moment, states[views.slot(view)]) {
    case (.willAppear, .away), (.willAppear, .leaving): return isThere
    case (.appear, .appearing): return isThere && !isBeingMoved(view, views)
    case (.willDisappear, .shown), (.willDisappear, .appearing): return !isThere
    case (.disappear, .leaving): return !isThere && !isBeingMoved(view, views)
    default: return false
    }
  }

  /// True while a transition is under way that brings a view or takes it away, with all it is in.
  private func isBeingMoved(_ view: ViewID, _ views: ViewTree) -> Bool {
    if gates.isEmpty { return false }
    var at = Int32(views.slot(view))
    while at >= 0 {
      if gates[views.id(at)] != nil { return true }
      at = views.pool[UInt32(at)].parent
    }
    return false
  }
}

extension ScreenMoment {
  /// Where a screen is once it has been told.
  fileprivate var state: ScreenState {
    switch self {
    case .willAppear: .appearing
    case .appear: .shown
    case .willDisappear: .leaving
    case .disappear: .away
    }
  }
}
