import AnimGeometry
import Testing

@Suite struct GeometryMixTests {
  static let mirrorX = Transform(scale: -1, 1)
  static let mirrorY = Transform(scale: 1, -1)

  /// Measured on the platform that is imitated: from, to, t, then m11, m12, m21, m22.
  static let measured: [(Transform, Transform, Double, [Double])] = [
    (Transform(), mirrorX, 0.25, [0.5, 0, 0, 1]),
    (
      Transform(), Transform(scale: -1, -1), 0.25,
      [0.70710678, -0.70710678, 0.70710678, 0.70710678]
    ),
    (Transform(), Transform(rotation: .pi), 0.5, [0, -1, 1, 0]),
    (
      Transform(), Transform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), 0.25, [1, 0, 0.1151, 1.0023]
    ),
    (mirrorX, mirrorY, 0.25, [-0.70710678, -0.70710678, -0.70710678, 0.70710678]),
    (
      Transform(), Transform(rotation: 0.5).concatenating(mirrorX), 0.25,
      [0.4961, -0.0623, 0.1247, 0.9922]
    ),
    (
      Transform(), Transform(rotation: 170 * .pi / 180), 0.25,
      [0.73728, 0.67559, -0.67559, 0.73728]
    ),
  ]

  @Test(arguments: measured.indices)
  func planeTransformsMixAsMeasured(_ index: Int) {
    let (from, to, t, expected) = Self.measured[index]
    let m = mix(from, to, t)
    for (value, wanted) in zip([m.m11, m.m12, m.m21, m.m22], expected) {
      #expect((value - wanted).magnitude < 2e-4)
    }
    #expect(m.isAffine && mix(from, to, 0) == from && mix(from, to, 1) == to)
  }

  @Test func rotationsTakeTheShorterWay() {
    let m = mix(Transform(rotation: 3), Transform(rotation: -3), 0.5)
    #expect(isClose(m, Transform(rotation: .pi)))
    // Half a turn from anywhere goes the negative way.
    let half = mix(Transform(rotation: 0.785), Transform(rotation: 0.785 + .pi), 0.5)
    #expect(isClose(half, Transform(rotation: 0.785 - .pi / 2)))
    let beyond = mix(Transform(), Transform(rotation: 1), 1.2)
    #expect(isClose(beyond, Transform(rotation: 1.2)))
  }

  @Test func spatialRotationsMixEvenly() {
    for axis in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, -2, 0.5)] {
      func turn(_ angle: Double) -> Transform {
        var base = Transform()
        base.m34 = -1.0 / 500
        return base.translated(by: 3, 4, 5).rotated(by: angle, about: axis.0, axis.1, axis.2)
          .scaled(by: 2, 2, 0.5)
      }
      for t in [-0.1, 0.25, 0.5, 1.1] {
        #expect(isClose(mix(turn(0.25), turn(1.5), t), turn(0.25 + 1.25 * t), 1e-11))
        #expect(isClose(mix(turn(3), turn(2 * .pi - 3), t), turn(3 + (2 * .pi - 6) * t), 1e-11))
      }
    }
    let half = mix(Transform(), Transform(rotation: .pi, about: 0, 1, 0), 0.5)
    #expect(isClose(half, Transform(rotation: -.pi / 2, about: 0, 1, 0)))
  }

  @Test func singularTransformsMixTheirEntries() {
    let gone = Transform(scale: 0, 0)
    #expect(mix(Transform(), gone, 0.25) == Transform(scale: 0.75, 0.75))
    let m = mix(Transform(rotation: 1), gone, 0.5)
    #expect(isClose(m, Transform(rotation: 1).scaled(by: 0.5)))
    var flat = Transform()
    flat.m33 = 0
    #expect(mix(Transform(), flat, 0.5).m33 == 0.5)
  }

  @Test func finiteTransformsNeverGiveNaN() {
    var random = RandomSource(seed: 6)
    let sizes = [0, 1, -1, 1e-300 * 1e-20, 1e-160, 1e160, -1e300, 0.5, .pi]
    func any() -> Transform {
      var t = Transform()
      func entry() -> Double { sizes[random.below(sizes.count)] }
      (t.m11, t.m12, t.m21, t.m22, t.m41) = (entry(), entry(), entry(), entry(), entry())
      if random.below(2) == 0 {
        (t.m13, t.m14, t.m31, t.m33, t.m44) = (entry(), entry(), entry(), entry(), entry())
      }
      return t
    }
    for _ in 0..<5000 {
      let (a, b) = (any(), any())
      for t in [-0.3, 0.4, 1.3] {
        #expect(!mix(a, b, t).entries.contains { $0.isNaN })
      }
      var c = a
      c.scale = 2
      c.rotation = 1
      c.rotationY = 0.5
      c.scaleX = 0
      #expect(!c.entries.contains { $0.isNaN })
      #expect(!(a.rotation.isNaN || a.rotationX.isNaN || a.rotationY.isNaN || a.scale.isNaN))
      if let inverse = a.inverse { #expect(inverse.isFinite) }
    }
  }
}
