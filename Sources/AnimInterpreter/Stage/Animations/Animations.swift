import AnimRuntime

/// `animate` and `keyframe`: the animation blocks and transitions that are on their way.
struct Animations: Sendable {
  /// By the animation's id.
  var pending = IDMap<PendingAnimation>()
  /// What `animate` does to older blocks unless it says so itself.
  var interruption = Interruption.replace
}
