extension Solid {
  /// How many corners a piece of the engine may have.
  private static let maxCornersOfPiece = 8

  /// A polygon that does not cross itself, anticlockwise where y goes up, as convex parts: ears are
  /// cut off, then joined again as long as what comes of it is convex.
  static func convexParts(_ corners: [Vector]) -> [[Vector]] {
    var parts: [[Int]] = []
    for ear in ears(corners) {
      // An ear shares a side mostly with one of the last parts.
      let joined = parts.indices.reversed().lazy.compactMap { index in
        join(parts[index], ear, corners).map { (index, $0) }
      }.first
      if let (index, part) = joined { parts[index] = part } else { parts.append(ear) }
    }
    return parts.map { $0.map { corners[$0] } }
  }

  private static func ears(_ corners: [Vector]) -> [[Int]] {
    var left = Array(corners.indices)
    var ears: [[Int]] = []
    var index = 0
    var misses = 0
    while left.count > 3, misses < left.count {
      let ear = [
        left[(index + left.count - 1) % left.count], left[index], left[(index + 1) % left.count],
      ]
      if isEar(ear, among: left, corners) {
        ears.append(ear)
        left.remove(at: index)
        misses = 0
      } else {
        index += 1
        misses += 1
      }
      if index >= left.count { index = 0 }
    }
    // Rounding alone leaves more than three: they are as good as a line.
    if left.count == 3 { ears.append(left) }
    return ears
  }

  private static func isEar(_ ear: [Int], among left: [Int], _ corners: [Vector]) -> Bool {
    let (a, b, c) = (corners[ear[0]], corners[ear[1]], corners[ear[2]])
    guard (b - a).cross(c - b) > 0 else { return false }
    for index in left where !ear.contains(index) {
      let point = corners[index]
      if (b - a).cross(point - a) >= 0, (c - b).cross(point - b) >= 0,
        (a - c).cross(point - c) >= 0
      {
        return false
      }
    }
    return true
  }

  /// A part and an ear that share a side, as one; nil if they do not, or what comes of it has a dent
  /// or too many corners.
  private static func join(_ part: [Int], _ ear: [Int], _ corners: [Vector]) -> [Int]? {
    guard part.count < maxCornersOfPiece else { return nil }
    for index in part.indices {
      let (from, to) = (part[index], part[(index + 1) % part.count])
      guard let place = ear.indices.first(where: { ear[$0] == to && ear[($0 + 1) % 3] == from })
      else { continue }
      var joined = part
      joined.insert(ear[(place + 2) % 3], at: index + 1)
      return isConvex(joined, corners) ? joined : nil
    }
    return nil
  }

  private static func isConvex(_ part: [Int], _ corners: [Vector]) -> Bool {
    for index in part.indices {
      let a = corners[part[index]]
      let b = corners[part[(index + 1) % part.count]]
      let c = corners[part[(index + 2) % part.count]]
      let (first, second) = (b - a, c - b)
      // Corners that hardly turn would have no certain inside.
      if first.cross(second) <= 1e-6 * first.length * second.length { return false }
    }
    return true
  }
}
