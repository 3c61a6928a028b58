import AnimRuntime
import AnimSyntax

/// A property of the objects the runtime brings along: views, timers, animations, tasks.
enum NativeProperty: Sendable {
  case view(Property)
  case superview, subviews, name, presentation
  case isValid, timeInterval, fireDate, tolerance
  case isRunning, isDone
  case state, gestureView, location, touches, taps, translation, velocity, scale, rotation
  case rate, direction
  case layout(LayoutProperty)
  case animator(AnimatorProperty)
  case turn, transitionProgress
  case dynamics(DynamicsProperty)
}

/// A method of such an object.
enum NativeMethod: UInt8, Sendable {
  case addSubview, insertSubview, removeFromSuperview, bringToFront, sendToBack, isDescendant
  case invalidate, fire
  case hitTest, convert
  case locationIn, translationIn, velocityIn, setTranslationIn
  case constraint, setNeedsLayout, layoutIfNeeded
  case start, pause, `continue`, stop, finish, addAnimations, addCompletion
  case addItem, removeItem, addChild, removeChild, willMove
  case addBoundary, removeBoundary, removeAllBoundaries, setOffset
  case linearVelocityOf, angularVelocityOf, addLinearVelocity, addAngularVelocity
  case addBehavior, removeBehavior, removeAllBehaviors, itemsIn, updateItem
}

/// One row of documentation for a property or method of an object.
struct ObjectRow: Sendable {
  var base: NativeKind
  var name: String
  var property: NativeProperty?
  var method: NativeMethod?
  /// Parameters of a method as documentation shows them, or the type of a property.
  var signature: String
  /// Labels of a method's arguments, empty for unlabelled ones.
  var labels: [String] = []
  /// Which of them may be left out.
  var optional: [String] = []
  var isSettable = false
  var text: String

  static func property(
    _ base: NativeKind, _ name: String, _ property: NativeProperty, _ type: String,
    settable: Bool = false, _ text: String
  ) -> ObjectRow {
    ObjectRow(
      base: base, name: name, property: property, signature: type, isSettable: settable, text: text)
  }

  static func method(
    _ base: NativeKind, _ name: String, _ method: NativeMethod, _ signature: String,
    labels: [String] = [], _ text: String
  ) -> ObjectRow {
    ObjectRow(
      base: base, name: name, method: method, signature: signature, labels: labels, text: text)
  }

  static let all = Array(
    joining: [properties, others, layout, animators, transitions] + dynamics + input)

  /// The properties of views that the runtime's own table holds.
  private static let properties: [ObjectRow] = Property.table.map { row in
    .property(
      .view, row.name.description, .view(row.property), row.type.text, settable: true,
      row.isAnimatable || row.property == .frame
        ? "A property that `animate` animates." : "A property that changes at once.")
  }

  /// What else views, timers, animations and tasks have.
  private static let others: [ObjectRow] = [
    .property(.view, "superview", .superview, "view or nil", "Its superview."),
    .property(.view, "subviews", .subviews, "array", "Its subviews, backmost first."),
    .property(.view, "name", .name, "string", settable: true, "Its name in the trace."),
    .property(
      .view, "presentation", .presentation, "view as seen",
      "Its visible state: the properties return the presentation, not the model."),
    .method(
      .view, "addSubview", .addSubview, "(view)", labels: [""], "Adds a subview, in front."),
    .method(
      .view, "insertSubview", .insertSubview, "(view, at: index)", labels: ["", "at"],
      "Adds a subview at an index, 0 being backmost."),
    .method(
      .view, "removeFromSuperview", .removeFromSuperview, "()",
      "Removes it from its superview; its animations end, unfinished."),
    .method(.view, "bringToFront", .bringToFront, "()", "Moves it in front of its siblings."),
    .method(.view, "sendToBack", .sendToBack, "()", "Moves it behind its siblings."),
    .method(
      .view, "isDescendant", .isDescendant, "(of: view)", labels: ["of"],
      "Whether that view contains it, at any depth, or is the same view."),
    .property(.timer, "isValid", .isValid, "boolean", "Whether it may still fire."),
    .property(
      .timer, "timeInterval", .timeInterval, "number",
      "Seconds between fires; 0 for a timer that fires once."),
    .property(
      .timer, "fireDate", .fireDate, "number", settable: true,
      "The time of its next fire; nil once it is invalid."),
    .property(
      .timer, "tolerance", .tolerance, "number", settable: true,
      "Its maximum delay, in seconds."
    ),
    .method(
      .timer, "invalidate", .invalidate, "()", "Ends it: it never fires again."),
    .method(
      .timer, "fire", .fire, "()", "Runs its block now; a repeating timer keeps its schedule."),
    .property(
      .animation, "isRunning", .isRunning, "boolean", "Whether its end is still to come."),
    .property(.task, "isDone", .isDone, "boolean", "Whether everything that it waits for is over."),
  ]
}

/// The properties and methods of native objects by name.
struct ObjectTables: Sendable {
  // A name may stand for a property and for a method.
  private var properties = NameMap<UInt16>(capacity: ObjectRow.all.count)
  private var methods = NameMap<UInt16>(capacity: ObjectRow.all.count)
  private let overridables: [(kind: NativeKind, name: Name)]

  init(names: inout NameTable) {
    for index in ObjectRow.all.indices {
      let name = ObjectTables.key(
        names.intern(ObjectRow.all[index].name), ObjectRow.all[index].base)
      if ObjectRow.all[index].method == nil {
        properties.set(name, UInt16(index))
      } else {
        methods.set(name, UInt16(index))
      }
    }
    overridables = [
      (.view, names.intern("layoutSubviews")), (.behavior, names.intern("willMove")),
    ]
  }

  /// A name of one kind, as a name: there are fewer than 32 kinds.
  private static func key(_ name: Name, _ kind: NativeKind) -> Name {
    Name(id: name.id << 5 | UInt32(kind.rawValue))
  }

  /// The property of that name.
  func row(_ name: Name, _ base: NativeKind) -> ObjectRow? { find(name, base, properties) }

  func method(_ name: Name, _ base: NativeKind) -> ObjectRow? { find(name, base, methods) }

  private func find(_ name: Name, _ base: NativeKind, _ map: NameMap<UInt16>) -> ObjectRow? {
    if let index = map[ObjectTables.key(name, base)] { return ObjectRow.all[Int(index)] }
    return base.general.flatMap { map[ObjectTables.key(name, $0)] }.map { ObjectRow.all[Int($0)] }
  }

  func isSettable(_ name: Name, in base: NativeKind) -> Bool {
    row(name, base)?.isSettable ?? false
  }

  func settableNames(of base: NativeKind) -> [String] {
    ObjectRow.all.filter { $0.base == base && $0.isSettable }.map(\.name)
  }

  /// Names of the members of a base, for suggestions and completion.
  func names(of base: NativeKind) -> [String] {
    var names: [String] = []
    for row in ObjectRow.all where row.base == base || row.base == base.general {
      if !names.contains(row.name) { names.append(row.name) }
    }
    return names
  }

  /// Methods that the runtime calls and that do nothing unless overridden.
  func hasOverridable(_ name: Name, _ base: NativeKind) -> Bool {
    overridables.contains { $0.kind == base && $0.name == name }
  }
}
