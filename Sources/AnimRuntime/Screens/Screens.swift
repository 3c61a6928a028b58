/// The moments a screen learns of, in this order.
public enum ScreenMoment: UInt8, CaseIterable, Hashable, Sendable {
  /// It has come onto the stage and will be laid out.
  case willAppear
  /// It is there, laid out, and what brought it is over.
  case appear
  /// It has been taken off the stage.
  case willDisappear
  /// It is gone, and what took it away is over.
  case disappear

  private static let names = ["willAppear", "appear", "willDisappear", "disappear"]

  /// As scripts and traces write it.
  public var name: String { Self.names[Int(rawValue)] }
}

/// How far a view is with appearing; `none` for a view that is no screen.
enum ScreenState: UInt8, Sendable {
  case none
  case away
  /// `willAppear` was said.
  case appearing
  case shown
  /// `willDisappear` was said.
  case leaving
}

/// The screens, and the moments they are to learn of.
///
/// Changes of the tree only raise a flag: once nothing more is due at an instant, every screen is
/// asked where it is, so one that comes and goes within the instant learns of nothing.
struct Screens: Sendable {
  /// By a view's slot; slots beyond the end are of no screens. Whatever else is to be kept of a
  /// screen while it is away is kept beside it.
  var states: [ScreenState] = []
  /// In order of creation; those that have ended are dropped when the list is next gone through.
  var all: [ViewID] = []
  var count = 0
  /// The moments of the round that has begun, the next one last.
  var queue: [(view: ViewID, moment: ScreenMoment)] = []
  /// Some screen may be elsewhere than it was told.
  var isDirty = false
  /// The transition whose block has moved a view, until it is over.
  var gates: [ViewID: AnimationID] = [:]

  @inline(__always)
  func state(_ slot: Int) -> ScreenState { slot < states.count ? states[slot] : .none }
}
