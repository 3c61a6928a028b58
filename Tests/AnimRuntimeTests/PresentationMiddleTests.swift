import AnimGeometry
import AnimRuntime
import Testing

/// Where a finger aims that is meant for a view.
@Suite struct PresentationMiddleTests {
  /// Where every superview clips, the middle of what is seen is a place where the view is hit.
  @Test(arguments: 0..<40)
  func isHitWhereEverythingClips(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var runtime = Runtime(stageSize: Point(400, 400))
    var views: [ViewID] = [.stage]
    for _ in 0..<24 {
      let parent = views[random.below(views.count)]
      let view = RandomViews.make(in: parent, &runtime, &random, depth: seed % 3 == 2)
      runtime.set(.clipsToBounds, of: view, to: .bool(true))
      runtime.set(.hidden, of: view, to: .bool(false))
      runtime.set(.userInteractionEnabled, of: view, to: .bool(true))
      runtime.setAlpha(1, view)
      views.append(view)
    }
    var (seen, unseen) = (0, 0)
    for view in views {
      guard let middle = runtime.presentationMiddle(of: view) else {
        unseen += 1
        #expect(!isSeenAnywhere(view, runtime, &random), "seed \(seed)")
        continue
      }
      seen += 1
      // What stands in front of it in another branch is hit instead, so only its own way counts.
      #expect(isOnTheWay(middle, view, runtime), "seed \(seed)")
    }
    #expect(seen > 1 && seen + unseen == 25)
  }

  /// Whether any of many points of the view lies within all that it is in.
  private func isSeenAnywhere(
    _ view: ViewID, _ runtime: Runtime, _ random: inout RandomSource
  ) -> Bool {
    guard case .rect(let bounds) = runtime.presentation(.bounds, of: view) else { return false }
    return (0..<30).contains { _ in
      let point = Point(
        bounds.x + random.uniform(0.01, 0.99) * bounds.width,
        bounds.y + random.uniform(0.01, 0.99) * bounds.height)
      return runtime.convertPresentation(point, from: view, to: .stage)
        .map { isOnTheWay($0, view, runtime) } ?? false
    }
  }

  /// Whether the point lies within the view and all that it is in.
  private func isOnTheWay(_ point: Point, _ view: ViewID, _ runtime: Runtime) -> Bool {
    var at: ViewID? = view
    while let here = at {
      guard let inner = runtime.convertPresentation(point, from: .stage, to: here),
        case .rect(let bounds) = runtime.presentation(.bounds, of: here)
      else { return false }
      let slack = Rect(
        bounds.x - 1e-9, bounds.y - 1e-9, bounds.width + 2e-9, bounds.height + 2e-9)
      if !slack.contains(inner) { return false }
      at = runtime.superview(of: here)
    }
    return true
  }

  @Test func extremeNumbersGiveNothingOrAPoint() {
    let numbers = [0, 1e-300, 1, 400, 1e9, 1e200, 1.7e308]
    for size in numbers {
      for place in numbers {
        var runtime = Runtime(stageSize: Point(400, 400))
        let view = runtime.makeView(
          bounds: Rect(-place, place, size, size), center: Point(place, -place))
        runtime.add(view, to: .stage)
        if let middle = runtime.presentationMiddle(of: view) {
          #expect((middle.x - middle.x) + (middle.y - middle.y) == 0)
        }
      }
    }
  }
}
