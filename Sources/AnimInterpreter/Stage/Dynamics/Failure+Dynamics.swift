import AnimRuntime

extension Dynamics {
  /// Does something in the runtime, and says what it does not take.
  static func attempt<Result>(
    _ machine: Machine, _ stage: inout Stage,
    _ work: (inout Runtime) throws(BehaviorError) -> Result
  ) throws(Failure) -> Result {
    do throws(BehaviorError) {
      return try work(&stage.runtime)
    } catch {
      throw failure(error, machine, stage)
    }
  }

  private static func failure(_ trouble: BehaviorError, _ machine: Machine, _ stage: Stage)
    -> Failure
  {
    switch trouble {
    case .zeroSize(let item):
      return Failure(
        .itemWithoutSize,
        "'\(itemName(item, machine, stage))' has no size, so physics cannot move it",
        note: "give it a width and a height above 0 before it is added to a behavior")
    case .flatShape(let item):
      return Failure(
        .itemWithoutSize,
        "the collision shape of '\(itemName(item, machine, stage))' has no area, so physics cannot move it",
        note: "give its path three corners that do not lie on one line")
    case .outside(let item, let animator):
      return Failure(
        .itemOutside,
        "'\(itemName(item, machine, stage))' is not in '\(dynamicsName(animator, machine, stage))', which moves it",
        note: "put it in that view first, or say `in` another reference view")
    case .ownReference(let item):
      return Failure(
        .itemOutside,
        "'\(itemName(item, machine, stage))' is the reference view and cannot be an item in it",
        note: "items are in the reference view; say `in` the view that it is in")
    case .movedByAnother(let item):
      return Failure(
        .wrongArgument, "'\(itemName(item, machine, stage))' is moved by another animator already",
        note: "an item has one animator: give both behaviors the same reference view")
    case .notIn(let item, let behavior):
      return .notAnItem(itemName(item, machine, stage), behaviorName(behavior, machine, stage))
    case .cycle(let behavior):
      return Failure(
        .wrongArgument, "'\(behaviorName(behavior, machine, stage))' cannot be a part of itself",
        note: "nor of what it consists of: take that out first, with `removeChild`")
    case .tooDeep:
      return Failure(
        .wrongArgument,
        "behaviors are inside one another deeper than \(Runtime.maximumBehaviorDepth)",
        note: "one composite can hold any number side by side")
    case .noComposite(let behavior):
      return Failure(
        .wrongArgument, "'\(behaviorName(behavior, machine, stage))' is not made of behaviors",
        note: "`behavior [a, b]` is, and so is a class that stands on `behavior`")
    case .world(let problem): return failure(problem)
    }
  }

  private static func failure(_ problem: WorldError) -> Failure {
    switch problem {
    case .engineMissing(let why):
      Failure(
        .missingLibrary, "physics needs a plugin that cannot be opened: \(why)",
        note: "put libAnimEngine.so, which `swift build` makes, beside the program, and install "
          + "Box2D 2.4: Debian's package is libbox2d2")
    case .outOfRange(let what):
      Failure(.wrongArgument, "the \(what) is too large for physics", note: bound(of: what))
    case .notPositive(let what):
      Failure(.wrongArgument, "the \(what) must be above 0", note: "as small as you like")
    case .negative(let what):
      Failure(.wrongArgument, "the \(what) must not be below 0", note: "0 is without any")
    case .tooMany(let what): .limit(.memory, "physics has too many \(what)")
    case .zeroLength:
      Failure(
        .wrongArgument, "the boundary has no length", note: "give it two ends in different places")
    case .tooFewPoints:
      Failure(
        .wrongArgument, "the path has too few points",
        note: "a shape needs three corners, a boundary two ends, in different places")
    case .selfIntersecting:
      Failure(
        .wrongArgument, "the path of a shape crosses itself",
        note: "tell its corners in the order in which they lie around it")
    case .attachedToItself:
      Failure(
        .wrongArgument, "an item is attached to itself",
        note: "name another item with `to`, or a point with `anchor`")
    case .gone:
      Failure(
        .wrongArgument, "physics does not know it any more", note: "add it to a behavior again")
    }
  }

  /// How large what the engine is given may be.
  private static func bound(of what: String) -> String {
    switch what {
    case "density", "charge", "elasticity", "friction", "resistance", "angularResistance":
      "stay within a million"
    case "velocity": "stay below a million points a second"
    case "angular velocity": "stay below 10,000 radians a second"
    case "angle": "stay below a million radians"
    case "frequency": "30 vibrations a second are as many as steps of 1/60 s can show"
    case "damping", "falloff": "stay within 100"
    case "animationSpeed": "stay within 1000"
    default: "stay below 10 million points"
    }
  }
}

extension Failure {
  /// A clause or property of a behavior does not take a value: for its kind, or for what it is.
  static func refused(_ label: String, _ type: String, _ got: String) -> Failure {
    if type != got { return .wrongClause(label, type, got) }
    return Failure(
      .wrongArgument, "'\(label)' needs a width and a height above 0", note: "as in `(200, 100)`")
  }

  static func noItem(_ name: String) -> Failure {
    Failure(
      .wrongArgument, "'\(name)' cannot be an item",
      note: "an item is a view, or has `center`, a point, and `bounds`, a rect")
  }

  static func notAnItem(_ item: String, _ behavior: String) -> Failure {
    Failure(
      .itemNotInBehavior, "'\(item)' is not an item of '\(behavior)'",
      note: "a behavior knows and moves its own items only: `\(behavior).add(\(item))`")
  }

  static func notMoved(_ item: String) -> Failure {
    Failure(
      .itemNotInBehavior, "no animator moves '\(item)'",
      note: "`updateItem` is for what is in a behavior")
  }

  static func itemLost(_ item: String, _ view: String) -> Failure {
    Failure(
      .itemOutside, "'\(item)' is moved by physics and is not in '\(view)' any more",
      note: "remove it from its behaviors before it leaves")
  }

  static func itemLeaves(_ item: String) -> Failure {
    Failure(
      .itemOutside, "'\(item)' cannot leave while physics moves it",
      note: "remove it from its behaviors first")
  }

  static func animatorEnded() -> Failure {
    Failure(
      .animatorEnded,
      "the reference view of this animator has ended, and the animator with it",
      note: "keep the view for as long as something moves in it, or add to the `dynamicAnimator` "
        + "of another")
  }

  static func keepsItems(_ behavior: String) -> Failure {
    Failure(
      .wrongArgument, "'\(behavior)' keeps the items it was made with",
      note: "remove the behavior, and make another")
  }

  static func joinsItems(_ behavior: String) -> Failure {
    Failure(
      .wrongArgument, "'\(behavior)' joins two items and has no anchor",
      note: "`offset` and `otherOffset` say where it holds them")
  }

  static func attachedToItself(_ item: String) -> Failure {
    Failure(
      .wrongArgument, "'\(item)' is attached to itself",
      note: "name another item with `to`, or a point with `anchor`")
  }

  static func attachmentWithoutEnd() -> Failure {
    Failure(
      .missingArgument, "`attachment` needs `anchor`, a point, or `to`, another item",
      note: "as in `attachment bob anchor (160, 40)`")
  }

  static func outsideItsBlock(_ head: String, _ owner: String) -> Failure {
    Failure(
      .outsideItsBlock, "`\(head)` stands in no `\(owner)` block",
      note: "it says what a \(owner) consists of, in its block")
  }

  static func boundaryWithoutLine() -> Failure {
    Failure(
      .wrongArgument, "a boundary is one line: `from` and `to`, a `rect`, an `ellipse` or a `path`",
      note: "as in `boundary \"floor\" from (0, 460) to (320, 460)`")
  }

  static func shapeWithoutRect() -> Failure {
    Failure(
      .wrongArgument, "'shape' is drawn in a rectangle",
      note: "as in `path rect(0, 0, 40, 40) shape .ellipse`")
  }

  static func curveWithoutControl() -> Failure {
    Failure(
      .missingArgument, "`curve` needs `control`, or `control1` and `control2`",
      note: "without them it is a `line`")
  }

  static func noShape() -> Failure {
    Failure(
      .wrongArgument, "'collisionShape' takes .rectangle, .ellipse or a path",
      note: "as in `ball.collisionShape = .ellipse`")
  }

  static func unknownTrait(_ word: String, _ label: String, _ known: [String]) -> Failure {
    Failure(
      .unknownSymbol, "'.\(word)' is not a '\(label)'",
      note: "it takes " + known.map { ".\($0)" }.joined(separator: ", "))
  }
}
