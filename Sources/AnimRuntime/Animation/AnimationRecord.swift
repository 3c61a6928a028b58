import AnimGeometry

/// What the runtime knows of one block, from its opening to its end.
struct AnimationRecord: Sendable {
  var spec: AnimationSpec
  var timing: Timing
  var serial: UInt64
  /// Raised when its entries in the agenda lose their meaning.
  var stamp: UInt32 = 0
  /// True while its closure runs.
  var isOpen = true
  /// True once something was taken from it.
  var isInterrupted = false
  /// The animator that it is a block of, which gives it its progress, and its number there; −1 for
  /// the one that only carries the animator's entries in the agenda.
  var animator = AnimatorID.none
  var part: Int32 = -1
  /// True for a transition, which moves nothing: what it has here only changes what is seen.
  var isTransition = false
  /// When a transition shows the new contents of its views; `never` while its block runs.
  var swap = Time.never
  /// Its contributions, in order of first writing; −1 for none.
  var first: Int32 = -1
  var last: Int32 = -1

  var isEmpty: Bool { first < 0 }
  /// True if an animator moves it, and not its own timing.
  @inline(__always)
  var isDriven: Bool { animator != .none }
}

/// A block whose closure is running, and where its captures begin.
struct OpenBlock: Sendable {
  var id: AnimationID
  var firstCapture: Int
  /// The keyframe whose closure is running.
  var keyframe: OpenKeyframe?
  var isTransition = false
  /// True once `prepareClose` has added what is left of its keyframes.
  var isClosing = false
  /// The first view it has changed that is not seen, so that nothing moves.
  var unseen: ViewID?

  mutating func noteUnseen(_ view: ViewID) {
    if unseen == nil { unseen = view }
  }
}

/// A keyframe whose closure is running, and what it has written so far.
struct OpenKeyframe: Sendable {
  var span: KeyframeSpan
  var serial: UInt64
  var written: [KeyframeWrite] = []
}

/// A property that a keyframe has written, and its model value before that.
struct KeyframeWrite: Sendable {
  /// The block's contribution to it; −1 once that is gone.
  var contribution: Int32
  var old: SIMD4<Double>
  var oldWide: Transform?
}

/// What a property was when an open block first wrote it.
struct Capture: Sendable {
  /// −1 once the contribution is gone.
  var contribution: Int32
  /// The model value.
  var old: SIMD4<Double>
  /// Where what is seen was going to end up.
  var settled: SIMD4<Double>
  /// The same of a transform, in the store's pairs; −1 for other properties.
  var wide: Int32
}
