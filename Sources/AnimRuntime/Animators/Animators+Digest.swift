extension Animators {
  /// Adds every animator to a digest.
  func add(to digest: inout Digest, _ animations: Animations) {
    for name in records.names {
      let record = records[name]
      let driver = animations[AnimatorID(raw: name)]
      digest.add(name)
      digest.add(record.spec.duration)
      digest.add(record.spec.delay)
      digest.add(record.spec.curve)
      digest.add(record.serial)
      digest.add(record.carrier.raw)
      digest.add(UInt64(record.state.rawValue))
      digest.add(record.isReversed)
      digest.add(record.scrubsLinearly)
      digest.add(record.pausesOnCompletion)
      digest.add(record.run)
      driver.motion.add(to: &digest)
      for (part, constants) in zip(driver.parts, record.constants) {
        digest.add(part.animation.raw)
        digest.add(SIMD4(part.start, part.anchorProgress, part.anchorTime, part.wait))
        for constant in constants { digest.add(constant) }
      }
      for value in record.kept { digest.add(value) }
      for constant in record.keptConstants { digest.add(constant) }
      for ending in record.endings {
        digest.add(ending.carrier.raw)
        digest.add(UInt64(ending.end.position.rawValue))
        digest.add(ending.end.run)
      }
    }
  }
}

extension DriverMotion {
  fileprivate func add(to digest: inout Digest) {
    digest.add(isDirect)
    digest.add(isOnLeg)
    digest.add(isRunning)
    digest.add(SIMD4(from, to, done, anchor))
    digest.add(seconds)
    digest.add(began)
    digest.add(length)
    digest.add(stretch)
  }
}

extension Digest {
  fileprivate mutating func add(_ constant: MovedConstant) {
    add(constant.constraint.raw)
    add(constant.from)
    add(constant.to)
  }

  fileprivate mutating func add(_ value: KeptValue) {
    add(value.view.raw)
    add(UInt64(value.property.rawValue))
    for end in [value.from, value.to] {
      if case .transform(let transform) = end { add(transform) } else { add(end.lanes ?? .zero) }
    }
  }
}
