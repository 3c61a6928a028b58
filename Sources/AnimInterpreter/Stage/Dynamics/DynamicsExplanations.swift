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
        removed then. Who has kept the animator longer than that cannot add anything to it.
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
      id: "item-not-in-behavior", title: "an item is asked of a behavior that it is not in",
      explanation: """
        A behavior knows and moves only the items that were added to it: what is in `gravity` is \
        not in `collision` or `dynamicItem`. Velocities are asked of a `dynamicItem` that has the \
        item, and `updateItem` is for what some behavior of the animator moves. A silent 0 would \
        hide the mistake.
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
        An animator moves what is in its reference view, at any depth, in that view's coordinates. \
        A view outside of it, or the reference view itself, has no place there. Nor can an item \
        leave while it is moved: take it out of its behaviors first. What is in a screen has time \
        until that screen's `willDisappear` has been called.
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
        Mass is density times area, and what collides is the area of the bounds: an item needs a \
        width and a height above 0 when it is added to a behavior, and when `updateItem` is called.
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
      id: "outside-its-block", title: "a sentence that belongs in another one's block",
      explanation: """
        `boundary` says of a `collision`, and `line` and `curve` of a `path`, what it consists of. \
        They act on the one whose block is running, also in functions that the block calls.
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
        id: rawValue, title: "a property that says nothing of the behavior as it is",
        explanation: """
          Each kind of behavior goes by some of its properties only: an `axis` is for what slides, \
          `smoothness` for noise, `damping` for the spring that a `frequency` makes. `anim docs` tells \
          for each what it is for. The value is kept, and counts once the behavior has a use for it: \
          set that first.
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
          A composite keeps no items: `add` passes an item on to the parts that it has by then. \
          Without parts, or with such only as are meant for the items they name (attachments, snaps \
          and instantaneous pushes), the item gets nowhere. Add the parts first.
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
        id: rawValue, title: "a push whose removal stops what it has pushed",
        explanation: """
          An item has a body, and with it a velocity, as long as it is in some behavior of an \
          animator. Removing its last one takes both away: it stands where it is, whatever the push \
          has given it. Another behavior keeps it moving; a `dynamicItem` does so and nothing else.
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
        id: rawValue, title: "an animation of what physics moves",
        explanation: """
          While an item is in an animator of dynamics, its `center` and `transform` are the \
          animator's: each step writes them. A block of `animate` cannot move them as well; the \
          change happens at once and is soon written over; nor can the constant of a constraint of \
          its place, which counts when the item has left. Other properties can be animated. Take \
          the item out of its behaviors first, or let a `snap` or `push` move it.
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
          An instantaneous push acts once and then does nothing any more, but its animator keeps it, \
          and it keeps its items, until it is removed. Pushes that are made again and again so \
          pile up. Let it remove itself in its `action`, which is called in the step it pushes. An \
          item that shall go on moving must be in another behavior, such as a `dynamicItem`: with its \
          last one it loses its velocity.
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
        id: rawValue, title: "a place that physics has written over",
        explanation: """
          A script has set the `center` or `transform` of an item, and the next step has put it back \
          where its body is: the animator owns both. At rest no step is made, so there that happens \
          when the animator goes on. Call `updateItem` after setting them, and the \
          body goes there too.
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
