import AnimGeometry

/// What a finger comes down on.
public struct Hit: Hashable, Sendable {
  /// The foremost view there that takes input; `none` if there is none.
  public var view: ViewID
  /// The views before it that lie there and take no input while they move, foremost first.
  public var moving: [ViewID]

  public init(view: ViewID, moving: [ViewID]) {
    self.view = view
    self.moving = moving
  }
}

extension Runtime {
  /// The opacity below which a view is not hit, nor what is in it: the platform's.
  public static let leastOpacity = 0.01

  /// What lies at a point of the stage, as it is seen.
  ///
  /// A view is hit if the point lies in its bounds and in those of every superview, and neither it
  /// nor one of them is hidden, nearly transparent, without user interaction, or moving without
  /// allowing it. Of its subviews the foremost that is hit counts, before the view itself. The
  /// order is that of the subviews; `zPosition` plays no part.
  public func hitTest(_ point: Point) -> Hit { hitTest(point, in: .stage) }

  /// The same from a view down, for a point in its coordinates.
  public func hitTest(_ point: Point, in root: ViewID) -> Hit {
    var steps = 0
    return hitTest(point, in: root, &steps)
  }

  /// The same, adding to `steps` how many views had to be looked at.
  public func hitTest(_ point: Point, in root: ViewID, _ steps: inout Int) -> Hit {
    var hit = Hit(view: .none, moving: [])
    guard views.contains(root), isTouchable(root), takes(point, root, &hit) else { return hit }
    // A view that takes the point is an answer already, so there is no way back to look for.
    hit.view = root
    var local = point
    var child = views.links(root).lastChild
    while child >= 0 {
      let view = views.id(child)
      steps += 1
      if isTouchable(view), let inner = placement(of: view, at: .presentation).undo(local),
        takes(inner, view, &hit)
      {
        hit.view = view
        local = inner
        child = views.links(view).lastChild
      } else {
        child = views.links(view).before
      }
    }
    return hit
  }

  /// Whether a view that lies at the point takes input; one that only moves is noted.
  private func takes(_ point: Point, _ view: ViewID, _ hit: inout Hit) -> Bool {
    let bounds = presentationLanes(views.slot(view), .bounds)
    guard Rect(lanes: bounds).contains(point) else { return false }
    if allowsInteraction(view) { return true }
    hit.moving.append(view)
    return false
  }

  /// Whether nothing but movement and place can keep a finger from the view.
  private func isTouchable(_ view: ViewID) -> Bool {
    let slot = views.slot(view)
    return presentationLanes(slot, .hidden).x == 0
      && modelLanes(slot, .userInteractionEnabled).x != 0
      && presentationLanes(slot, .alpha).x >= Runtime.leastOpacity
  }

  /// Where a finger aims that is meant for a view: the middle of what is seen of it, in the
  /// coordinates of the stage; nil for a view outside the tree, or of which nothing is to be seen.
  ///
  /// What is seen is what of its bounds lies on the stage and in all superviews that clip. The
  /// middle is that of the area in the view's own plane, so it is that of its bounds if all is seen.
  public func presentationMiddle(of view: ViewID) -> Point? {
    guard isInTree(view) else { return nil }
    let bounds = presentationLanes(views.slot(view), .bounds)
    let whole = Rect(lanes: bounds)
    var part = VisiblePart(whole)
    var at = view
    while at != .stage, let parent = superview(of: at) {
      part.move(by: placement(of: at, at: .presentation))
      let slot = views.slot(parent)
      if parent == .stage || presentationLanes(slot, .clipsToBounds).x != 0 {
        let around = presentationLanes(slot, .bounds)
        part.cut(to: Rect(lanes: around))
      }
      at = parent
    }
    guard let middle = part.isCut ? part.middle : whole.center else { return nil }
    return convertPresentation(middle, from: view, to: .stage)
  }
}
