/// A value of a curve of the script that the runtime needs.
public struct CurveRequest: Hashable, Sendable {
  /// Where the value is kept.
  enum Place: Hashable, Sendable {
    /// The curve of a block or transition.
    case block(AnimationID)
    /// The search for the swap of a transition.
    case halfway(AnimationID)
    /// The curve of a keyframe of a block: the place of its track and its place in it.
    case keyframe(AnimationID, track: Int32, segment: Int)
    /// An animator's own curve.
    case animator(AnimatorID)
    /// The curve an animator was continued with.
    case leg(AnimatorID)
    /// The search for the place an animator is put at.
    case scrubbing(AnimatorID)

    /// What moves along the curve.
    var user: CurveBook.User {
      switch self {
      case .block(let id), .halfway(let id), .keyframe(let id, _, _): .block(id)
      case .animator(let id), .leg(let id), .scrubbing(let id): .animator(id)
      }
    }
  }

  /// The function that is asked, by the number the curve was made with.
  public let curve: Callback
  /// The fraction of the time, 0…1.
  public let input: Double
  let place: Place
}
