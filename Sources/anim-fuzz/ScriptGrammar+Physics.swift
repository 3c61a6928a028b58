extension ScriptGrammar {
  /// Physics in scripts: behaviors, items, and what happens to them while others look.
  static let physics: [UInt8: [String]] = [
    // I: something that may be an item.
    UInt8(ascii: "I"): [
      "w", "ball", "page", "[O]", "(view ([N], [N]) center ([N], 20))", "stage", "Loose()", "[E]",
      "(view (4, 4) in nil)", "ball.presentation", "Face (3, 3)",
    ],
    // Q: a behavior, or what is taken for one.
    UInt8(ascii: "Q"): [
      "pull", "walls", "feel", "fall", "shove", "tie", "(gravity [I] magnitude [N])",
      "(push [I] mode .instantaneous magnitude [N])", "(Fall())", "(behavior [[Q], [Q]])",
      "(snap [I] to (5, [N]))", "(field [I] kind .vortex strength [N])", "[O]",
      "(attachment ball to w length [N])", "(attachment [I] anchor (9, [N]) frequency [N])",
      "(collision [I] in page referenceBounds true)", "(fall.children.first)",
    ],
    // M: a change of physics, or a question about it.
    UInt8(ascii: "M"): [
      "[Q].add([I])", "[Q].remove([I])", "[Q].remove()", "fall.addChild([Q])",
      "fall.removeChild([Q])", "stage.dynamicAnimator.addBehavior([Q])",
      "page.dynamicAnimator.addBehavior([Q])", "stage.dynamicAnimator.removeBehavior([Q])",
      "stage.dynamicAnimator.removeAllBehaviors()",
      "if pull.items.contains(ball) { stage.dynamicAnimator.updateItem(ball) }",
      "print(stage.dynamicAnimator.items(in: rect(0, 0, 99, [N])).count)",
      "if feel.items.contains(ball) { feel.addLinearVelocity(([N], [N]), to: ball) }",
      "feel.add(ball)", "pull.add([I])", "walls.add([I])", "fall.add(ball)", "pull.remove(ball)",
      "hook = { [M] }", "hook = nil", "walls.remove(ball)",
      "if feel.items.contains(w) { feel.addAngularVelocity([N], to: w) }",
      "print(feel.linearVelocity(of: [I]))", "feel.density = [N]", "feel.elasticity = [N]",
      "feel.resistance = [N]", "feel.anchored = num == 2", "feel.allowsRotation = num == 1",
      "pull.magnitude = [N]", "pull.angle = [N]", "walls.mode = .items",
      "walls.continuous = num > 2", "walls.insets = [N]",
      "walls.addBoundary([N], from: (0, [N]), to: (50, 30))",
      "walls.addBoundary(\"r\", rect: rect(1, 1, [N], 4))", "walls.removeAllBoundaries()",
      "walls.removeBoundary([N])", "tie.length = [N]", "tie.frequency = [N]",
      "tie.anchor = ([N], 5)",
      "ball.collisionShape = .ellipse", "ball.bounds = rect(0, 0, [N], 5)",
      "ball.center = ([N], [N])", "ball.transform = rotation([N])", "ball.removeFromSuperview()",
      "stage.addSubview(ball)", "page.addSubview(ball)", "walls.began = { c in [M]\n[S] }",
      "pull.action = { g in [M] }", "[Q].action = { g in [S] }",
      "stage.dynamicAnimator.didPause = { [M] }", "stage.dynamicAnimator.willResume = { [S] }",
      "print([Q].items.count)", "page.transform = scaling([N])",
      "page.bounds = rect(0, 0, [N], [N])",
      "shove = push ball mode .instantaneous magnitude 1 action { q in q.remove()\n[M] }",
      "shove = push [I] magnitude [N] angle [N]", "animate 0.2s { ball.center.x = [N]\n[V] }",
      "transition ball duration 0.1s options .flipFromLeft { [M] }",
    ],
  ]

  /// What every script has of it.
  static let physicsPrologue = """
    var hook = nil
    class Loose {
        var center = (3, 4)
        var bounds = rect(0, 0, 5, 6)
    }
    class Fall: behavior {
        let down = gravity []
        init() { super.init(); self.addChild(self.down) }
        func add(item) { super.add(item); hook?() }
        func willMove(to animator) { hook?() }
        deinit { [S] }
    }
    let ball = view (9, 9) center (40, 30)
    let pull = gravity []
    let walls = collision [] referenceBounds true began { c in [M] } ended { c in [S] }
    let feel = dynamicItem []
    let fall = Fall()
    let tie = attachment ball anchor (40, 10)
    var shove = nil
    pull.add(ball)
    walls.add(ball)

    """
}
