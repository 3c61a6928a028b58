extension Runtime {
  /// Lets a captured property move to its new model value, or lets go of it if that is the old.
  mutating func close(_ capture: Capture, _ spec: AnimationSpec) -> AnimationBegin? {
    let index = capture.contribution
    guard index >= 0 else { return nil }
    let isChanged =
      capture.wide >= 0 ? closeWide(index, capture, spec) : closeLanes(index, capture, spec)
    guard isChanged else {
      detach(index)
      return nil
    }
    let contribution = contributions[index]
    let from: PropertyValue
    let to: PropertyValue
    let slot = Int(contribution.view)
    if contribution.wide >= 0 {
      let isAdditive = contribution.mode == .additive
      from = .transform(
        isAdditive
          ? contributions.pair(capture.wide).to : contributions.pair(contribution.wide).from)
      to = .transform(modelWide(slot, contribution.property))
    } else {
      let type = contribution.property.type
      let isAdditive = contribution.mode == .additive
      from = PropertyValue(type, lanes: isAdditive ? capture.settled : contribution.from)
      to = PropertyValue(type, lanes: modelLanes(slot, contribution.property))
    }
    return AnimationBegin(
      view: views.id(contribution.view), property: contribution.property, from: from, to: to,
      duration: max(stretched(spec.duration), .zero), delay: stretched(spec.delay),
      curve: spec.curve)
  }

  private mutating func closeLanes(
    _ index: Int32, _ capture: Capture, _ spec: AnimationSpec
  ) -> Bool {
    let property = contributions[index].property
    let slot = Int(contributions[index].view)
    let new = modelLanes(slot, property)
    guard new != capture.old else { return false }
    contributions[index].to = new
    if spec.interruption == .additive, property.isAdditive {
      contributions[index].mode = .additive
      contributions[index].from = capture.settled - new
      joinOthers(than: index)
    } else {
      takeOver(for: index)
    }
    return true
  }

  private mutating func closeWide(
    _ index: Int32, _ capture: Capture, _ spec: AnimationSpec
  ) -> Bool {
    let property = contributions[index].property
    let slot = Int(contributions[index].view)
    let new = modelWide(slot, property)
    let before = contributions.pair(capture.wide)
    guard new != before.from else { return false }
    let wide = contributions[index].wide
    let seen = contributions.pair(wide).from
    contributions.setPair(wide, TransformPair(from: seen, to: new))
    guard spec.interruption == .additive, property.isAdditive,
      let offset = Self.offset(from: before.to, to: new)
    else {
      takeOver(for: index)
      return true
    }
    contributions[index].mode = .additive
    contributions.setPair(wide, TransformPair(from: offset, to: .identity))
    joinOthers(than: index)
    return true
  }

  /// Ends the other contributions to the same property.
  private mutating func takeOver(for index: Int32) {
    let slot = Int(contributions[index].view)
    let property = contributions[index].property
    var other = stack(slot, property)
    while other >= 0 {
      let next = contributions[other].above
      if other != index { takeAway(other) }
      other = next
    }
  }

  /// Turns the other contributions to the same property into additive ones, so that what is seen
  /// goes on without a jump; a transform without inverse cannot, and is taken over.
  private mutating func joinOthers(than index: Int32) {
    var other = stack(Int(contributions[index].view), contributions[index].property)
    while other >= 0 {
      let contribution = contributions[other]
      let current = other
      other = contribution.above
      guard current != index, contribution.mode == .replace,
        !animations[contribution.animation.raw].isOpen
      else { continue }
      if contribution.wide >= 0 {
        let pair = contributions.pair(contribution.wide)
        guard let offset = Self.offset(from: pair.from, to: pair.to) else {
          takeAway(current)
          continue
        }
        contributions.setPair(
          contribution.wide, TransformPair(from: offset, to: .identity))
      } else {
        contributions[current].from = contribution.from - contribution.to
      }
      contributions[current].mode = .additive
    }
  }

  /// What, applied before `new`, makes `old`; nil if `new` flattens.
  private static func offset(from old: Transform, to new: Transform) -> Transform? {
    new.inverse.map { old.concatenating($0) }
  }
}
