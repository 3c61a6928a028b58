import AnimGeometry
import AnimRuntime
import Testing

/// Screens that come and go at random are told the four things in order, and at rest each knows
/// where it is.
@Suite struct ScreenTests {
  @Test(arguments: 0..<40)
  func areToldInOrder(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var log = Log()
    var views: [ViewID] = [.stage]
    for index in 0..<12 {
      let view = log.runtime.makeView(bounds: Rect(0, 0, 10, 10), center: .zero)
      if index % 3 != 0 { log.runtime.makeScreen(view) }
      log.runtime.add(view, to: views[random.below(views.count)])
      views.append(view)
    }
    var told: [ViewID: [ScreenMoment]] = [:]
    var budget = 30
    for _ in 0..<20 {
      disturb(&log.runtime, views, &random)
      log.run(until: log.runtime.now.seconds + random.uniform(0, 1)) { runtime, event in
        guard case .screen(let view, let moment) = event else { return }
        told[view, default: []].append(moment)
        budget -= 1
        if budget > 0, random.uniform(0, 1) < 0.3 { disturb(&runtime, views, &random) }
      }
      budget = 30
    }
    log.run { _, event in
      if case .screen(let view, let moment) = event { told[view, default: []].append(moment) }
    }
    for view in views where log.runtime.isScreen(view) {
      #expect(log.runtime.hasAppeared(view) == log.runtime.isInTree(view), "seed \(seed)")
      var last = ScreenMoment.disappear
      for moment in told[view] ?? [] {
        #expect(follows(moment, last), "seed \(seed): \(moment) after \(last)")
        last = moment
      }
      #expect(last == (log.runtime.isInTree(view) ? .appear : .disappear), "seed \(seed)")
    }
    #expect(told.count > 2)
  }

  private func follows(_ moment: ScreenMoment, _ last: ScreenMoment) -> Bool {
    switch moment {
    case .willAppear: last == .disappear || last == .willDisappear
    case .appear: last == .willAppear
    case .willDisappear: last == .appear || last == .willAppear
    case .disappear: last == .willDisappear
    }
  }

  /// Moves, removes or replaces some view.
  private func disturb(_ runtime: inout Runtime, _ views: [ViewID], _ random: inout RandomSource) {
    let view = views[1 + random.below(views.count - 1)]
    let other = views[random.below(views.count)]
    switch random.below(4) {
    case 0: runtime.removeFromSuperview(view)
    case 1: runtime.add(view, to: other)
    case 2:
      let id = runtime.beginTransition(
        TransitionSpec(views: [other], duration: seconds(random.uniform(0, 0.6))))
      runtime.add(view, to: other)
      runtime.endTransition(id)
    default:
      guard let parent = runtime.superview(of: view), !runtime.isDescendant(parent, of: other),
        other != view, other != .stage
      else { return }
      let id = runtime.beginTransition(
        TransitionSpec(views: [view, other], duration: seconds(random.uniform(0, 0.6))))
      runtime.add(other, to: parent)
      runtime.removeFromSuperview(view)
      runtime.endTransition(id)
    }
  }

  @Test func comingAndGoingAtOnceIsNothing() {
    var log = Log()
    let view = log.runtime.makeView(bounds: Rect(0, 0, 10, 10), center: .zero)
    log.runtime.makeScreen(view)
    log.runtime.add(view, to: .stage)
    log.runtime.removeFromSuperview(view)
    log.run()
    #expect(log.lines == ["0 idle"])
    log.runtime.add(view, to: .stage)
    log.runtime.destroyView(view)
    log.run()
    #expect(log.lines == ["0 idle", "0 idle"])
  }
}
