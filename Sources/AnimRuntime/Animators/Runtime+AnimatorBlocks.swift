extension Runtime {
  /// Makes an inactive animator active and paused at its start, or at its end if it is reversed;
  /// its blocks are to follow.
  ///
  /// - Parameter isStarting: true if `startAnimator` follows, so that its delay counts.
  /// - Returns: false, and nothing changes, if it is not inactive or four million blocks are alive.
  @discardableResult
  public mutating func activateAnimator(_ id: AnimatorID, isStarting: Bool) -> Bool {
    guard animators.contains(id.raw), animators[id.raw].state == .inactive else { return false }
    let spec = animators[id.raw].spec
    let carrier = insertBlock(AnimationSpec(duration: spec.duration, curve: spec.curve), of: id)
    guard carrier != .none else { return false }
    animations[carrier.raw].isOpen = false
    animators[id.raw].carrier = carrier
    animators[id.raw].state = .active
    animators[id.raw].run += 1
    var motion = AnimatorMotion()
    motion.from = animators[id.raw].isReversed ? 1 : 0
    motion.began = isStarting ? now + stretched(spec.delay) : now
    motion.stretch = timeScale
    animators[id.raw].motion = motion
    return true
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
    guard animators.contains(id.raw), animators[id.raw].state == .active, !isPreparing(id) else {
      return .none
    }
    let record = animators[id.raw]
    let factor = min(max(delayFactor, 0), 1)
    let place = isFirst ? 0 : min(max(record.motion.place(at: now), 0), 1)
    let isUnderWay = record.motion.isRunning && record.motion.to == 1
    let rest =
      isUnderWay
      ? Double((record.motion.end - max(record.motion.began, now)).flicks) / record.motion.stretch
      : Double(record.spec.duration.flicks) * (1 - place)
    var spec = AnimationSpec(duration: Time(wholeFlicks: rest * (1 - factor)))
    if factor == 0, place == 0 { spec.duration = record.spec.duration }
    let wait = max(record.motion.began - now, .zero)
    let ownWait =
      record.motion.stretch == 1
      ? wait : Time(wholeFlicks: Double(wait.flicks) / record.motion.stretch)
    spec.delay = ownWait + Time(wholeFlicks: rest * factor)
    spec.curve = record.spec.curve
    spec.options = .beginFromCurrentState

    let block = insertBlock(spec, of: id)
    guard block != .none else { return .none }
    var part = AnimatorPart(animation: block, start: place + factor * (1 - place))
    if record.motion.isDirect {
      if !record.motion.isOnLeg { animators[id.raw].dropAnchor(at: now) }
      let way = record.motion.isOnLeg ? record.motion.eased(at: now) : 0
      part.wait = way + factor * (1 - way)
      // At the end nothing is left for it to move in.
      if place >= 1, !record.motion.isOnLeg { (part.anchorProgress, part.anchorTime) = (1, 1) }
    }
    animations[block.raw].part = Int32(animators[id.raw].parts.count)
    animators[id.raw].parts.append(part)
    openBlocks.append(OpenBlock(id: block, firstCapture: captures.count))
    return block
  }

  private mutating func insertBlock(_ spec: AnimationSpec, of id: AnimatorID) -> AnimationID {
    let timing = Timing(
      duration: spec.duration, length: spec.duration, autoreverses: false,
      curve: CurveSolver(spec.curve, duration: spec.duration.seconds))
    var record = AnimationRecord(spec: spec, timing: timing, serial: nextSerial())
    record.animator = id
    return AnimationID(raw: animations.insert(record))
  }

  /// The progress of the block in a slot, which an animator moves.
  func drivenProgress(_ slot: Int) -> Double {
    let animator = SlotPool<AnimatorRecord>.index(animations.elements[slot].animator.raw)
    let part = Int(animations.elements[slot].part)
    return animators.elements[animator].progress(
      of: animators.elements[animator].parts[part], at: now)
  }

  /// The flicks of its own duration that such a block has done.
  func drivenPart(_ id: AnimationID) -> Int64 {
    let block = animations[id.raw]
    let record = animators[block.animator.raw]
    let time = record.time(of: record.parts[Int(block.part)], at: now)
    return time == 1
      ? block.spec.duration.flicks
      : Time(wholeFlicks: time * Double(block.spec.duration.flicks)).flicks
  }
}

extension Time {
  /// The nearest whole flick, kept within the range.
  init(wholeFlicks: Double) {
    self.init(flicks: wholeFlicks < 9.2e18 ? Int64(max(wholeFlicks, -9.2e18).rounded()) : .max)
  }
}
