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
    property(.behavior, "items", .items, "array", "Its items, in the order of joining."),
    property(
      .behavior, "children", .children, "array", "Its parts, if it is composite."),
    property(
      .behavior, "dynamicAnimator", .animatorOf, "dynamicAnimator or nil",
      "The animator it acts in, or nil."),
    property(
      .behavior, "action", .action, "block or nil", settable: true,
      "The block called after each step, with the behavior; for an instantaneous push only "
        + "after its step."),
    method(
      .behavior, "add", .addItem, "(item)", labels: [""],
      "Adds an item; a composite passes it on to its children."),
    method(
      .behavior, "remove", .removeItem, "(item)", labels: [""], optional: [""],
      "Removes an item; without an argument the behavior leaves its animator, or its composite."),
    method(
      .behavior, "addChild", .addChild, "(behavior)", labels: [""],
      "Adds a behavior to a composite; the behavior leaves its previous place."),
    method(
      .behavior, "removeChild", .removeChild, "(behavior)", labels: [""],
      "Removes a behavior from a composite; it has no animator then."),
    method(
      .behavior, "willMove", .willMove, "(to: animator)", labels: ["to"],
      "Called when it joins an animator, or with nil when it leaves one; has no effect unless a "
        + "class overrides it."),
  ]

  private static let bodies: [ObjectRow] = [
    property(
      .collision, "began", .began, "block or nil", settable: true,
      "The block called with the contact when two begin to touch."),
    property(
      .collision, "ended", .ended, "block or nil", settable: true,
      "The block called with the contact when two cease to touch."),
    property(
      .collision, "boundaries", .boundaries, "array", "The names of its boundaries, in order."),
    method(
      .collision, "addBoundary", .addBoundary, "(name, from: point, to: point)",
      labels: ["", "from", "to", "rect", "ellipse", "path"],
      optional: ["from", "to", "rect", "ellipse", "path"],
      "Adds a boundary: a line, a `rect`, an `ellipse` in a rect or a `path`."),
    method(
      .collision, "removeBoundary", .removeBoundary, "(name)", labels: [""],
      "Removes the boundary with that name; returns whether there was one."),
    method(
      .collision, "removeAllBoundaries", .removeAllBoundaries, "()",
      "Removes all its boundaries except the reference bounds."),
    method(
      .push, "setOffset", .setOffset, "(point, for: item)", labels: ["", "for"],
      "The point where it acts on an item, from its middle; any other point also turns the item."),
    method(
      .dynamicItem, "linearVelocity", .linearVelocityOf, "(of: item)", labels: ["of"],
      "Points a second, in the reference view."),
    method(
      .dynamicItem, "angularVelocity", .angularVelocityOf, "(of: item)", labels: ["of"],
      "Radians a second, clockwise."),
    method(
      .dynamicItem, "addLinearVelocity", .addLinearVelocity, "(point, to: item)",
      labels: ["", "to"], "Adds to the velocity of an item, at once."),
    method(
      .dynamicItem, "addAngularVelocity", .addAngularVelocity, "(number, to: item)",
      labels: ["", "to"], "Adds to the angular velocity of an item, at once."),
    property(.contact, "item", .contactItem, "item", "The item that touches."),
    property(
      .contact, "other", .contactOther, "item or nil",
      "The item that it touches; nil for a boundary."),
    property(
      .contact, "boundary", .contactBoundary, "string, number or nil",
      "The name of the boundary that it touches; nil for an item and for the reference bounds."),
    property(
      .contact, "point", .contactPoint, "point or nil",
      "The position of the contact, in the reference view; nil at the end."),
    property(.path, "points", .pathPoints, "array", "Every point that defines it."),
    property(
      .path, "closed", .isClosed, "boolean", settable: true,
      "Whether its end is joined to its first point."),
  ]

  private static let worlds: [ObjectRow] = [
    property(
      .dynamicAnimator, "referenceView", .referenceView, "view",
      "The view whose coordinates and bounds it uses."),
    property(
      .dynamicAnimator, "behaviors", .behaviors, "array", "Its behaviors, in the order of adding."),
    property(
      .dynamicAnimator, "isRunning", DynamicsProperty.isRunning, "boolean",
      "Whether something moves."),
    property(
      .dynamicAnimator, "elapsedTime", .elapsedTime, "number", "Seconds that it has stepped."),
    property(
      .dynamicAnimator, "didPause", .didPause, "block or nil", settable: true,
      "The block called when nothing moves any more."),
    property(
      .dynamicAnimator, "willResume", .willResume, "block or nil", settable: true,
      "The block called when something begins to move."),
    method(
      .dynamicAnimator, "addBehavior", .addBehavior, "(behavior)", labels: [""],
      "Adds a behavior, which leaves its previous animator."),
    method(
      .dynamicAnimator, "removeBehavior", .removeBehavior, "(behavior)", labels: [""],
      "Removes a behavior."),
    method(
      .dynamicAnimator, "removeAllBehaviors", .removeAllBehaviors, "()",
      "Removes all its behaviors."),
    method(
      .dynamicAnimator, "items", .itemsIn, "(in: rect)", labels: ["in"],
      "The items that overlap a rectangle of the reference view."),
    method(
      .dynamicAnimator, "updateItem", .updateItem, "(item)", labels: [""],
      "Reads the position, angle and size that a script has given an item."),
  ]

  private static let views: [ObjectRow] = [
    property(
      .view, "dynamicAnimator", .animatorOfView, "dynamicAnimator",
      "The animator whose reference view it is."),
    property(
      .view, "collisionShape", .shape, "symbol or path", settable: true,
      "Its shape in collisions: .rectangle, .ellipse, or a `path` in its own coordinates."),
    property(
      .view, "linearVelocity", .linearVelocity, "point",
      "Points a second, while an animator of dynamics moves it."),
    property(
      .view, "angularVelocity", .angularVelocity, "number",
      "Radians a second, clockwise, while an animator of dynamics moves it."),
  ]
}
