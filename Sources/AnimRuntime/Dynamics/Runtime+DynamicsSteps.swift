import AnimDynamics

extension Runtime {
  /// The moment of an animator has come: it says that it goes on, or makes a step.
  mutating func deliverPhysics(_ id: DynamicsID) -> Event? {
    if dynamics.animators[id.raw].state == .resuming {
      if isAtRest(id) {
        dynamics.animators[id.raw].state = .paused
        return nil
      }
      dynamics.animators[id.raw].state = .running
      schedulePhysics(id, at: physicsGrid(after: now))
      return .dynamicsResumed(id)
    }
    refreshFrames(of: id)
    // Steps that a busy run loop has missed are not made up for: the display did not ask for them.
    let events = dynamics.animators[id.raw].world.step()
    dynamics.report = []
    for item in dynamics.animators[id.raw].items { writeBack(item, in: id) }
    report(events, of: id)
    return .dynamicsStepped(id)
  }

  /// What the last step has brought about.
  public mutating func takeDynamicsReport() -> [DynamicsEvent] {
    defer { dynamics.report = [] }
    return dynamics.report
  }

  /// After the handlers of a step: true if everything has come to rest, and the animator pauses.
  public mutating func finishStep(of id: DynamicsID) -> Bool {
    guard dynamics.animators.contains(id.raw), dynamics.animators[id.raw].state == .running
    else { return false }
    if isAtRest(id) {
      dynamics.animators[id.raw].state = .paused
      return true
    }
    schedulePhysics(id, at: physicsGrid(after: now))
    return false
  }

  // MARK: Places

  /// Writes where a step has moved an item.
  private mutating func writeBack(_ item: ItemID, in animator: DynamicsID) {
    let record = dynamics.items[item.raw]
    guard let motion = dynamics.animators[animator.raw].world.motion(of: record.body) else {
      return
    }
    guard let space = space(of: record, in: animator) else {
      dynamics.report.append(.lost(item))
      return
    }
    let seen = pose(of: record)
    if seen.center != record.written.center || seen.transform != record.written.transform,
      !record.isOverwritten
    {
      dynamics.items[item.raw].isOverwritten = true
      dynamics.report.append(.overwritten(item))
    }
    var transform = record.base
    if motion.angle != record.baseAngle {
      transform = transform.concatenating(Transform(rotation: motion.angle - record.baseAngle))
    }
    var middle = Point(motion.position.x, motion.position.y)
    if space.turn != nil {
      let reference = dynamics.animators[animator.raw].reference
      guard let moved = convert(middle, from: reference, to: space.superview) else { return }
      middle = moved
    }
    let center = middle - transform.apply(to: middleOffset(of: record, seen))
    let new = ItemPose(center: center, bounds: seen.bounds, transform: transform)
    dynamics.items[item.raw].written = new
    if new != seen { write(new, seen, record, item) }
    noteWhereabouts(item, record, motion, seen.bounds, animator)
  }

  private mutating func write(
    _ pose: ItemPose, _ old: ItemPose, _ record: ItemRecord, _ item: ItemID
  ) {
    guard record.view != .none else {
      dynamics.items[item.raw].pose = pose
      return
    }
    let slot = views.slot(record.view)
    if pose.center != old.center {
      views.lanes[slot * Property.laneCount + Property.center.index] = SIMD4(
        pose.center.x, pose.center.y, 0, 0)
      noteGeometry(.center, slot)
    }
    if pose.transform != old.transform {
      views.wides[slot * 2 + Property.transform.index - Property.laneCount] = pose.transform
    }
  }

  /// Whether anything of an item is in the reference view's bounds.
  private mutating func noteWhereabouts(
    _ item: ItemID, _ record: ItemRecord, _ motion: Motion, _ bounds: Rect, _ animator: DynamicsID
  ) {
    let box = box(motion, bounds)
    let around = referenceBounds(dynamics.animators[animator.raw].reference)
    let isOutside =
      box.x + box.width < around.x || box.x > around.x + around.width
      || box.y + box.height < around.y || box.y > around.y + around.height
    guard isOutside != record.isOutside else { return }
    dynamics.items[item.raw].isOutside = isOutside
    let place = Point(motion.position.x, motion.position.y)
    dynamics.report.append(
      isOutside ? .escaped(item, at: place) : .returned(item, at: place))
  }

  /// The smallest upright rectangle around bounds that are turned.
  func box(_ motion: Motion, _ bounds: Rect) -> Rect {
    var (width, height) = (bounds.width, bounds.height)
    if motion.angle != 0 {
      let (s, c) = Elementary.sincos(motion.angle)
      (width, height) = (
        abs(bounds.width * c) + abs(bounds.height * s),
        abs(bounds.width * s) + abs(bounds.height * c)
      )
    }
    return Rect(motion.position.x - width / 2, motion.position.y - height / 2, width, height)
  }

  // MARK: Events

  /// Says the engine's events in terms of behaviors and items.
  private mutating func report(_ events: [WorldEvent], of id: DynamicsID) {
    let record = dynamics.animators[id.raw]
    for event in events {
      switch event {
      case .began(let effect, let body, let other, let place):
        guard let behavior = record.behaviorOfEffect[effect], let item = record.itemOfBody[body]
        else { continue }
        let point = Point(place.x, place.y)
        switch other {
        case .body(let body):
          guard let other = record.itemOfBody[body] else { continue }
          dynamics.report.append(.itemsBegan(behavior, item, other, at: point))
        case .boundary(let boundary):
          guard let name = record.nameOfBoundary[boundary] else { continue }
          dynamics.report.append(.boundaryBegan(behavior, item, name, at: point))
        }
      case .ended(let effect, let body, let other):
        guard let behavior = record.behaviorOfEffect[effect], let item = record.itemOfBody[body]
        else { continue }
        switch other {
        case .body(let body):
          guard let other = record.itemOfBody[body] else { continue }
          dynamics.report.append(.itemsEnded(behavior, item, other))
        case .boundary(let boundary):
          guard let name = record.nameOfBoundary[boundary] else { continue }
          dynamics.report.append(.boundaryEnded(behavior, item, name))
        }
      case .pushed(let effect):
        guard let behavior = record.behaviorOfEffect[effect] else { continue }
        dynamics.behaviors[behavior.raw].isUsed = true
        if case .push(var push) = dynamics.behaviors[behavior.raw].spec {
          push.isActive = false
          dynamics.behaviors[behavior.raw].spec = .push(push)
        }
        dynamics.report.append(.pushed(behavior))
      case .clamped(let body):
        if let item = record.itemOfBody[body] { dynamics.report.append(.clamped(item)) }
      case .crowded: dynamics.report.append(.crowded)
      }
    }
  }
}
