/// The options of a block, by the platform's bits.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layoutSubviews = Self(rawValue: 1 << 0)
  /// Input reaches the view while it animates.
  public static let allowUserInteraction = Self(rawValue: 1 << 1)
  /// Start from what is seen, not from the old model value.
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  /// Repeat for ever, unless a count is given.
  public static let `repeat` = Self(rawValue: 1 << 3)
  public static let autoreverse = Self(rawValue: 1 << 4)
  /// Do not take the duration of the block around.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// Do not take the curve of the block around.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// Do not take the repetition and the other options of the block around.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

  /// What a nested block takes over.
  static let inherited: Self = [
    .repeat, .autoreverse, .beginFromCurrentState, .allowUserInteraction,
  ]
}

/// What happens to an animation when a newer one wants its property.
public enum Interruption: UInt8, Hashable, Sendable {
  /// The newer one takes the property; the older ends there, unfinished.
  case replace
  /// Older and newer add up and both finish, where the property allows it: what is seen is the
  /// model + Σ (old − new) · (1 − progress).
  case additive
}

/// What an `animate` block says about time.
public struct AnimationSpec: Hashable, Sendable {
  /// One run; zero or less means at once. A spring by constants brings its own.
  public var duration: Time
  public var delay: Time
  public var curve: TimingCurve
  public var options: AnimationOptions
  /// May be fractional or infinite; not above zero counts as 1.
  public var repeatCount: Double
  public var autoreverses: Bool
  public var interruption: Interruption
  public var completion: Callback

  public init(
    duration: Time, delay: Time = .zero, curve: TimingCurve = .easeInOut,
    options: AnimationOptions = [], repeatCount: Double = 1, autoreverses: Bool = false,
    interruption: Interruption = .replace, completion: Callback = .none
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.interruption = interruption
    self.completion = completion
  }

  /// This specification as it counts inside a block with specification `outer`.
  func nested(in outer: AnimationSpec) -> AnimationSpec {
    var spec = self
    if !options.contains(.overrideInheritedDuration) { spec.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { spec.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      spec.options.formUnion(outer.options.intersection(.inherited))
      if repeatCount == 1 { spec.repeatCount = outer.repeatCount }
      if outer.autoreverses { spec.autoreverses = true }
    }
    return spec
  }

  /// The seconds above which a spring counts as one that never comes to rest.
  private static let longestSettling = 1e9

  /// This specification with options that have fields of their own moved there.
  var settled: AnimationSpec {
    var spec = self
    if options.contains(.autoreverse) { spec.autoreverses = true }
    if options.contains(.repeat), repeatCount == 1 { spec.repeatCount = .infinity }
    if let seconds = curve.settlingDuration {
      spec.duration = seconds > Self.longestSettling ? .never : Time(seconds: seconds)
    }
    return spec
  }
}

/// A property that begins to move.
public struct AnimationBegin: Hashable, Sendable {
  public var view: ViewID
  public var property: Property
  public var from: PropertyValue
  public var to: PropertyValue
  /// `never` for a spring that does not come to rest.
  public var duration: Time
  public var delay: Time
  public var curve: TimingCurve
  /// What a spring is made of, fitted to the duration where that was given; nil for other curves.
  public var spring: SpringConstants?
  /// True for a part of a movement: a keyframe. Its delay counts from the block's making too.
  public var isKeyframe = false
}
