extension Runtime {
  // An animator owns blocks as `animate` makes them, but their progress comes from its motion and not
  // from the time that has passed. So what it moves is an ordinary contribution to a property.

  /// Makes an inactive animator; `none` when four million are alive.
  public mutating func makeAnimator(_ spec: AnimatorSpec) -> AnimatorID {
    AnimatorID(raw: animators.insert(AnimatorRecord(spec: spec, serial: nextSerial())))
  }

  /// Ends an animator for good; what it moves stays where it is seen.
  public mutating func destroyAnimator(_ id: AnimatorID) {
    guard animators.contains(id.raw) else { return }
    dropEntries(of: id)
    settle(id, at: .current)
    for ending in animators[id.raw].endings { animations.remove(ending.carrier.raw) }
    animations.remove(animators[id.raw].carrier.raw)
    animators.remove(id.raw)
  }

  /// What can be known of an animator now; nil of one that is gone.
  public func status(of id: AnimatorID) -> AnimatorStatus? {
    guard animators.contains(id.raw) else { return nil }
    let record = animators[id.raw]
    let fraction = record.state == .inactive ? 0 : record.fraction(at: now)
    let isReversed = record.isReversed && record.state != .inactive
    return AnimatorStatus(
      state: record.state, isRunning: record.motion.isRunning, isReversed: record.isReversed,
      scrubsLinearly: record.scrubsLinearly, pausesOnCompletion: record.pausesOnCompletion,
      fractionComplete: isReversed ? 1 - fraction : fraction, duration: record.spec.duration,
      delay: record.spec.delay, isPreparing: isPreparing(id),
      run: record.state == .inactive ? record.run + 1 : record.run)
  }

  /// The animators that are not inactive, in order of creation.
  public var activeAnimators: [AnimatorID] {
    animators.names.filter { animators[$0].state != .inactive }
      .sorted { animators[$0].serial < animators[$1].serial }.map { AnimatorID(raw: $0) }
  }

  /// What an animator moves now, in order of first writing.
  public func movements(of id: AnimatorID) -> [(view: ViewID, property: Property)] {
    guard animators.contains(id.raw) else { return [] }
    return animators[id.raw].parts.flatMap { movements(of: $0.animation) }
  }

  /// When an animator that runs will be at the end of its way, `never` if not in 414 years; nil of
  /// one that does not run.
  public func endDate(of id: AnimatorID) -> Time? {
    guard animators.contains(id.raw), animators[id.raw].motion.isRunning else { return nil }
    return animators[id.raw].motion.end
  }

  /// Whether setting the fraction follows the values and not the time.
  public mutating func setScrubsLinearly(_ flag: Bool, of id: AnimatorID) {
    guard animators.contains(id.raw) else { return }
    animators[id.raw].scrubsLinearly = flag
  }

  /// Whether it waits at its end instead of being over.
  public mutating func setPausesOnCompletion(_ flag: Bool, of id: AnimatorID) {
    guard animators.contains(id.raw) else { return }
    animators[id.raw].pausesOnCompletion = flag
  }

  /// True while a block of the animator is open.
  func isPreparing(_ id: AnimatorID) -> Bool {
    animators.contains(id.raw)
      && animators[id.raw].parts.contains { animations[$0.animation.raw].isOpen }
  }

  /// Whether it has anything to move.
  func hasMovements(_ id: AnimatorID) -> Bool {
    animators[id.raw].parts.contains { !animations[$0.animation.raw].isEmpty }
  }
}
