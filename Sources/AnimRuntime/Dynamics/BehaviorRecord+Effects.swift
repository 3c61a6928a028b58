import AnimDynamics
import AnimGeometry

extension Dynamics {
  /// What a behavior is for the engine; nil for what has no effect of its own, and for what is made
  /// of its items.
  func effect(of record: BehaviorRecord) -> Effect? {
    switch record.spec {
    case .gravity(let aim):
      let unit = BehaviorSpec.gravityUnit
      return .gravity(
        Gravity(acceleration: Vector(aim.vector.x * unit, aim.vector.y * unit)))
    case .push(let push):
      return .push(
        Push(
          isContinuous: push.isContinuous, vector: Vector(push.aim.vector.x, push.aim.vector.y),
          isActive: push.isActive))
    case .collision(let spec):
      switch spec.mode {
      case .everything: return .collision(Collision(mode: .everything))
      case .items: return .collision(Collision(mode: .items))
      case .boundaries: return .collision(Collision(mode: .boundaries))
      }
    case .field(let spec): return .field(Field(spec))
    case .snap, .attachment, .dynamicItem, .behavior: return nil
    }
  }

  /// What a snap or an attachment is; nil while an item it needs has no body.
  func joint(of record: BehaviorRecord) -> Effect? {
    let bodies = record.items.map { items[$0.raw].body }
    guard let first = bodies.first, first != .none else { return nil }
    switch record.spec {
    case .snap(let spec):
      return .snap(Snap(first, to: Vector(spec.point.x, spec.point.y), damping: spec.damping))
    case .attachment(let spec):
      let end: Attachment.End
      if let anchor = spec.anchor {
        end = .point(Vector(anchor.x, anchor.y))
      } else {
        // A body of another animator is none here: it has its own world.
        guard bodies.count > 1, bodies[1] != .none,
          items[record.items[1].raw].animator
            == items[record.items[0].raw].animator
        else { return nil }
        end = .body(bodies[1], offset: Vector(spec.otherOffset.x, spec.otherOffset.y))
      }
      return .attachment(
        Attachment(
          first, offset: Vector(spec.offset.x, spec.offset.y), to: end, kind: spec.engineKind,
          length: spec.length, range: spec.range, frictionTorque: spec.frictionTorque))
    default: return nil
    }
  }
}

extension AttachmentSpec {
  fileprivate var engineKind: Attachment.Kind {
    switch kind {
    case .distance: .distance(frequency: frequency, damping: damping)
    case .limit: .limit
    case .sliding: .sliding(axis: Vector(axis.x, axis.y))
    case .fixed: .fixed
    case .pin: .pin
    }
  }
}

extension Field {
  fileprivate init(_ spec: FieldSpec) {
    self.init(Kind(spec.kind))
    position = Vector(spec.position.x, spec.position.y)
    if let radius = spec.radius {
      region = .circle(radius: radius)
    } else if let size = spec.size {
      region = .rectangle(width: size.x, height: size.y)
    }
    strength = spec.strength
    falloff = spec.falloff
    minimumRadius = spec.minimumRadius
    direction = Vector(spec.direction.x, spec.direction.y)
    smoothness = spec.smoothness
    animationSpeed = spec.animationSpeed
  }
}

extension Field.Kind {
  fileprivate init(_ kind: FieldSpec.Kind) {
    switch kind {
    case .linearGravity: self = .linearGravity
    case .radialGravity: self = .radialGravity
    case .drag: self = .drag
    case .velocity: self = .velocity
    case .spring: self = .spring
    case .vortex: self = .vortex
    case .noise: self = .noise
    case .turbulence: self = .turbulence
    case .electric: self = .electric
    case .magnetic: self = .magnetic
    }
  }
}

extension BodyTraits {
  /// What is said, and the platform's defaults for the rest.
  init(_ traits: ItemTraits) {
    self.init()
    elasticity = traits.elasticity ?? elasticity
    friction = traits.friction ?? friction
    density = traits.density ?? density
    resistance = traits.resistance ?? resistance
    angularResistance = traits.angularResistance ?? angularResistance
    charge = traits.charge ?? charge
    allowsRotation = traits.allowsRotation ?? allowsRotation
    isAnchored = traits.isAnchored ?? isAnchored
  }
}
