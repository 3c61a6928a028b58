import AnimGeometry

/// A direction and a magnitude, as gravities and pushes have them: set by its parts or as a whole.
public struct Aim: Hashable, Sendable {
  /// 0 or more.
  public private(set) var magnitude: Double
  /// Radians, clockwise from the x axis as seen.
  public private(set) var angle: Double
  public private(set) var vector: Point

  /// Straight down, 1.
  public static let down = Aim(vector: Point(0, 1))
  public static let none = Aim(vector: .zero)

  public init(vector: Point) {
    self.vector = vector
    magnitude = vector.length
    angle = vector.angle
  }

  /// A magnitude below 0 turns the direction round.
  public init(magnitude: Double, angle: Double) {
    self.magnitude = abs(magnitude)
    self.angle = magnitude < 0 ? angle + .pi : angle
    vector = Aim.vector(self.magnitude, self.angle)
  }

  /// The same with another magnitude; without one the direction is forgotten, as on the platform.
  public func with(magnitude: Double) -> Aim {
    Aim(magnitude: magnitude, angle: magnitude == 0 ? 0 : angle)
  }

  /// The same in another direction, which is kept even without a magnitude.
  public func with(angle: Double) -> Aim { Aim(magnitude: magnitude, angle: angle) }

  /// Quarter turns are exact: what is pushed along an axis does not stray from it.
  private static func vector(_ magnitude: Double, _ angle: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(angle)
    func straight(_ part: Double) -> Double { abs(part) < 1e-12 ? 0 : part }
    return Point(straight(cosine) * magnitude, straight(sine) * magnitude)
  }
}
