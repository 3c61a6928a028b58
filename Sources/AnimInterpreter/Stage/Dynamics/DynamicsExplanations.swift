import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of what physics remarks, ordered by id.
  public static let dynamics: [DiagnosticEntry] = DynamicsNoteID.allCases.map(\.entry)
    .sorted { $0.id < $1.id }

  /// What can go wrong with items and behaviors while a script runs.
  static let items: [DiagnosticEntry] = [
    DiagnosticEntry(
      id: "missing-library", title: "the physics engine is not installed",
      explanation: """
        Box2D 2.4 computes physics, in a plugin that `anim` opens when a script makes its first \
        behavior. The plugin, libAnimEngine.so, belongs beside the program, where `swift build` puts \
        it, and needs Box2D, which Debian has as libbox2d2. Scripts without physics need neither.
        """),
    DiagnosticEntry(
      id: "animator-ended", title: "an animator whose reference view has ended",
      explanation: """
        An animator of dynamics belongs to its reference view and ends with it; its behaviors are \
        removed then. Code that still holds the animator cannot add anything to it.
        """,
      wrong: """
        var kept = nil
        func show() {
          let panel = view (200, 200)
          kept = panel.dynamicAnimator
          panel.removeFromSuperview()
        }
        show()
        let pull = gravity [] in nil
        kept.addBehavior(pull)
        """,
      right: """
        let panel = view (200, 200)
        let kept = panel.dynamicAnimator
        let pull = gravity [] in nil
        kept.addBehavior(pull)
        """),
    DiagnosticEntry(
      id: "item-not-in-behavior", title: "a request for an item that is not in the behavior",
      explanation: """
        A behavior knows and moves only the items that were added to it: an item of `gravity` is \
        not an item of `collision` or `dynamicItem`. Only a `dynamicItem` that has the item knows \
        its velocity, and `updateItem` needs an item of some behavior of the animator. A silent 0 \
        would hide the mistake.
        """,
      wrong: """
        let ball = view (20, 20) center (160, 40)
        gravity ball
        let feel = dynamicItem []
        print(feel.linearVelocity(of: ball))
        """,
      right: """
        let ball = view (20, 20) center (160, 40)
        gravity ball
        let feel = dynamicItem ball
        print(feel.linearVelocity(of: ball))
        """),
    DiagnosticEntry(
      id: "item-outside", title: "an item that is not in the reference view",
      explanation: """
        An animator moves items in its reference view, at any depth, in that view's coordinates. A \
        view outside it, or the reference view itself, cannot be an item. Nor can an item leave \
        while the animator moves it: remove it from its behaviors first. An item in a screen may \
        stay until that screen's `willDisappear` has run.
        """,
      wrong: """
        let ball = view (20, 20) in nil
        gravity ball
        """,
      right: """
        let ball = view (20, 20)
        gravity ball
        """),
    DiagnosticEntry(
      id: "item-without-size", title: "an item without width or height",
      explanation: """
        Mass is density times area, and items collide with the area of their bounds: an item needs \
        a width and a height above 0 when it is added to a behavior, and when `updateItem` is \
        called.
        """,
      wrong: """
        let ball = view (0, 20) center (160, 40)
        gravity ball
        """,
      right: """
        let ball = view (20, 20) center (160, 40)
        gravity ball
        """),
    DiagnosticEntry(
      id: "outside-its-block", title: "a sentence outside the block it belongs to",
      explanation: """
        `boundary` adds a part to a `collision`; `line` and `curve` add a part to a `path`. They \
        apply to the sentence whose block is running, also in functions that the block calls.
        """,
      wrong: """
        let ball = view (20, 20)
        collision ball
        boundary "floor" from (0, 460) to (320, 460)
        """,
      right: """
        let ball = view (20, 20)
        collision ball {
          boundary "floor" from (0, 460) to (320, 460)
        }
        """),
  ]
}

extension DynamicsNoteID {
  var entry: DiagnosticEntry {
    switch self {
    case .ignoredTrait:
      DiagnosticEntry(
        id: rawValue, title: "a property that has no effect on this behavior",
        explanation: """
          Each kind of behavior uses only some of its properties: sliding attachments use `axis`, \
          noise uses `smoothness`, and `damping` applies to the spring that a `frequency` makes. \
          `anim docs` lists the use of each. The value is kept, and takes effect once the behavior \
          uses it: set the other property first.
          """,
        wrong: """
          let ball = view (20, 20) center (160, 40)
          let rod = attachment ball anchor (160, 140)
          rod.damping = 0.5
          rod.frequency = 2
          """,
        right: """
          let ball = view (20, 20) center (160, 40)
          let rod = attachment ball anchor (160, 140)
          rod.frequency = 2
          rod.damping = 0.5
          """)
    case .itemForNoPart:
      DiagnosticEntry(
        id: rawValue, title: "an item that no part of a composite takes",
        explanation: """
          A composite does not store items: `add` passes an item on to its present parts. If there \
          are no parts, or only parts that act on the items they name (attachments, snaps and \
          instantaneous pushes), no part gets the item. Add the parts first.
          """,
        wrong: """
          let ball = view (20, 20) center (160, 40)
          let motion = behavior []
          motion.add(ball)
          motion.addChild(gravity [])
          """,
        right: """
          let ball = view (20, 20) center (160, 40)
          let motion = behavior []
          motion.addChild(gravity [])
          motion.add(ball)
          """)
    case .lostMotion:
      DiagnosticEntry(
        id: rawValue, title: "a push whose removal stops its item",
        explanation: """
          An item has a body, and with it a velocity, as long as it is in some behavior of an \
          animator. Removing it from its last behavior removes both: the item stops where it is, \
          although the push has moved it. Another behavior keeps it moving; a `dynamicItem` does \
          so and has no other effect.
          """,
        wrong: """
          let ball = view (20, 20) center (160, 40)
          push ball mode .instantaneous magnitude 0.1 action { push in push.remove() }
          """,
        right: """
          let ball = view (20, 20) center (160, 40)
          dynamicItem ball
          push ball mode .instantaneous magnitude 0.1 action { push in push.remove() }
          """)
    case .ownedPlace:
      DiagnosticEntry(
        id: rawValue, title: "an animation of an item that physics moves",
        explanation: """
          While an item is in an animator of dynamics, the animator owns its `center` and \
          `transform`: each step writes them. A block of `animate` cannot animate them; the change \
          takes effect at once, and the next step overwrites it. Nor can a block animate the \
          constant of a constraint of its position, which takes effect when the item has left. \
          Other properties can be animated. Remove the item from its behaviors first, or use a \
          `snap` or `push` to move it.
          """,
        wrong: """
          let ball = view (20, 20) center (160, 40)
          gravity ball
          animate 1s { ball.center = (20, 40) }
          """,
        right: """
          let ball = view (20, 20) center (160, 40)
          let pull = gravity ball
          pull.remove(ball)
          animate 1s { ball.center = (20, 40) }
          """)
    case .usedPush:
      DiagnosticEntry(
        id: rawValue, title: "an instantaneous push that was never removed",
        explanation: """
          An instantaneous push acts once and then has no effect, but its animator holds it, and \
          it holds its items, until it is removed. Pushes that are created repeatedly accumulate. \
          A push can remove itself in its `action`, which is called in the step of the push. To \
          keep moving, an item must be in another behavior, such as a `dynamicItem`: it loses its \
          velocity with its last behavior.
          """,
        wrong: """
          let ball = view (20, 20) center (160, 40)
          dynamicItem ball
          push ball mode .instantaneous magnitude 0.1
          """,
        right: """
          let ball = view (20, 20) center (160, 40)
          dynamicItem ball
          push ball mode .instantaneous magnitude 0.1 action { push in push.remove() }
          """)
    case .writtenOver:
      DiagnosticEntry(
        id: rawValue, title: "a position that physics has overwritten",
        explanation: """
          A script has set the `center` or `transform` of an item, and the next step has moved it \
          back to its body, because the animator owns both. At rest there are no steps, so this \
          happens when the animator resumes. Call `updateItem` after setting them to move the \
          body, too.
          """,
        wrong: """
          let ball = view (20, 20) center (160, 40)
          gravity ball
          after 0.5s { ball.center = (20, 40) }
          """,
        right: """
          let ball = view (20, 20) center (160, 40)
          gravity ball
          after 0.5s {
            ball.center = (20, 40)
            stage.dynamicAnimator.updateItem(ball)
          }
          """)
    }
  }
}
