import AnimGeometry
import AnimRuntime
import Testing

@Suite struct ViewTests {
  @Test func subviewsKeepTheirOrder() {
    var runtime = Runtime()
    let parent = runtime.box()
    let views = (0..<4).map { _ in runtime.makeView(bounds: .zero, center: .zero) }
    for view in views.prefix(3) { runtime.add(view, to: parent) }
    runtime.add(views[3], to: parent, at: 1)
    #expect(runtime.subviews(of: parent) == [views[0], views[3], views[1], views[2]])
    runtime.bringToFront(views[0])
    runtime.sendToBack(views[2])
    #expect(runtime.subviews(of: parent) == [views[2], views[3], views[1], views[0]])
    runtime.add(views[3], to: parent, at: 99)
    #expect(runtime.subviews(of: parent) == [views[2], views[1], views[0], views[3]])
    runtime.add(views[3], to: parent, at: -1)
    #expect(runtime.subviews(of: parent) == [views[3], views[2], views[1], views[0]])
    runtime.removeFromSuperview(views[2])
    #expect(runtime.subviews(of: parent) == [views[3], views[1], views[0]])
    #expect(runtime.superview(of: views[2]) == nil)
  }

  @Test func noViewBecomesItsOwnAncestor() {
    var runtime = Runtime()
    let a = runtime.box()
    let b = runtime.box()
    let results = [
      runtime.add(b, to: a), runtime.add(a, to: b), runtime.add(a, to: a),
      runtime.add(.stage, to: a),
    ]
    #expect(results == [true, false, false, false])
    #expect(runtime.isDescendant(b, of: a))
    #expect(runtime.isInTree(b))
  }

  @Test func aDestroyedViewIsUnknown() {
    var runtime = Runtime()
    let parent = runtime.box()
    let child = runtime.box()
    runtime.add(child, to: parent)
    runtime.destroyView(parent)
    #expect(!runtime.exists(parent))
    #expect(runtime.superview(of: child) == nil)
    #expect(!runtime.isInTree(child))
    #expect(runtime.set(.alpha, of: parent, to: .number(0)) == .unchanged)
    #expect(runtime.model(.alpha, of: parent) == .number(0))
    let next = runtime.makeView(bounds: .zero, center: .zero)
    #expect(next != parent)
    #expect(runtime.model(.alpha, of: next) == .number(1))
    runtime.destroyView(.stage)
    #expect(runtime.exists(.stage))
  }

  @Test func frameFollowsBoundsCenterTransformAndAnchor() {
    var runtime = Runtime()
    let box = runtime.box()
    #expect(runtime.model(.frame, of: box) == .rect(Rect(110, 190, 100, 100)))
    runtime.set(
      .transform, of: box, to: .transform(Transform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)))
    #expect(runtime.model(.frame, of: box) == .rect(Rect(65, 190, 200, 100)))
    runtime.set(.transform, of: box, to: .transform(.identity))
    runtime.set(.anchorPoint, of: box, to: .point(Point(0, 0.5)))
    #expect(runtime.model(.frame, of: box) == .rect(Rect(160, 190, 100, 100)))
    #expect(runtime.model(.center, of: box) == .point(Point(160, 240)))
    #expect(runtime.set(.frame, of: box, to: .rect(Rect(10, 20, 30, 40))) == .immediate)
    #expect(runtime.model(.bounds, of: box) == .rect(Rect(0, 0, 30, 40)))
    #expect(runtime.model(.center, of: box) == .point(Point(10, 40)))
    #expect(runtime.model(.frame, of: box) == .rect(Rect(10, 20, 30, 40)))
  }

  @Test func anAnimatedFrameBeginsBoundsThenCenter() {
    var runtime = Runtime()
    let box = runtime.box()
    let begins = runtime.animate(2) {
      let result = $0.set(.frame, of: box, to: .rect(Rect(0, 0, 200, 100)))
      #expect(result == .animated)
    }
    #expect(begins.map(\.property) == [.bounds, .center])
    runtime.busy(seconds(1))
    #expect(runtime.presentation(.frame, of: box) == .rect(Rect(55, 95, 150, 100)))
    #expect(runtime.isAnimating(.frame, of: box))
    let moved = runtime.animate(1) { $0.set(.frame, of: box, to: .rect(Rect(1, 0, 200, 100))) }
    #expect(moved.map(\.property) == [.center])
  }

  @Test func valuesOfAnotherTypeChangeNothing() {
    var runtime = Runtime()
    let box = runtime.box()
    #expect(runtime.set(.alpha, of: box, to: .bool(false)) == .unchanged)
    #expect(runtime.set(.alpha, of: box, to: .transform(.identity)) == .unchanged)
    #expect(runtime.set(.frame, of: box, to: .number(1)) == .unchanged)
    #expect(runtime.set(.transform, of: box, to: .rect(.zero)) == .unchanged)
    #expect(runtime.set(.alpha, of: box, to: .number(7)) == .unchanged)
    #expect(runtime.set(.alpha, of: box, to: .number(-7)) == .immediate)
    #expect(runtime.model(.alpha, of: box) == .number(0))
  }

  @Test func theTableHasOneRowAProperty() {
    #expect(Property.table.map(\.property) == Property.allCases)
    for property in Property.allCases { #expect(Property(name: property.name) == property) }
    #expect(Property(name: "nonsense") == nil)
    #expect(
      Property.allCases.filter(\.isAnimatable) == [
        .alpha, .center, .bounds, .backgroundColor, .cornerRadius, .anchorPoint, .shadowOpacity,
        .transform, .frame,
      ])
  }

  @Test func touchesReachAMovingViewOnlyIfItAllowsThem() {
    var runtime = Runtime()
    let box = runtime.box()
    runtime.animate(1, delay: 1) { $0.setAlpha(0.5, box) }
    #expect(runtime.allowsInteraction(box))
    runtime.busy(seconds(1.5))
    #expect(!runtime.allowsInteraction(box))
    runtime.busy(seconds(1))
    #expect(runtime.allowsInteraction(box))
    runtime.animate(1, options: .allowUserInteraction) { $0.setAlpha(1, box) }
    #expect(runtime.allowsInteraction(box))
  }
}
