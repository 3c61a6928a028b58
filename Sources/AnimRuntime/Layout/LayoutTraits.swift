import AnimGeometry

/// What a view says about its own size and inner margins.
public struct LayoutTraits: Hashable, Sendable {
  /// The size its content has, a side of 0 or less for none; a view's size when it is made.
  public var intrinsicSize = Point(0, 0)
  /// How much it minds being larger than that, x for the width: 1…999.
  public var hugging = Point(250, 250)
  /// How much it minds being smaller than that, x for the width: 1…999.
  public var compressionResistance = Point(750, 750)
  /// What constraints to its margins keep off its edges.
  public var margins = Insets(8, 8, 8, 8)
  /// What the device covers of the stage.
  public var safeArea = Insets.zero

  public init() {}

  /// These with every number in its range.
  var clamped: LayoutTraits {
    func priority(_ value: Double) -> Double { min(max(value.rounded(), 1), 999) }
    func length(_ value: Double) -> Double {
      min(max(value, -LayoutConstraint.largest), LayoutConstraint.largest)
    }
    func insets(_ i: Insets) -> Insets {
      Insets(length(i.top), length(i.left), length(i.bottom), length(i.right))
    }
    var traits = self
    traits.intrinsicSize = Point(length(intrinsicSize.x), length(intrinsicSize.y))
    traits.hugging = Point(priority(hugging.x), priority(hugging.y))
    traits.compressionResistance = Point(
      priority(compressionResistance.x), priority(compressionResistance.y))
    traits.margins = insets(margins)
    traits.safeArea = insets(safeArea)
    return traits
  }
}
