import AnimGeometry
import AnimSolver
import Testing

@testable import AnimRuntime

/// A stage of 320 × 480 with a few helpers.
private struct Stage {
  var runtime = Runtime()

  mutating func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ViewID {
    let view = runtime.makeView(
      bounds: Rect(0, 0, width, height), center: Point(x + width / 2, y + height / 2))
    runtime.add(view, to: .stage)
    var traits = LayoutTraits()
    traits.intrinsicSize = Point(width, height)
    runtime.setLayoutTraits(traits, of: view)
    return view
  }

  @discardableResult
  mutating func constrain(
    _ first: ViewID, _ a: LayoutAttribute, _ relation: Relation = .equal,
    _ second: ViewID? = nil, _ b: LayoutAttribute? = nil, times multiplier: Double = 1,
    plus constant: Double = 0, priority: Int = 1000
  ) -> ConstraintID {
    let anchor = second.map { LayoutAnchor($0, b ?? a) }
    let id = runtime.addConstraint(
      LayoutConstraint(
        LayoutAnchor(first, a), relation, anchor, multiplier: multiplier, constant: constant,
        priority: priority))
    runtime.setActive(true, id)
    return id
  }

  mutating func layOut() -> LayoutReport { runtime.applyLayout(below: .stage) }

  func frame(_ view: ViewID) -> Rect {
    guard case .rect(let rect) = runtime.model(.frame, of: view) else { return Rect(0, 0, 0, 0) }
    return rect
  }
}

@Suite struct LayoutTests {
  @Test func aSheetHangsOnTheStage() {
    var stage = Stage()
    let sheet = stage.view(0, 0, 320, 560)
    let top = stage.constrain(sheet, .top, .equal, .stage, .bottom, plus: -80)
    stage.constrain(sheet, .left, .equal, .stage)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(sheet) == Rect(0, 400, 320, 560))
    var says = stage.runtime.constraint(top)!
    says.constant = -480
    stage.runtime.setConstraint(top, to: says)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(sheet) == Rect(0, 0, 320, 560))
  }

  @Test func huggingDecidesWhoGrows() {
    var stage = Stage()
    let label = stage.view(0, 0, 80, 20)
    let field = stage.view(0, 0, 100, 30)
    var traits = stage.runtime.layoutTraits(of: label)
    traits.hugging.x = 251
    stage.runtime.setLayoutTraits(traits, of: label)
    stage.constrain(label, .left, .equal, .stage, plus: 16)
    stage.constrain(label, .centerY, .equal, field)
    stage.constrain(field, .left, .equal, label, .right, plus: 8)
    stage.constrain(field, .right, .equal, .stage, plus: -16)
    stage.constrain(field, .top, .equal, .stage, plus: 40)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(label) == Rect(16, 45, 80, 20))
    #expect(stage.frame(field) == Rect(104, 40, 200, 30))
  }

  @Test func viewsWithoutConstraintsLieWhereTheyLie() {
    var stage = Stage()
    let card = stage.view(40, 50, 100, 100)
    let inner = stage.view(5, 5, 20, 20)
    stage.runtime.add(inner, to: card)
    let badge = stage.view(0, 0, 10, 10)
    stage.constrain(badge, .left, .equal, inner, .right, plus: 1)
    stage.constrain(badge, .top, .equal, inner, .bottom)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(badge) == Rect(66, 75, 10, 10))
    stage.runtime.set(.center, of: card, to: .point(Point(190, 100)))
    _ = stage.layOut()
    #expect(stage.frame(badge) == Rect(166, 75, 10, 10))
  }

  @Test func aPlainViewBetweenGoesWithWhatItIsIn() {
    var stage = Stage()
    let panel = stage.view(0, 0, 100, 100)
    let plain = stage.view(10, 20, 50, 50)
    stage.runtime.add(plain, to: panel)
    let dot = stage.view(0, 0, 5, 5)
    stage.runtime.add(dot, to: plain)
    // The dot comes first, so that its frame is found before the panel's is written.
    stage.constrain(dot, .left, .equal, panel, plus: 30)
    stage.constrain(dot, .top, .equal, panel, plus: 30)
    stage.constrain(panel, .left, .equal, .stage, plus: 70)
    stage.constrain(panel, .top, .equal, .stage, plus: 80)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(panel) == Rect(70, 80, 100, 100))
    #expect(stage.frame(plain) == Rect(10, 20, 50, 50))
    #expect(stage.frame(dot) == Rect(20, 10, 5, 5))
    #expect(stage.layOut() == LayoutReport())
  }

  @Test func theLaterOfTwoThatCannotBothHoldIsBroken() {
    var stage = Stage()
    let box = stage.view(10, 20, 30, 40)
    stage.constrain(box, .left, plus: 10)
    stage.constrain(box, .top, plus: 20)
    let wide = stage.constrain(box, .width, plus: 100)
    let narrow = stage.constrain(box, .width, .atMost, plus: 90)
    let report = stage.layOut()
    #expect(report.conflicts == [LayoutReport.Conflict(broken: narrow, others: [wide])])
    #expect(stage.frame(box) == Rect(10, 20, 100, 40))
    // It is tried again as soon as something changes, and then it may hold.
    stage.runtime.setActive(false, wide)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(box) == Rect(10, 20, 30, 40))
  }

  @Test func aChangedConstantCanBreakAConstraint() {
    var stage = Stage()
    let box = stage.view(0, 0, 0, 40)
    stage.constrain(box, .left, plus: 0)
    stage.constrain(box, .top, plus: 0)
    let wide = stage.constrain(box, .width, plus: 50)
    let most = stage.constrain(box, .width, .atMost, plus: 90)
    #expect(stage.layOut() == LayoutReport())
    var says = stage.runtime.constraint(wide)!
    says.constant = 100
    stage.runtime.setConstraint(wide, to: says)
    #expect(
      stage.layOut().conflicts == [LayoutReport.Conflict(broken: most, others: [wide])])
    #expect(stage.frame(box).width == 100)
    says.constant = 60
    stage.runtime.setConstraint(wide, to: says)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(box).width == 60)
  }

  @Test func whatIsLeftOpenStaysAndIsSaidOnce() {
    var stage = Stage()
    let box = stage.view(30, 40, 50, 60)
    let top = stage.constrain(box, .top, .equal, .stage, plus: 7)
    let report = stage.layOut()
    #expect(report.ambiguities == [LayoutReport.Ambiguity(view: box, attributes: [.left])])
    #expect(stage.frame(box) == Rect(30, 7, 50, 60))
    var says = stage.runtime.constraint(top)!
    says.constant = 9
    stage.runtime.setConstraint(top, to: says)
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(box) == Rect(30, 9, 50, 60))
  }

  @Test func equalHuggingLeavesWidthsOpen() {
    var stage = Stage()
    let a = stage.view(0, 0, 80, 20)
    let b = stage.view(0, 0, 100, 20)
    stage.constrain(a, .left, plus: 0)
    stage.constrain(b, .left, .equal, a, .right)
    stage.constrain(b, .right, .equal, .stage)
    stage.constrain(a, .top, plus: 0)
    stage.constrain(b, .top, plus: 0)
    let report = stage.layOut()
    #expect(report.ambiguities.map(\.view) == [a, b])
    #expect(stage.frame(a).width + stage.frame(b).width == 320)
  }

  @Test func multipliersCountFromTheCommonSuperview() {
    var stage = Stage()
    let card = stage.view(100, 100, 120, 80)
    let dot = stage.view(0, 0, 10, 10)
    stage.runtime.add(dot, to: card)
    stage.constrain(dot, .centerX, .equal, card, .right, times: 0.25)
    stage.constrain(dot, .centerY, .equal, card, .bottom, times: 0.5, plus: 4)
    stage.constrain(dot, .height, .equal, dot, .width, times: 2)
    #expect(stage.layOut() == LayoutReport())
    // In the card: a quarter of 120, half of 80 and 4; both sides resist growing equally hard.
    #expect(stage.frame(dot).x + stage.frame(dot).width / 2 == 30)
    #expect(stage.frame(dot).y + stage.frame(dot).height / 2 == 44)
  }

  @Test func marginsAndSafeAreaAreKeptOff() {
    var stage = Stage()
    var traits = stage.runtime.layoutTraits(of: .stage)
    traits.safeArea = Insets(44, 0, 34, 0)
    stage.runtime.setLayoutTraits(traits, of: .stage)
    let panel = stage.view(0, 0, 0, 0)
    for (side, guide) in [
      (LayoutAttribute.left, LayoutGuide.margins), (.right, .margins), (.top, .safeArea),
      (.bottom, .safeArea),
    ] {
      let id = stage.runtime.addConstraint(
        LayoutConstraint(
          LayoutAnchor(panel, side), .equal, LayoutAnchor(.stage, side, guide: guide)))
      stage.runtime.setActive(true, id)
    }
    #expect(stage.layOut() == LayoutReport())
    #expect(stage.frame(panel) == Rect(8, 44, 304, 402))
  }

  @Test func aPassInABlockAnimates() {
    var stage = Stage()
    let box = stage.view(0, 0, 40, 40)
    let left = stage.constrain(box, .left, plus: 0)
    stage.constrain(box, .top, plus: 0)
    _ = stage.layOut()
    let block = stage.runtime.beginAnimation(
      AnimationSpec(duration: Time(seconds: 1), curve: .linear))
    var says = stage.runtime.constraint(left)!
    says.constant = 100
    stage.runtime.setConstraint(left, to: says)
    _ = stage.layOut()
    let begins = stage.runtime.endAnimation(block)
    #expect(begins.map(\.property) == [.center])
    #expect(begins.first?.from == .point(Point(20, 20)))
    #expect(begins.first?.to == .point(Point(120, 20)))
  }

  @Test func aPassIsDueBeforeTheInstantEnds() {
    var log = Log()
    let box = log.runtime.makeView(bounds: Rect(0, 0, 10, 10), center: Point(5, 5))
    log.runtime.add(box, to: .stage)
    let id = log.runtime.addConstraint(
      LayoutConstraint(LayoutAnchor(box, .left), constant: 30))
    log.runtime.setActive(true, id)
    _ = log.runtime.addTrace(.every(Time(seconds: 1)))
    log.run(until: 1) { runtime, event in
      if event == .layout { _ = runtime.applyLayout(below: .stage) }
    }
    #expect(log.lines == ["0 layout", "0 sample 0", "0 idle"])
  }
}
