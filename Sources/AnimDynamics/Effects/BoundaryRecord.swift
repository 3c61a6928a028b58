/// A boundary as its world keeps it.
struct BoundaryRecord: Sendable {
  /// The collision's name.
  var collision: UInt32
  /// Metres, x and y in turn.
  var corners: [Float]
  var isClosed: Bool

  /// How many straight parts it has.
  var sides: Int { corners.count / 2 - (isClosed ? 0 : 1) }

  init(_ outline: Outline, of collision: UInt32) throws(DynamicsError) {
    self.collision = collision
    isClosed = outline.isClosed
    guard outline.points.count <= Bounds.pieces else { throw .tooMany("corners") }
    guard outline.points.count >= 2 else { throw .tooFewPoints }
    corners = []
    for point in outline.points {
      guard Bounds.contain(point) else { throw .outOfRange("boundary") }
      let x = Float(point.x / Units.pointsPerMetre)
      let y = Float(point.y / Units.pointsPerMetre)
      // The engine has no sides without a length.
      if corners.isEmpty || isApart(x, y, from: corners.count - 2) { corners += [x, y] }
    }
    if isClosed, corners.count > 2, !isApart(corners[0], corners[1], from: corners.count - 2) {
      corners.removeLast(2)
    }
    guard corners.count >= 4 else { throw .zeroSize }
  }

  private func isApart(_ x: Float, _ y: Float, from index: Int) -> Bool {
    let (dx, dy) = (x - corners[index], y - corners[index + 1])
    return dx * dx + dy * dy > 1e-8
  }
}
