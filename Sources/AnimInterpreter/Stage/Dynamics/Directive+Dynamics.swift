import AnimRuntime

extension Directive {
  private static let action = Clause(
    label: "action", type: .closure,
    text: "called after each step, with the behavior; for an instantaneous push only after its step"
  )

  private static let place = Clause(
    label: "in", type: .viewOrNil, defaultText: "stage",
    text:
      "the reference view, whose coordinates it uses, or its animator; nil leaves it without one")

  private static let items = Clause(label: "items", type: .items, text: "its items")

  private static func behavior(
    _ kind: BehaviorKind, _ id: DirectiveID, subject: Clause = items, clauses: [Clause] = [],
    block: DirectiveBlock = .none, text: String, example: String
  ) -> Directive {
    Directive(
      id: id, result: kind.rawValue, subject: subject,
      clauses: BehaviorProperty.traits(of: kind).map(\.clause) + clauses + [action, place],
      block: block, isBlockRequired: false, text: text, example: example)
  }

  /// The directives of physics, in the order of `DirectiveID`.
  static let dynamics: [Directive] = [
    behavior(
      .gravity, .gravity, text: "Accelerates items, downwards by default.",
      example: "gravity bob"),
    behavior(
      .attachment, .attachment,
      subject: Clause(label: "item", type: .item, text: "the item it holds"),
      clauses: [Clause(label: "to", type: .item, text: "the item at the other end")],
      text: "Joins an item to a point or to another item.",
      example: "let rod = attachment bob anchor (160, 40)"),
    behavior(
      .collision, .collision,
      clauses: [
        Clause(
          label: "began", type: .closure,
          text: "called with the contact when two begin to touch"),
        Clause(label: "ended", type: .closure, text: "called when they cease to touch"),
      ], block: .now,
      text:
        "Lets items collide with each other and with boundaries; the block defines the boundaries.",
      example: "let walls = collision balls referenceBounds true"),
    behavior(
      .push, .push,
      text:
        "Pushes items: with a force, or once. A pushed item keeps moving only while it is in some "
        + "behavior, such as a `dynamicItem`.",
      example:
        "dynamicItem ball; push ball mode .instantaneous angle 45deg magnitude 1 action { p in p.remove() }"
    ),
    behavior(
      .snap, .snap, subject: Clause(label: "item", type: .item, text: "its item"),
      text: "Draws an item to a point and turns it upright, like springs.",
      example: "snap card to (160, 240) damping 0.6"),
    behavior(
      .field, .field, text: "Acts on items by their position: a vortex, a wind, a magnet.",
      example: "field rocks kind .vortex center (300, 300) radius 300 strength 4"),
    behavior(
      .dynamicItem, .dynamicItem,
      text: "Sets the physical properties of items, and reads and changes their velocities.",
      example: "let feel = dynamicItem balls elasticity 1 friction 0"),
    Directive(
      id: .behavior, result: "behavior",
      subject: Clause(label: "children", type: .array, text: "its parts"),
      isSubjectRequired: false, clauses: [action, place],
      text: "Makes one behavior of several: it passes its items on to each of them.",
      example: "let motion = behavior [pull, walls]"),
    Directive(
      id: .boundary, result: "nothing",
      subject: Clause(
        label: "name", type: .any, text: "a string or number by which contacts identify it"),
      clauses: Clause.boundary,
      text: "In the block of `collision`: something that items cannot cross.",
      example: "collision ball { boundary \"floor\" from (0, 460) to (320, 460) }"),
    Directive(
      id: .dynamicAnimator, result: "dynamicAnimator",
      subject: Clause(label: "view", type: .view, text: "the reference view"),
      isSubjectRequired: false,
      clauses: [
        Clause(
          label: "didPause", type: .closure, text: "called when nothing moves any more"),
        Clause(
          label: "willResume", type: .closure, text: "called when something begins to move"),
      ],
      text:
        "The animator of a view, by default of the stage: it steps its behaviors.",
      example: "dynamicAnimator stage didPause { print(\"all quiet\") }"),
    Directive(
      id: .path, result: "path",
      subject: Clause(label: "start", type: .cornerOrRect, text: "its first point, or a rectangle"),
      clauses: [
        Clause(
          label: "shape", type: .symbol, symbols: ["rectangle", "ellipse"],
          defaultText: ".rectangle",
          text: "the shape drawn in the rectangle"),
        Clause(
          label: "closed", type: .boolean, defaultText: "false",
          text: "whether its end is joined to its first point"),
      ], block: .now, isBlockRequired: false,
      text: "Makes a line of straight and curved parts, which its block adds.",
      example: "let roof = path (0, 80) { line (60, 0); line (120, 80) }"),
    Directive(
      id: .line, result: "nothing",
      subject: Clause(label: "to", type: .point, text: "its end"),
      text: "In the block of `path`: goes straight to a point.",
      example: "path (0, 0) { line (100, 50) }"),
    Directive(
      id: .curve, result: "nothing",
      subject: Clause(label: "to", type: .point, text: "its end"),
      clauses: [
        Clause(label: "control", type: .point, text: "the only control point"),
        Clause(
          label: "control1", type: .point, needs: ["control2"], excludes: ["control"],
          text: "the control point of its beginning"),
        Clause(
          label: "control2", type: .point, needs: ["control1"], excludes: ["control"],
          text: "the control point of its end"),
      ],
      text: "In the block of `path`: goes to a point along a Bézier curve.",
      example: "path (0, 150) { curve (300, 150) control1 (75, 0) control2 (225, 300) }"),
  ]
}

extension Clause {
  /// What a boundary may be.
  static let boundary: [Clause] = [
    Clause(
      label: "from", type: .point, needs: ["to"], text: "the beginning of a straight boundary"),
    Clause(label: "to", type: .point, needs: ["from"], text: "the end of a straight boundary"),
    Clause(
      label: "rect", type: .any, excludes: ["from", "ellipse", "path"],
      text: "a rect: its four sides"),
    Clause(
      label: "ellipse", type: .any, excludes: ["from", "path"],
      text: "a rect: the ellipse in it"),
    Clause(label: "path", type: .any, excludes: ["from"], text: "a `path`: its line"),
  ]
}
