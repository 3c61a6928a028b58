import AnimGeometry
import Testing

func isClose(_ a: Transform, _ b: Transform, _ limit: Double = 1e-12) -> Bool {
  zip(a.entries, b.entries).allSatisfy { ($0 - $1).magnitude <= limit }
}

@Suite struct GeometryTransformTests {
  @Test func theLastAddedStepActsFirst() {
    let t = Transform(translation: Point(10, 0)).rotated(by: .pi / 2)
    #expect(t.apply(to: Point(1, 0)).distance(to: Point(10, 1)) < 1e-14)
    let s = Transform(scale: 2, 3).translated(by: 1, 1)
    #expect(s.apply(to: Point(0, 0)) == Point(2, 3))
    #expect(Transform().isIdentity && s.isAffine && !s.isIdentity)
    #expect(Transform(scale: 2, 2).scaled(by: 3) == Transform(scale: 6, 6))
  }

  @Test func inversesUndo() {
    var random = RandomSource(seed: 4)
    for _ in 0..<200 {
      var t = Transform()
      t.m34 = random.uniform(-0.002, 0.002)
      t = t.rotated(by: random.uniform(-4, 4), about: 1, random.uniform(-1, 1), 0.5)
        .scaled(by: random.uniform(0.5, 2), random.uniform(-2, -0.5), 1.5)
        .translated(by: random.uniform(-9, 9), 3, 1)
      #expect(isClose(t.concatenating(t.inverse ?? t), Transform(), 1e-11))
      let plane = Transform(rotation: random.uniform(-4, 4)).scaled(by: 2, -0.5)
        .translated(by: 5, random.uniform(-9, 9))
      #expect(isClose(plane.concatenating(plane.inverse ?? plane), Transform(), 1e-12))
      #expect((plane.determinant + 1).magnitude < 1e-12)
    }
    #expect(Transform(scale: 0, 1).inverse == nil && Transform(scale: 0, 0).determinant == 0)
  }

  @Test func planeComponentsReadAndWrite() {
    var t = Transform(rotation: 0.5).scaled(by: 2, 3)
    #expect((t.rotation - 0.5).magnitude < 1e-15 && (t.scaleX - 2).magnitude < 1e-15)
    t.rotation = -2
    #expect(isClose(t, Transform(rotation: -2).scaled(by: 2, 3)) && t.isAffine)
    t.scaleX = 5
    t.scaleY = 0.5
    #expect(isClose(t, Transform(rotation: -2).scaled(by: 5, 0.5)))
    t.scale = 4
    t.translation = Point(7, 8)
    #expect(t.scale == 4 && t.translationX == 7 && t.translationY == 8)
    #expect(isClose(t, Transform(translation: Point(7, 8)).rotated(by: -2).scaled(by: 4)))
    var mirror = Transform(scale: -1, 1)
    #expect(mirror.rotation == 0 && mirror.scaleX == -1 && mirror.scaleY == 1)
    mirror.rotation = 0.3
    #expect(isClose(mirror, Transform(rotation: 0.3).scaled(by: -1, 1)))
    mirror = Transform(scale: 1, -1)
    #expect(mirror.rotation == 0 && mirror.scaleX == 1 && mirror.scaleY == -1)
  }

  @Test func aVanishedScaleComesBack() {
    var t = Transform(scale: 0, 0)
    t.scale = 2
    #expect(t == Transform(scale: 2, 2))
    var turned = Transform(rotation: 0.7).scaled(by: 0, 3)
    turned.scaleX = 1
    #expect(isClose(turned, Transform(rotation: 0.7).scaled(by: 1, 3)))
  }

  @Test func spatialComponentsReadAndWrite() {
    for angle in [-3.0, -.pi / 2, -0.4, 0.1, 1, 2.5, .pi] {
      var t = Transform()
      t.rotationY = angle
      #expect(isClose(t, Transform(rotation: angle, about: 0, 1, 0)))
      #expect((t.rotationY - angle).magnitude < 1e-12 && t.rotationX.magnitude < 1e-12)
      t.rotationY = 0.25
      #expect(isClose(t, Transform(rotation: 0.25, about: 0, 1, 0)))
      t = Transform()
      t.rotationX = angle
      #expect(isClose(t, Transform(rotation: angle, about: 1, 0, 0)))
      #expect((t.rotationX - angle).magnitude < 1e-12 && t.rotationY.magnitude < 1e-12)
    }
    var both = Transform(rotation: 0.3)
    both.rotationY = 0.5
    #expect(isClose(both, Transform(rotation: 0.3).rotated(by: 0.5, about: 0, 1, 0)))
    #expect((both.rotation - 0.3).magnitude < 1e-12)
    both.scaleX = 2
    both.rotationY = 0
    #expect(isClose(both, Transform(rotation: 0.3).scaled(by: 2, 1)))
  }

  @Test func perspectiveSurvivesARotation() {
    var t = Transform()
    t.m34 = -1.0 / 500
    var door = t
    door.rotationY = -0.9
    #expect(isClose(door, t.rotated(by: -0.9, about: 0, 1, 0)))
    // x' = x cos θ, w = 1 + m34 · z with z = −x sin θ.
    let p = door.apply(to: Point(100, 50))
    let w = 1 - 100 * Elementary.sin(0.9) / 500
    #expect(p.distance(to: Point(100 * Elementary.cos(0.9) / w, 50 / w)) < 1e-11)
    #expect(door.apply(to: Rect(0, 0, 100, 50)).height > 50)
  }
}
