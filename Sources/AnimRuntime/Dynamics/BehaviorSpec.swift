import AnimGeometry

/// The kinds of behaviors.
public enum BehaviorKind: String, CaseIterable, Hashable, Sendable {
  case gravity, attachment, collision, push, snap, field, dynamicItem
  /// Made of other behaviors.
  case behavior
}

/// What a behavior does to its items.
public enum BehaviorSpec: Hashable, Sendable {
  /// Accelerates them: a magnitude of 1 is 1000 pt/s².
  case gravity(Aim)
  case attachment(AttachmentSpec)
  case collision(CollisionSpec)
  case push(PushSpec)
  case snap(SnapSpec)
  case field(FieldSpec)
  case dynamicItem(ItemTraits)
  case behavior

  /// What a gravity of magnitude 1 accelerates by, in pt/s²: the platform's.
  static let gravityUnit = 1000.0

  public var kind: BehaviorKind {
    switch self {
    case .gravity: .gravity
    case .attachment: .attachment
    case .collision: .collision
    case .push: .push
    case .snap: .snap
    case .field: .field
    case .dynamicItem: .dynamicItem
    case .behavior: .behavior
    }
  }
}

/// A push: a force in every step, or an impulse in one.
public struct PushSpec: Hashable, Sendable {
  public var isContinuous = true
  /// A magnitude of 1 gives an item of 100 × 100 points and density 1 an acceleration of 100 pt/s²,
  /// or as an impulse 100 pt/s.
  public var aim = Aim.none
  public var isActive = true

  public init() {}
}

/// Draws an item to a point, and turns it upright.
public struct SnapSpec: Hashable, Sendable {
  public var point: Point
  /// 0 for the most vibration … 1 for none.
  public var damping = 0.5

  public init(point: Point) { self.point = point }
}

/// Lets items meet each other and boundaries.
public struct CollisionSpec: Hashable, Sendable {
  public enum Mode: String, CaseIterable, Hashable, Sendable { case everything, items, boundaries }
  public var mode = Mode.everything
  /// True if the bounds of the reference view are a boundary.
  public var usesBounds = false
  /// How far inside, at the top, left, bottom and right.
  public var insets = SIMD4<Double>.zero
  /// True if nothing crosses anything between two steps; counts for all of the animator's items.
  public var isContinuous = false

  public init() {}
}

/// What items are like; what is nil is left to other behaviors, else to the defaults.
public struct ItemTraits: Hashable, Sendable {
  public var elasticity: Double?
  public var friction: Double?
  public var density: Double?
  public var resistance: Double?
  public var angularResistance: Double?
  public var charge: Double?
  public var allowsRotation: Bool?
  public var isAnchored: Bool?

  public init() {}

  /// These where they say something, else the others.
  func over(_ other: ItemTraits) -> ItemTraits {
    var result = other
    if let elasticity { result.elasticity = elasticity }
    if let friction { result.friction = friction }
    if let density { result.density = density }
    if let resistance { result.resistance = resistance }
    if let angularResistance { result.angularResistance = angularResistance }
    if let charge { result.charge = charge }
    if let allowsRotation { result.allowsRotation = allowsRotation }
    if let isAnchored { result.isAnchored = isAnchored }
    return result
  }
}
