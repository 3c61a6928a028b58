extension Runtime {
  /// Adds the whole state to a digest: equal states of equal histories give equal digests.
  public func digest(into digest: inout Digest) {
    digest.add(now)
    digest.add(scene.clock.serial)
    digest.add(scene.clock.round)
    digest.add(timers.firing.raw)
    digest.add(scene.clock.isUnsettled)
    digest.add(scene.clock.lastEvent ?? .never)
    scene.clock.agenda.add(to: &digest, where: isAlive)
    input.addScheduled(to: &digest)
    timers.add(to: &digest)
    traces.add(to: &digest)
    scene.views.add(to: &digest) { slot, digest in
      scene.animations.addContributions(to: slot, scene.views, into: &digest)
    }
    screens.add(to: &digest, scene.views)
    scene.animations.add(to: &digest)
    input.addGestures(to: &digest)
    digest.add(timeScale)
    scene.layout.add(to: &digest)
    animators.add(to: &digest, scene.animations)
    transitions.add(to: &digest, scene.animations)
    dynamics.add(to: &digest)
  }

  /// About how many bytes the views, animations, timers and all else that is alive take. Takes the
  /// same short time however much there is.
  public var footprint: Int {
    scene.views.footprint + scene.animations.footprint + scene.layout.footprint
      + animators.footprint + screens.footprint + transitions.footprint + timers.footprint
      + input.footprint + traces.footprint + dynamics.footprint
      + scene.clock.agenda.entries.count * MemoryLayout<Agenda.Entry>.stride
  }

  /// Lets go of all that is pending: timers, animations, inputs, waits and traces end unreported.
  ///
  /// - Returns: the callbacks held by them, those of timers first, each group in order of creation.
  public mutating func releaseAll() -> [Callback] {
    var released = timers.removeAll()
    released += scene.animations.removeAll(&scene.views)
    released += input.removeAll(scene.clock)
    animators.removeAll()
    scene.clock.agenda = Agenda()
    transitions.removeAll()
    let keepsHistory = dynamics.keepsHistory
    dynamics = Dynamics()
    dynamics.keepsHistory = keepsHistory
    traces.removeAll()
    return released.filter { $0 != .none }
  }
}
