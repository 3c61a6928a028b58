import CBox2D

/// Rigid bodies in a plane, what acts on them, and what their steps bring about.
///
/// A value: a copy is a snapshot, which costs nothing while it is not changed and goes on with the
/// same bytes when it is. Lengths are in points with y down, angles in radians clockwise. Nothing
/// happens but in `step()`. Equal operations give equal bytes on every machine of one kind.
public struct World: Sendable {
  /// What the engine knows; nil until there is something to know.
  var engine: Engine?
  /// How many operations have made this world what it is.
  var operations: UInt64 = 0
  let keepsHistory: Bool

  var bodies = Slots<BodyRecord>()
  /// Of each body's slot, where it is: see `slot(of:)`.
  public internal(set) var motions: [Motion] = []
  /// Of each body's slot, the same in the engine's numbers.
  var states: [anim_state] = []
  /// Of each body's slot, what steps must know of it.
  var marks: [BodyMarks] = []
  var effects = Slots<EffectRecord>()
  var boundaries = Slots<BoundaryRecord>()
  /// The names of the effects that act in steps, in order of creation.
  var acting: [UInt32] = []
  /// How many pieces the bodies that meet others and the boundaries are.
  var pieces = 0
  /// How many pieces of what touch.
  var touching = PairTable()
  /// What has begun or ended between the last step and now.
  var touches: [Touch] = []
  /// True if something has been changed since the last step.
  var isDisturbed = false
  /// True if pairs have been left out in the last step.
  var isCrowded = false
  /// True if the last step has left nothing moving.
  var isStill = true
  /// About how many bytes the engine takes with its history.
  var engineBytes = 0
  /// The events of the step that is being made, or was made last.
  var events: [WorldEvent] = []

  /// How many steps have been made.
  public internal(set) var steps = 0
  /// True lets no body cross another or a boundary between two steps; it costs time.
  public internal(set) var isContinuous = false

  /// A world without bodies.
  ///
  /// - Parameter keepsHistory: true if copies will be changed: an old copy then makes all its steps
  ///   again when it is first changed. Without it such a copy goes on from the same places and
  ///   velocities, but what lies on each other may move a little differently.
  public init(keepsHistory: Bool = true) { self.keepsHistory = keepsHistory }

  /// The length of a step in seconds.
  public static let stepLength = Units.stepLength
}
