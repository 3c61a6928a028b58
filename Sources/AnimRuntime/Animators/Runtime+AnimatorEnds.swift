extension Runtime {
  /// Stops an active animator: what it moves stays where it is seen, in the model too.
  ///
  /// - Parameter withoutFinishing: true if it is over with that, silently; else it is to be finished.
  /// - Returns: false, and nothing changes, if it is not active.
  @discardableResult
  public mutating func stopAnimator(_ id: AnimatorID, withoutFinishing: Bool) -> Bool {
    guard animators.contains(id.raw), animators[id.raw].state == .active, !isPreparing(id) else {
      return false
    }
    dropEntries(of: id)
    let kept = withoutFinishing ? [] : keptValues(of: id)
    let constants = withoutFinishing ? [] : keptConstants(of: id)
    settle(id, at: .current)
    if withoutFinishing {
      animations.remove(animators[id.raw].carrier.raw)
      animators[id.raw].reset()
      return true
    }
    animators[id.raw].kept = kept
    animators[id.raw].keptConstants = constants
    animators[id.raw].state = .stopped
    animators[id.raw].motion.from = animators[id.raw].motion.place(at: now)
    animators[id.raw].motion.isOnLeg = false
    animators[id.raw].motion.isRunning = false
    return true
  }

  /// Finishes a stopped animator: its properties go to a position at once, which the open block, if
  /// there is one, animates.
  ///
  /// - Returns: false, and nothing changes, if it is not stopped.
  @discardableResult
  public mutating func finishAnimator(_ id: AnimatorID, at position: AnimatorPosition) -> Bool {
    guard animators.contains(id.raw), animators[id.raw].state == .stopped else { return false }
    let kept = animators[id.raw].kept
    let constants = animators[id.raw].keptConstants
    conclude(id, at: position)
    finishConstants(constants, at: position)
    for value in kept where position != .current {
      set(value.property, of: value.view, to: position == .start ? value.from : value.to)
    }
    return true
  }

  /// Notes that a newer block has taken something from an animator: it ends when that block has
  /// closed. Its own blocks may take from one another, and while one is open nobody ends it.
  mutating func noteInterruption(of id: AnimatorID, by taker: AnimatorID) {
    guard taker != id, !isPreparing(id), !interrupted.contains(id) else { return }
    interrupted.append(id)
  }

  /// Ends the animators that have lost something.
  mutating func endInterrupted() {
    while let id = interrupted.popLast() { interrupt(id) }
  }

  /// Ends an animator as a whole, where it is seen.
  mutating func interrupt(_ id: AnimatorID) {
    guard animators.contains(id.raw), animators[id.raw].state == .active else { return }
    dropEntries(of: id)
    settle(id, at: .current)
    conclude(id, at: .current)
  }

  /// The end that its carrier has entered in the agenda has come.
  mutating func finishRun(of id: AnimatorID, _ carrier: AnimationID) -> Event {
    let endings = animators[id.raw].endings
    if let index = endings.firstIndex(where: { $0.carrier == carrier }) {
      animators[id.raw].endings.remove(at: index)
      animations.remove(carrier.raw)
      return .animatorEnded(endings[index].end)
    }
    animators[id.raw].entryCount = 0
    let record = animators[id.raw]
    if record.pausesOnCompletion {
      animators[id.raw].dropAnchor(at: now)
      animators[id.raw].motion.from = record.target
      animators[id.raw].motion.isOnLeg = false
      animators[id.raw].motion.isRunning = false
      animators[id.raw].motion.done = 0
      return .animatorPaused(id)
    }
    let position: AnimatorPosition = record.isReversed ? .start : .end
    settle(id, at: position)
    animations.remove(carrier.raw)
    let end = AnimatorEnd(animator: id, position: position, run: record.run)
    animators[id.raw].reset()
    return .animatorEnded(end)
  }

  /// Lets go of all that an animator moves; at another position than the end the model follows.
  mutating func settle(_ id: AnimatorID, at position: AnimatorPosition) {
    settleConstants(of: id, at: position)
    for part in animators[id.raw].parts {
      guard animations.contains(part.animation.raw) else { continue }
      while animations[part.animation.raw].first >= 0 {
        let index = animations[part.animation.raw].first
        if position != .end, !isRewritten(index) { settle(index, at: position) }
        detach(index)
      }
      animations.remove(part.animation.raw)
    }
    animators[id.raw].parts = []
    isUnsettled = true
  }

  private mutating func settle(_ index: Int32, at position: AnimatorPosition) {
    let contribution = contributions[index]
    let slot = Int(contribution.view)
    let property = contribution.property
    if contribution.wide >= 0 {
      let value =
        position == .start
        ? contributions.pair(contribution.wide).from : presentationTransform(slot, property)
      views.transforms[slot * 2 + property.index - Property.laneCount] = value
    } else {
      let value = position == .start ? contribution.from : presentationLanes(slot, property)
      views.lanes[slot * Property.laneCount + property.index] = value
      noteGeometry(property, slot)
    }
  }

  /// Whether an open block has written the property meanwhile: its value is the newer one.
  private func isRewritten(_ index: Int32) -> Bool {
    var other = contributions[index].above
    while other >= 0 {
      if animations[contributions[other].animation.raw].isOpen { return true }
      other = contributions[other].above
    }
    return false
  }

  private func keptValues(of id: AnimatorID) -> [KeptValue] {
    var kept: [KeptValue] = []
    for part in animators[id.raw].parts {
      var index = animations[part.animation.raw].first
      while index >= 0 {
        let contribution = contributions[index]
        index = contribution.nextInBlock
        let property = contribution.property
        let ends =
          contribution.wide >= 0
          ? (
            PropertyValue.transform(contributions.pair(contribution.wide).from),
            PropertyValue.transform(contributions.pair(contribution.wide).to)
          )
          : (
            PropertyValue(property.type, lanes: contribution.from),
            PropertyValue(property.type, lanes: contribution.to)
          )
        kept.append(
          KeptValue(
            view: views.id(contribution.view), property: property, from: ends.0, to: ends.1))
      }
    }
    return kept
  }
}
