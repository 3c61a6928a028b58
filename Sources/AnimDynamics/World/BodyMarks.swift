/// What steps must know of a body's slot, in one byte.
struct BodyMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// There is a body, and it moves unless something stops it.
  static let movable = BodyMarks(rawValue: 1)
  /// Its last step was cut short.
  static let clamped = BodyMarks(rawValue: 2)
}
