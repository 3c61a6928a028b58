/// A view's identity: a slot and its generation, so an id outlives its view without naming another.
public struct ViewID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  /// The view every visible view descends from.
  @inlinable public static var stage: ViewID { ViewID(raw: 0) }
  /// No view: the superview of a root, or what a full store gives.
  @inlinable public static var none: ViewID { ViewID(raw: .max) }
}

/// A timer's identity; it stays distinct after the timer has become invalid.
public struct TimerID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: TimerID { TimerID(raw: .max) }
}

/// The identity of one animation block, from its opening to its end.
public struct AnimationID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: AnimationID { AnimationID(raw: .max) }
}

/// The identity of one trace; traces are numbered from 0 in order of creation.
public struct TraceID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
}

/// The identity of a scripted input or a wake-up that has not happened yet.
public struct ScheduledCallbackID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: ScheduledCallbackID { ScheduledCallbackID(raw: .max) }
}

/// The identity of one scripted gesture, until it is forgotten.
public struct GestureID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: GestureID { GestureID(raw: .max) }
}

/// A number the runtime keeps and hands back, and whose meaning only its owner knows.
public struct Callback: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: Callback { Callback(raw: .max) }
}

/// The identity of an animator, from its making until nobody holds it any more.
public struct AnimatorID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: AnimatorID { AnimatorID(raw: .max) }
}
