extension Runtime {
  /// What `next(until:)` reports.
  public enum Event: Hashable, Sendable {
    /// The time of a scripted input has come.
    case input(Callback)
    /// A finger comes down; `take` or `fail` answers.
    case touch(GestureID)
    /// A finger that was taken moves; after its last move it is to be lifted.
    case gestureMoved(GestureID, isLast: Bool)
    /// A gesture that was taken is over without a move.
    case gestureEnded(GestureID)
    /// A timer fires; `fire` is its place in the grid. The timer stays valid until `finishFire`,
    /// which the next call of `next` does by itself.
    case timer(TimerID, fire: Int, Callback, isLast: Bool)
    /// A block is over; its id is free again.
    case animationEnded(AnimationID, finished: Bool, Callback)
    /// A block's delay is over.
    case animationStarted(AnimationID)
    /// The delay of an animator is over.
    case animatorStarted(AnimatorID)
    /// An animator has come to its end and waits there, as `pausesOnCompletion` says.
    case animatorPaused(AnimatorID)
    /// A run of an animator is over.
    case animatorEnded(AnimatorEnd)
    /// Half of a transition is over: the new contents are seen.
    case contentSwapped(AnimationID)
    /// An animator of dynamics has something to move again; its steps follow.
    case dynamicsResumed(DynamicsID)
    /// An animator has made a step: `dynamicsReport` says what came of it, and `finishStep`
    /// ends it.
    case dynamicsStepped(DynamicsID)
    /// A wait is over.
    case wake(Callback)
    /// A screen is told that it appears or disappears, once nothing else is due.
    case screen(ViewID, ScreenMoment)
    /// Something is to be laid out before the instant ends: `applyLayout` and the views of
    /// `layoutBatch`, then `endLayoutPass`. Comes after everything else that is due now.
    case layout
    /// A trace is to look at what is seen; comes last in its instant.
    case sample(TraceID)
    /// The instant is settled: nothing more is due now. Only while a trace of changes exists.
    case instantEnded
    /// The instant has taken all its rounds; asking again gives the same answer.
    case roundLimit
    /// The limit is reached (or passed by a busy run loop) and what was due there has happened.
    case reached(Time)
    /// Nothing is pending; traces do not count.
    case idle
  }

  /// Goes on to the next event, not beyond `limit`, and reports it.
  ///
  /// Due time decides, then round, phase and creation. Something late (after a busy run loop)
  /// happens now, in the order in which it was due.
  public mutating func next(until limit: Time) -> Event {
    if firing != .none { finishFire(firing) }
    openInput = nil
    while true {
      dropDeadEntries()
      if now > limit { return .reached(now) }
      if let event = nextScreenMoment() { return event }
      if let entry = agenda.first, entry.due <= now.flicks {
        if entry.due == now.flicks {
          if entry.round > maxRounds { return .roundLimit }
          round = entry.round
        }
        agenda.dropFirst()
        if let event = deliver(entry) {
          lastEvent = now
          isUnsettled = true
          return event
        }
        continue
      }
      // Each pass, and each time screens are told, is a round of its own, so that what always asks
      // for another is found out.
      let isLaidOut = !layout.isPending
      if gatherScreens(isLaidOut: false) || isLaidOut && gatherScreens(isLaidOut: true) {
        guard beginOwnRound() else { return .roundLimit }
        continue
      }
      if !isLaidOut {
        guard beginOwnRound() else { return .roundLimit }
        return .layout
      }
      if let trace = traces.take(at: now) { return .sample(trace) }
      if isUnsettled {
        isUnsettled = false
        if traces.changeCount > 0 { return .instantEnded }
      }
      guard let entry = agenda.first else { return .idle }
      if entry.due > limit.flicks, traces.earliest > limit {
        advance(to: limit)
        return .reached(limit)
      }
      guard traces.earliest.flicks < entry.due else {
        advance(to: Time(flicks: entry.due))
        continue
      }
      advance(to: traces.earliest)
      if let trace = traces.take(at: now) { return .sample(trace) }
    }
  }

  /// True when something other than a trace is still to come.
  public var hasPending: Bool {
    agenda.entries.contains { isAlive($0) }
  }

  /// Begins a round after everything that is due; false if the instant has had all its rounds.
  private mutating func beginOwnRound() -> Bool {
    if round >= maxRounds { return false }
    round += 1
    isUnsettled = true
    return true
  }

  /// Moves the clock; a new instant starts with round 0.
  mutating func advance(to time: Time) {
    guard time > now else { return }
    now = time
    round = 0
  }

  /// Makes the first entry of the agenda a live one, or the agenda empty.
  private mutating func dropDeadEntries() {
    while let entry = agenda.first, !isAlive(entry) { agenda.dropDeadFirst() }
  }

  /// True while the entry still means something.
  func isAlive(_ entry: Agenda.Entry) -> Bool {
    switch entry.phase {
    case .timer:
      timers.contains(entry.target) && timers[entry.target].stamp == entry.stamp
    case .animationStart, .animationEnd:
      animations.contains(entry.target) && animations[entry.target].stamp == entry.stamp
    case .input, .wake:
      scheduledCallbacks.contains(entry.target)
    case .frame:
      gestures.contains(entry.target) && !gestures[entry.target].state.isFinal
    case .physics:
      dynamics.animators.contains(entry.target)
        && dynamics.animators[entry.target].stamp == entry.stamp
    }
  }

  private mutating func deliver(_ entry: Agenda.Entry) -> Event? {
    switch entry.phase {
    case .timer:
      return fireTimer(entry)
    case .animationEnd:
      return finishAnimation(AnimationID(raw: entry.target))
    case .animationStart:
      let id = AnimationID(raw: entry.target)
      return animations[id.raw].isTransition ? swapContents(id) : animationStarted(id)
    case .input:
      return takeInput(entry)
    case .wake:
      return takeScheduledCallback(entry.target).map { .wake($0) }
    case .frame:
      return moveGesture(GestureID(raw: entry.target))
    case .physics:
      return deliverPhysics(DynamicsID(raw: entry.target))
    }
  }
}
