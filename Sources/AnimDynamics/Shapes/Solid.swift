/// A shape in the engine's units: metres, about the body's origin.
struct Solid: Sendable {
  enum Piece: Hashable, Sendable {
    case box(halfWidth: Float, halfHeight: Float, skin: Float)
    case circle(radius: Float)
    /// Convex, anticlockwise where y goes up, x and y in turn.
    case polygon(corners: [Float], skin: Float)
  }

  /// Square metres.
  var area: Double
  /// Square metres: the moment of inertia about the centre of mass, over the mass.
  var inertia: Double
  var center: Vector
  var pieces: [Piece]

  // The engine keeps things apart, or lets them sink, to within a slop of 5 mm, and what rests on
  // something ends just that deep in it. Each piece is grown by half of that, so that what rests
  // shows neither a gap nor an overlap. Polygons have a skin, by which their corners are set back.
  static let slop = 0.005
  static let growth = slop / 2
  static let skin = 2 * slop

  init(_ shape: Shape) throws(DynamicsError) {
    let scale = 1 / Units.pointsPerMetre
    switch shape {
    case .rectangle(let width, let height):
      try Solid.check(width, height)
      self.init(halfWidth: width * scale / 2, halfHeight: height * scale / 2)
    case .ellipse(let width, let height):
      try Solid.check(width, height)
      self.init(radiusX: width * scale / 2, radiusY: height * scale / 2)
    case .outline(let outline):
      try self.init(outline)
    }
  }

  private static func check(_ width: Double, _ height: Double) throws(DynamicsError) {
    guard width <= Bounds.length, height <= Bounds.length else { throw .outOfRange("size") }
    guard width > 0, height > 0 else { throw .zeroSize }
  }

  private init(halfWidth: Double, halfHeight: Double) {
    area = 4 * halfWidth * halfHeight
    inertia = (halfWidth * halfWidth + halfHeight * halfHeight) / 3
    center = .zero
    let skin = Solid.skin(of: min(halfWidth, halfHeight))
    let inset = skin - Solid.growth
    pieces = [
      .box(
        halfWidth: Float(halfWidth - inset), halfHeight: Float(halfHeight - inset),
        skin: Float(skin))
    ]
  }

  private init(radiusX: Double, radiusY: Double) {
    area = .pi * radiusX * radiusY
    inertia = (radiusX * radiusX + radiusY * radiusY) / 4
    center = .zero
    pieces =
      radiusX == radiusY
      ? [.circle(radius: Float(radiusX + Solid.growth))]
      : Solid.slices(ellipse: Vector(radiusX, radiusY))
  }

  /// The skin of a box or polygon so thin: the engine's, or less where less than half would be left.
  static func skin(of halfThickness: Double) -> Double {
    min(skin, 0.5 * (halfThickness + growth))
  }
}
