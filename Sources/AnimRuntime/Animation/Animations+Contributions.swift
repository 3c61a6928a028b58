import AnimGeometry

extension Animations {
  /// Notes what a property was before the innermost open block first writes it, and lets the block
  /// hold it there.
  mutating func capture(
    _ property: Property, _ slot: Int, _ views: inout ViewTree, at now: Time
  ) {
    guard let block = openBlocks.last?.id else { return }
    var newest: Int32 = -1
    var index = views.stack(slot, property)
    while index >= 0 {
      if contributions[index].animation == block { return noteWrite(index, views) }
      newest = index
      index = contributions[index].above
      motionsPassed &+= 1
    }
    let spec = blocks[block.raw].spec
    let isAdditive = spec.interruption == .additive && property.isAdditive
    let showsPresentation = isAdditive || spec.options.contains(.beginFromCurrentState)
    // An animator ends where it is seen: nothing of it is left that one could add to.
    let endsAnimator =
      isAdditive && newest >= 0
      && blocks[contributions[newest].animation.raw].isDriven
    let isHeld =
      newest >= 0 && contributions[newest].mode.hides
      && !blocks[contributions[newest].animation.raw].isOpen

    // Where all below adds up the model can be held without asking what is seen.
    let isSum =
      isAdditive && newest >= 0 && !contributions[newest].mode.hides
      && contributions[newest].mode != .content
      && !blocks[contributions[newest].animation.raw].isOpen

    var capture = Capture(contribution: -1, old: .zero, settled: .zero, wide: -1)
    var wide: Int32 = -1
    var from = SIMD4<Double>.zero
    if property.isWide {
      let old = views.modelTransform(slot, property)
      let seen = showsPresentation ? presentationTransform(slot, property, views, at: now) : old
      let settled =
        endsAnimator ? seen : isHeld ? contributions.pair(contributions[newest].wide).to : old
      capture.wide = contributions.insertPair(old, settled)
      wide = contributions.insertPair(seen, seen)
    } else {
      capture.old = views.modelLanes(slot, property)
      let old = capture.old
      from =
        showsPresentation && !isSum
        ? presentationLanes(slot, property, views, at: now).finite(or: old) : old
      capture.settled =
        endsAnimator
        ? presentationLanes(slot, property, views, at: now).finite(or: old)
        : isHeld ? contributions[newest].to : old
    }
    let contribution = Contribution(
      from: from, to: from, wide: wide, animation: block, view: Int32(slot), property: property,
      mode: isSum && wide < 0 ? .held : .replace)
    capture.contribution = attach(contribution, above: newest, &views)
    captures.append(capture)
    noteWrite(capture.contribution, views)
  }

  /// Enters a contribution above `newest` and at the end of its block's list.
  mutating func attach(
    _ contribution: Contribution, above newest: Int32, _ views: inout ViewTree
  ) -> Int32 {
    let block = contribution.animation.raw
    let index = contributions.insert(contribution)
    if newest >= 0 {
      contributions[newest].above = index
    } else {
      let row = Int(contribution.view) * Property.storedCount + contribution.property.index
      views.stacks[row] = index
    }
    let last = blocks[block].last
    contributions[index].previousInBlock = last
    if last >= 0 {
      contributions[last].nextInBlock = index
    } else {
      blocks[block].first = index
    }
    blocks[block].last = index
    return index
  }

  /// Takes a contribution from its property and its block, and frees it.
  mutating func detach(_ index: Int32, _ views: inout ViewTree) {
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
      blocks[block].first = contribution.nextInBlock
    }
    if contribution.nextInBlock >= 0 {
      contributions[contribution.nextInBlock].previousInBlock = contribution.previousInBlock
    } else {
      blocks[block].last = contribution.previousInBlock
    }
    if blocks[block].isOpen { forgetCapture(of: index) }
    tracks.remove(contribution.track)
    contributions.remove(index)
  }

  /// Detaches everything that a block contributes.
  mutating func detachAll(of id: AnimationID, _ views: inout ViewTree) {
    while blocks[id.raw].first >= 0 { detach(blocks[id.raw].first, &views) }
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
