import AnimGeometry

extension Runtime {
  /// Which of a property's two values.
  public enum Side: Sendable { case model, presentation }

  /// The smallest rectangle, in the superview's coordinates, around the transformed bounds.
  ///
  /// The bounds are placed so that their anchor point lies on `center`, then transformed about it;
  /// depth is ignored.
  func frame(of view: ViewID, at side: Side) -> Rect {
    let slot = views.slot(view)
    let isModel = side == .model
    let bounds = isModel ? modelLanes(slot, .bounds) : presentationLanes(slot, .bounds)
    let center = isModel ? modelLanes(slot, .center) : presentationLanes(slot, .center)
    let anchor = isModel ? modelLanes(slot, .anchorPoint) : presentationLanes(slot, .anchorPoint)
    let t = isModel ? modelWide(slot, .transform) : presentationTransform(slot, .transform)
    let (width, height) = (bounds.z, bounds.w)
    let (left, top) = (-anchor.x * width, -anchor.y * height)
    if t == .identity { return Rect(center.x + left, center.y + top, width, height).finite }
    let x = SIMD4(left, left + width, left, left + width)
    let y = SIMD4(top, top, top + height, top + height)
    let xs = x * t.m11 + y * t.m21 + t.m41
    let ys = x * t.m12 + y * t.m22 + t.m42
    return Rect(
      center.x + xs.min(), center.y + ys.min(), xs.max() - xs.min(), ys.max() - ys.min()
    ).finite
  }

  /// Writes bounds (keeping their origin), then center, so that an untransformed view fills `rect`.
  ///
  /// A view with a transform is placed as if it had none: the platform calls its frame undefined.
  mutating func setFrame(_ rect: Rect, of view: ViewID) -> SetResult {
    let slot = views.slot(view)
    let bounds = modelLanes(slot, .bounds)
    let anchor = modelLanes(slot, .anchorPoint)
    let results = [
      set(.bounds, of: view, to: .rect(Rect(bounds.x, bounds.y, rect.width, rect.height))),
      set(
        .center, of: view,
        to: .point(Point(rect.x + anchor.x * rect.width, rect.y + anchor.y * rect.height))),
    ]
    if results.contains(.animated) { return .animated }
    return results.contains(.immediate) ? .immediate : .unchanged
  }
}
