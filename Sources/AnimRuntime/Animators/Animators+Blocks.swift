extension Animators {
  /// Makes an inactive animator active and paused at its start, or at its end if it is reversed;
  /// its blocks are to follow.
  ///
  /// - Parameter isStarting: true if `startAnimator` follows, so that its delay counts.
  /// - Returns: false, and nothing changes, if it is not inactive or four million blocks are alive.
  mutating func activate(
    _ id: AnimatorID, isStarting: Bool, _ scene: inout Scene
  ) -> Bool {
    guard records.contains(id.raw), records[id.raw].state == .inactive else { return false }
    let spec = records[id.raw].spec
    let carrier = insertBlock(
      AnimationSpec(duration: spec.duration, curve: spec.curve), of: id, &scene)
    guard carrier != .none else { return false }
    scene.animations.blocks[carrier.raw].isOpen = false
    records[id.raw].carrier = carrier
    records[id.raw].state = .active
    records[id.raw].run += 1
    var motion = DriverMotion()
    motion.from = records[id.raw].isReversed ? 1 : 0
    motion.began = isStarting ? scene.now + scene.clock.stretched(spec.delay) : scene.now
    motion.stretch = scene.clock.timeScale
    scene.animations[id].motion = motion
    scene.animations.noteCurves(of: id)
    return true
  }

  /// Opens a block of an active animator; what is written until `endAnimation` is moved by it. It
  /// takes the last part of the time that is left, after the fraction `delayFactor` (clamped to
  /// 0…1) of it, and begins where its properties are seen.
  ///
  /// - Parameter isFirst: true for the blocks it begins with, whose time is the whole.
  /// - Returns: the block's id; `none` if the animator is not active or one of its blocks is open.
  mutating func beginBlock(
    of id: AnimatorID, delayFactor: Double, isFirst: Bool, _ scene: inout Scene
  ) -> AnimationID {
    guard records.contains(id.raw), records[id.raw].state == .active,
      !scene.animations.isPreparing(id)
    else {
      return .none
    }
    let record = records[id.raw]
    let driver = scene.animations[id]
    let factor = min(max(delayFactor, 0), 1)
    let place = isFirst ? 0 : min(max(driver.motion.place(at: scene.now), 0), 1)
    let isUnderWay = driver.motion.isRunning && driver.motion.to == 1
    let rest =
      isUnderWay
      ? Double((driver.motion.end - max(driver.motion.began, scene.now)).flicks)
        / driver.motion.stretch
      : Double(record.spec.duration.flicks) * (1 - place)
    var spec = AnimationSpec(duration: Time(wholeFlicks: rest * (1 - factor)))
    if factor == 0, place == 0 { spec.duration = record.spec.duration }
    let wait = max(driver.motion.began - scene.now, .zero)
    let ownWait =
      driver.motion.stretch == 1
      ? wait : Time(wholeFlicks: Double(wait.flicks) / driver.motion.stretch)
    spec.delay = ownWait + Time(wholeFlicks: rest * factor)
    spec.curve = record.spec.curve
    spec.options = .beginFromCurrentState

    let block = insertBlock(spec, of: id, &scene)
    guard block != .none else { return .none }
    var part = DrivenPart(animation: block, start: place + factor * (1 - place))
    if driver.motion.isDirect {
      if !driver.motion.isOnLeg { scene.animations[id].dropAnchor(at: scene.now) }
      let way = driver.motion.isOnLeg ? driver.motion.eased(at: scene.now) : 0
      part.wait = way + factor * (1 - way)
      // At the end nothing is left for it to move in.
      if place >= 1, !driver.motion.isOnLeg { (part.anchorProgress, part.anchorTime) = (1, 1) }
    }
    scene.animations.blocks[block.raw].part = Int32(scene.animations[id].parts.count)
    scene.animations[id].parts.append(part)
    records[id.raw].constants.append([])
    scene.animations.openBlocks.append(
      OpenBlock(id: block, firstCapture: scene.animations.captures.count))
    return block
  }

  private mutating func insertBlock(
    _ spec: AnimationSpec, of id: AnimatorID, _ scene: inout Scene
  ) -> AnimationID {
    let timing = Timing(
      duration: spec.duration, length: spec.duration, autoreverses: false,
      curve: CurveSolver(spec.curve, duration: spec.duration.seconds))
    var record = AnimationRecord(spec: spec, timing: timing, serial: scene.clock.nextSerial())
    record.animator = id
    return AnimationID(raw: scene.animations.blocks.insert(record))
  }
}
