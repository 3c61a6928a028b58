/// What a layout pass reports.
public struct LayoutReport: Hashable, Sendable {
  /// A required constraint that could not hold and counts for nothing now.
  public struct Conflict: Hashable, Sendable {
    public var broken: ConstraintID
    /// The constraints it cannot hold beside, in order of activation; none if its numbers, with
    /// the frames it depends on, are beyond what can be computed.
    public var others: [ConstraintID]
  }

  /// A view whose constraints leave open where it lies or how large it is.
  public struct Ambiguity: Hashable, Sendable {
    public var view: ViewID
    /// Of left, top, width and height.
    public var attributes: [LayoutAttribute]
  }

  /// A constraint that counts for nothing, as physics moves the view it places.
  public struct Suspension: Hashable, Sendable {
    public var constraint: ConstraintID
    public var view: ViewID
  }

  public var conflicts: [Conflict] = []
  public var suspensions: [Suspension] = []
  public var ambiguities: [Ambiguity] = []
}
