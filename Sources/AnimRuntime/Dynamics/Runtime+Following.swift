import AnimDynamics

// Each item is written in each step: nothing here copies a record or asks for memory, and what has
// not turned asks for no sine.

/// What a step's writing back asks of its animator again and again.
private struct Scene {
  var animator: DynamicsID
  var reference: ViewID
  /// The slot of the reference view; −1 if it is gone.
  var slot: Int32
  var around: Rect
}

extension Runtime {
  /// Writes where a step has moved the items of an animator.
  mutating func writeBack(in animator: DynamicsID) {
    let reference = dynamics.animators[animator.raw].reference
    let scene = Scene(
      animator: animator, reference: reference,
      slot: views.contains(reference) ? Int32(views.slot(reference)) : -1,
      around: referenceBounds(reference))
    let items = dynamics.animators[animator.raw].items
    let motions = dynamics.animators[animator.raw].world.motions
    for item in items {
      let motion = motions[World.slot(of: dynamics.items[item.raw].body)]
      let view = dynamics.items[item.raw].view
      if view != .none, views.contains(view), views.links(view).parent == scene.slot {
        follow(item, views.slot(view), motion, scene)
      } else {
        followFromAfar(item, motion, scene)
      }
    }
  }

  /// Writes where a view is that lies right in the reference view.
  private mutating func follow(_ item: ItemID, _ slot: Int, _ motion: Motion, _ scene: Scene) {
    let lanes = slot * Property.laneCount
    let wide = slot * 2 + Property.transform.index - Property.laneCount
    let seen = views.lanes[lanes + Property.center.index]
    let bounds = views.lanes[lanes + Property.bounds.index]
    let anchor = views.lanes[lanes + Property.anchorPoint.index]
    let written = dynamics.items[item.raw].written.center
    let isTurned = !views.wides[wide].equals(dynamics.items[item.raw].written.transform)
    noteOverwriting(item, isTurned || seen.x != written.x || seen.y != written.y)
    let turn = motion.angle != dynamics.items[item.raw].writtenAngle
    if turn { dynamics.items[item.raw].turn(to: motion.angle) }
    if turn || isTurned { views.wides[wide] = dynamics.items[item.raw].written.transform }
    var center = Point(motion.position.x, motion.position.y)
    if anchor.x != 0.5 || anchor.y != 0.5 || !dynamics.items[item.raw].isPlain {
      let offset = Point((0.5 - anchor.x) * bounds.z, (0.5 - anchor.y) * bounds.w)
      center = center - dynamics.items[item.raw].written.transform.apply(to: offset)
    }
    dynamics.items[item.raw].written.center = center
    if center.x != seen.x || center.y != seen.y {
      views.lanes[lanes + Property.center.index] = SIMD4(center.x, center.y, 0, 0)
      noteGeometry(.center, slot)
    }
    noteWhereabouts(item, motion, Rect(bounds.x, bounds.y, bounds.z, bounds.w), scene.around)
  }

  /// The same for a view further inside, and for what is no view.
  private mutating func followFromAfar(_ item: ItemID, _ motion: Motion, _ scene: Scene) {
    guard let space = space(of: dynamics.items[item.raw], in: scene.animator) else {
      dynamics.report.append(.lost(item))
      return
    }
    let seen = pose(of: dynamics.items[item.raw])
    let written = dynamics.items[item.raw].written
    noteOverwriting(item, seen.center != written.center || seen.transform != written.transform)
    var middle = Point(motion.position.x, motion.position.y)
    if space.turn != nil {
      guard let moved = convert(middle, from: scene.reference, to: space.superview) else { return }
      middle = moved
    }
    if motion.angle != dynamics.items[item.raw].writtenAngle {
      dynamics.items[item.raw].turn(to: motion.angle)
    }
    let transform = dynamics.items[item.raw].written.transform
    let center = middle - transform.apply(to: middleOffset(of: dynamics.items[item.raw], seen))
    let new = ItemPose(center: center, bounds: seen.bounds, transform: transform)
    dynamics.items[item.raw].written = new
    if new != seen { write(new, seen, item) }
    noteWhereabouts(item, motion, seen.bounds, scene.around)
  }

  private mutating func write(_ pose: ItemPose, _ old: ItemPose, _ item: ItemID) {
    let view = dynamics.items[item.raw].view
    guard view != .none else {
      dynamics.items[item.raw].pose = pose
      return
    }
    let slot = views.slot(view)
    if pose.center != old.center {
      views.lanes[slot * Property.laneCount + Property.center.index] = SIMD4(
        pose.center.x, pose.center.y, 0, 0)
      noteGeometry(.center, slot)
    }
    if pose.transform != old.transform {
      views.wides[slot * 2 + Property.transform.index - Property.laneCount] = pose.transform
    }
  }

  /// Tells once that what a script has written is written over.
  @inline(__always)
  private mutating func noteOverwriting(_ item: ItemID, _ isOverwritten: Bool) {
    guard isOverwritten, !dynamics.items[item.raw].isOverwritten else { return }
    dynamics.items[item.raw].isOverwritten = true
    dynamics.report.append(.overwritten(item))
  }

  /// Whether anything of an item is in the reference view's bounds.
  @inline(__always)
  private mutating func noteWhereabouts(
    _ item: ItemID, _ motion: Motion, _ bounds: Rect, _ around: Rect
  ) {
    let (x, y) = (motion.position.x, motion.position.y)
    // With its middle well inside, some of it is, however it lies.
    let isInside =
      x - 1 > around.x && x + 1 < around.x + around.width && y - 1 > around.y
      && y + 1 < around.y + around.height
    if isInside, !dynamics.items[item.raw].isOutside { return }
    noteCrossing(item, motion, bounds, around)
  }

  private mutating func noteCrossing(
    _ item: ItemID, _ motion: Motion, _ bounds: Rect, _ around: Rect
  ) {
    let box = box(motion, bounds)
    let isOutside =
      box.x + box.width < around.x || box.x > around.x + around.width
      || box.y + box.height < around.y || box.y > around.y + around.height
    guard isOutside != dynamics.items[item.raw].isOutside else { return }
    dynamics.items[item.raw].isOutside = isOutside
    let place = Point(motion.position.x, motion.position.y)
    dynamics.report.append(
      isOutside ? .escaped(item, at: place) : .returned(item, at: place))
  }
}

extension ItemRecord {
  /// Turns what is written as its body has turned.
  fileprivate mutating func turn(to angle: Double) {
    writtenAngle = angle
    guard angle != baseAngle else {
      written.transform = base
      return
    }
    let rotation = Transform(rotation: angle - baseAngle)
    written.transform = isPlain ? rotation : base.concatenating(rotation)
  }
}

extension Transform {
  /// What `==` says, by rows.
  @inline(__always)
  fileprivate func equals(_ other: Transform) -> Bool {
    let (a, b) = (rows, other.rows)
    return a.0 == b.0 && a.3 == b.3 && a.1 == b.1 && a.2 == b.2
  }
}
