import AnimGeometry

/// What a finger can do.
public enum GestureKind: UInt8, CaseIterable, Hashable, Sendable {
  case tap, pan, pinch, rotate, swipe, longPress

  /// As scripts and traces write it; spelt out, because to ask a case for its name is slow, and a
  /// run of a few lines would wait for it.
  public var name: String {
    switch self {
    case .tap: "tap"
    case .pan: "pan"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .swipe: "swipe"
    case .longPress: "longPress"
    }
  }

  /// True if it is over as soon as it is recognized.
  public var isDiscrete: Bool { self == .tap || self == .swipe }
}

/// How far a gesture is.
public enum GestureState: UInt8, CaseIterable, Hashable, Sendable {
  /// Not recognized yet.
  case possible
  case began, changed, ended
  /// Its view has left the tree.
  case cancelled
  /// It was over before it was recognized.
  case failed

  public var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// True if nothing follows.
  public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// Where a swipe goes.
public enum SwipeDirection: UInt8, CaseIterable, Hashable, Sendable {
  case right, left, up, down

  public var name: String {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    case .down: "down"
    }
  }

  public init?(name: String) {
    guard let found = SwipeDirection.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

/// What a scripted finger is to do.
public struct GestureSpec: Hashable, Sendable {
  public var kind: GestureKind
  /// The view it aims at, at the middle of what is seen of it unless `start` says where; `none`
  /// for a point of the stage.
  public var aim: ViewID
  /// Where it comes down, in the stage's coordinates.
  public var start: Point?
  /// Where a pan goes; the other gestures stay where they are.
  public var end: Point?
  /// The scale a pinch ends at, from 1.
  public var scale = 1.0
  /// The angle in radians a rotation ends at, from 0; positive is clockwise.
  public var angle = 0.0
  public var direction = SwipeDirection.right
  /// How often a tap is repeated, and with how many fingers.
  public var taps = 1
  public var touches = 1
  /// From touching down to lifting off; less than zero counts as zero.
  public var duration: Time

  public init(_ kind: GestureKind, aim: ViewID, start: Point? = nil, duration: Time = .zero) {
    self.kind = kind
    self.aim = aim
    self.start = start
    self.duration = max(duration, .zero)
    touches = kind == .pinch || kind == .rotate ? 2 : 1
  }
}
