/// Where an animator is in its life.
public enum AnimatorState: UInt8, Hashable, Sendable {
  /// New, or over: it moves nothing.
  case inactive
  /// It shows its animations, running or paused.
  case active
  /// It was stopped and is to be finished.
  case stopped
}

/// Where an animator's animations were when they ended.
public enum AnimatorPosition: UInt8, Hashable, Sendable {
  case start, current, end
}

/// What an animator is made with.
public struct AnimatorSpec: Hashable, Sendable {
  /// Zero or less means at once. A spring by constants brings its own.
  public var duration: Time
  /// How long after `startAnimator` it begins to move.
  public var delay: Time
  public var curve: TimingCurve

  public init(duration: Time, delay: Time = .zero, curve: TimingCurve = .easeInOut) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }
}

/// What can be known of an animator at a moment.
public struct AnimatorStatus: Hashable, Sendable {
  public var state: AnimatorState
  /// False while it is paused, too.
  public var isRunning: Bool
  public var isReversed: Bool
  public var scrubsLinearly: Bool
  public var pausesOnCompletion: Bool
  /// How much of its way is done, from 0 to 1, beyond while a spring overshoots; on the way back it
  /// counts from the end.
  public var fractionComplete: Double
  /// The time of the whole way; a spring by constants settles in it.
  public var duration: Time
  public var delay: Time
  /// True while one of its blocks runs, so that it cannot be controlled.
  public var isPreparing: Bool
  /// Counts how often it became active; while it is inactive the number of the run to come.
  public var run: Int
}

/// The end of one run of an animator.
public struct AnimatorEnd: Hashable, Sendable {
  public var animator: AnimatorID
  public var position: AnimatorPosition
  public var run: Int
}
