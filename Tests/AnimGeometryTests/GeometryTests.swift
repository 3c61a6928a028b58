import AnimGeometry
import Testing

@Suite struct GeometryTests {
  @Test func pointsAddAndTurn() {
    let p = Point(3, 4)
    #expect(p + Point(1, -1) == Point(4, 3) && p - p == .zero && -p == Point(-3, -4))
    #expect(p * 2 == Point(6, 8) && 2 * p == p * 2 && p / 2 == Point(1.5, 2))
    #expect(p.length == 5 && p.unit == Point(0.6, 0.8) && Point.zero.unit == .zero)
    #expect(p.dot(Point(2, 1)) == 10 && Point(1, 0).cross(Point(0, 1)) == 1)
    #expect(p.distance(to: Point(0, 0)) == 5 && Point(0, 2).angle == .pi / 2)
    #expect(Point(1, 0).rotated(by: .pi / 2).distance(to: Point(0, 1)) < 1e-15)
    #expect(Point(2, 1).rotated(by: .pi, about: Point(1, 1)).distance(to: Point(0, 1)) < 1e-15)
  }

  @Test func extremeVectorsKeepTheirDirection() {
    for size in [1e-300 * 1e-20, 1e-200, 1e200, 1e308] {
      let v = Point(size, size)
      #expect((v.unit.length - 1).magnitude < 1e-9 && v.length > 0)
    }
    #expect(Point(.greatestFiniteMagnitude, .greatestFiniteMagnitude).unit.isFinite)
  }

  @Test func rectanglesHaveEdgesAndMiddles() {
    var r = Rect(10, 20, 100, 50)
    #expect(r.center == Point(60, 45) && r.maxX == 110 && r.maxY == 70 && r.midY == 45)
    r.center = Point(0, 0)
    #expect(r == Rect(-50, -25, 100, 50) && r.size == Point(100, 50))
    #expect(Rect(10, 10, -4, -6).standardized == Rect(6, 4, 4, 6))
    #expect(Rect(center: Point(1, 1), size: Point(2, 2)) == Rect(0, 0, 2, 2))
    #expect(r.inset(10, 5) == Rect(-40, -20, 80, 40) && r.inset(60, 0).width == 0)
    #expect(r.offset(50, 25) == Rect(0, 0, 100, 50))
  }

  @Test func rectanglesMeet() {
    let (a, b) = (Rect(0, 0, 10, 10), Rect(5, 5, 10, 10))
    #expect(a.intersection(b) == Rect(5, 5, 5, 5) && a.union(b) == Rect(0, 0, 15, 15))
    #expect(a.intersects(b) && !a.intersects(Rect(10, 0, 5, 5)))
    #expect(a.intersection(Rect(20, 0, 1, 1)) == nil)
    #expect(a.contains(Point(0, 0)) && !a.contains(Point(10, 5)) && a.contains(Rect(0, 0, 10, 2)))
  }

  @Test func colorsFromHex() {
    #expect(Color(hex: 0xFF0080) == Color(1, 0, 128.0 / 255))
    #expect(Color(hexText: "#f08".utf8) == Color(1, 0, 136.0 / 255))
    #expect(Color(hexText: "00ff00".utf8) == Color(0, 1, 0))
    #expect(Color(hexText: "#0000FF80".utf8)?.alpha == 128.0 / 255)
    for bad in ["", "#", "#12", "#12345", "#gg0000", "#123456789", "##123"] {
      #expect(Color(hexText: bad.utf8) == nil)
    }
  }

  @Test func mixesAreExactAtTheEndsAndOvershoot() {
    #expect(mix(0.1, 0.7, 0) == 0.1 && mix(0.1, 0.7, 1) == 0.7 && mix(0, 10, 1.5) == 15)
    #expect(mix(Point(0, 0), Point(2, 4), 0.5) == Point(1, 2))
    #expect(mix(Rect(0, 0, 2, 2), Rect(2, 2, 4, 4), 0.5) == Rect(1, 1, 3, 3))
    let color = mix(Color(0, 0, 0), Color(1, 1, 1, 0), 1.25)
    #expect(color.red == 1.25 && color.alpha == -0.25 && color.clamped == Color(1, 1, 1, 0))
    let most = Double.greatestFiniteMagnitude
    for t in [-0.5, 0.25, 0.5, 2] { #expect(!mix(-most, most, t).isNaN) }
  }
}
