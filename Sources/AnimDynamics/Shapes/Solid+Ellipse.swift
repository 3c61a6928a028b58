extension Solid {
  /// The cosine and sine of 10 degrees.
  private static let turn = Vector(0.984807753012208059, 0.173648177666930349)

  /// An ellipse as a polygon of 36 corners, cut across its longer axis into slices of up to 8. Its
  /// corners lie as far outside as the middles of its sides inside: 0.2 % of a radius.
  static func slices(ellipse radii: Vector) -> [Piece] {
    let reach = 2 / (1 + 0.996194698091745532)  // the cosine of 5 degrees
    let isWide = radii.x >= radii.y
    let (long, short) = isWide ? (radii.x, radii.y) : (radii.y, radii.x)
    // One half, from one end of the long axis to the other.
    var half: [Vector] = []
    var direction = Vector(1, 0)
    for _ in 0...18 {
      half.append(Vector(direction.x * long, max(direction.y, 0) * short) * reach)
      direction = Vector(
        direction.x * turn.x - direction.y * turn.y, direction.x * turn.y + direction.y * turn.x)
    }
    half[18] = Vector(-long * reach, 0)
    return stride(from: 0, to: 18, by: 3).map { start in
      let upper = half[start...start + 3]
      var corners = Array(upper)
      corners += upper.reversed().filter { $0.y > 0 }.map { Vector($0.x, -$0.y) }
      // Half the corners came anticlockwise; turning the axes keeps that.
      if !isWide { corners = corners.map { Vector(-$0.y, $0.x) } }
      return piece(corners)
    }
  }

  /// A convex polygon of up to 8 corners, anticlockwise where y goes up, set back by its skin.
  static func piece(_ corners: [Vector]) -> Piece {
    var inset = skin - growth
    for _ in 0..<6 {
      if let core = corners.inset(by: inset) {
        return .polygon(corners: core.flat, skin: Float(inset + growth))
      }
      inset /= 2
    }
    return .polygon(corners: corners.flat, skin: Float(growth))
  }
}

extension [Vector] {
  /// The coordinates in turn, in single precision.
  var flat: [Float] { flatMap { [Float($0.x), Float($0.y)] } }

  /// Every side of a convex polygon moved inwards; nil where a side would vanish.
  fileprivate func inset(by distance: Double) -> [Vector]? {
    var core: [Vector] = []
    for index in indices {
      let before = self[index] - self[(index + count - 1) % count]
      let after = self[(index + 1) % count] - self[index]
      let (a, b) = (before / before.length, after / after.length)
      // The corner moves along the bisector of the inner normals.
      let (left, right) = (a.turned, b.turned)
      let shared = 1 + left.dot(right)
      guard shared > 1e-3 else { return nil }
      core.append(self[index] + (left + right) * (distance / shared))
    }
    for index in indices {
      let next = (index + 1) % count
      let (old, new) = (self[next] - self[index], core[next] - core[index])
      guard new.dot(old) > 0.1 * old.dot(old) else { return nil }
    }
    return core
  }
}
