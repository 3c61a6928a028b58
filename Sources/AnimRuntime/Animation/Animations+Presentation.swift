import AnimGeometry

// A property's contributions form a list from the oldest to the newest. What is seen is the model
// value passed through them, computed from `now` alone: there is no state per frame.
extension Animations {
  /// The progress of the block a contribution belongs to, any for one with a track; nil when it
  /// shows nothing any more.
  @inline(__always)
  private func progress(of contribution: Int32, at now: Time) -> Double? {
    let slot = SlotPool<AnimationRecord>.index(contributions[contribution].animation.raw)
    if blocks.elements[slot].isOpen { return 0 }
    if contributions[contribution].track >= 0 { return isOver(slot, at: now) ? nil : 0 }
    if blocks.elements[slot].isDriven { return drivenProgress(slot, at: now) }
    return blocks.elements[slot].timing.progress(at: now)
  }

  private func isOver(_ slot: Int, at now: Time) -> Bool {
    !blocks.elements[slot].isDriven && blocks.elements[slot].timing.part(at: now) == nil
  }

  @inline(__always)
  func presentationLanes(
    _ slot: Int, _ property: Property, _ views: ViewTree, at now: Time
  ) -> SIMD4<Double> {
    var value = views.modelLanes(slot, property)
    var index = views.stack(slot, property)
    guard index >= 0 else { return value }
    var isInside = true
    // Fields are read one by one: a copy of the whole costs more than the curve.
    repeat {
      if let progress = progress(of: index, at: now) {
        switch contributions[index].mode {
        case .replace:
          value = Self.mixLanes(contributions[index].from, contributions[index].to, progress)
          isInside = progress >= 0 && progress <= 1
        case .additive:
          value += contributions[index].from * (1 - progress)
          isInside = false
        case .held:
          value += contributions[index].from - views.modelLanes(slot, property)
          isInside = false
        case .track:
          value = trackLanes(index, at: now)
          isInside = false
        case .additiveTrack:
          value += trackLanes(index, at: now) - contributions[index].to
          isInside = false
        case .content:
          if showsOldContents(contributions[index].animation, at: now) {
            value = contributions[index].from
          }
        }
      }
      index = contributions[index].above
    } while index >= 0
    if isInside { return value }
    return property.clamped(value.finite(or: views.modelLanes(slot, property)))
  }

  func presentationTransform(
    _ slot: Int, _ property: Property, _ views: ViewTree, at now: Time
  ) -> Transform {
    var value = views.modelTransform(slot, property)
    var index = views.stack(slot, property)
    while index >= 0 {
      let contribution = contributions[index]
      let progress = progress(of: index, at: now)
      index = contribution.above
      guard let progress else { continue }
      let pair = contributions.pair(contribution.wide)
      switch contribution.mode {
      case .replace:
        value = mix(pair.from, pair.to, progress)
      case .additive:
        value = mix(pair.from, .identity, progress).concatenating(value)
      case .held:
        break
      case .track:
        value = trackTransform(contribution, at: now)
      case .additiveTrack:
        value = trackTransform(contribution, at: now).concatenating(pair.from).concatenating(value)
      case .content:
        if showsOldContents(contribution.animation, at: now) { value = pair.from }
      }
    }
    return value.isFinite ? value : views.modelTransform(slot, property)
  }

  /// Where a contribution's track is now.
  private func trackLanes(_ index: Int32, at now: Time) -> SIMD4<Double> {
    let contribution = contributions[index]
    return tracks[contribution.track].lanes(at: part(of: contribution.animation, at: now))
  }

  private func trackTransform(_ contribution: Contribution, at now: Time) -> Transform {
    tracks[contribution.track].transform(at: part(of: contribution.animation, at: now))
  }

  /// The part of a block's cycle that is reached.
  func part(of animation: AnimationID, at now: Time) -> Int64 {
    if blocks[animation.raw].isDriven { return drivenPart(animation, at: now) }
    return blocks[animation.raw].timing.part(at: now) ?? 0
  }

  /// True from the opening of a transition until its swap: the old contents are seen.
  private func showsOldContents(_ id: AnimationID, at now: Time) -> Bool {
    now < blocks[id.raw].swap
  }

  /// The progress of the block in a slot, which has a driver.
  func drivenProgress(_ slot: Int, at now: Time) -> Double {
    let driver = Slot.index(blocks.elements[slot].animator.raw)
    let part = Int(blocks.elements[slot].part)
    return drivers[driver].progress(of: drivers[driver].parts[part], at: now)
  }

  /// The flicks of its own duration that such a block has done, `Timing.before` at its start: an
  /// animator there shows what it found, whatever the curves of its keyframes begin with.
  private func drivenPart(_ id: AnimationID, at now: Time) -> Int64 {
    let block = blocks[id.raw]
    let driver = self[block.animator]
    let time = driver.time(of: driver.parts[Int(block.part)], at: now)
    if time <= 0 { return Timing.before }
    return time == 1
      ? block.spec.duration.flicks
      : Time(wholeFlicks: time * Double(block.spec.duration.flicks)).flicks
  }

  /// Exact at both ends.
  @inline(__always)
  static func mixLanes(
    _ from: SIMD4<Double>, _ to: SIMD4<Double>, _ progress: Double
  ) -> SIMD4<Double> {
    if progress == 1 { return to }
    if progress == 0 { return from }
    return from + (to - from) * progress
  }
}
