import AnimDynamics
import AnimGeometry

/// A line of straight and curved parts, as boundaries and shapes have it.
public struct PathLine: Hashable, Sendable {
  /// One part after the first point.
  public enum Part: Hashable, Sendable {
    case line(Point)
    case quadratic(Point, control: Point)
    case cubic(Point, Point, Point)
  }

  public var start: Point
  public var parts: [Part] = []
  public var isClosed = false

  public init(start: Point) { self.start = start }

  /// The four sides of a rectangle.
  public init(_ rect: Rect) {
    start = Point(rect.x, rect.y)
    parts = [
      .line(Point(rect.x + rect.width, rect.y)),
      .line(Point(rect.x + rect.width, rect.y + rect.height)),
      .line(Point(rect.x, rect.y + rect.height)),
    ]
    isClosed = true
  }

  /// An ellipse in a rectangle, of four cubic curves from its right end, clockwise as seen; they
  /// stray from it by at most 0.03 % of the radius.
  public init(ellipseIn rect: Rect) {
    let (a, b) = (rect.width / 2, rect.height / 2)
    let middle = Point(rect.x + a, rect.y + b)
    // The control points that put the middle of each quarter on the circle: 4/3 · (√2 − 1).
    let k = 0.552_284_749_830_793_4
    func point(_ x: Double, _ y: Double) -> Point { Point(middle.x + x * a, middle.y + y * b) }
    start = point(1, 0)
    parts = [
      .cubic(point(0, 1), point(1, k), point(k, 1)),
      .cubic(point(-1, 0), point(-k, 1), point(-1, k)),
      .cubic(point(0, -1), point(-1, -k), point(-k, -1)),
      .cubic(point(1, 0), point(k, -1), point(1, -k)),
    ]
    isClosed = true
  }

  /// Every point that defines it, for checks.
  public var points: [Point] {
    [start]
      + parts.flatMap { part in
        switch part {
        case .line(let end): [end]
        case .quadratic(let end, let control): [end, control]
        case .cubic(let end, let first, let second): [end, first, second]
        }
      }
  }

  /// The line with every point moved by `offset`, then scaled, in straight parts.
  func outline(movedBy offset: Point, scaledBy scale: Point = Point(1, 1)) -> Outline {
    func vector(_ point: Point) -> Vector {
      Vector((point.x + offset.x) * scale.x, (point.y + offset.y) * scale.y)
    }
    var outline = Outline([vector(start)], isClosed: isClosed)
    for part in parts {
      switch part {
      case .line(let end): outline.addLine(to: vector(end))
      case .quadratic(let end, let control):
        outline.addCurve(to: vector(end), control: vector(control))
      case .cubic(let end, let first, let second):
        outline.addCurve(to: vector(end), vector(first), vector(second))
      }
    }
    // A closed line that has come back says its first corner once.
    if isClosed, outline.points.count > 1, outline.points.first == outline.points.last {
      outline = Outline(Array(outline.points.dropLast()), isClosed: true)
    }
    return outline
  }
}
