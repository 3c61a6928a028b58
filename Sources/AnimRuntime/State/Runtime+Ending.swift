extension Runtime {
  /// Lets go of all that is pending: timers, animations, inputs, waits and traces end unreported.
  ///
  /// - Returns: the callbacks held by them, those of timers first, each group in order of creation.
  public mutating func releaseAll() -> [Callback] {
    var released = validTimers.map { timers[$0.raw].callback }
    released += pendingAnimations.map { animations[$0.raw].spec.completion }
    released += agenda.entries.filter { isAlive($0) && scheduledCallbacks.contains($0.target) }
      .filter { $0.phase == .input || $0.phase == .wake }
      .sorted { $0.tie < $1.tie }.map { scheduledCallbacks[$0.target].callback }
    for name in timers.names { timers.remove(name) }
    for name in scheduledCallbacks.names { scheduledCallbacks.remove(name) }
    for name in gestures.names { gestures.remove(name) }
    for name in animations.names {
      while animations[name].first >= 0 { detach(animations[name].first) }
      animations.remove(name)
    }
    for name in animators.names { animators.remove(name) }
    agenda = Agenda()
    transitions.removeAll()
    let keepsHistory = dynamics.keepsHistory
    dynamics = DynamicsBook()
    dynamics.keepsHistory = keepsHistory
    traces.removeAll()
    openBlocks.removeAll()
    captures.removeAll()
    firing = .none
    return released.filter { $0 != .none }
  }
}
