import AnimGeometry
import AnimRuntime
import Testing

/// Hit testing goes down from the stage through inverse transforms; this goes the other way: it
/// draws every view's corners on the stage, and looks which polygons hold the point.
@Suite struct HitTestingTests {
  @Test(arguments: 0..<30)
  func agreesWithPolygonsOnRandomTrees(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var runtime = Runtime(stageSize: Point(400, 400))
    var views: [ViewID] = [.stage]
    let isDeep = seed % 3 == 2
    for _ in 0..<24 {
      let parent = views[random.below(views.count)]
      views.append(RandomViews.make(in: parent, &runtime, &random, depth: isDeep))
    }
    RandomViews.move(views, &runtime, &random)
    runtime.busy(seconds(0.5))

    var polygons: [ViewID: Polygon] = [:]
    for view in views { polygons[view] = polygon(view, runtime) }
    var compared = 0
    for _ in 0..<250 {
      let point = Point(random.uniform(-20, 420), random.uniform(-20, 420))
      guard let expected = model(point, .stage, runtime, polygons) else { continue }
      #expect(runtime.hitTest(point).view == (expected.hit ?? .none), "seed \(seed) at \(point)")
      compared += 1
    }
    #expect(compared > 180)
  }

  private struct Answer { var hit: ViewID? }

  /// What is hit in `view` and below; nil where the point is too near to an edge to tell.
  private func model(
    _ point: Point, _ view: ViewID, _ runtime: Runtime, _ polygons: [ViewID: Polygon]
  ) -> Answer? {
    if runtime.model(.hidden, of: view) == .bool(true)
      || runtime.model(.userInteractionEnabled, of: view) == .bool(false)
      || runtime.presentationNumber(.alpha, of: view) < 0.01
    {
      return Answer()
    }
    switch polygons[view]?.place(of: point) {
    case .near, nil: return nil
    case .outside: return Answer()
    case .inside: break
    }
    if !runtime.allowsInteraction(view) { return Answer() }
    for child in runtime.subviews(of: view).reversed() {
      guard let found = model(point, child, runtime, polygons) else { return nil }
      if found.hit != nil { return found }
    }
    return Answer(hit: view)
  }

  /// The corners of a view on the stage; nil if one of them is behind the eye.
  private func polygon(_ view: ViewID, _ runtime: Runtime) -> Polygon? {
    guard case .rect(let bounds) = runtime.presentation(.bounds, of: view) else { return nil }
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    let corners = [
      Point(bounds.x, bounds.y), Point(right, bounds.y), Point(right, bottom),
      Point(bounds.x, bottom),
    ].compactMap { place($0, view, runtime) }
    return corners.count == 4 ? Polygon(corners: corners) : nil
  }

  /// A point of a view on the stage, superview by superview.
  private func place(_ point: Point, _ view: ViewID, _ runtime: Runtime) -> Point? {
    var (point, view) = (point, view)
    while let parent = runtime.superview(of: view) {
      guard let next = step(view, parent, runtime).project(point) else { return nil }
      (point, view) = (next, parent)
    }
    return point
  }

  private func step(_ view: ViewID, _ parent: ViewID, _ runtime: Runtime) -> Model4 {
    func anchor(_ view: ViewID) -> Point {
      guard case .rect(let bounds) = runtime.presentation(.bounds, of: view),
        case .point(let anchor) = runtime.presentation(.anchorPoint, of: view)
      else { return .zero }
      return Point(bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height)
    }
    guard case .transform(let own) = runtime.presentation(.transform, of: view),
      case .transform(let around) = runtime.presentation(.sublayerTransform, of: parent),
      case .point(let center) = runtime.presentation(.center, of: view)
    else { return .identity }
    let (here, pivot) = (anchor(view), anchor(parent))
    let depth = runtime.presentationNumber(.zPosition, of: view)
    return Model4.move(-here.x, -here.y).then(Model4(own)).then(.move(center.x, center.y, depth))
      .then(.move(-pivot.x, -pivot.y)).then(Model4(around)).then(.move(pivot.x, pivot.y))
  }

  // MARK: By hand

  @Test func whatKeepsAFingerAway() {
    var runtime = Runtime()
    let box = runtime.box()
    let middle = Point(160, 240)
    #expect(runtime.hitTest(middle).view == box)
    runtime.set(.hidden, of: box, to: .bool(true))
    #expect(runtime.hitTest(middle).view == .stage)
    runtime.set(.hidden, of: box, to: .bool(false))
    runtime.setAlpha(0.0099, box)
    #expect(runtime.hitTest(middle).view == .stage)
    runtime.setAlpha(0.01, box)
    #expect(runtime.hitTest(middle).view == box)
    runtime.set(.userInteractionEnabled, of: box, to: .bool(false))
    #expect(runtime.hitTest(middle).view == .stage)
    runtime.set(.userInteractionEnabled, of: .stage, to: .bool(false))
    #expect(runtime.hitTest(middle).view == .none)
  }

  @Test func edgesBelongToTheViewOnTheLeftAndTop() {
    var runtime = Runtime()
    let box = runtime.box()
    #expect(runtime.hitTest(Point(110, 190)).view == box)
    #expect(runtime.hitTest(Point(210, 240)).view == .stage)
    #expect(runtime.hitTest(Point(320, 240)).view == .none)
    #expect(runtime.hitTest(Point(-0.001, 240)).view == .none)
  }

  @Test func aSubviewOutsideItsSuperviewIsNotHit() {
    var runtime = Runtime()
    let box = runtime.box()
    let part = runtime.makeView(bounds: Rect(0, 0, 50, 50), center: Point(110, 50))
    runtime.add(part, to: box)
    #expect(runtime.hitTest(Point(200, 240)).view == part)
    #expect(runtime.hitTest(Point(220, 240)).view == .stage)
  }

  @Test func aViewSeenFromItsEdgeOrBehindTheEyeIsNotHit() {
    var runtime = Runtime()
    let box = runtime.box()
    var door = Transform()
    door.m34 = -1 / 500
    runtime.set(.sublayerTransform, of: .stage, to: .transform(door))
    runtime.set(.transform, of: box, to: .transform(Transform(scale: 0, 1)))
    #expect(runtime.hitTest(Point(160, 240)).view == .stage)
    runtime.set(.transform, of: box, to: .transform(Transform()))
    #expect(runtime.hitTest(Point(160, 240)).view == box)
    runtime.set(.zPosition, of: box, to: .number(600))
    #expect(runtime.hitTest(Point(160, 240)).view == .stage)
  }

  @Test func aMovingViewIsHitWhereItIsSeenAndNamedWhereItIsNot() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(1, options: .allowUserInteraction) {
      $0.set(.center, of: box, to: .point(Point(160, 40)))
    }
    runtime.busy(seconds(0.5))
    #expect(runtime.hitTest(Point(160, 140)).view == box)
    #expect(runtime.hitTest(Point(160, 40)).view == .stage)
    runtime.animate(1) { $0.set(.center, of: box, to: .point(Point(160, 240))) }
    #expect(runtime.hitTest(Point(160, 40)) == Hit(view: .stage, moving: [box]))
    runtime.busy(seconds(1))
    #expect(runtime.hitTest(Point(160, 240)) == Hit(view: box, moving: []))
  }

  @Test func thousandsOfViewsInOneAnotherAreNoTrouble() {
    var runtime = Runtime()
    func make() -> ViewID {
      runtime.makeView(bounds: Rect(0, 0, 320, 480), center: Point(160, 240))
    }
    let innermost = make()
    var outer = innermost
    for _ in 0..<20_000 {
      let next = make()
      runtime.add(outer, to: next)
      outer = next
    }
    runtime.add(outer, to: .stage)
    #expect(runtime.hitTest(Point(10, 10)).view == innermost)
    #expect(runtime.presentationMiddle(of: innermost) == Point(160, 240))
  }
}

/// Views at random places with random shapes.
enum RandomViews {
  static func make(
    in parent: ViewID, _ runtime: inout Runtime, _ random: inout RandomSource, depth: Bool
  ) -> ViewID {
    let size = Point(random.uniform(40, 220), random.uniform(40, 220))
    let view = runtime.makeView(
      bounds: Rect(random.uniform(-30, 30), random.uniform(-30, 30), size.x, size.y),
      center: Point(random.uniform(0, 300), random.uniform(0, 300)))
    runtime.add(view, to: parent)
    runtime.set(
      .anchorPoint, of: view,
      to: .point(Point(random.uniform(0, 1), random.uniform(0, 1))))
    runtime.set(.transform, of: view, to: .transform(transform(&random, depth: depth)))
    if depth {
      var around = Transform()
      around.m34 = -1 / random.uniform(400, 900)
      runtime.set(.sublayerTransform, of: view, to: .transform(around))
      runtime.set(.zPosition, of: view, to: .number(random.uniform(-50, 50)))
    }
    if random.uniform(0, 1) < 0.08 { runtime.set(.hidden, of: view, to: .bool(true)) }
    if random.uniform(0, 1) < 0.08 { runtime.setAlpha(0.005, view) }
    if random.uniform(0, 1) < 0.08 {
      runtime.set(.userInteractionEnabled, of: view, to: .bool(false))
    }
    return view
  }

  static func transform(_ random: inout RandomSource, depth: Bool) -> Transform {
    var shear = Transform()
    shear.m21 = random.uniform(-0.4, 0.4)
    let plane = Transform(scale: random.uniform(0.4, 1.6), random.uniform(-1.6, -0.4))
      .concatenating(shear).concatenating(Transform(rotation: random.uniform(-4, 4)))
    guard depth else { return plane }
    return plane.concatenating(Transform(rotation: random.uniform(-1.2, 1.2), about: 0.3, 1, 0))
  }

  /// Sets some of the views in motion, some of them untouchable.
  static func move(_ views: [ViewID], _ runtime: inout Runtime, _ random: inout RandomSource) {
    for view in views.dropFirst() where random.uniform(0, 1) < 0.3 {
      let isOpen = random.uniform(0, 1) < 0.6
      let goal = Point(random.uniform(0, 300), random.uniform(0, 300))
      let turn = Transform(rotation: random.uniform(-2, 2))
      let alpha = random.uniform(0, 1)
      runtime.animate(1, options: isOpen ? .allowUserInteraction : []) {
        $0.set(.center, of: view, to: .point(goal))
        $0.set(.transform, of: view, to: .transform(turn))
        $0.setAlpha(alpha, view)
      }
    }
  }
}
