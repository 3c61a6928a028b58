import AnimGeometry
import AnimSolver
import Testing

@testable import AnimRuntime

/// Views and constraints that come, change and go at random.
private struct RandomLayout {
  var runtime = Runtime()
  var views: [ViewID] = []
  var constraints: [ConstraintID] = []
  var random: RandomSource

  init(seed: UInt64, size: Int) {
    random = RandomSource(seed: seed)
    for index in 0..<size {
      let frame = Rect(
        Double(random.below(300)), Double(random.below(400)), Double(20 + random.below(90)),
        Double(20 + random.below(60)))
      let view = runtime.makeView(
        bounds: Rect(0, 0, frame.width, frame.height),
        center: Point(frame.x + frame.width / 2, frame.y + frame.height / 2))
      runtime.add(view, to: index > 3 && random.below(3) == 0 ? views[random.below(3)] : .stage)
      var traits = LayoutTraits()
      traits.intrinsicSize = Point(frame.width, frame.height)
      // No two alike, so that there is one best layout.
      traits.hugging = Point(Double(251 + index), Double(301 + index))
      traits.compressionResistance = Point(Double(751 + index), Double(801 + index))
      runtime.setLayoutTraits(traits, of: view)
      views.append(view)
    }
    for view in views where random.below(3) > 0 {
      add(LayoutConstraint(LayoutAnchor(view, .left), constant: Double(random.below(200))))
      add(LayoutConstraint(LayoutAnchor(view, .top), constant: Double(random.below(200))))
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let id = runtime.addConstraint(constraint)
    guard id != .none else { return }
    constraints.append(id)
    runtime.setActive(true, id)
  }

  private mutating func anchor() -> LayoutAnchor {
    let attribute = LayoutAttribute.allCases[random.below(LayoutAttribute.allCases.count)]
    return LayoutAnchor(random.below(5) == 0 ? .stage : views[random.below(views.count)], attribute)
  }

  mutating func change() {
    switch random.below(6) {
    case 0, 1:
      var constraint = LayoutConstraint(
        anchor(), [.equal, .atLeast, .atMost][random.below(3)], anchor(),
        multiplier: [1, 1, 1, 0.5][random.below(4)], constant: Double(random.below(100) - 50),
        // A priority for each, so that there is one best layout.
        priority: random.below(2) == 0 ? 1000 : 400 + constraints.count % 350)
      if constraint.second?.view == constraint.first.view { constraint.second = nil }
      if constraint.first.view != .stage { add(constraint) }
    case 2:
      let id = constraints[random.below(constraints.count)]
      runtime.setActive(!runtime.isActive(id), id)
    case 3:
      let id = constraints[random.below(constraints.count)]
      guard var says = runtime.constraint(id) else { return }
      says.constant = Double(random.below(200) - 50)
      runtime.setConstraint(id, to: says)
    case 4:
      let view = views[random.below(views.count)]
      let place = PropertyValue.point(
        Point(Double(random.below(320)), Double(random.below(480))))
      runtime.set(.center, of: view, to: place)
    default:
      let view = views[random.below(views.count)]
      if runtime.superview(of: view) == nil {
        runtime.add(view, to: .stage)
      } else if random.below(4) == 0 {
        runtime.removeFromSuperview(view)
      }
    }
  }

  var frames: [Rect] {
    views.map { view in
      guard case .rect(let rect) = runtime.model(.frame, of: view) else { return Rect(0, 0, 0, 0) }
      return rect
    }
  }
}

@Suite struct LayoutHistoryTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func aChangedLayoutIsLikeANewOne(seed: UInt64) {
    var layout = RandomLayout(seed: seed, size: 4 + Int(seed % 8))
    for step in 0..<40 {
      for _ in 0...layout.random.below(3) { layout.change() }
      let before = layout.runtime
      _ = layout.runtime.applyLayout(below: .stage)
      // The same from the same frames, by a solver that has no history.
      var other = layout
      other.runtime = before
      other.runtime.scene.layout.forgetRows()
      other.runtime.scene.layout.brokenCount += 1
      _ = other.runtime.applyLayout(below: .stage)
      guard layout.runtime.scene.layout.items.allSatisfy({ $0.wasOpen == 0 }) else { continue }
      for (a, b) in zip(layout.frames, other.frames) {
        let distance = max(
          abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
        #expect(distance < 1e-6, "seed \(seed), step \(step): \(a), \(b)")
      }
      let again = layout.runtime.applyLayout(below: .stage)
      #expect(again == LayoutReport())
    }
  }
}
