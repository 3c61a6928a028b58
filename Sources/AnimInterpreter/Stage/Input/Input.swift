/// Gestures and the handlers that views have for them.
struct Input: Sendable {
  /// What views do with gestures, by the view's id.
  var handlers: [UInt32: [InputHandler]] = [:]
  /// The gestures that are not over, by their ids.
  var gestures: [UInt32: PendingGesture] = [:]
}
