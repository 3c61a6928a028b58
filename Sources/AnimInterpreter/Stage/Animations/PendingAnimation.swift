/// An animation block or a transition on its way.
struct PendingAnimation: Sendable {
  /// `#n` in the trace.
  var number: Int
  var line: Int
  var completion: Value
  var isTransition = false
}
