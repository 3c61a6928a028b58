extension Field {
  /// How wide smooth noise is, in points, and how slow, in seconds at speed 1: our rule.
  static let widest = 100.0
  static let slowest = 1.0

  /// Noise from -1 to 1 in each direction: random numbers on a lattice of place and time, joined
  /// smoothly. The lattice is 1…100 points wide and 1/60…1 s long, by smoothness.
  func noise(_ place: Vector, _ time: Double) -> Vector {
    let width = max(Field.widest * smoothness, 1)
    let pace = animationSpeed / max(Field.slowest * smoothness, Units.stepLength)
    let at = (place - position) / width
    let (x, y) = (Cell(at.x), Cell(at.y))
    let t = Cell(time * pace)
    var sum = Vector.zero
    for corner in 0..<8 {
      let (i, j, k) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight = x.weight(i) * y.weight(j) * t.weight(k)
      sum += Field.random(x.index + i, y.index + j, t.index + k) * weight
    }
    return sum
  }

  /// A place on an axis of the lattice.
  private struct Cell {
    var index: Int
    /// The share of the next lattice point.
    var share: Double

    init(_ place: Double) {
      let floor = place.rounded(.down)
      // Beyond what the lattice can count, noise stands still.
      index = abs(floor) < 1e15 ? Int(floor) : 0
      let rest = min(max(place - floor, 0), 1)
      share = rest * rest * (3 - 2 * rest)
    }

    func weight(_ side: Int) -> Double { side == 0 ? 1 - share : share }
  }

  /// Two numbers from -1 to 1 that belong to a lattice point.
  private static func random(_ x: Int, _ y: Int, _ t: Int) -> Vector {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9e37_79b9_7f4a_7c15
    bits ^= UInt64(bitPattern: Int64(y)) &* 0xc2b2_ae3d_27d4_eb4f
    bits ^= UInt64(bitPattern: Int64(t)) &* 0x1656_67b1_9e37_79f9
    // The finisher of SplitMix64, which lets every bit reach every other.
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    let scale = 1 / Double(1 << 31)
    return Vector(Double(bits >> 32) * scale - 1, Double(bits & 0xffff_ffff) * scale - 1)
  }
}
