import AnimRuntime

/// What a view does with one kind of gesture.
struct InputHandler: Sendable {
  var kind: GestureKind
  /// What the gesture must be like, where the script says so.
  var taps: Int?
  var touches: Int?
  var direction: SwipeDirection?
  /// How long a press must last.
  var hold: Time
  /// Owned by the table of handlers.
  var block: Value

  /// How many things it asks for: who asks for more goes first.
  var demands: Int { (taps == nil ? 0 : 1) + (touches == nil ? 0 : 1) + (direction == nil ? 0 : 1) }

  func takes(_ gesture: GestureSpec) -> Bool {
    kind == gesture.kind && (taps ?? gesture.taps) == gesture.taps
      && (touches ?? gesture.touches) == gesture.touches
      && (direction ?? gesture.direction) == gesture.direction
  }

  /// Whether it asks for the same gestures, so that the newer one takes the place of the older.
  func asks(like other: InputHandler) -> Bool {
    kind == other.kind && taps == other.taps && touches == other.touches
      && direction == other.direction
  }
}

/// A gesture that is not over.
struct PendingGesture: Sendable {
  /// The object that scripts see, held until the gesture is over.
  var object: Value
  var line: Int
  /// The name of the view it aims at; empty for a point.
  var aim: String
  /// What was touched, in the trace's words.
  var touched = ""
  /// What is said once, with the first event: whose handler it is, where it was meant to go.
  var remarks: [Remark] = []
  /// The view whose handler has it, and the handler; held until the gesture is over.
  var view = Value.nil
  var block = Value.nil

  /// A name and a word of an event.
  struct Remark: Sendable {
    var key: String
    var word: String
  }

  var held: [Value] { [object, view, block] }
}
