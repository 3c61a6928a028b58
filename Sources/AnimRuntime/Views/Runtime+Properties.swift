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
  /// The value scripts have given a property; a property of an unknown view has its zero.
  public func model(_ property: Property, of view: ViewID) -> PropertyValue {
    guard views.contains(view) else { return PropertyValue(property.type, lanes: .zero) }
    if property == .frame { return .rect(frame(of: view, at: .model)) }
    let slot = views.slot(view)
    if property.isWide { return .transform(modelWide(slot, property)) }
    return PropertyValue(property.type, lanes: modelLanes(slot, property))
  }

  /// The value that is seen now: the model and what animations make of it.
  public func presentation(_ property: Property, of view: ViewID) -> PropertyValue {
    guard views.contains(view) else { return PropertyValue(property.type, lanes: .zero) }
    if property == .frame { return .rect(frame(of: view, at: .presentation)) }
    let slot = views.slot(view)
    if property.isWide { return .transform(presentationTransform(slot, property)) }
    return PropertyValue(property.type, lanes: presentationLanes(slot, property))
  }

  /// What is seen now as plain numbers, for loops over many views: a number or flag (0 or 1) in x,
  /// a point in x and y, a rect as x, y, width, height, a color as red, green, blue, alpha; zeros
  /// for a transform.
  public func presentationLanes(_ property: Property, of view: ViewID) -> SIMD4<Double> {
    guard views.contains(view) else { return .zero }
    if property == .frame {
      let frame = frame(of: view, at: .presentation)
      return SIMD4(frame.x, frame.y, frame.width, frame.height)
    }
    return property.isWide ? .zero : presentationLanes(views.slot(view), property)
  }

  /// The number that is seen now; 0 for properties that are not numbers.
  public func presentationNumber(_ property: Property, of view: ViewID) -> Double {
    guard !property.isWide, views.contains(view) else { return 0 }
    return presentationLanes(views.slot(view), property).x
  }

  /// True if something moves this property now or will after a delay.
  public func isAnimating(_ property: Property, of view: ViewID) -> Bool {
    guard views.contains(view) else { return false }
    if property == .frame {
      return isAnimating(.bounds, of: view) || isAnimating(.center, of: view)
        || isAnimating(.transform, of: view) || isAnimating(.anchorPoint, of: view)
    }
    return stack(views.slot(view), property) >= 0
  }

  /// Writes the model value: animated in an open block if the property and the view allow it (a
  /// view outside the tree is not seen), else at once. A value of another type changes nothing.
  @discardableResult
  public mutating func set(
    _ property: Property, of view: ViewID, to value: PropertyValue
  ) -> SetResult {
    guard views.contains(view) else { return .unchanged }
    let slot = views.slot(view)
    switch value {
    case .transform(let transform):
      guard property.isWide, property != .frame else { return .unchanged }
      return setWide(property, view, slot, to: transform)
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
    let row = slot * Property.laneCount + property.index
    guard views.lanes[row] != lanes else { return .unchanged }
    isUnsettled = true
    let isAnimated = !isUnseen(property, view) && canAnimate(property, view)
    if isAnimated { capture(property, slot) } else { holdContent(property, view, slot) }
    views.lanes[row] = lanes
    noteGeometry(property, slot)
    return isAnimated ? .animated : .immediate
  }

  private mutating func setWide(
    _ property: Property, _ view: ViewID, _ slot: Int, to transform: Transform
  ) -> SetResult {
    let row = slot * 2 + property.index - Property.laneCount
    guard views.transforms[row] != transform else { return .unchanged }
    isUnsettled = true
    let isAnimated = !isUnseen(property, view) && canAnimate(property, view)
    if isAnimated { capture(property, slot) } else { holdContent(property, view, slot) }
    views.transforms[row] = transform
    return isAnimated ? .animated : .immediate
  }

  private func canAnimate(_ property: Property, _ view: ViewID) -> Bool {
    guard let block = openBlocks.last, !block.isTransition, animations.contains(block.id.raw)
    else { return false }
    return property.isAnimatable && isInTree(view) && !isOwnedByDynamics(property, of: view)
  }
}
