extension World {
  /// An effect with good numbers and all that it leaves open decided.
  func completed(_ effect: Effect, after old: Effect? = nil) throws(DynamicsError) -> Effect {
    switch effect {
    case .gravity(let gravity):
      guard Bounds.contain(gravity.acceleration) else { throw .outOfRange("acceleration") }
    case .push(let push):
      guard Bounds.contain(push.vector) else { throw .outOfRange("vector") }
    case .snap(let snap):
      guard contains(snap.body) else { throw .noSuchBody }
      guard Bounds.contain(snap.point) else { throw .outOfRange("point") }
      guard (0...1).contains(snap.damping) else { throw .outOfRange("damping") }
    case .collision: break
    case .field(let field): try check(field)
    case .attachment(let attachment):
      guard case .attachment(let old)? = old else {
        return .attachment(try completed(attachment, after: nil))
      }
      return .attachment(try completed(attachment, after: old))
    }
    return effect
  }

  private func check(_ field: Field) throws(DynamicsError) {
    guard Bounds.contain(field.position) else { throw .outOfRange("position") }
    guard Bounds.contain(field.direction) else { throw .outOfRange("direction") }
    guard abs(field.strength) <= World.limit else { throw .outOfRange("strength") }
    try check(field.falloff, "falloff")
    guard field.falloff <= 100 else { throw .outOfRange("falloff") }
    guard field.minimumRadius > 0 else { throw .notPositive("minimumRadius") }
    guard field.minimumRadius <= World.limit else { throw .outOfRange("minimumRadius") }
    guard (0...1).contains(field.smoothness) else { throw .outOfRange("smoothness") }
    try check(field.animationSpeed, "animationSpeed")
    guard field.animationSpeed <= 1000 else { throw .outOfRange("animationSpeed") }
    switch field.region {
    case .everywhere: break
    case .circle(let radius): try check(radius, "radius")
    case .rectangle(let width, let height):
      try check(width, "width")
      try check(height, "height")
    }
  }

  /// 0…`limit`.
  private func check(_ number: Double, _ name: String) throws(DynamicsError) {
    guard number >= 0 else { throw number < 0 ? .negative(name) : .outOfRange(name) }
    guard number <= World.limit else { throw .outOfRange(name) }
  }

  private func completed(
    _ attachment: Attachment, after old: Attachment?
  ) throws(DynamicsError) -> Attachment {
    guard contains(attachment.body) else { throw .noSuchBody }
    guard Bounds.contain(attachment.offset) else { throw .outOfRange("offset") }
    switch attachment.end {
    case .point(let point):
      guard Bounds.contain(point) else { throw .outOfRange("anchor") }
    case .body(let other, let offset):
      guard contains(other) else { throw .noSuchBody }
      guard other != attachment.body else { throw .attachedToItself }
      guard Bounds.contain(offset) else { throw .outOfRange("offset") }
    }
    switch attachment.kind {
    case .distance(let frequency, let damping):
      try check(frequency, "frequency")
      try check(damping, "damping")
      // A faster spring than half a vibration in a step is not one the steps can show.
      guard frequency <= World.maxFrequency else { throw .outOfRange("frequency") }
      guard damping <= World.maxDamping else { throw .outOfRange("damping") }
    case .sliding(let axis):
      guard Bounds.contain(axis) else { throw .outOfRange("axis") }
      guard axis.length > 1e-6 else { throw .zeroSize }
    case .limit, .fixed, .pin: break
    }
    try check(attachment.frictionTorque, "frictionTorque")
    if let range = attachment.range {
      guard abs(range.lowerBound) <= World.limit, abs(range.upperBound) <= World.limit else {
        throw .outOfRange("range")
      }
    }
    var attachment = attachment
    if let length = attachment.length {
      try check(length, "length")
    } else {
      attachment.length = old?.length ?? distance(attachment)
    }
    return attachment
  }

  /// How far the ends of an attachment are from each other now.
  private func distance(_ attachment: Attachment) -> Double {
    let near = place(attachment.offset, on: attachment.body.raw)
    switch attachment.end {
    case .point(let point): return (point - near).length
    case .body(let other, let offset): return (place(offset, on: other.raw) - near).length
    }
  }

  /// Where a place on a body is in the world; both in points.
  func place(_ offset: Vector, on body: UInt32) -> Vector {
    let motion = motions[bodies.index(body)]
    return motion.position + offset.rotated(by: motion.angle)
  }
}
