extension Solid {
  /// More corners than this are too many to compare each with each.
  static let maxCorners = 500

  init(_ outline: Outline) throws(DynamicsError) {
    guard outline.points.count <= Solid.maxCorners else { throw .tooMany("corners") }
    for point in outline.points where !Bounds.contain(point) { throw .outOfRange("outline") }
    var corners = Solid.simplified(outline.points)
    guard corners.count >= 3 else {
      throw outline.points.count >= 3 ? .zeroSize : .tooFewPoints
    }
    guard !Solid.crossesItself(corners) else { throw .selfIntersecting }
    let doubled = Solid.doubledArea(corners)
    // Thinner than the engine can tell: an area of no width.
    guard abs(doubled) > 1e-6 else { throw .zeroSize }
    if doubled < 0 { corners.reverse() }
    let scale = 1 / Units.pointsPerMetre
    corners = corners.map { $0 * scale }

    let weight = Solid.weight(corners)
    area = weight.area
    center = weight.center
    // Far from its origin, a small shape would be lost in the engine's rounding.
    inertia = max(weight.inertia, 1e-3 * center.dot(center), 1e-12)
    pieces = Solid.convexParts(corners).map(Solid.piece)
    guard !pieces.isEmpty else { throw .selfIntersecting }
  }

  /// The corners without repetitions and without those on a straight line between their neighbours.
  private static func simplified(_ points: [Vector]) -> [Vector] {
    var corners: [Vector] = []
    for point in points where corners.last.map({ ($0 - point).length > 0.01 }) ?? true {
      corners.append(point)
    }
    while corners.count > 1, (corners[0] - corners[corners.count - 1]).length <= 0.01 {
      corners.removeLast()
    }
    var index = 0
    while corners.count >= 3, index < corners.count {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let side = after - before
      // The distance of the corner from the line between its neighbours, times that line.
      let isStraight = abs(side.cross(corners[index] - before)) <= 1e-4 * side.length
      let isBetween = (corners[index] - before).dot(after - corners[index]) >= 0
      if isStraight, isBetween { corners.remove(at: index) } else { index += 1 }
    }
    return corners
  }

  /// Twice the area, positive if the corners are anticlockwise where y goes up.
  private static func doubledArea(_ corners: [Vector]) -> Double {
    let first = corners[0]
    var sum = 0.0
    for index in 1..<corners.count - 1 {
      sum += (corners[index] - first).cross(corners[index + 1] - first)
    }
    return sum
  }

  private static func weight(
    _ corners: [Vector]
  ) -> (area: Double, center: Vector, inertia: Double) {
    let first = corners[0]
    var (area, moment, second) = (0.0, Vector.zero, 0.0)
    for index in 1..<corners.count - 1 {
      let (a, b) = (corners[index] - first, corners[index + 1] - first)
      let part = a.cross(b) / 2
      area += part
      moment += (a + b) * (part / 3)
      second += part * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
    }
    let center = moment / area
    return (area, first + center, second / area - center.dot(center))
  }

  /// Whether two sides that are no neighbours touch, or two neighbours lie on each other.
  private static func crossesItself(_ corners: [Vector]) -> Bool {
    let count = corners.count
    for left in 0..<count {
      let (a, b) = (corners[left], corners[(left + 1) % count])
      let after = corners[(left + 2) % count]
      if (b - a).cross(after - b) == 0, (b - a).dot(after - b) < 0 { return true }
      for right in left + 1..<count where right != left + 1 && (right + 1) % count != left {
        if touch(a, b, corners[right], corners[(right + 1) % count]) { return true }
      }
    }
    return false
  }

  private static func touch(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Bool {
    guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x),
      max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y)
    else { return false }
    let (ab, cd) = (b - a, d - c)
    let (c1, d1) = (ab.cross(c - a), ab.cross(d - a))
    let (a1, b1) = (cd.cross(a - c), cd.cross(b - c))
    return !((c1 > 0 && d1 > 0) || (c1 < 0 && d1 < 0) || (a1 > 0 && b1 > 0) || (a1 < 0 && b1 < 0))
  }
}
