/// The animators that exist.
///
/// An animator owns blocks as `animate` makes them, but their progress comes from a driver and not
/// from the time that has passed. So what it moves is an ordinary contribution to a property.
struct Animators: Sendable {
  var records = SlotPool<AnimatorRecord>()

  /// Makes an inactive animator; `none` when four million are alive.
  mutating func make(_ spec: AnimatorSpec, _ scene: inout Scene) -> AnimatorID {
    let record = AnimatorRecord(spec: spec, serial: scene.clock.nextSerial())
    let id = AnimatorID(raw: records.insert(record))
    guard id != .none else { return id }
    let driver = Driver(curve: record.spec.solver, duration: record.spec.duration)
    if Slot.index(id.raw) < scene.animations.drivers.count {
      scene.animations[id] = driver
    } else {
      scene.animations.drivers.append(driver)
    }
    return id
  }

  /// Ends an animator permanently; what it moves stays where it is seen.
  mutating func destroy(_ id: AnimatorID, _ scene: inout Scene) {
    guard records.contains(id.raw) else { return }
    dropEntries(of: id, &scene)
    settle(id, at: .current, &scene)
    for ending in records[id.raw].endings { scene.animations.blocks.remove(ending.carrier.raw) }
    scene.animations.blocks.remove(records[id.raw].carrier.raw)
    records.remove(id.raw)
  }

  /// What can be known of an animator scene.now; nil of one that is gone.
  func status(of id: AnimatorID, _ scene: Scene) -> AnimatorStatus? {
    guard records.contains(id.raw) else { return nil }
    let record = records[id.raw]
    let driver = scene.animations[id]
    let fraction = record.state == .inactive ? 0 : fraction(of: record, driver, at: scene.now)
    let isReversed = record.isReversed && record.state != .inactive
    return AnimatorStatus(
      state: record.state, isRunning: driver.motion.isRunning, isReversed: record.isReversed,
      scrubsLinearly: record.scrubsLinearly, pausesOnCompletion: record.pausesOnCompletion,
      fractionComplete: isReversed ? 1 - fraction : fraction, duration: record.spec.duration,
      delay: record.spec.delay, isPreparing: scene.animations.isPreparing(id),
      run: record.state == .inactive ? record.run + 1 : record.run)
  }

  /// The animators that are not inactive, in order of creation.
  var active: [AnimatorID] {
    records.names.filter { records[$0].state != .inactive }
      .sorted { records[$0].serial < records[$1].serial }.map { AnimatorID(raw: $0) }
  }

  /// What an animator moves scene.now, in order of first writing.
  func movements(
    of id: AnimatorID, _ scene: Scene
  ) -> [(view: ViewID, property: Property)] {
    guard records.contains(id.raw) else { return [] }
    return scene.animations[id].parts.flatMap {
      scene.animations.movements(of: $0.animation, scene.views)
    }
  }

  /// When an animator that runs will be at the end of its way, `never` if not in 414 years; nil of
  /// one that does not run.
  func endDate(of id: AnimatorID, _ scene: Scene) -> Time? {
    guard records.contains(id.raw), scene.animations[id].motion.isRunning else { return nil }
    return scene.animations[id].motion.end
  }

  /// Sets whether `setFraction` follows the values and not the time.
  mutating func setScrubsLinearly(_ flag: Bool, of id: AnimatorID) {
    guard records.contains(id.raw) else { return }
    records[id.raw].scrubsLinearly = flag
  }

  /// Sets whether it waits at its end instead of being over.
  mutating func setPausesOnCompletion(_ flag: Bool, of id: AnimatorID) {
    guard records.contains(id.raw) else { return }
    records[id.raw].pausesOnCompletion = flag
  }

  /// True if it has anything to move.
  func hasMovements(_ id: AnimatorID, _ scene: Scene) -> Bool {
    scene.animations[id].parts.contains { !scene.animations.blocks[$0.animation.raw].isEmpty }
  }

  /// How far it is at `now`, forwards from the start.
  private func fraction(of record: AnimatorRecord, _ driver: Driver, at now: Time) -> Double {
    let place = driver.motion.place(at: now)
    return driver.motion.isDirect || !record.scrubsLinearly ? place : driver.progress(at: place)
  }

  /// About how many bytes the animators take.
  var footprint: Int {
    records.count * (MemoryLayout<AnimatorRecord>.stride + MemoryLayout<Driver>.stride)
  }

  /// Ends all animators without a report.
  mutating func removeAll() {
    for name in records.names { records.remove(name) }
  }
}
