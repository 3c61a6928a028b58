extension Runtime {
  /// Goes on to the next event, not beyond `limit`, and reports it.
  ///
  /// Due time decides, then round, phase and creation. An event that is late (after a busy run loop)
  /// happens now, in the order in which it was due.
  public mutating func next(until limit: Time) -> Event {
    if timers.firing != .none { finishFire(timers.firing) }
    input.close()
    while true {
      dropDeadEntries()
      if now > limit { return .reached(now) }
      if let (view, moment) = screens.nextMoment(scene.views) { return .screen(view, moment) }
      if scene.animations.curves.isSearching { return .curves }
      if let entry = scene.clock.agenda.first, entry.due <= now.flicks {
        if entry.phase == .physics, needsCurveValues { return .curves }
        guard scene.clock.enterRound(of: entry) else { return .roundLimit }
        scene.clock.agenda.dropFirst()
        if let event = deliver(entry) {
          scene.clock.lastEvent = now
          scene.clock.isUnsettled = true
          return event
        }
        continue
      }
      // Each pass, and each time screens learn of moments, is a round of its own, so that what always
      // asks for another is found out.
      let isLaidOut = !scene.layout.isPending
      if screens.gather(isLaidOut: false, scene.views)
        || isLaidOut && screens.gather(isLaidOut: true, scene.views)
      {
        guard scene.clock.beginOwnRound() else { return .roundLimit }
        continue
      }
      if !isLaidOut {
        guard scene.clock.beginOwnRound() else { return .roundLimit }
        return .layout
      }
      if let event = nextSample(until: limit) { return event }
    }
  }

  /// Takes a sample that is due, ends the instant, or moves the clock to what comes next; nil where
  /// that is to be looked at anew.
  private mutating func nextSample(until limit: Time) -> Event? {
    if let trace = traces.take(at: now) { return .sample(trace) }
    if scene.clock.isUnsettled {
      scene.clock.isUnsettled = false
      if traces.changeCount > 0 { return .instantEnded }
    }
    guard let entry = scene.clock.agenda.first else { return .idle }
    if entry.due > limit.flicks, traces.earliest > limit {
      scene.clock.advance(to: limit)
      return .reached(limit)
    }
    guard traces.earliest.flicks < entry.due else {
      scene.clock.advance(to: Time(flicks: entry.due))
      return nil
    }
    scene.clock.advance(to: traces.earliest)
    return traces.take(at: now).map { .sample($0) }
  }

  // MARK: The agenda

  /// Makes the first entry of the agenda a live one, or the agenda empty.
  private mutating func dropDeadEntries() {
    while let entry = scene.clock.agenda.first, !isAlive(entry) {
      scene.clock.agenda.dropDeadFirst()
    }
  }

  /// Drops the dead entries of the agenda once they outnumber the living.
  mutating func tidyAgenda() {
    guard scene.clock.agenda.isCrowded else { return }
    var agenda = scene.clock.agenda
    scene.clock.agenda = Agenda()
    agenda.compact { isAlive($0) }
    scene.clock.agenda = agenda
  }

  /// True while the entry still means something.
  func isAlive(_ entry: Agenda.Entry) -> Bool {
    switch entry.phase {
    case .timer: timers.isAlive(entry)
    case .animationStart, .animationEnd: scene.animations.isAlive(entry)
    case .input, .wake, .frame: input.isAlive(entry)
    case .physics: dynamics.isAlive(entry)
    }
  }

  private mutating func deliver(_ entry: Agenda.Entry) -> Event? {
    switch entry.phase {
    case .timer: return fireTimer(entry)
    case .animationEnd: return finishAnimation(AnimationID(raw: entry.target))
    case .animationStart: return startAnimation(AnimationID(raw: entry.target))
    case .input:
      let (callback, touch) = input.takeInput(entry)
      if let touch { return .touch(touch) }
      return callback.map { .input($0) }
    case .wake: return input.takeWake(entry).map { .wake($0) }
    case .frame:
      let id = GestureID(raw: entry.target)
      switch input.move(id, scene.views, &scene.clock) {
      case .moved(let isLast): return .gestureMoved(id, isLast: isLast)
      case .ended: return .gestureEnded(id)
      }
    case .physics:
      let id = DynamicsID(raw: entry.target)
      switch dynamics.deliver(id, &scene, screens) {
      case .resumed: return .dynamicsResumed(id)
      case .stepped: return .dynamicsStepped(id)
      case nil: return nil
      }
    }
  }

  /// A timer's date has come: it fires, unless it can wait for something else to happen.
  private mutating func fireTimer(_ entry: Agenda.Entry) -> Event? {
    if timers.seeksCompany(entry, scene.clock) {
      dropDeadEntries()
      if timers.joinNext(entry, &scene.clock) { return nil }
    }
    let fire = timers.fire(entry)
    return .timer(timers.firing, fire: fire.index, fire.callback, isLast: fire.isLast)
  }

  /// The delay of a block is over, or half of a transition.
  private mutating func startAnimation(_ id: AnimationID) -> Event {
    let block = scene.animations.blocks[id.raw]
    if block.isTransition {
      transitions.swapContents(of: id, &scene)
      return .contentSwapped(id)
    }
    guard block.isDriven else { return .animationStarted(id) }
    animators.noteStart(of: block.animator)
    return .animatorStarted(block.animator)
  }

  /// The end of a block is due.
  private mutating func finishAnimation(_ id: AnimationID) -> Event {
    let block = scene.animations.blocks[id.raw]
    if block.isDriven {
      defer { dynamics.noteResized(&scene) }
      guard let end = animators.finishRun(of: block.animator, id, &scene) else {
        return .animatorPaused(block.animator)
      }
      return .animatorEnded(end)
    }
    scene.animations.finish(id, &scene.views)
    if block.isTransition { transitions.finish(id, &screens) }
    return .animationEnded(id, finished: !block.isInterrupted, block.spec.completion)
  }
}
