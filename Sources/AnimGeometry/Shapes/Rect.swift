/// An axis-parallel rectangle in points, by its upper left corner and its size.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public static var zero: Rect { Rect(0, 0, 0, 0) }
}

extension Rect {
  /// The rectangle of x, y, width and height.
  @inlinable public init(lanes: SIMD4<Double>) {
    self.init(lanes.x, lanes.y, lanes.z, lanes.w)
  }

  /// Whether the two have a point in common, if only of their edges.
  @inlinable public func touches(_ other: Rect) -> Bool {
    x <= other.x + other.width && x + width >= other.x && y <= other.y + other.height
      && y + height >= other.y
  }

  /// The rectangle with this upper left corner; `size` is width and height.
  @inlinable public init(origin: Point, size: Point) {
    self.init(origin.x, origin.y, size.x, size.y)
  }

  /// The rectangle about this middle; `size` is width and height.
  @inlinable public init(center: Point, size: Point) {
    self.init(center.x - size.x / 2, center.y - size.y / 2, size.x, size.y)
  }

  /// The smallest rectangle that holds both points.
  @inlinable public init(from a: Point, to b: Point) {
    self.init(min(a.x, b.x), min(a.y, b.y), (b.x - a.x).magnitude, (b.y - a.y).magnitude)
  }

  /// The upper left corner.
  @inlinable public var origin: Point {
    get { Point(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// Width and height as a point.
  @inlinable public var size: Point {
    get { Point(width, height) }
    set { (width, height) = (newValue.x, newValue.y) }
  }

  /// The middle; setting it moves the rectangle and keeps its size.
  @inlinable public var center: Point {
    get { Point(x + width / 2, y + height / 2) }
    set { (x, y) = (newValue.x - width / 2, newValue.y - height / 2) }
  }

  /// The left edge, also of a rectangle of negative width.
  @inlinable public var minX: Double { width < 0 ? x + width : x }
  /// The upper edge, also of a rectangle of negative height.
  @inlinable public var minY: Double { height < 0 ? y + height : y }
  /// Half way between the left and the right edge.
  @inlinable public var midX: Double { x + width / 2 }
  /// Half way between the upper and the lower edge.
  @inlinable public var midY: Double { y + height / 2 }
  /// The right edge, also of a rectangle of negative width.
  @inlinable public var maxX: Double { width < 0 ? x : x + width }
  /// The lower edge, also of a rectangle of negative height.
  @inlinable public var maxY: Double { height < 0 ? y : y + height }

  /// The same rectangle with width and height not negative.
  @inlinable public var standardized: Rect {
    Rect(minX, minY, width.magnitude, height.magnitude)
  }

  /// The rectangle has no area.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// All four numbers are finite.
  @inlinable public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }

  /// The same within the range of doubles: infinities as the largest numbers, and 0 for what is no
  /// number.
  @inlinable public var finite: Rect { Rect(lanes: SIMD4(x, y, width, height).finite(or: .zero)) }

  /// The point lies inside or on the left or upper edge.
  @inlinable public func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY
  }

  /// `other` lies inside; shared edges count as inside.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The two have some area in common; touching is not enough.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The common part, or nil if there is no common area.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return left < right && top < bottom ? Rect(left, top, right - left, bottom - top) : nil
  }

  /// The smallest rectangle that holds both.
  @inlinable public func union(_ other: Rect) -> Rect {
    let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
    let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
    return Rect(left, top, right - left, bottom - top)
  }

  /// Smaller by `dx` at the left and right and by `dy` above and below (negative: larger); a side
  /// that would turn negative becomes 0 about the same middle.
  @inlinable public func inset(_ dx: Double, _ dy: Double) -> Rect {
    let w = max(0, width.magnitude - 2 * dx)
    let h = max(0, height.magnitude - 2 * dy)
    return Rect(midX - w / 2, midY - h / 2, w, h)
  }

  /// Moved by (dx, dy).
  @inlinable public func offset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, width, height)
  }
}
