import AnimDynamics
import AnimGeometry

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
      let place = SlotPool<ItemRecord>.index(item.raw)
      let motion = motions[World.slot(of: dynamics.places[place].body)]
      let view = dynamics.places[place].view
      if view != .none, views.contains(view), views.links(view).parent == scene.slot {
        follow(item, place, views.slot(view), motion, scene)
      } else {
        followFromAfar(item, motion, scene)
      }
    }
  }

  /// Writes where a view is that lies right in the reference view.
  @inline(__always)
  private mutating func follow(
    _ item: ItemID, _ place: Int, _ slot: Int, _ motion: Motion, _ scene: Scene
  ) {
    let lanes = slot * Property.laneCount
    let wide = slot * 2 + Property.transform.index - Property.laneCount
    let seen = views.lanes[lanes + Property.center.index]
    let anchor = views.lanes[lanes + Property.anchorPoint.index]
    guard dynamics.places[place].isPlain, anchor.x == 0.5, anchor.y == 0.5,
      dynamics.places[place].isTurn(views.transforms[wide])
    else { return followFromAfar(item, motion, scene) }
    let written = dynamics.places[place].center
    if seen.x != written.x || seen.y != written.y { noteOverwriting(item) }
    if motion.angle != dynamics.places[place].angle {
      turn(item, to: motion.angle)
      if motion.angle != dynamics.items[item.raw].baseAngle {
        let (sine, cosine) = (dynamics.places[place].sine, dynamics.places[place].cosine)
        views.transforms[wide].m11 = cosine
        views.transforms[wide].m12 = sine
        views.transforms[wide].m21 = -sine
        views.transforms[wide].m22 = cosine
      } else {
        views.transforms[wide] = dynamics.items[item.raw].base
      }
    }
    let center = Point(motion.position.x, motion.position.y)
    dynamics.places[place].center = center
    if center.x != seen.x || center.y != seen.y {
      views.lanes[lanes + Property.center.index] = SIMD4(center.x, center.y, 0, 0)
      noteGeometry(.center, slot)
    }
    if isWellInside(motion, scene), !dynamics.places[place].isOutside { return }
    let bounds = views.lanes[lanes + Property.bounds.index]
    noteWhereabouts(item, motion, Rect(lanes: bounds), scene.around)
  }

  /// The same for any item.
  private mutating func followFromAfar(_ item: ItemID, _ motion: Motion, _ scene: Scene) {
    let place = SlotPool<ItemRecord>.index(item.raw)
    let view = dynamics.places[place].view
    guard let space = space(of: view, in: scene.animator) else {
      // A screen that has left is first told so, and may let go of what is in it.
      if isInTree(view) || !isInScreenToDisappear(view, within: .stage) {
        dynamics.report.append(.lost(item))
      }
      return
    }
    let seen = presentationPose(of: item)
    var transform = writtenTransform(of: item)
    if seen.center != dynamics.places[place].center || seen.transform != transform {
      noteOverwriting(item)
    }
    var middle = Point(motion.position.x, motion.position.y)
    if space.turn != nil {
      guard let moved = convert(middle, from: scene.reference, to: space.superview) else { return }
      middle = moved
    }
    let angle = angle(motion, of: item, in: space)
    if angle != dynamics.places[place].angle {
      turn(item, to: angle)
      transform = writtenTransform(of: item)
    }
    let center = middle - transform.apply(to: middleOffset(of: view, seen))
    dynamics.places[place].center = center
    let new = ItemPose(center: center, bounds: seen.bounds, transform: transform)
    if new != seen { write(new, seen, item) }
    if isWellInside(motion, scene), !dynamics.places[place].isOutside { return }
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
      views.transforms[slot * 2 + Property.transform.index - Property.laneCount] = pose.transform
    }
  }

  /// Tells once that what a script has written is written over.
  private mutating func noteOverwriting(_ item: ItemID) {
    let place = SlotPool<ItemRecord>.index(item.raw)
    guard !dynamics.places[place].isOverwritten else { return }
    dynamics.places[place].isOverwritten = true
    dynamics.report.append(.overwritten(item))
  }

  /// With its middle well inside, some of an item is in the reference view's bounds, however it lies.
  @inline(__always)
  private func isWellInside(_ motion: Motion, _ scene: Scene) -> Bool {
    let (middle, around) = (motion.position, scene.around)
    return middle.x - 1 > around.x && middle.x + 1 < around.x + around.width
      && middle.y - 1 > around.y && middle.y + 1 < around.y + around.height
  }

  /// Whether anything of an item is in the reference view's bounds.
  private mutating func noteWhereabouts(
    _ item: ItemID, _ motion: Motion, _ bounds: Rect, _ around: Rect
  ) {
    let isOutside = !box(motion, bounds).touches(around)
    let slot = SlotPool<ItemRecord>.index(item.raw)
    guard isOutside != dynamics.places[slot].isOutside else { return }
    dynamics.places[slot].isOutside = isOutside
    let place = Point(motion.position.x, motion.position.y)
    dynamics.report.append(
      isOutside ? .escaped(item, at: place) : .returned(item, at: place))
  }
}
