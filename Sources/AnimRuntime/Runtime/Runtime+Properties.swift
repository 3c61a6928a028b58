import AnimGeometry

/// What writing a property did.
public enum SetResult: Hashable, Sendable {
  /// It had that value already.
  case unchanged
  /// Model and sight changed at once, or the model below an animation that goes on as it was.
  case immediate
  /// The model changed, and the open block animates it.
  case animated
}

extension Runtime {
  public typealias Side = AnimRuntime.Side

  /// The value scripts have given a property; a property of an unknown view has its zero.
  public func model(_ property: Property, of view: ViewID) -> PropertyValue {
    guard scene.views.contains(view) else { return PropertyValue(property.type, lanes: .zero) }
    let slot = scene.views.slot(view)
    if property == .frame { return .rect(scene.views.modelPose(slot).frame) }
    if property.isWide { return .transform(scene.views.modelTransform(slot, property)) }
    return PropertyValue(property.type, lanes: scene.views.modelLanes(slot, property))
  }

  /// The value that is seen now: the model and what animations make of it.
  public func presentation(_ property: Property, of view: ViewID) -> PropertyValue {
    guard scene.views.contains(view) else { return PropertyValue(property.type, lanes: .zero) }
    let slot = scene.views.slot(view)
    if property == .frame { return .rect(scene.pose(slot, at: .presentation).frame) }
    if property.isWide { return .transform(scene.presentationTransform(slot, property)) }
    return PropertyValue(property.type, lanes: scene.presentationLanes(slot, property))
  }

  /// What is seen now as plain numbers, for loops over many views: a number or flag (0 or 1) in x,
  /// a point in x and y, a rect as x, y, width, height, a color as red, green, blue, alpha; zeros
  /// for a transform.
  public func presentationLanes(_ property: Property, of view: ViewID) -> SIMD4<Double> {
    guard scene.views.contains(view) else { return .zero }
    if property == .frame {
      let frame = scene.pose(scene.views.slot(view), at: .presentation).frame
      return SIMD4(frame.x, frame.y, frame.width, frame.height)
    }
    return property.isWide ? .zero : scene.presentationLanes(scene.views.slot(view), property)
  }

  /// The number that is seen now; 0 for properties that are not numbers.
  public func presentationNumber(_ property: Property, of view: ViewID) -> Double {
    guard !property.isWide, scene.views.contains(view) else { return 0 }
    return scene.presentationLanes(scene.views.slot(view), property).x
  }

  /// True if something moves this property now or will after a delay.
  public func isAnimating(_ property: Property, of view: ViewID) -> Bool {
    scene.isAnimating(property, of: view)
  }

  /// Writes the model value: animated in an open block if the property and the view allow it (a
  /// view outside the tree is not seen), else at once. A value of another type has no effect.
  @discardableResult
  public mutating func set(
    _ property: Property, of view: ViewID, to value: PropertyValue
  ) -> SetResult {
    guard scene.views.contains(view) else { return .unchanged }
    let slot = scene.views.slot(view)
    switch value {
    case .transform(let transform):
      guard property.isWide, property != .frame else { return .unchanged }
      return setTransform(property, view, slot, to: transform)
    case .rect(let rect) where property == .frame:
      return setFrame(rect, of: view)
    default:
      guard !property.isWide, property.type == value.type, let lanes = value.lanes else {
        return .unchanged
      }
      return setLanes(property, view, slot, to: property.clamped(lanes))
    }
  }

  private mutating func setLanes(
    _ property: Property, _ view: ViewID, _ slot: Int, to lanes: SIMD4<Double>
  ) -> SetResult {
    guard scene.views.modelLanes(slot, property) != lanes else { return .unchanged }
    let isAnimated = prepareWrite(property, view, slot)
    scene.write(lanes, slot, property)
    if property == .bounds { dynamics.noteResized(&scene) }
    return isAnimated ? .animated : .immediate
  }

  private mutating func setTransform(
    _ property: Property, _ view: ViewID, _ slot: Int, to transform: Transform
  ) -> SetResult {
    guard scene.views.modelTransform(slot, property) != transform else { return .unchanged }
    let isAnimated = prepareWrite(property, view, slot)
    scene.views.setModel(transform, slot, property)
    return isAnimated ? .animated : .immediate
  }

  /// Writes bounds (keeping their origin), then center, so that an untransformed view fills `rect`.
  ///
  /// A view with a transform is placed as if it had none: the platform calls its frame undefined.
  mutating func setFrame(_ rect: Rect, of view: ViewID) -> SetResult {
    let slot = scene.views.slot(view)
    let bounds = scene.views.modelLanes(slot, .bounds)
    let anchor = scene.views.modelLanes(slot, .anchorPoint)
    let results = [
      set(.bounds, of: view, to: .rect(Rect(bounds.x, bounds.y, rect.width, rect.height))),
      set(
        .center, of: view,
        to: .point(Point(rect.x + anchor.x * rect.width, rect.y + anchor.y * rect.height))),
    ]
    if results.contains(.animated) { return .animated }
    return results.contains(.immediate) ? .immediate : .unchanged
  }

  /// Lets the open block or the open transitions keep a property as it was before it is written.
  ///
  /// - Returns: true if the open block animates the write.
  private mutating func prepareWrite(
    _ property: Property, _ view: ViewID, _ slot: Int
  ) -> Bool {
    scene.clock.isUnsettled = true
    if scene.animations.openBlocks.isEmpty { return false }
    let isAnimated = animates(property, view)
    if isAnimated {
      scene.animations.capture(property, slot, &scene.views, at: scene.clock.now)
    } else {
      transitions.holdContent(property, of: view, &scene)
    }
    return isAnimated
  }

  /// True if the open block animates a write. A write that it could animate if the view were seen is
  /// noted: nothing of it is seen to move.
  private mutating func animates(_ property: Property, _ view: ViewID) -> Bool {
    guard let block = scene.animations.openBlocks.last, !block.isTransition,
      property.isAnimatable
    else { return false }
    guard screens.isOnScreen(view, scene.views) else {
      scene.animations.noteUnseen(view)
      return false
    }
    return scene.animations.contains(block.id) && !dynamics.owns(property, of: view)
  }
}
