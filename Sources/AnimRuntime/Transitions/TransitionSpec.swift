/// How a change of contents is shown.
public enum TransitionEffect: String, CaseIterable, Hashable, Sendable {
  /// The change is seen when the delay is over.
  case none
  /// Turns about the view's vertical axis, the left side coming forward.
  case flipFromLeft
  /// Turns about the vertical axis, the right side coming forward.
  case flipFromRight
  /// Turns about the horizontal axis, the upper side coming forward.
  case flipFromTop
  /// Turns about the horizontal axis, the lower side coming forward.
  case flipFromBottom
  /// The old contents curl up, as a page does.
  case curlUp
  /// The new contents curl down over the old.
  case curlDown
  /// The old contents fade out while the new fade in.
  case crossDissolve

  /// True if the view is turned over.
  public var isFlip: Bool {
    switch self {
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: true
    case .none, .curlUp, .curlDown, .crossDissolve: false
    }
  }

  /// True if it shows a page, which only makes sense on a view that fills the stage.
  public var isCurl: Bool { self == .curlUp || self == .curlDown }
}

/// What a transition says about time, and whose contents change.
public struct TransitionSpec: Hashable, Sendable {
  /// The view whose contents change, or the one that is replaced and the one that replaces it.
  public var views: [ViewID]
  public var effect: TransitionEffect
  /// Zero or less means at once.
  public var duration: Time
  public var delay: Time
  public var curve: TimingCurve
  /// `allowUserInteraction` counts here; the other options are for the caller.
  public var options: AnimationOptions

  public init(
    views: [ViewID], effect: TransitionEffect = .none, duration: Time, delay: Time = .zero,
    curve: TimingCurve = .easeInOut, options: AnimationOptions = []
  ) {
    self.views = views
    self.effect = effect
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
  }
}
