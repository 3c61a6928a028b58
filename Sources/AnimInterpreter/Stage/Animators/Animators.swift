/// `animator`: the property animators with a run that is not over.
struct Animators: Sendable {
  /// By the animator's id.
  var running: [UInt32: PendingAnimator] = [:]
}
