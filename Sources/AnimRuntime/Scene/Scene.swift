import AnimGeometry

/// The views in time: the clock, the tree, what moves properties, and what lays views out.
///
/// The systems above change views through it and see them as they are seen now.
struct Scene: Sendable {
  private let pin = Pin()
  var clock: Clock
  var views: ViewTree
  var animations = Animations()
  var layout = Layout()
  /// The slots of views whose bounds have been written since physics last looked.
  var resized: [Int] = []

  init(stageSize: Point, maxRounds: Int) {
    clock = Clock(maxRounds: maxRounds)
    views = ViewTree(stageSize: stageSize)
  }

  var now: Time { clock.now }

  // MARK: Values

  /// What is seen now of a property that is stored in lanes.
  @inline(__always)
  func presentationLanes(_ slot: Int, _ property: Property) -> SIMD4<Double> {
    animations.presentationLanes(slot, property, views, at: clock.now)
  }

  /// What is seen now of a transform.
  func presentationTransform(_ slot: Int, _ property: Property) -> Transform {
    animations.presentationTransform(slot, property, views, at: clock.now)
  }

  /// Writes a model value at once, past the blocks.
  @inline(__always)
  mutating func write(_ value: SIMD4<Double>, _ slot: Int, _ property: Property) {
    views.setModel(value, slot, property)
    if property == .bounds { resized.append(slot) }
    layout.noteGeometry(property, slot, views)
  }

  /// True if something moves this property now or will after a delay.
  func isAnimating(_ property: Property, of view: ViewID) -> Bool {
    guard views.contains(view) else { return false }
    if property == .frame {
      return isAnimating(.bounds, of: view) || isAnimating(.center, of: view)
        || isAnimating(.transform, of: view) || isAnimating(.anchorPoint, of: view)
    }
    return views.stack(views.slot(view), property) >= 0
  }

  // MARK: Places

  /// What decides where the view in a slot is, on one side.
  func pose(_ slot: Int, at side: Side) -> ViewPose {
    if side == .model { return views.modelPose(slot) }
    return ViewPose(
      bounds: presentationLanes(slot, .bounds), center: presentationLanes(slot, .center),
      anchorPoint: presentationLanes(slot, .anchorPoint),
      transform: presentationTransform(slot, .transform))
  }

  /// How a view's coordinates lie in its superview's (in those around it, if it has none).
  func placement(of view: ViewID, at side: Side) -> Placement {
    if side == .model { return views.modelPlacement(of: view) }
    let slot = views.slot(view)
    let parent = Int(views.links(view).parent)
    return pose(slot, at: side).placement(
      depth: views.modelLanes(slot, .zPosition).x,
      in: parent >= 0 ? presentationTransform(parent, .sublayerTransform) : .identity,
      about: pose(parent, at: side).anchor)
  }

  /// A point in the coordinates of `view` in those of `other`, adding to `steps` how many planes had
  /// to be gone through; nil if no common superview joins them, or one of the planes between is seen
  /// from its edge or from behind.
  func convert(
    _ point: Point, from view: ViewID, to other: ViewID, at side: Side, _ steps: inout Int
  ) -> Point? {
    views.convert(point, from: view, to: other, &steps) { placement(of: $0, at: side) }
  }
}
