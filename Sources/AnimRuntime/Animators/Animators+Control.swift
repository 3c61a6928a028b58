// Each of these asks for a certain state and, in another one, changes nothing and returns false.
extension Animators {
  /// Lets an active, paused animator begin its way, after what is left of its delay.
  mutating func start(_ id: AnimatorID, _ scene: inout Scene) -> Bool {
    guard isPaused(id, scene), !scene.animations.isPreparing(id) else { return false }
    let record = records[id.raw]
    let driver = scene.animations[id]
    let delay = max(driver.motion.began - scene.now, .zero)
    run(id, for: way(of: record, driver, at: scene.now), after: delay, saysStart: true, &scene)
    return true
  }

  /// Lets a running animator stand where it is; what is left of its delay is dropped.
  mutating func pause(_ id: AnimatorID, _ scene: inout Scene) -> Bool {
    guard records.contains(id.raw), scene.animations[id].motion.isRunning,
      !scene.animations.isPreparing(id)
    else {
      return false
    }
    dropEntries(of: id, &scene)
    var motion = scene.animations[id].motion
    if motion.isDirect {
      motion.done = motion.share(at: scene.now)
    } else {
      motion.from = motion.place(at: scene.now)
      motion.isOnLeg = false
      motion.done = 0
    }
    motion.isRunning = false
    motion.began = scene.now
    scene.animations[id].motion = motion
    scene.clock.isUnsettled = true
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
  mutating func resume(
    _ id: AnimatorID, curve: TimingCurve?, duration: Time?, durationFactor: Double,
    _ scene: inout Scene
  ) -> Bool {
    guard isPaused(id, scene), !scene.animations.isPreparing(id) else { return false }
    if curve != nil || duration != nil {
      scene.animations[id].dropAnchor(at: scene.now)
      retime(id, curve ?? records[id.raw].spec.curve, duration, &scene)
    }
    let record = records[id.raw]
    let driver = scene.animations[id]
    let whole = record.spec.duration
    var length = way(of: record, driver, at: scene.now)
    if driver.motion.isDirect, record.spec.curve.settlingDuration != nil {
      length = whole
    } else if durationFactor > 0 {
      length = Time(wholeFlicks: Double(whole.flicks) * durationFactor)
    }
    if driver.motion.isDirect, driver.motion.isOnLeg, driver.motion.to == record.target {
      goOn(id, length, isScaled: durationFactor > 0, &scene)
    } else {
      run(id, for: length, &scene)
    }
    return true
  }

  /// Sets whether an animator goes back to its start. One that runs turns round and takes its part of
  /// the duration for the way back; in its delay it is over at once.
  mutating func setReversed(_ flag: Bool, of id: AnimatorID, _ scene: inout Scene) -> Bool {
    guard records.contains(id.raw), records[id.raw].state != .stopped,
      !scene.animations.isPreparing(id)
    else {
      return false
    }
    guard records[id.raw].isReversed != flag else { return true }
    records[id.raw].isReversed = flag
    guard scene.animations[id].motion.isRunning else { return true }
    dropEntries(of: id, &scene)
    let record = records[id.raw]
    let driver = scene.animations[id]
    let isOwnSpring = driver.motion.isDirect && record.spec.curve.settlingDuration != nil
    run(
      id, for: isOwnSpring ? record.spec.duration : way(of: record, driver, at: scene.now), &scene)
    return true
  }

  /// Puts a paused animator at a fraction of its way, counted from the end if it is reversed. Not
  /// below 0; above 1 only as far as its curve goes.
  mutating func setFraction(_ fraction: Double, of id: AnimatorID, _ scene: inout Scene) -> Bool {
    guard isPaused(id, scene), !scene.animations.isPreparing(id), fraction.isFinite else {
      return false
    }
    let record = records[id.raw]
    let driver = scene.animations[id]
    let forward = record.isReversed ? 1 - fraction : fraction
    if driver.motion.isDirect {
      if driver.motion.isOnLeg { scene.animations[id].dropAnchor(at: scene.now) }
      scene.animations[id].motion.from = min(max(forward, 0), 1)
    } else if record.scrubsLinearly {
      scene.animations[id].scrub(to: forward)
    } else {
      scene.animations[id].motion.from = min(max(forward, 0), 1)
    }
    scene.animations[id].motion.isOnLeg = false
    scene.animations[id].motion.done = 0
    scene.animations.noteCurves(of: id)
    scene.clock.isUnsettled = true
    return true
  }

  /// Takes another curve, and with it the way itself for its place.
  private mutating func retime(
    _ id: AnimatorID, _ curve: TimingCurve, _ duration: Time?, _ scene: inout Scene
  ) {
    let place = scene.animations[id].fractionOfWay(at: scene.now)
    scene.animations[id].motion.isDirect = true
    scene.animations[id].motion.isOnLeg = false
    scene.animations[id].motion.from = place
    scene.animations[id].motion.anchor = place
    records[id.raw].spec.curve = curve
    if let duration { records[id.raw].spec.duration = duration }
    records[id.raw].spec = records[id.raw].spec.settled
    scene.animations[id].curve = records[id.raw].spec.solver
    scene.animations[id].known = []
    scene.animations[id].duration = records[id.raw].spec.duration
  }

  private func isPaused(_ id: AnimatorID, _ scene: Scene) -> Bool {
    records.contains(id.raw) && records[id.raw].state == .active
      && !scene.animations[id].motion.isRunning
  }

  /// What is left of the duration.
  private func way(of record: AnimatorRecord, _ driver: Driver, at now: Time) -> Time {
    let distance = min((record.target - driver.motion.place(at: now)).magnitude, 1)
    return distance == 1
      ? record.spec.duration
      : Time(wholeFlicks: distance * Double(record.spec.duration.flicks))
  }
}
