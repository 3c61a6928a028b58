import AnimSolver

/// A constraint's identity: a slot and its generation.
public struct ConstraintID: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public static var none: ConstraintID { ConstraintID(raw: .max) }
}

/// What a constraint says: first ◇ multiplier · second + constant.
///
/// Places count from the bounds of the nearest view that both views lie in, so a multiplier means
/// what it looks like. Without a second anchor the constant is a length, or a place in the
/// superview.
public struct LayoutConstraint: Hashable, Sendable {
  public var first: LayoutAnchor
  public var relation: Relation
  public var second: LayoutAnchor?
  /// Not 0; between a millionth and a million, or the negative of that.
  public var multiplier: Double
  /// Points, within ±`largest`.
  public var constant: Double
  /// 1…1000; 1000 is required.
  public var priority: Int

  public init(
    _ first: LayoutAnchor, _ relation: Relation = .equal, _ second: LayoutAnchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Int = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The largest constant, in points.
  public static let largest = 1e9

  /// True if all numbers are within their ranges, and lengths and places, x and y are not mixed;
  /// only a width and a height may be compared.
  public var isValid: Bool {
    guard abs(constant) <= LayoutConstraint.largest, (1...1000).contains(priority),
      abs(multiplier) >= 1e-6, abs(multiplier) <= 1e6
    else { return false }
    guard let second else { return true }
    guard first.attribute.isSize == second.attribute.isSize else { return false }
    return first.attribute.isSize || first.attribute.isVertical == second.attribute.isVertical
  }
}

/// A constraint and where it stands.
struct ConstraintRecord: Sendable {
  var says: LayoutConstraint
  /// The serial number of its activation; 0 while it is not active.
  var activation: UInt64 = 0
  /// What the solver has; its id is `none` while it has nothing.
  var row: LayoutRow?
  var id = RowID.none
  /// True if it is required and could not hold.
  var isBroken = false
  /// A report has said that physics moves the view it places.
  var wasSuspended = false
}
