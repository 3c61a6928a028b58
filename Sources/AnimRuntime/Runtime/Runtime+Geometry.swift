import AnimGeometry

extension Runtime {
  // MARK: Coordinates

  /// A point in the coordinates of `view` in those of `other`, as both are seen; nil if no common
  /// superview joins them, or one of the planes between is seen from its edge or behind the eye.
  public func convertPresentation(_ point: Point, from view: ViewID, to other: ViewID) -> Point? {
    var steps = 0
    return scene.convert(point, from: view, to: other, at: .presentation, &steps)
  }

  /// The same by the model values.
  public func convert(_ point: Point, from view: ViewID, to other: ViewID) -> Point? {
    scene.views.convert(point, from: view, to: other)
  }

  /// The same on either side, adding to `steps` how many planes had to be gone through.
  public func convert(
    _ point: Point, from view: ViewID, to other: ViewID, at side: Side, _ steps: inout Int
  ) -> Point? {
    scene.convert(point, from: view, to: other, at: side, &steps)
  }

  /// True if a view's bounds cover the stage's, by model values.
  public func fillsStage(_ view: ViewID) -> Bool {
    guard scene.views.contains(view) else { return false }
    let (stage, bounds) = (scene.views.bounds(of: .stage), scene.views.bounds(of: view))
    guard let first = convert(bounds.origin, from: view, to: .stage),
      let last = convert(bounds.origin + bounds.size, from: view, to: .stage)
    else { return false }
    return first.x <= stage.x && first.y <= stage.y && last.x >= stage.x + stage.width
      && last.y >= stage.y + stage.height
  }

  // MARK: Hits

  /// The opacity below which a view is not hit, nor what is in it: the platform's.
  public static let leastOpacity = HitTest.leastOpacity

  /// What lies at a point of the stage, as it is seen.
  ///
  /// A view is hit if the point lies in its bounds and in those of every superview, and neither it
  /// nor one of them is hidden, nearly transparent, without user interaction, or moving without
  /// allowing it. Of its subviews the foremost that is hit counts, before the view itself. The
  /// order is that of the subviews; `zPosition` plays no part.
  public func hitTest(_ point: Point) -> Hit { hitTest(point, in: .stage) }

  /// The same from a view down, for a point in its coordinates.
  public func hitTest(_ point: Point, in root: ViewID) -> Hit {
    HitTest(point, in: root, scene, transitions).hit
  }

  /// The same, adding to `steps` how many views had to be looked at.
  public func hitTest(_ point: Point, in root: ViewID, _ steps: inout Int) -> Hit {
    let test = HitTest(point, in: root, scene, transitions)
    steps += test.steps
    return test.hit
  }

  /// Where a finger aims that is meant for a view: the middle of what is seen of it, in the
  /// coordinates of the stage; nil for a view outside the tree, or of which nothing is to be seen.
  public func presentationMiddle(of view: ViewID) -> Point? {
    VisiblePart.middle(of: view, scene)
  }

  /// False if a block without `allowUserInteraction` moves the view now, or a transition shows it.
  public func allowsInteraction(_ view: ViewID) -> Bool {
    transitions.allowsInteraction(view, scene)
  }
}
