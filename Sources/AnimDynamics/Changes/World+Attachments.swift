import CBox2D

extension World {
  /// Where a place of the world is on a body, in points from its centre, in its own axes; nil for a
  /// body that is gone.
  public func offset(of place: Vector, on body: BodyID) -> Vector? {
    guard let motion = motion(of: body) else { return nil }
    return (place - motion.position).rotated(by: -motion.angle)
  }

  /// What slides, is fixed or is pinned is held as it lies: nothing is drawn anywhere.
  func frame(of attachment: Attachment) -> AttachmentFrame {
    var frame = AttachmentFrame()
    let near = place(attachment.offset, on: attachment.body.raw)
    var (far, turn) = (near, 0.0)
    switch attachment.end {
    case .point(let point): far = point
    case .body(let other, let offset):
      far = place(offset, on: other.raw)
      turn = motions[bodies.index(other.raw)].angle
    }
    let motion = motions[bodies.index(attachment.body.raw)]
    frame.angle = motion.angle - turn
    frame.hold = attachment.offset
    switch attachment.kind {
    case .distance, .limit: break
    case .sliding(let axis):
      frame.axis = (axis / axis.length).rotated(by: -turn)
      frame.shift = (near - far).rotated(by: -turn)
    case .fixed: frame.shift = (near - far).rotated(by: -turn)
    case .pin: frame.hold = (far - motion.position).rotated(by: -motion.angle)
    }
    return frame
  }

  /// Gives an attachment's joint its numbers; nothing for other effects.
  func tighten(_ name: UInt32, _ world: OpaquePointer) {
    guard case .attachment(let attachment) = effects[name].effect else { return }
    var joint = anim_joint()
    let frame = effects[name].frame
    let scale = Units.pointsPerMetre
    joint.body = UInt32(bodies.index(attachment.body.raw))
    (joint.nearX, joint.nearY) = World.metres(frame.hold)
    switch attachment.end {
    case .point(let point):
      joint.other = .max
      (joint.farX, joint.farY) = World.metres(point + frame.shift)
    case .body(let other, let offset):
      joint.other = UInt32(bodies.index(other.raw))
      (joint.farX, joint.farY) = World.metres(offset + frame.shift)
    }
    joint.referenceAngle = Float(frame.angle)
    joint.hasLimits = attachment.range != nil
    joint.lower = Float(attachment.range?.lowerBound ?? 0)
    joint.upper = Float(attachment.range?.upperBound ?? 0)
    let length = Float((attachment.length ?? 0) / scale)
    (joint.length, joint.minLength, joint.maxLength) = (length, length, length)
    switch attachment.kind {
    case .distance(let frequency, let damping) where frequency > 0:
      (joint.minLength, joint.maxLength) = (0, World.endlessLength)
      (joint.frequency, joint.damping) = (Float(frequency), Float(damping))
      joint.kind = anim_joint_distance
    case .distance:
      // The engine has no rods shorter than its slop; these are as good as pins.
      joint.kind =
        length < Float(World.shortestRod / scale) ? anim_joint_revolute : anim_joint_distance
      joint.hasLimits = false
    case .limit:
      joint.minLength = 0
      joint.kind = anim_joint_distance
    case .sliding:
      (joint.axisX, joint.axisY) = (Float(frame.axis.x), Float(frame.axis.y))
      (joint.lower, joint.upper) = (joint.lower / Float(scale), joint.upper / Float(scale))
      joint.kind = anim_joint_prismatic
    case .fixed: joint.kind = anim_joint_weld
    case .pin:
      joint.maxTorque = Float(attachment.frictionTorque * Load.newtonMetres)
      joint.kind = anim_joint_revolute
    }
    Engine.functions.joint.set(world, UInt32(effects.index(name)), &joint)
  }

  /// Metres that no spring reaches.
  private static let endlessLength: Float = 1e6

  private static func metres(_ vector: Vector) -> (Float, Float) {
    (Float(vector.x / pointsPerMetre), Float(vector.y / pointsPerMetre))
  }
}
