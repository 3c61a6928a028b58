import AnimGeometry

extension Animations {
  /// Lets a captured property move to its new model value, or lets go of it if that is the old.
  ///
  /// Adds to `begins` what begins: the property's movement, then each of its keyframes.
  mutating func close(
    _ capture: Capture, _ spec: AnimationSpec, into begins: inout [AnimationBegin],
    _ views: inout ViewTree, _ clock: inout Clock
  ) {
    let index = capture.contribution
    guard index >= 0 else { return }
    var capture = capture
    let isChanged =
      capture.wide >= 0
      ? closeTransform(index, &capture, spec, &views, &clock)
      : closeLanes(index, &capture, spec, &views, &clock)
    guard isChanged else {
      detach(index, &views)
      return
    }
    let contribution = contributions[index]
    let from: PropertyValue
    let to: PropertyValue
    let slot = Int(contribution.view)
    if contribution.wide >= 0 {
      let isAdditive = !contribution.mode.hides
      from = .transform(
        isAdditive
          ? contributions.pair(capture.wide).to : contributions.pair(contribution.wide).from)
      to = .transform(views.modelTransform(slot, contribution.property))
    } else {
      let type = contribution.property.type
      let isAdditive = !contribution.mode.hides
      from = PropertyValue(type, lanes: isAdditive ? capture.settled : contribution.from)
      to = PropertyValue(type, lanes: views.modelLanes(slot, contribution.property))
    }
    begins.append(
      AnimationBegin(
        view: views.id(contribution.view), property: contribution.property, from: from, to: to,
        duration: max(clock.stretched(spec.duration), .zero), delay: clock.stretched(spec.delay),
        curve: spec.curve,
        spring: blocks[contribution.animation.raw].timing.curve.constants(of: spec.curve)))
    addKeyframes(index, spec, to: &begins, views, clock)
  }

  /// Adds what was written outside the keyframes, and lets go of a track that has nothing on it.
  mutating func closeTrack(_ index: Int32, _ views: ViewTree) {
    guard contributions[index].track >= 0 else { return }
    addDirectSegment(index, views)
    guard tracks[contributions[index].track].isEmpty else { return }
    tracks.remove(contributions[index].track)
    contributions[index].track = -1
  }

  private mutating func closeLanes(
    _ index: Int32, _ capture: inout Capture, _ spec: AnimationSpec,
    _ views: inout ViewTree, _ clock: inout Clock
  ) -> Bool {
    let property = contributions[index].property
    let slot = Int(contributions[index].view)
    let new = views.modelLanes(slot, property)
    let track = contributions[index].track
    guard new != capture.old || track >= 0 else { return false }
    contributions[index].to = new
    let isAdditive = spec.interruption == .additive && property.isAdditive
    if isAdditive { takeFromAround(index, &capture, &views, &clock) }
    if track >= 0 {
      contributions[index].mode = isAdditive ? .additiveTrack : .track
      tracks[track].join(from: isAdditive ? capture.settled : contributions[index].from)
    } else if isAdditive {
      contributions[index].mode = .additive
      contributions[index].from = capture.settled - new
    }
    if isAdditive {
      joinOthers(than: index, &views, &clock)
    } else {
      takeOver(for: index, &views, &clock)
    }
    return true
  }

  private mutating func closeTransform(
    _ index: Int32, _ capture: inout Capture, _ spec: AnimationSpec,
    _ views: inout ViewTree, _ clock: inout Clock
  ) -> Bool {
    let property = contributions[index].property
    let slot = Int(contributions[index].view)
    let new = views.modelTransform(slot, property)
    let track = contributions[index].track
    guard new != contributions.pair(capture.wide).from || track >= 0 else { return false }
    let wide = contributions[index].wide
    let seen = contributions.pair(wide).from
    contributions.setPair(wide, TransformPair(from: seen, to: new))
    let isAdditive = spec.interruption == .additive && property.isAdditive
    if isAdditive, let inverse = new.inverse {
      takeFromAround(index, &capture, &views, &clock)
      let settled = contributions.pair(capture.wide).to
      let offset = track >= 0 ? inverse : settled.concatenating(inverse)
      contributions.setPair(wide, TransformPair(from: offset, to: .identity))
      contributions[index].mode = track >= 0 ? .additiveTrack : .additive
      if track >= 0 { tracks[track].join(from: settled) }
      joinOthers(than: index, &views, &clock)
    } else {
      if track >= 0 {
        contributions[index].mode = .track
        tracks[track].join(from: seen)
      }
      takeOver(for: index, &views, &clock)
    }
    return true
  }

  /// Takes a property from the blocks around, which are still open: within one another blocks do
  /// not add up, so the inner one goes the whole way from where the outermost began.
  private mutating func takeFromAround(
    _ index: Int32, _ capture: inout Capture, _ views: inout ViewTree, _ clock: inout Clock
  ) {
    if openBlocks.isEmpty { return }
    var other = views.stack(Int(contributions[index].view), contributions[index].property)
    var isFirst = true
    while other >= 0 {
      let current = other
      other = contributions[other].above
      guard current != index, blocks[contributions[current].animation.raw].isOpen else {
        continue
      }
      if isFirst, let outer = captures.first(where: { $0.contribution == current }) {
        capture.settled = outer.settled
        if capture.wide >= 0, outer.wide >= 0 {
          let old = contributions.pair(capture.wide).from
          let settled = contributions.pair(outer.wide).to
          contributions.setPair(capture.wide, TransformPair(from: old, to: settled))
        }
      }
      isFirst = false
      takeAway(current, &views, &clock)
    }
  }

  /// Ends the other contributions to the same property.
  private mutating func takeOver(
    for index: Int32, _ views: inout ViewTree, _ clock: inout Clock
  ) {
    let slot = Int(contributions[index].view)
    let property = contributions[index].property
    let animator = blocks[contributions[index].animation.raw].animator
    var other = views.stack(slot, property)
    while other >= 0 {
      let next = contributions[other].above
      if other != index { takeAway(other, by: animator, &views, &clock) }
      other = next
    }
  }

  /// Turns the other contributions to the same property into additive ones, so that what is seen
  /// goes on without a jump; a transform without inverse cannot, and is taken over.
  private mutating func joinOthers(
    than index: Int32, _ views: inout ViewTree, _ clock: inout Clock
  ) {
    var other = views.stack(Int(contributions[index].view), contributions[index].property)
    while other >= 0 {
      let contribution = contributions[other]
      let current = other
      other = contribution.above
      if current == index || blocks[contribution.animation.raw].isOpen { continue }
      if contribution.mode == .content {
        takeAway(current, &views, &clock)
        continue
      }
      // One that adds up has joined all before it, and a replacing one would have ended it.
      if !contribution.mode.hides { break }
      if blocks[contribution.animation.raw].isDriven {
        takeAway(current, &views, &clock)
        continue
      }
      if contribution.wide >= 0 {
        let pair = contributions.pair(contribution.wide)
        guard let inverse = pair.to.inverse else {
          takeAway(current, &views, &clock)
          continue
        }
        let offset = contribution.mode == .track ? inverse : pair.from.concatenating(inverse)
        contributions.setPair(contribution.wide, TransformPair(from: offset, to: .identity))
      } else if contribution.mode == .replace {
        contributions[current].from = contribution.from - contribution.to
      }
      contributions[current].mode = contribution.mode == .track ? .additiveTrack : .additive
    }
  }
}
