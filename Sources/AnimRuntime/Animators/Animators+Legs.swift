extension Animators {
  /// What is left of a spring's way forward and takes less is over at once. Not of the way back: there
  /// the last tenth of a second is most of the way.
  private static let leastSpringTime = Time(flicks: 70_560_000)

  /// Lets an animator go from where it is to its target in a time of its own, after a delay of the
  /// run's.
  ///
  /// - Parameter saysStart: true for its first way, which is reported when the delay is over.
  mutating func run(
    _ id: AnimatorID, for length: Time, after delay: Time = .zero, saysStart: Bool = false,
    _ scene: inout Scene
  ) {
    if scene.animations[id].motion.isDirect { scene.animations[id].dropAnchor(at: scene.now) }
    let record = records[id.raw]
    let driver = scene.animations[id]
    var motion = driver.motion
    motion.from = driver.motion.place(at: scene.now)
    motion.to = record.target
    motion.isOnLeg = true
    motion.isRunning = true
    motion.done = 0
    let length = motion.from == motion.to ? .zero : lasting(length, id, isFirst: saysStart, scene)
    // What takes no time is at its end at once.
    motion.began = length > .zero ? scene.now + delay : scene.now
    motion.stretch = scene.clock.timeScale
    motion.length = scene.clock.stretched(length)
    motion.seconds = length.seconds
    if motion.isDirect {
      let isStraight = length <= .zero && record.spec.curve.isSpring
      motion.curve =
        isStraight ? .linear : CurveSolver(record.spec.curve, duration: length.seconds)
    }
    scene.animations[id].motion = motion
    scene.animations.noteCurves(of: id)
    enter(id, saysStart: saysStart, &scene)
  }

  /// Lets an animator go on along its leg, in a time for what is left of it.
  mutating func goOn(_ id: AnimatorID, _ length: Time, isScaled: Bool, _ scene: inout Scene) {
    var motion = scene.animations[id].motion
    let rest = isScaled ? length : Time(seconds: (1 - motion.done) * motion.seconds)
    motion.began = scene.now
    motion.stretch = scene.clock.timeScale
    motion.length = scene.clock.stretched(lasting(rest, id, isFirst: false, scene))
    motion.isRunning = true
    scene.animations[id].motion = motion
    enter(id, saysStart: false, &scene)
  }

  /// A length as it counts: nothing for an animator that moves nothing, or for a short rest of a
  /// spring.
  private func lasting(_ length: Time, _ id: AnimatorID, isFirst: Bool, _ scene: Scene) -> Time {
    guard hasMovements(id, scene) else { return .zero }
    let record = records[id.raw]
    let isRest = record.spec.curve.isSpring && record.target == 1 && !isFirst
    return isRest && length < Self.leastSpringTime ? .zero : max(length, .zero)
  }

  /// Enters the start and the end of a leg.
  private mutating func enter(_ id: AnimatorID, saysStart: Bool, _ scene: inout Scene) {
    let motion = scene.animations[id].motion
    scene.clock.isUnsettled = true
    if motion.length <= .zero {
      schedule(.animationEnd, at: scene.now, of: id, &scene)
      return
    }
    if saysStart { schedule(.animationStart, at: motion.began, of: id, &scene) }
    schedule(.animationEnd, at: motion.end, of: id, &scene)
  }

  private mutating func schedule(
    _ phase: Phase, at due: Time, of id: AnimatorID, _ scene: inout Scene
  ) {
    let carrier = records[id.raw].carrier
    records[id.raw].entryCount += 1
    scene.clock.schedule(
      phase, at: due, tie: records[id.raw].serial, target: carrier.raw,
      stamp: scene.animations.blocks[carrier.raw].stamp)
  }

  /// Lets the start and the end of a leg that are still to come lose their meaning.
  mutating func dropEntries(of id: AnimatorID, _ scene: inout Scene) {
    let carrier = records[id.raw].carrier
    guard scene.animations.blocks.contains(carrier.raw) else { return }
    scene.animations.blocks[carrier.raw].stamp &+= 1
    for _ in 0..<max(records[id.raw].entryCount, 0) { scene.clock.agenda.noteDeath() }
    records[id.raw].entryCount = 0
  }

  /// Concludes a run: it is reported in the next round.
  mutating func conclude(_ id: AnimatorID, at position: AnimatorPosition, _ scene: inout Scene) {
    let record = records[id.raw]
    records[id.raw].endings.append(
      AnimatorEnding(
        carrier: record.carrier,
        end: AnimatorEnd(animator: id, position: position, run: record.run)))
    schedule(.animationEnd, at: scene.now, of: id, &scene)
    reset(id, &scene)
  }

  /// Makes an animator inactive again, with the timing and the habits it has.
  mutating func reset(_ id: AnimatorID, _ scene: inout Scene) {
    records[id.raw].reset()
    scene.animations[id].reset()
  }
}
