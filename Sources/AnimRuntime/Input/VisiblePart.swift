import AnimGeometry

/// What of a view's plane is left when those around it cut it off: a convex polygon.
///
/// Each corner is kept twice, in the view's own coordinates and where it is seen, before the
/// division of perspective. There both are linear, so an edge is cut at the same place in both, and
/// a corner behind the eye needs no division by what may be zero.
struct VisiblePart {
  private struct Corner {
    var own: Point
    /// Where it is seen, times the third number.
    var seen: SIMD3<Double>
  }

  private var corners: [Corner]
  /// True if something has been cut off.
  private(set) var isCut = false

  /// The whole of a rectangle.
  init(_ bounds: Rect) {
    let (left, top) = (bounds.minX, bounds.minY)
    let (right, bottom) = (bounds.maxX, bounds.maxY)
    let points = [
      Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom),
    ]
    corners = points.map { Corner(own: $0, seen: SIMD3($0.x, $0.y, 1)) }
  }

  /// Goes on to the coordinates of the superview; what lies behind the eye is gone.
  mutating func move(by placement: Placement) {
    for index in corners.indices {
      corners[index].seen = placement.apply(toHomogeneous: corners[index].seen)
    }
    if placement.map != nil { cut { $0.z } }
  }

  /// Keeps what lies in a rectangle of the coordinates it is in.
  mutating func cut(to bounds: Rect) {
    let (left, top) = (bounds.minX, bounds.minY)
    let (right, bottom) = (bounds.maxX, bounds.maxY)
    cut { $0.x - left * $0.z }
    cut { right * $0.z - $0.x }
    cut { $0.y - top * $0.z }
    cut { bottom * $0.z - $0.y }
  }

  /// Keeps the side on which `height`, a linear function, is not below zero.
  private mutating func cut(where height: (SIMD3<Double>) -> Double) {
    guard corners.contains(where: { !(height($0.seen) >= 0) }), let last = corners.last else {
      return
    }
    isCut = true
    var kept: [Corner] = []
    var (previous, before) = (last, height(last.seen))
    for corner in corners {
      let here = height(corner.seen)
      if (here >= 0) != (before >= 0) {
        let part = before / (before - here)
        kept.append(
          Corner(
            own: previous.own + (corner.own - previous.own) * part,
            seen: previous.seen + (corner.seen - previous.seen) * part))
      }
      if here >= 0 { kept.append(corner) }
      (previous, before) = (corner, here)
    }
    corners = kept
  }

  /// The middle of its area, in the view's own coordinates; nil if it has none, or one beyond
  /// counting.
  var middle: Point? {
    guard corners.count > 2 else { return nil }
    let first = corners[0].own
    // The middle of a parallelogram needs no rounding.
    if corners.count == 4, first + corners[2].own == corners[1].own + corners[3].own,
      (corners[1].own - first).cross(corners[3].own - first) != 0
    {
      let middle = first + (corners[2].own - first) * 0.5
      return middle.isFinite ? middle : nil
    }
    var (area, moment) = (0.0, Point.zero)
    for index in 1..<corners.count - 1 {
      let (a, b) = (corners[index].own - first, corners[index + 1].own - first)
      area += a.cross(b)
      moment += (a + b) * (a.cross(b) / 3)
    }
    let middle = first + moment / area
    return middle.isFinite ? middle : nil
  }
}

extension Placement {
  /// Where a point of the view is seen, both before the division of perspective.
  fileprivate func apply(toHomogeneous p: SIMD3<Double>) -> SIMD3<Double> {
    let local = p - SIMD3(anchor.x, anchor.y, 0) * p.z
    guard let map else { return local + SIMD3(center.x, center.y, 0) * p.z }
    return map.x * local.x + map.y * local.y + map.origin * local.z
  }
}

extension VisiblePart {
  /// Where a finger aims that is meant for a view: the middle of what is seen of it, in the
  /// coordinates of the stage; nil for a view outside the tree, or of which nothing is to be seen.
  ///
  /// What is seen is what of its bounds lies on the stage and in all superviews that clip. The
  /// middle is that of the area in the view's own plane, so it is that of its bounds if all is seen.
  static func middle(of view: ViewID, _ scene: Scene) -> Point? {
    guard scene.views.isInTree(view) else { return nil }
    let bounds = scene.presentationLanes(scene.views.slot(view), .bounds)
    let whole = Rect(lanes: bounds)
    var part = VisiblePart(whole)
    var at = view
    while at != .stage, let parent = scene.views.superview(of: at) {
      part.move(by: scene.placement(of: at, at: .presentation))
      let slot = scene.views.slot(parent)
      if parent == .stage || scene.presentationLanes(slot, .clipsToBounds).x != 0 {
        part.cut(to: Rect(lanes: scene.presentationLanes(slot, .bounds)))
      }
      at = parent
    }
    guard let middle = part.isCut ? part.middle : whole.center else { return nil }
    var steps = 0
    return scene.convert(middle, from: view, to: .stage, at: .presentation, &steps)
  }
}
