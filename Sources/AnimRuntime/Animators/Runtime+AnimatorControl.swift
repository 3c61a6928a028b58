extension Runtime {
  // Each of these asks for a certain state and, in another one, changes nothing and returns false.

  /// Lets an active, paused animator begin its way, after what is left of its delay.
  @discardableResult
  public mutating func startAnimator(_ id: AnimatorID) -> Bool {
    guard isPaused(id), !isPreparing(id) else { return false }
    let record = animators[id.raw]
    let delay = max(record.motion.began - now, .zero)
    run(id, for: way(of: record), after: delay, saysStart: true)
    return true
  }

  /// Lets a running animator stand where it is; what is left of its delay is dropped.
  @discardableResult
  public mutating func pauseAnimator(_ id: AnimatorID) -> Bool {
    guard animators.contains(id.raw), animators[id.raw].motion.isRunning, !isPreparing(id) else {
      return false
    }
    dropEntries(of: id)
    var motion = animators[id.raw].motion
    if motion.isDirect {
      motion.done = motion.share(at: now)
    } else {
      motion.from = motion.place(at: now)
      motion.isOnLeg = false
      motion.done = 0
    }
    motion.isRunning = false
    motion.began = now
    animators[id.raw].motion = motion
    isUnsettled = true
    return true
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
    guard isPaused(id), !isPreparing(id) else { return false }
    if curve != nil || duration != nil {
      animators[id.raw].dropAnchor(at: now)
      animators[id.raw].retime(curve ?? animators[id.raw].spec.curve, duration, at: now)
    }
    let record = animators[id.raw]
    let whole = record.spec.duration
    var length = way(of: record)
    if record.motion.isDirect, record.spec.curve.settlingDuration != nil {
      length = whole
    } else if durationFactor > 0 {
      length = Time(wholeFlicks: Double(whole.flicks) * durationFactor)
    }
    if record.motion.isDirect, record.motion.isOnLeg, record.motion.to == record.target {
      resume(id, length, isScaled: durationFactor > 0)
    } else {
      run(id, for: length)
    }
    return true
  }

  /// Sets whether an animator goes back to its start. One that runs turns round and takes its part of
  /// the duration for the way back; in its delay it is over at once.
  @discardableResult
  public mutating func setReversed(_ flag: Bool, of id: AnimatorID) -> Bool {
    guard animators.contains(id.raw), animators[id.raw].state != .stopped, !isPreparing(id) else {
      return false
    }
    guard animators[id.raw].isReversed != flag else { return true }
    animators[id.raw].isReversed = flag
    guard animators[id.raw].motion.isRunning else { return true }
    dropEntries(of: id)
    let record = animators[id.raw]
    let isOwnSpring = record.motion.isDirect && record.spec.curve.settlingDuration != nil
    run(id, for: isOwnSpring ? record.spec.duration : way(of: record))
    return true
  }

  /// Puts a paused animator at a fraction of its way, counted from the end if it is reversed. Not
  /// below 0; above 1 only as far as its curve goes.
  @discardableResult
  public mutating func setFraction(_ fraction: Double, of id: AnimatorID) -> Bool {
    guard isPaused(id), !isPreparing(id), fraction.isFinite else { return false }
    let record = animators[id.raw]
    let forward = record.isReversed ? 1 - fraction : fraction
    if record.motion.isDirect {
      if record.motion.isOnLeg { animators[id.raw].dropAnchor(at: now) }
      animators[id.raw].motion.from = min(max(forward, 0), 1)
    } else {
      let place = record.scrubsLinearly ? record.time(at: forward) : forward
      animators[id.raw].motion.from = min(max(place, 0), 1)
    }
    animators[id.raw].motion.isOnLeg = false
    animators[id.raw].motion.done = 0
    isUnsettled = true
    return true
  }

  private func isPaused(_ id: AnimatorID) -> Bool {
    animators.contains(id.raw) && animators[id.raw].state == .active
      && !animators[id.raw].motion.isRunning
  }

  /// What is left of the duration.
  private func way(of record: AnimatorRecord) -> Time {
    let distance = min((record.target - record.motion.place(at: now)).magnitude, 1)
    return distance == 1
      ? record.spec.duration
      : Time(wholeFlicks: distance * Double(record.spec.duration.flicks))
  }
}
