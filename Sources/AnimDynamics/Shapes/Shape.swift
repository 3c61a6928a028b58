/// What of an item collides, about its centre, in points.
public enum Shape: Hashable, Sendable {
  /// An upright rectangle about the origin; both sides more than 0.
  case rectangle(width: Double, height: Double)
  /// An ellipse about the origin; both diameters more than 0.
  case ellipse(width: Double, height: Double)
  /// The area inside a line that does not cross itself, closed or not; it may have dents.
  case outline(Outline)
}

/// A line of straight parts, of which curves are made by flattening, in points.
public struct Outline: Hashable, Sendable {
  /// The corners in order.
  public private(set) var points: [Vector]
  /// True if the last corner is joined to the first.
  public var isClosed: Bool

  public init(_ points: [Vector] = [], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// Goes straight to `end`; the first point is where it all begins.
  public mutating func addLine(to end: Vector) { points.append(end) }

  /// Goes to `end` along a Bézier curve of one control point.
  public mutating func addCurve(to end: Vector, control: Vector) {
    let start = points.last ?? end
    addCurve(to: end, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3))
  }

  /// Goes to `end` along a Bézier curve of two control points, in straight parts that stray by at
  /// most `Outline.tolerance`.
  public mutating func addCurve(to end: Vector, _ first: Vector, _ second: Vector) {
    let start = points.last ?? end
    let parts = Outline.parts(start, first, second, end)
    for part in 1..<parts {
      let t = Double(part) / Double(parts)
      let u = 1 - t
      let near = start * (u * u * u) + first * (3 * u * u * t)
      points.append(near + second * (3 * u * t * t) + end * (t * t * t))
    }
    points.append(end)
  }

  /// How far in points a flattened curve may stray: our rule, a tenth of what collisions can tell.
  public static let tolerance = 0.05

  /// How many straight parts a curve needs: the deviation of n parts is at most the largest second
  /// difference of the control points times 6/8, over n².
  private static func parts(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Int {
    let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(count, 256)) : 1
  }
}
