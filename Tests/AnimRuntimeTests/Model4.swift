import AnimGeometry
import AnimRuntime

/// Four-by-four matrices as plain arrays, for tests that compute a place in their own way.
struct Model4 {
  var m: [[Double]]

  static let identity = Model4(
    m: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } })

  init(m: [[Double]]) { self.m = m }

  init(_ transform: Transform) {
    let e = transform.entries
    m = (0..<4).map { row in (0..<4).map { e[row * 4 + $0] } }
  }

  static func move(_ x: Double, _ y: Double, _ z: Double = 0) -> Model4 {
    var result = identity
    result.m[3] = [x, y, z, 1]
    return result
  }

  /// First this, then `next`.
  func then(_ next: Model4) -> Model4 {
    Model4(
      m: (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + m[row][$1] * next.m[$1][column] } }
      })
  }

  /// A point of the plane, as it is seen in the plane around; nil at or behind the eye.
  func project(_ point: Point) -> Point? {
    func sum(_ column: Int) -> Double {
      point.x * m[0][column] + point.y * m[1][column] + m[3][column]
    }
    return sum(3) > 1e-9 ? Point(sum(0) / sum(3), sum(1) / sum(3)) : nil
  }
}

/// A convex polygon on the stage.
struct Polygon {
  var corners: [Point]

  enum Place { case inside, outside, near }

  /// Where a point lies; within `margin` of an edge it is `near`.
  func place(of point: Point, margin: Double = 1e-6) -> Place {
    var sides: [Double] = []
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > margin else { return .near }
      sides.append(((point.x - a.x) * dy - (point.y - a.y) * dx) / length)
    }
    if sides.contains(where: { $0.magnitude < margin }) { return .near }
    let isInside = sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
    return isInside ? .inside : .outside
  }
}
