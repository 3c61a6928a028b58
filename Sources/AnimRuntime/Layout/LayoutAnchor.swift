/// A line or a length of a view that constraints speak of.
public enum LayoutAttribute: UInt8, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom
  /// The same as left and right: everything reads from left to right here.
  case leading, trailing
  case width, height, centerX, centerY

  /// As scripts write it.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    }
  }

  /// The attribute scripts call `name`.
  public init?(name: String) {
    guard let found = LayoutAttribute.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// True for a length, false for a place.
  public var isSize: Bool { self == .width || self == .height }

  /// True if it is about y and heights.
  public var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY: true
    default: false
    }
  }

  /// How much of the length from the near to the far edge lies before it; nil for a length.
  var share: Double? {
    switch self {
    case .left, .top, .leading: 0
    case .right, .bottom, .trailing: 1
    case .centerX, .centerY: 0.5
    case .width, .height: nil
    }
  }
}

/// Which rectangle of a view an attribute is taken of.
public enum LayoutGuide: UInt8, CaseIterable, Hashable, Sendable {
  /// Its frame.
  case edges
  /// Its frame without its layout margins.
  case margins
  /// The stage without its safe area insets; another view's frame.
  case safeArea
}

/// An attribute of a view.
public struct LayoutAnchor: Hashable, Sendable {
  public var view: ViewID
  public var attribute: LayoutAttribute
  public var guide: LayoutGuide

  public init(_ view: ViewID, _ attribute: LayoutAttribute, guide: LayoutGuide = .edges) {
    self.view = view
    self.attribute = attribute
    self.guide = guide
  }
}

/// Widths at the four sides of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Insets(0, 0, 0, 0)

  /// What lies before the near edge and after the far edge along an axis.
  func along(_ isVertical: Bool) -> (near: Double, far: Double) {
    isVertical ? (top, bottom) : (left, right)
  }
}
