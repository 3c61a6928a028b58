import AnimDynamics
import AnimGeometry

// Each item is written in each step: nothing here copies a record or asks for memory, and what has
// not turned asks for no sine.

/// What writing a step back needs of its animator again and again.
private struct Frame {
  var animator: DynamicsID
  var reference: ViewID
  /// The slot of the reference view; −1 if it is gone.
  var slot: Int32
  var around: Rect
}

extension Dynamics {
  /// Writes where a step has moved the items of an animator.
  mutating func writeBack(
    in animator: DynamicsID, _ scene: inout Scene, _ screens: Screens
  ) {
    let reference = animators[animator.raw].reference
    let frame = Frame(
      animator: animator, reference: reference,
      slot: scene.views.contains(reference) ? Int32(scene.views.slot(reference)) : -1,
      around: scene.views.bounds(of: reference))
    let items = animators[animator.raw].items
    let motions = animators[animator.raw].world.motions
    for item in items {
      let place = SlotPool<ItemRecord>.index(item.raw)
      let motion = motions[World.slot(of: places[place].body)]
      let view = places[place].view
      if view != .none, scene.views.contains(view), scene.views.links(view).parent == frame.slot {
        follow(item, place, scene.views.slot(view), motion, frame, &scene, screens)
      } else {
        followFromAfar(item, motion, frame, &scene, screens)
      }
    }
  }

  /// Writes where a view is that lies right in the reference view.
  @inline(__always)
  private mutating func follow(
    _ item: ItemID, _ place: Int, _ slot: Int, _ motion: Motion, _ frame: Frame,
    _ scene: inout Scene, _ screens: Screens
  ) {
    let lanes = slot * Property.laneCount
    let wide = slot * 2 + Property.transform.index - Property.laneCount
    let seen = scene.views.lanes[lanes + Property.center.index]
    let anchor = scene.views.lanes[lanes + Property.anchorPoint.index]
    guard places[place].isPlain, anchor.x == 0.5, anchor.y == 0.5,
      places[place].isTurn(scene.views.transforms[wide])
    else { return followFromAfar(item, motion, frame, &scene, screens) }
    let written = places[place].center
    if seen.x != written.x || seen.y != written.y { noteOverwriting(item) }
    if motion.angle != places[place].angle {
      turn(item, to: motion.angle)
      if motion.angle != items[item.raw].baseAngle {
        let (sine, cosine) = (places[place].sine, places[place].cosine)
        scene.views.transforms[wide].m11 = cosine
        scene.views.transforms[wide].m12 = sine
        scene.views.transforms[wide].m21 = -sine
        scene.views.transforms[wide].m22 = cosine
      } else {
        scene.views.transforms[wide] = items[item.raw].base
      }
    }
    let center = Point(motion.position.x, motion.position.y)
    places[place].center = center
    if center.x != seen.x || center.y != seen.y {
      scene.views.lanes[lanes + Property.center.index] = SIMD4(center.x, center.y, 0, 0)
      scene.layout.noteGeometry(.center, slot, scene.views)
    }
    if Self.isWellInside(motion, frame), !places[place].isOutside { return }
    let bounds = scene.views.lanes[lanes + Property.bounds.index]
    noteWhereabouts(item, motion, Rect(lanes: bounds), frame.around)
  }

  /// The same for any item.
  private mutating func followFromAfar(
    _ item: ItemID, _ motion: Motion, _ frame: Frame, _ scene: inout Scene, _ screens: Screens
  ) {
    let place = SlotPool<ItemRecord>.index(item.raw)
    let view = places[place].view
    guard let space = space(of: view, in: frame.animator, scene) else {
      // A screen that has left is first told so, and may let go of what is in it.
      if scene.views.isInTree(view)
        || !screens.isInScreenToDisappear(view, within: .stage, scene.views)
      {
        report.append(.lost(item))
      }
      return
    }
    let seen = presentationPose(of: item, scene)
    var transform = writtenTransform(of: item)
    if seen.center != places[place].center || seen.transform != transform {
      noteOverwriting(item)
    }
    var middle = Point(motion.position.x, motion.position.y)
    if space.turn != nil {
      guard let moved = scene.views.convert(middle, from: frame.reference, to: space.superview)
      else { return }
      middle = moved
    }
    let angle = angle(motion, of: item, in: space)
    if angle != places[place].angle {
      turn(item, to: angle)
      transform = writtenTransform(of: item)
    }
    let center = middle - transform.apply(to: middleOffset(of: view, seen, scene))
    places[place].center = center
    let new = ItemPose(center: center, bounds: seen.bounds, transform: transform)
    if new != seen { write(new, seen, item, &scene) }
    if Self.isWellInside(motion, frame), !places[place].isOutside { return }
    noteWhereabouts(item, motion, seen.bounds, frame.around)
  }

  private mutating func write(
    _ pose: ItemPose, _ old: ItemPose, _ item: ItemID, _ scene: inout Scene
  ) {
    let view = items[item.raw].view
    guard view != .none else {
      items[item.raw].pose = pose
      return
    }
    let slot = scene.views.slot(view)
    if pose.center != old.center {
      scene.views.lanes[slot * Property.laneCount + Property.center.index] = SIMD4(
        pose.center.x, pose.center.y, 0, 0)
      scene.layout.noteGeometry(.center, slot, scene.views)
    }
    if pose.transform != old.transform {
      scene.views.transforms[slot * 2 + Property.transform.index - Property.laneCount] =
        pose.transform
    }
  }

  /// Tells once that what a script has written is written over.
  private mutating func noteOverwriting(_ item: ItemID) {
    let place = SlotPool<ItemRecord>.index(item.raw)
    guard !places[place].isOverwritten else { return }
    places[place].isOverwritten = true
    report.append(.overwritten(item))
  }

  /// With its middle well inside, some of an item is in the reference view's bounds, however it lies.
  @inline(__always)
  private static func isWellInside(_ motion: Motion, _ frame: Frame) -> Bool {
    let (middle, around) = (motion.position, frame.around)
    return middle.x - 1 > around.x && middle.x + 1 < around.x + around.width
      && middle.y - 1 > around.y && middle.y + 1 < around.y + around.height
  }

  /// True if anything of an item is in the reference view's bounds.
  private mutating func noteWhereabouts(
    _ item: ItemID, _ motion: Motion, _ bounds: Rect, _ around: Rect
  ) {
    let isOutside = !Self.box(motion, bounds).touches(around)
    let slot = SlotPool<ItemRecord>.index(item.raw)
    guard isOutside != places[slot].isOutside else { return }
    places[slot].isOutside = isOutside
    let place = Point(motion.position.x, motion.position.y)
    report.append(
      isOutside ? .escaped(item, at: place) : .returned(item, at: place))
  }
}
