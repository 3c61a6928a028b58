/// `screen`: views that are told when they appear and disappear.
struct Screens: Sendable {
  /// The screens that were told that they appear and not yet that they are gone, held so that they
  /// can be, by the view's id.
  var shown: [UInt32: Value] = [:]
  /// The lines that made the screens, by the view's id.
  var lines: [UInt32: Int] = [:]
}
