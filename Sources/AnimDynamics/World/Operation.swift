/// Everything that changes a world, with what has been found good.
indirect enum Operation: Sendable {
  case addBody(BodyRecord, Motion)
  case removeBody(UInt32)
  case wake(UInt32)
  case place(UInt32, Vector, Double)
  case move(UInt32, Vector, Double)
  case change(UInt32, BodyRecord)
  case addEffect(Effect)
  case updateEffect(UInt32, Effect)
  case removeEffect(UInt32)
  case join(Member, UInt32)
  case leave(UInt32, UInt32)
  case addBoundary(BoundaryRecord)
  case removeBoundary(UInt32)
  case setContinuous(Bool)
  case step
  /// A run of steps, in a history only.
  case steps(UInt64)
}
