import AnimRuntime

extension Directive {
  fileprivate static let action = Clause(
    label: "action", type: .closure,
    text: "called after each step, with the behavior; for an instantaneous push only after its step"
  )

  fileprivate static let place = Clause(
    label: "in", type: .viewOrNil, defaultText: "stage",
    text:
      "the reference view, whose coordinates it uses, or its animator; nil leaves it without one")

  fileprivate static let items = Clause(label: "items", type: .items, text: "its items")

  static let gravity = Directive("gravity", perform: Dynamics.makeBehavior(.gravity)) {
    .behavior(
      .gravity, text: "Accelerates items, downwards by default.",
      example: "gravity bob")
  }

  static let attachment = Directive("attachment", perform: Dynamics.makeBehavior(.attachment)) {
    .behavior(
      .attachment, subject: Clause(label: "item", type: .item, text: "the item it holds"),
      clauses: [Clause(label: "to", type: .item, text: "the item at the other end")],
      text: "Joins an item to a point or to another item.",
      example: "let rod = attachment bob anchor (160, 40)")
  }

  static let collision = Directive("collision", perform: Dynamics.makeBehavior(.collision)) {
    .behavior(
      .collision,
      clauses: [
        Clause(
          label: "began", type: .closure,
          text: "called with the contact when two begin to touch"),
        Clause(label: "ended", type: .closure, text: "called when they cease to touch"),
      ], block: .now,
      text:
        "Lets items collide with each other and with boundaries; the block defines the boundaries.",
      example: "let walls = collision balls referenceBounds true")
  }

  static let push = Directive("push", perform: Dynamics.makeBehavior(.push)) {
    .behavior(
      .push,
      text:
        "Pushes items: with a force, or once. A pushed item keeps moving only while it is in some "
        + "behavior, such as a `dynamicItem`.",
      example:
        "dynamicItem ball; push ball mode .instantaneous angle 45deg magnitude 1 action { p in p.remove() }"
    )
  }

  static let snap = Directive("snap", perform: Dynamics.makeBehavior(.snap)) {
    .behavior(
      .snap, subject: Clause(label: "item", type: .item, text: "its item"),
      text: "Draws an item to a point and turns it upright, like springs.",
      example: "snap card to (160, 240) damping 0.6")
  }

  static let field = Directive("field", perform: Dynamics.makeBehavior(.field)) {
    .behavior(
      .field, text: "Acts on items by their position: a vortex, a wind, a magnet.",
      example: "field rocks kind .vortex center (300, 300) radius 300 strength 4")
  }

  static let dynamicItem = Directive("dynamicItem", perform: Dynamics.makeBehavior(.dynamicItem)) {
    .behavior(
      .dynamicItem,
      text: "Sets the physical properties of items, and reads and changes their velocities.",
      example: "let feel = dynamicItem balls elasticity 1 friction 0")
  }

  static let behavior = Directive("behavior", perform: Dynamics.makeBehavior(.behavior)) {
    Syntax(
      result: "behavior",
      subject: Clause(label: "children", type: .array, text: "its parts"),
      isSubjectRequired: false, clauses: [action, place],
      text: "Makes one behavior of several: it passes its items on to each of them.",
      example: "let motion = behavior [pull, walls]")
  }

  static let boundary = Directive("boundary", perform: Dynamics.boundary) {
    Syntax(
      result: "nothing",
      subject: Clause(
        label: "name", type: .any, text: "a string or number by which contacts identify it"),
      clauses: Clause.boundary,
      text: "In the block of `collision`: something that items cannot cross.",
      example: "collision ball { boundary \"floor\" from (0, 460) to (320, 460) }")
  }

  static let dynamicAnimator = Directive("dynamicAnimator", perform: Dynamics.dynamicAnimator) {
    Syntax(
      result: "dynamicAnimator",
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
      example: "dynamicAnimator stage didPause { print(\"all quiet\") }")
  }

  static let path = Directive("path", perform: Dynamics.path) {
    Syntax(
      result: "path",
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
      example: "let roof = path (0, 80) { line (60, 0); line (120, 80) }")
  }

  static let line = Directive("line", perform: Dynamics.line) {
    Syntax(
      result: "nothing",
      subject: Clause(label: "to", type: .point, text: "its end"),
      text: "In the block of `path`: goes straight to a point.",
      example: "path (0, 0) { line (100, 50) }")
  }

  static let curve = Directive("curve", perform: Dynamics.curve) {
    Syntax(
      result: "nothing",
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
      example: "path (0, 150) { curve (300, 150) control1 (75, 0) control2 (225, 300) }")
  }
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

extension Syntax {
  /// The syntax of a directive that makes a behavior: what its kind has, then what all have.
  fileprivate static func behavior(
    _ kind: BehaviorKind, subject: Clause = Directive.items, clauses: [Clause] = [],
    block: DirectiveBlock = .none, text: String, example: String
  ) -> Syntax {
    Syntax(
      result: kind.rawValue, subject: subject,
      clauses: BehaviorProperty.traits(of: kind).map(\.clause) + clauses
        + [Directive.action, Directive.place],
      block: block, isBlockRequired: false, text: text, example: example)
  }
}
