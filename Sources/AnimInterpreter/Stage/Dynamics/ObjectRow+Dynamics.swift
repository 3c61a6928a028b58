import AnimRuntime

/// A property that belongs to physics.
enum DynamicsProperty: Hashable, Sendable {
  /// Of a behavior, by its place in `BehaviorTrait.all`.
  case trait(Int)
  case items, children, animatorOf, action, began, ended, boundaries
  case referenceView, behaviors, isRunning, elapsedTime, didPause, willResume
  case contactItem, contactOther, contactBoundary, contactPoint
  case shape, linearVelocity, angularVelocity, animatorOfView
  case pathPoints, isClosed
}

extension ObjectRow {
  private static func property(
    _ base: NativeKind, _ name: String, _ property: DynamicsProperty, _ type: String,
    settable: Bool = false, _ text: String
  ) -> ObjectRow {
    .property(base, name, .dynamics(property), type, settable: settable, text)
  }

  private static func method(
    _ base: NativeKind, _ name: String, _ method: NativeMethod, _ signature: String,
    labels: [String] = [], optional: [String] = [], _ text: String
  ) -> ObjectRow {
    var row = ObjectRow.method(base, name, method, signature, labels: labels, text)
    row.optional = optional
    return row
  }

  /// What physics adds to views, and its own objects.
  static let dynamics = [traits, behaviors, bodies, worlds, views]

  private static let traits = BehaviorProperty.all.enumerated().map { index, trait in
    property(
      NativeKind(trait.kind), trait.name, .trait(index), trait.type.text, settable: true,
      trait.text)
  }

  /// What documentation says of it; of a behavior's property also which clause it is.
  var documentation: String {
    guard case .dynamics(.trait(let index))? = property else { return text }
    let clause = BehaviorProperty.all[index].clause
    return "From `\(clause.label)`: \(clause.documentation)."
  }

  private static let behaviors: [ObjectRow] = [
    property(.behavior, "items", .items, "array", "What it acts on, in the order of joining."),
    property(
      .behavior, "children", .children, "array", "The behaviors it is made of, if it is composite."),
    property(
      .behavior, "dynamicAnimator", .animatorOf, "dynamicAnimator or nil",
      "The animator it acts in, or nil."),
    property(
      .behavior, "action", .action, "block or nil", settable: true,
      "What is called after each step, with the behavior; of an instantaneous push once, after its "
        + "step."),
    method(
      .behavior, "add", .addItem, "(item)", labels: [""],
      "Lets it act on an item; a composite passes it on to its children."),
    method(
      .behavior, "remove", .removeItem, "(item)", labels: [""], optional: [""],
      "Lets an item go; without one the behavior leaves its animator, or its composite."),
    method(
      .behavior, "addChild", .addChild, "(behavior)", labels: [""],
      "Makes a behavior part of a composite; it leaves where it was."),
    method(
      .behavior, "removeChild", .removeChild, "(behavior)", labels: [""],
      "Takes a behavior out of a composite; it has no animator then."),
    method(
      .behavior, "willMove", .willMove, "(to: animator)", labels: ["to"],
      "Called when it comes to an animator, or with nil when it leaves one; does nothing unless a "
        + "class overrides it."),
  ]

  private static let bodies: [ObjectRow] = [
    property(
      .collision, "began", .began, "block or nil", settable: true,
      "What is called with the contact when two begin to touch."),
    property(
      .collision, "ended", .ended, "block or nil", settable: true,
      "What is called with the contact when two touch no more."),
    property(
      .collision, "boundaries", .boundaries, "array", "The names of its boundaries, in order."),
    method(
      .collision, "addBoundary", .addBoundary, "(name, from: point, to: point)",
      labels: ["", "from", "to", "rect", "ellipse", "path"],
      optional: ["from", "to", "rect", "ellipse", "path"],
      "Adds a boundary: a line, a `rect`, an `ellipse` in a rect or a `path`."),
    method(
      .collision, "removeBoundary", .removeBoundary, "(name)", labels: [""],
      "Takes the boundary of that name away; tells whether there was one."),
    method(
      .collision, "removeAllBoundaries", .removeAllBoundaries, "()",
      "Takes all its boundaries away, but for the reference bounds."),
    method(
      .push, "setOffset", .setOffset, "(point, for: item)", labels: ["", "for"],
      "Where it takes hold of an item, from its middle: elsewhere than there, it turns it."),
    method(
      .dynamicItem, "linearVelocity", .linearVelocityOf, "(of: item)", labels: ["of"],
      "Points a second, in the reference view."),
    method(
      .dynamicItem, "angularVelocity", .angularVelocityOf, "(of: item)", labels: ["of"],
      "Radians a second, clockwise."),
    method(
      .dynamicItem, "addLinearVelocity", .addLinearVelocity, "(point, to: item)",
      labels: ["", "to"], "Makes an item faster, at once."),
    method(
      .dynamicItem, "addAngularVelocity", .addAngularVelocity, "(number, to: item)",
      labels: ["", "to"], "Makes an item turn faster, at once."),
    property(.contact, "item", .contactItem, "item", "What touches."),
    property(
      .contact, "other", .contactOther, "item or nil", "The item it touches; nil for a boundary."),
    property(
      .contact, "boundary", .contactBoundary, "string, number or nil",
      "The name of the boundary it touches; nil for an item and for the reference bounds."),
    property(
      .contact, "point", .contactPoint, "point or nil",
      "Where they touch, in the reference view; nil at the end."),
    property(.path, "points", .pathPoints, "array", "Every point that it is told by."),
    property(
      .path, "closed", .isClosed, "boolean", settable: true,
      "Whether its end is joined to its first point."),
  ]

  private static let worlds: [ObjectRow] = [
    property(
      .dynamicAnimator, "referenceView", .referenceView, "view",
      "Whose coordinates and bounds count."),
    property(
      .dynamicAnimator, "behaviors", .behaviors, "array", "What was added to it, in order."),
    property(
      .dynamicAnimator, "isRunning", DynamicsProperty.isRunning, "boolean",
      "Whether something moves."),
    property(
      .dynamicAnimator, "elapsedTime", .elapsedTime, "number", "Seconds that it has stepped."),
    property(
      .dynamicAnimator, "didPause", .didPause, "block or nil", settable: true,
      "What is called when nothing moves any more."),
    property(
      .dynamicAnimator, "willResume", .willResume, "block or nil", settable: true,
      "What is called when something begins to move."),
    method(
      .dynamicAnimator, "addBehavior", .addBehavior, "(behavior)", labels: [""],
      "Lets a behavior act here; it leaves where it was."),
    method(
      .dynamicAnimator, "removeBehavior", .removeBehavior, "(behavior)", labels: [""],
      "Lets a behavior act no more."),
    method(
      .dynamicAnimator, "removeAllBehaviors", .removeAllBehaviors, "()",
      "Lets all its behaviors act no more."),
    method(
      .dynamicAnimator, "items", .itemsIn, "(in: rect)", labels: ["in"],
      "The items of which something is in a rectangle of the reference view."),
    method(
      .dynamicAnimator, "updateItem", .updateItem, "(item)", labels: [""],
      "Takes over where a script has put an item, how it has turned it and how large it is."),
  ]

  private static let views: [ObjectRow] = [
    property(
      .view, "dynamicAnimator", .animatorOfView, "dynamicAnimator",
      "The animator whose reference view it is."),
    property(
      .view, "collisionShape", .shape, "symbol or path", settable: true,
      "What of it collides: .rectangle, .ellipse, or a `path` in its own coordinates."),
    property(
      .view, "linearVelocity", .linearVelocity, "point",
      "Points a second, while an animator of dynamics moves it."),
    property(
      .view, "angularVelocity", .angularVelocity, "number",
      "Radians a second, clockwise, while an animator of dynamics moves it."),
  ]
}
