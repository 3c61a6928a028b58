/// The kinds of objects that the runtime brings along; what is known of each is a row of
/// `NativeRow.all`.
///
/// The class of such objects stands at the kind's own place in the program's types.
enum NativeKind: UInt8, CaseIterable, Sendable {
  /// Objects of plain classes: nothing stands behind them.
  case none
  case view, timer, animation, task, constraint, animator
  /// A view as it is seen; its objects are of the view's class.
  case presentation
  /// What all gestures have; then the gestures, in the order of `GestureKind`.
  case gesture, tap, pan, pinch, rotate, swipe, longPress
  case dynamicAnimator, contact, path
  /// What all behaviors have, and composites; then the others, in the order of `BehaviorKind`.
  case behavior, gravity, attachment, collision, push, snap, field, dynamicItem

  /// Read where it is: a whole row is much to copy, and its functions are asked for with every
  /// member.
  var row: NativeRow {
    @inline(__always) _read { yield NativeRow.places[Int(rawValue)] }
  }

  /// The kind whose members it has besides its own.
  var general: NativeKind? { row.general }

  /// What scripts call it: after `is`, and in messages.
  var name: String { Self.names[Int(rawValue)] }

  /// Spelt out in the order of the cases, since to ask each for its name takes as long as a short run.
  static let names = [
    "none", "view", "timer", "animation", "task", "constraint", "animator", "presentation",
    "gesture", "tap", "pan", "pinch", "rotate", "swipe", "longPress", "dynamicAnimator", "contact",
    "path", "behavior", "gravity", "attachment", "collision", "push", "snap", "field",
    "dynamicItem",
  ]

  /// The index of its class in the program.
  var type: Int { Int(rawValue) }
}

/// What is known of a kind of object; what the machine does with objects is derived from it.
///
/// Each function gets the object and the id of what stands behind it.
///
/// Functions that are missing are those of the general kind, or do nothing.
struct NativeRow: Sendable {
  typealias Getter =
    @Sendable (inout Machine, inout Stage, Value, UInt32, NativeProperty) throws(Failure) -> Value?
  typealias Setter =
    @Sendable (inout Machine, inout Stage, Value, UInt32, ObjectRow, Value) throws(Failure) -> Bool
  typealias Caller =
    @Sendable (inout Machine, inout Stage, Value, UInt32, MethodCall) throws(Failure) -> Value?

  var kind: NativeKind
  var general: NativeKind?
  /// Fields of its class, for what native code keeps in its objects.
  var fields: [String] = []
  /// Whether a script's class may stand on it.
  var isParent = false
  /// Whether scripts can ask for it with `is`.
  var isNamed = true
  /// A property's value, owned; nil where the object has none of that name.
  var get: Getter?
  /// Sets a property that is settable; false where it cannot be set.
  var set: Setter?
  /// Calls a method; nil where the object has none of that name.
  var call: Caller?
  /// Whether the end of what takes time is still to come; nil for what takes none.
  var isPending: (@Sendable (Machine, Stage, UInt32) -> Bool)?
  /// Whether that end comes by itself; as `isPending` unless it is given.
  var goesOn: (@Sendable (Machine, Stage, UInt32) -> Bool)?
  /// The last owner of the object is gone: ends what stands behind it.
  var finalize: (@Sendable (inout Machine, inout Stage, Value, UInt32) -> Void)?
  /// What it holds besides its fields, each with the word a leak's path says for the step.
  var holds: (@Sendable (Machine, Stage, UInt32) -> [(word: String, value: Value)])?

  nonisolated(unsafe) fileprivate static let places = all.inPlace()
}
