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
        note: "give it a width and a height above 0 before adding it to a behavior")
    case .flatShape(let item):
      return Failure(
        .itemWithoutSize,
        "the collision shape of '\(itemName(item, machine, stage))' has no area, so physics cannot move it",
        note: "its path needs three corners that do not lie on one line")
    case .outside(let item, let animator):
      return Failure(
        .itemOutside,
        "'\(itemName(item, machine, stage))' is not in '\(dynamicsName(animator, machine, stage))', which moves it",
        note: "add it to that view first, or choose another reference view with `in`")
    case .ownReference(let item):
      return Failure(
        .itemOutside,
        "'\(itemName(item, machine, stage))' is the reference view and cannot be an item in it",
        note: "items are inside the reference view; use `in` with the view that contains it")
    case .movedByAnother(let item):
      return Failure(
        .wrongArgument, "another animator moves '\(itemName(item, machine, stage))' already",
        note: "an item has one animator: give both behaviors the same reference view")
    case .notIn(let item, let behavior):
      return .notAnItem(itemName(item, machine, stage), behaviorName(behavior, machine, stage))
    case .cycle(let behavior):
      return Failure(
        .wrongArgument, "'\(behaviorName(behavior, machine, stage))' cannot be a part of itself",
        note: "nor a part of its own parts: remove it there first, with `removeChild`")
    case .tooDeep:
      return Failure(
        .wrongArgument,
        "behaviors are nested more than \(Runtime.maximumBehaviorDepth) deep",
        note: "one composite can contain any number of behaviors")
    case .noComposite(let behavior):
      return Failure(
        .wrongArgument, "'\(behaviorName(behavior, machine, stage))' is not a composite behavior",
        note: "`behavior [a, b]` is one, and so is a class that inherits from `behavior`")
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
      Failure(.wrongArgument, "the \(what) must be above 0", note: "any small number will do")
    case .negative(let what):
      Failure(.wrongArgument, "the \(what) must not be below 0", note: "0 means none")
    case .tooMany(let what): .limit(.memory, "physics has too many \(what)")
    case .zeroLength:
      Failure(
        .wrongArgument, "the boundary has no length",
        note: "its two ends must be at different positions")
    case .tooFewPoints:
      Failure(
        .wrongArgument, "the path has too few points",
        note: "a shape needs three corners, a boundary two ends, at different positions")
    case .selfIntersecting:
      Failure(
        .wrongArgument, "the path of a shape crosses itself",
        note: "list its corners in order around it")
    case .attachedToItself:
      Failure(
        .wrongArgument, "an item is attached to itself",
        note: "name another item with `to`, or a point with `anchor`")
    case .gone:
      Failure(
        .wrongArgument, "the item is no longer in physics", note: "add it to a behavior again")
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
    case "frequency": "steps of 1/60 s show at most 30 oscillations a second"
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
      note: "`updateItem` needs an item that is in a behavior")
  }

  static func itemLost(_ item: String, _ view: String) -> Failure {
    Failure(
      .itemOutside, "physics moves '\(item)', but it is not in '\(view)' any more",
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
      note: "keep the view as long as something moves in it, or add to the `dynamicAnimator` "
        + "of another view")
  }

  static func keepsItems(_ behavior: String) -> Failure {
    Failure(
      .wrongArgument, "the items of '\(behavior)' cannot be changed",
      note: "remove the behavior, and create another one")
  }

  static func joinsItems(_ behavior: String) -> Failure {
    Failure(
      .wrongArgument, "'\(behavior)' joins two items and has no anchor",
      note: "`offset` and `otherOffset` specify where it holds them")
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
      .outsideItsBlock, "`\(head)` is used outside a block of `\(owner)`",
      note: "it adds a part to a \(owner), in its block")
  }

  static func boundaryWithoutLine() -> Failure {
    Failure(
      .wrongArgument,
      "a boundary has one form: `from` and `to`, a `rect`, an `ellipse` or a `path`",
      note: "as in `boundary \"floor\" from (0, 460) to (320, 460)`")
  }

  static func shapeWithoutRect() -> Failure {
    Failure(
      .wrongArgument, "'shape' needs a rectangle",
      note: "as in `path rect(0, 0, 40, 40) shape .ellipse`")
  }

  static func curveWithoutControl() -> Failure {
    Failure(
      .missingArgument, "`curve` needs `control`, or `control1` and `control2`",
      note: "without them, use `line`")
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
