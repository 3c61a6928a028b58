import AnimGeometry

extension Runtime {
  // A property's contributions form a list from the oldest to the newest. What is seen is the
  // model value passed through them, computed from `now` alone: there is no state per frame.

  @inline(__always)
  func modelLanes(_ slot: Int, _ property: Property) -> SIMD4<Double> {
    views.lanes[slot * Property.laneCount + property.index]
  }

  @inline(__always)
  func modelWide(_ slot: Int, _ property: Property) -> Transform {
    views.transforms[slot * 2 + property.index - Property.laneCount]
  }

  /// The oldest contribution, −1 for none.
  @inline(__always)
  func stack(_ slot: Int, _ property: Property) -> Int32 {
    views.stacks[slot * Property.storedCount + property.index]
  }

  /// The progress of the block a contribution belongs to; nil when it shows nothing any more.
  @inline(__always)
  private func progress(of contribution: Int32) -> Double? {
    let slot = SlotPool<AnimationRecord>.index(contributions[contribution].animation.raw)
    if animations.elements[slot].isOpen { return 0 }
    if animations.elements[slot].isDriven { return drivenProgress(slot) }
    return animations.elements[slot].timing.progress(at: now)
  }

  @inline(__always)
  func presentationLanes(_ slot: Int, _ property: Property) -> SIMD4<Double> {
    var value = modelLanes(slot, property)
    var index = stack(slot, property)
    guard index >= 0 else { return value }
    var isInside = true
    // Fields are read one by one: a copy of the whole costs more than the curve.
    repeat {
      if let progress = progress(of: index) {
        switch contributions[index].mode {
        case .replace:
          value = Self.mixLanes(contributions[index].from, contributions[index].to, progress)
          isInside = progress >= 0 && progress <= 1
        case .additive:
          value += contributions[index].from * (1 - progress)
          isInside = false
        case .held:
          value += contributions[index].from - modelLanes(slot, property)
          isInside = false
        case .track:
          value = trackLanes(index)
          isInside = false
        case .additiveTrack:
          value += trackLanes(index) - contributions[index].to
          isInside = false
        case .content:
          if showsOldContents(contributions[index].animation) { value = contributions[index].from }
        }
      }
      index = contributions[index].above
    } while index >= 0
    if isInside { return value }
    return property.clamped(value.finite(or: modelLanes(slot, property)))
  }

  func presentationTransform(_ slot: Int, _ property: Property) -> Transform {
    var value = modelWide(slot, property)
    var index = stack(slot, property)
    while index >= 0 {
      let contribution = contributions[index]
      let progress = progress(of: index)
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
        value = trackWide(contribution)
      case .additiveTrack:
        value = trackWide(contribution).concatenating(pair.from).concatenating(value)
      case .content:
        if showsOldContents(contribution.animation) { value = pair.from }
      }
    }
    return value.isFinite ? value : modelWide(slot, property)
  }

  /// Where a contribution's track is now.
  private func trackLanes(_ index: Int32) -> SIMD4<Double> {
    let contribution = contributions[index]
    return tracks[contribution.track].lanes(at: part(of: contribution.animation))
  }

  private func trackWide(_ contribution: Contribution) -> Transform {
    tracks[contribution.track].transform(at: part(of: contribution.animation))
  }

  private func part(of animation: AnimationID) -> Int64 {
    if animations[animation.raw].isDriven { return drivenPart(animation) }
    return animations[animation.raw].timing.part(at: now) ?? 0
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

  /// Notes what a property was before the innermost open block first writes it, and lets the block
  /// hold it there.
  mutating func capture(_ property: Property, _ slot: Int) {
    guard let block = openBlocks.last?.id else { return }
    var newest: Int32 = -1
    var index = stack(slot, property)
    while index >= 0 {
      if contributions[index].animation == block { return noteWrite(index) }
      newest = index
      index = contributions[index].above
      motionsPassed &+= 1
    }
    let spec = animations[block.raw].spec
    let isAdditive = spec.interruption == .additive && property.isAdditive
    let showsPresentation = isAdditive || spec.options.contains(.beginFromCurrentState)
    // An animator ends where it is seen: nothing of it is left that one could add to.
    let endsAnimator =
      isAdditive && newest >= 0
      && animations[contributions[newest].animation.raw].isDriven
    let isHeld =
      newest >= 0 && contributions[newest].mode.hides
      && !animations[contributions[newest].animation.raw].isOpen

    // Where all below adds up the model can be held without asking what is seen.
    let isSum =
      isAdditive && newest >= 0 && !contributions[newest].mode.hides
      && contributions[newest].mode != .content
      && !animations[contributions[newest].animation.raw].isOpen

    var capture = Capture(contribution: -1, old: .zero, settled: .zero, wide: -1)
    var wide: Int32 = -1
    var from = SIMD4<Double>.zero
    if property.isWide {
      let old = modelWide(slot, property)
      let seen = showsPresentation ? presentationTransform(slot, property) : old
      let settled =
        endsAnimator ? seen : isHeld ? contributions.pair(contributions[newest].wide).to : old
      capture.wide = contributions.insertPair(old, settled)
      wide = contributions.insertPair(seen, seen)
    } else {
      capture.old = modelLanes(slot, property)
      let old = capture.old
      from = showsPresentation && !isSum ? presentationLanes(slot, property).finite(or: old) : old
      capture.settled =
        endsAnimator
        ? presentationLanes(slot, property).finite(or: old)
        : isHeld ? contributions[newest].to : old
    }
    let contribution = Contribution(
      from: from, to: from, wide: wide, animation: block, view: Int32(slot), property: property,
      mode: isSum && wide < 0 ? .held : .replace)
    capture.contribution = attach(contribution, above: newest)
    captures.append(capture)
    noteWrite(capture.contribution)
  }

  /// Enters a contribution above `newest` and at the end of its block's list.
  mutating func attach(_ contribution: Contribution, above newest: Int32) -> Int32 {
    let block = contribution.animation.raw
    let index = contributions.insert(contribution)
    if newest >= 0 {
      contributions[newest].above = index
    } else {
      let row = Int(contribution.view) * Property.storedCount + contribution.property.index
      views.stacks[row] = index
    }
    let last = animations[block].last
    contributions[index].previousInBlock = last
    if last >= 0 {
      contributions[last].nextInBlock = index
    } else {
      animations[block].first = index
    }
    animations[block].last = index
    return index
  }

  /// Takes a contribution from its property and its block, and frees it.
  mutating func detach(_ index: Int32) {
    let contribution = contributions[index]
    let row = Int(contribution.view) * Property.storedCount + contribution.property.index
    if views.stacks[row] == index {
      views.stacks[row] = contribution.above
    } else {
      var below = views.stacks[row]
      while below >= 0, contributions[below].above != index { below = contributions[below].above }
      if below >= 0 { contributions[below].above = contribution.above }
    }
    let block = contribution.animation.raw
    if contribution.previousInBlock >= 0 {
      contributions[contribution.previousInBlock].nextInBlock = contribution.nextInBlock
    } else {
      animations[block].first = contribution.nextInBlock
    }
    if contribution.nextInBlock >= 0 {
      contributions[contribution.nextInBlock].previousInBlock = contribution.previousInBlock
    } else {
      animations[block].last = contribution.previousInBlock
    }
    if animations[block].isOpen { forgetCapture(of: index) }
    tracks.remove(contribution.track)
    contributions.remove(index)
  }

  /// An open block has lost a contribution.
  private mutating func forgetCapture(of index: Int32) {
    if let place = captures.firstIndex(where: { $0.contribution == index }) {
      captures[place].contribution = -1
    }
    for block in openBlocks.indices {
      if let place = openBlocks[block].keyframe?.written.firstIndex(where: {
        $0.contribution == index
      }) {
        openBlocks[block].keyframe?.written[place].contribution = -1
      }
    }
  }
}
