extension Runtime {
  /// Makes an inactive animator; `none` when four million are alive.
  public mutating func makeAnimator(_ spec: AnimatorSpec) -> AnimatorID {
    animators.make(spec, &scene)
  }

  /// Ends an animator permanently; what it moves stays where it is seen.
  public mutating func destroyAnimator(_ id: AnimatorID) {
    animators.destroy(id, &scene)
    settleChanges()
  }

  /// What can be known of an animator now; nil of one that is gone.
  public func status(of id: AnimatorID) -> AnimatorStatus? { animators.status(of: id, scene) }

  /// The animators that are not inactive, in order of creation.
  public var activeAnimators: [AnimatorID] { animators.active }

  /// What an animator moves now, in order of first writing.
  public func movements(of id: AnimatorID) -> [(view: ViewID, property: Property)] {
    animators.movements(of: id, scene)
  }

  /// When an animator that runs will be at the end of its way, `never` if not in 414 years; nil of
  /// one that does not run.
  public func endDate(of id: AnimatorID) -> Time? { animators.endDate(of: id, scene) }

  /// Sets whether `setFraction` follows the values and not the time.
  public mutating func setScrubsLinearly(_ flag: Bool, of id: AnimatorID) {
    animators.setScrubsLinearly(flag, of: id)
  }

  /// Sets whether it waits at its end instead of being over.
  public mutating func setPausesOnCompletion(_ flag: Bool, of id: AnimatorID) {
    animators.setPausesOnCompletion(flag, of: id)
  }

  /// Makes an inactive animator active and paused at its start, or at its end if it is reversed;
  /// its blocks are to follow.
  ///
  /// - Parameter isStarting: true if `startAnimator` follows, so that its delay counts.
  /// - Returns: false, and nothing changes, if it is not inactive or four million blocks are alive.
  @discardableResult
  public mutating func activateAnimator(_ id: AnimatorID, isStarting: Bool) -> Bool {
    animators.activate(id, isStarting: isStarting, &scene)
  }

  /// Opens a block of an active animator; what is written until `endAnimation` is moved by it. It
  /// takes the last part of the time that is left, after the fraction `delayFactor` (clamped to
  /// 0…1) of it, and begins where its properties are seen.
  ///
  /// - Parameter isFirst: true for the blocks it begins with, whose time is the whole.
  /// - Returns: the block's id; `none` if the animator is not active or one of its blocks is open.
  public mutating func beginAnimations(
    of id: AnimatorID, delayFactor: Double, isFirst: Bool
  ) -> AnimationID {
    animators.beginBlock(of: id, delayFactor: delayFactor, isFirst: isFirst, &scene)
  }

  // Each of the following asks for a certain state and, in another one, changes nothing and returns
  // false.

  /// Lets an active, paused animator begin its way, after what is left of its delay.
  @discardableResult
  public mutating func startAnimator(_ id: AnimatorID) -> Bool { animators.start(id, &scene) }

  /// Lets a running animator stand where it is; what is left of its delay is dropped.
  @discardableResult
  public mutating func pauseAnimator(_ id: AnimatorID) -> Bool {
    defer { tidyAgenda() }
    return animators.pause(id, &scene)
  }

  /// Lets a paused animator go on to its end, or to its start if it is reversed.
  ///
  /// - Parameters:
  ///   - curve: another curve for the way that is left; it is the animator's from then on.
  ///   - duration: another duration, which makes another curve of it, too.
  ///   - durationFactor: the time for what is left, in durations; 0 or less for what is left of the
  ///     duration. A spring by constants takes its own time. What is left of a spring's way forward
  ///     and takes less than 0.1 s is over at once (the platform's springs, as observed).
  @discardableResult
  public mutating func continueAnimator(
    _ id: AnimatorID, curve: TimingCurve? = nil, duration: Time? = nil, durationFactor: Double = 0
  ) -> Bool {
    animators.resume(
      id, curve: curve, duration: duration, durationFactor: durationFactor, &scene)
  }

  /// Sets whether an animator goes back to its start. One that runs turns round and takes its part of
  /// the duration for the way back; in its delay it is over at once.
  @discardableResult
  public mutating func setReversed(_ flag: Bool, of id: AnimatorID) -> Bool {
    defer { tidyAgenda() }
    return animators.setReversed(flag, of: id, &scene)
  }

  /// Puts a paused animator at a fraction of its way, counted from the end if it is reversed. Not
  /// below 0; above 1 only as far as its curve goes.
  @discardableResult
  public mutating func setFraction(_ fraction: Double, of id: AnimatorID) -> Bool {
    animators.setFraction(fraction, of: id, &scene)
  }

  /// Stops an active animator: what it moves stays where it is seen, in the model too.
  ///
  /// - Parameter withoutFinishing: true if it is over with that, silently; else it is to be finished.
  @discardableResult
  public mutating func stopAnimator(_ id: AnimatorID, withoutFinishing: Bool) -> Bool {
    defer { settleChanges() }
    return animators.stop(id, withoutFinishing: withoutFinishing, &scene)
  }

  /// Finishes a stopped animator: its properties go to a position at once, which the open block, if
  /// there is one, animates.
  @discardableResult
  public mutating func finishAnimator(_ id: AnimatorID, at position: AnimatorPosition) -> Bool {
    guard let kept = animators.finish(id, at: position, &scene) else { return false }
    for value in kept where position != .current {
      set(value.property, of: value.view, to: position == .start ? value.from : value.to)
    }
    return true
  }
}
