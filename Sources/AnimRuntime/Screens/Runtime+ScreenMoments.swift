extension Runtime {
  // Screens are told in two rounds of their own, before and after the layout pass: what will be
  // before, what is after. Who goes comes before who comes; what is around comes first where
  // something comes, and last where it goes.

  /// What the next screen is told of the round that has begun; nil if all have been.
  mutating func nextScreenMoment() -> Event? {
    while let (view, moment) = screens.queue.popLast() {
      guard isDue(moment, view) else { continue }
      screens.states[views.slot(view)] = moment.state
      // A screen that turns back meanwhile is to be asked again.
      screens.isDirty = true
      return .screen(view, moment)
    }
    return nil
  }

  /// Puts together what screens are told next.
  ///
  /// - Parameter isLaidOut: whether the views have their places.
  /// - Returns: false if there is nothing.
  mutating func gatherScreens(isLaidOut: Bool) -> Bool {
    guard screens.isDirty else { return false }
    dropEndedScreens()
    for moment in isLaidOut ? [.disappear, .appear] : [ScreenMoment.willDisappear, .willAppear] {
      let told = screens.screens.filter { isDue(moment, $0) }
      let comes = moment == .willAppear || moment == .appear
      let order = told.indices.map { (level: level(of: told[$0]) * (comes ? 1 : -1), place: $0) }
        .sorted { $0 < $1 }
      screens.queue += order.map { (told[$0.place], moment) }
    }
    // The last is told first.
    screens.queue.reverse()
    if isLaidOut { screens.isDirty = false }
    return !screens.queue.isEmpty
  }

  private func isDue(_ moment: ScreenMoment, _ view: ViewID) -> Bool {
    guard isScreen(view) else { return false }
    let isThere = isInTree(view)
    switch (moment, screens.states[views.slot(view)]) {
    case (.willAppear, .away), (.willAppear, .leaving): return isThere
    case (.appear, .appearing): return isThere && !isBeingMoved(view)
    case (.willDisappear, .shown), (.willDisappear, .appearing): return !isThere
    case (.disappear, .leaving): return !isThere && !isBeingMoved(view)
    default: return false
    }
  }

  /// True while a transition is under way that brings a view or takes it away, with all it is in.
  private func isBeingMoved(_ view: ViewID) -> Bool {
    if screens.gates.isEmpty { return false }
    var at = Int32(views.slot(view))
    while at >= 0 {
      if screens.gates[views.id(at)] != nil { return true }
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
