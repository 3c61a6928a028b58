extension Animators {
  /// Stops an active animator: what it moves stays where it is seen, in the model too.
  ///
  /// - Parameter withoutFinishing: true if it is over with that, silently; else it is to be finished.
  /// - Returns: false, and nothing changes, if it is not active.
  mutating func stop(_ id: AnimatorID, withoutFinishing: Bool, _ scene: inout Scene) -> Bool {
    guard records.contains(id.raw), records[id.raw].state == .active,
      !scene.animations.isPreparing(id)
    else {
      return false
    }
    dropEntries(of: id, &scene)
    let kept = withoutFinishing ? [] : keptValues(of: id, scene)
    let constants = withoutFinishing ? [] : keptConstants(of: id)
    settle(id, at: .current, &scene)
    if withoutFinishing {
      scene.animations.blocks.remove(records[id.raw].carrier.raw)
      reset(id, &scene)
      return true
    }
    records[id.raw].kept = kept
    records[id.raw].keptConstants = constants
    records[id.raw].state = .stopped
    scene.animations[id].motion.from = scene.animations[id].motion.place(at: scene.now)
    scene.animations[id].motion.isOnLeg = false
    scene.animations[id].motion.isRunning = false
    return true
  }

  /// Finishes a stopped animator, and puts its constraints at a position.
  ///
  /// - Returns: the ends of what it moved, which is to be put there too; nil, and nothing changes, if
  ///   it is not stopped.
  mutating func finish(_ id: AnimatorID, at position: AnimatorPosition, _ scene: inout Scene)
    -> [KeptValue]?
  {
    guard records.contains(id.raw), records[id.raw].state == .stopped else { return nil }
    let kept = records[id.raw].kept
    let constants = records[id.raw].keptConstants
    conclude(id, at: position, &scene)
    finishConstants(constants, at: position, &scene)
    return kept
  }

  /// Ends the animators that have lost something.
  mutating func endInterrupted(_ scene: inout Scene) {
    while let id = scene.animations.interrupted.popLast() { interrupt(id, &scene) }
  }

  /// Ends an animator as a whole, where it is seen.
  mutating func interrupt(_ id: AnimatorID, _ scene: inout Scene) {
    guard records.contains(id.raw), records[id.raw].state == .active else { return }
    dropEntries(of: id, &scene)
    settle(id, at: .current, &scene)
    conclude(id, at: .current, &scene)
  }

  /// The end that its carrier has entered in the agenda has come: the run that is over, nil if the
  /// animator waits at its end.
  mutating func finishRun(of id: AnimatorID, _ carrier: AnimationID, _ scene: inout Scene)
    -> AnimatorEnd?
  {
    let endings = records[id.raw].endings
    if let index = endings.firstIndex(where: { $0.carrier == carrier }) {
      records[id.raw].endings.remove(at: index)
      scene.animations.blocks.remove(carrier.raw)
      return endings[index].end
    }
    records[id.raw].entryCount = 0
    let record = records[id.raw]
    if record.pausesOnCompletion {
      scene.animations[id].dropAnchor(at: scene.now)
      scene.animations[id].motion.from = record.target
      scene.animations[id].motion.isOnLeg = false
      scene.animations[id].motion.isRunning = false
      scene.animations[id].motion.done = 0
      return nil
    }
    let position: AnimatorPosition = record.isReversed ? .start : .end
    settle(id, at: position, &scene)
    scene.animations.blocks.remove(carrier.raw)
    let end = AnimatorEnd(animator: id, position: position, run: record.run)
    reset(id, &scene)
    return end
  }

  /// Lets go of all that an animator moves; at another position than the end the model follows.
  mutating func settle(_ id: AnimatorID, at position: AnimatorPosition, _ scene: inout Scene) {
    settleConstants(of: id, at: position, &scene)
    for part in scene.animations[id].parts {
      guard scene.animations.blocks.contains(part.animation.raw) else { continue }
      while scene.animations.blocks[part.animation.raw].first >= 0 {
        let index = scene.animations.blocks[part.animation.raw].first
        if position != .end, !isRewritten(index, scene) { settle(index, at: position, &scene) }
        scene.animations.detach(index, &scene.views)
      }
      scene.animations.blocks.remove(part.animation.raw)
    }
    scene.animations[id].parts = []
    records[id.raw].constants = []
    scene.clock.isUnsettled = true
  }

  private mutating func settle(_ index: Int32, at position: AnimatorPosition, _ scene: inout Scene)
  {
    let contribution = scene.animations.contributions[index]
    let slot = Int(contribution.view)
    let property = contribution.property
    if contribution.wide >= 0 {
      let value =
        position == .start
        ? scene.animations.contributions.pair(contribution.wide).from
        : scene.presentationTransform(slot, property)
      scene.views.setModel(value, slot, property)
    } else {
      let value = position == .start ? contribution.from : scene.presentationLanes(slot, property)
      scene.write(value, slot, property)
    }
  }

  /// True if an open block has written the property meanwhile: its value is the newer one.
  private func isRewritten(_ index: Int32, _ scene: Scene) -> Bool {
    var other = scene.animations.contributions[index].above
    while other >= 0 {
      if scene.animations.blocks[scene.animations.contributions[other].animation.raw].isOpen {
        return true
      }
      other = scene.animations.contributions[other].above
    }
    return false
  }

  private func keptValues(of id: AnimatorID, _ scene: Scene) -> [KeptValue] {
    var kept: [KeptValue] = []
    for part in scene.animations[id].parts {
      var index = scene.animations.blocks[part.animation.raw].first
      while index >= 0 {
        let contribution = scene.animations.contributions[index]
        index = contribution.nextInBlock
        let property = contribution.property
        let ends =
          contribution.wide >= 0
          ? (
            PropertyValue.transform(scene.animations.contributions.pair(contribution.wide).from),
            PropertyValue.transform(scene.animations.contributions.pair(contribution.wide).to)
          )
          : (
            PropertyValue(property.type, lanes: contribution.from),
            PropertyValue(property.type, lanes: contribution.to)
          )
        kept.append(
          KeptValue(
            view: scene.views.id(contribution.view), property: property, from: ends.0, to: ends.1))
      }
    }
    return kept
  }

  /// The delay of an animator is over.
  mutating func noteStart(of id: AnimatorID) { records[id.raw].entryCount -= 1 }
}

// MARK: Animations of views

extension Animators {
  /// Ends every animation of a view, unfinished; a block that moves other views goes on with them,
  /// an animator ends as a whole.
  mutating func cancelAnimations(of view: ViewID, _ scene: inout Scene) {
    let row = scene.views.slot(view) * Property.storedCount
    for offset in 0..<Property.storedCount {
      while scene.views.stacks[row + offset] >= 0 {
        cancel(scene.views.stacks[row + offset], &scene)
      }
    }
  }

  /// Ends every animation of one property of a view, unfinished.
  mutating func cancelAnimations(of view: ViewID, _ property: Property, _ scene: inout Scene) {
    if property == .frame {
      cancelAnimations(of: view, .bounds, &scene)
      cancelAnimations(of: view, .center, &scene)
      return
    }
    let slot = scene.views.slot(view)
    while scene.views.stack(slot, property) >= 0 {
      cancel(scene.views.stack(slot, property), &scene)
    }
  }

  /// Ends a contribution that nothing takes the place of: its block's, or with all of its animator.
  private mutating func cancel(_ index: Int32, _ scene: inout Scene) {
    let block = scene.animations.blocks[scene.animations.contributions[index].animation.raw]
    if block.isDriven, !scene.animations.isPreparing(block.animator) {
      interrupt(block.animator, &scene)
    } else {
      scene.animations.takeAway(index, &scene.views, &scene.clock)
    }
  }
}
