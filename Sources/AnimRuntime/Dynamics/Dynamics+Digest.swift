import AnimDynamics
import AnimGeometry

extension Dynamics {
  /// Adds the physics: what there is of it, and where and how fast everything is.
  func add(to digest: inout Digest) {
    for name in animators.names {
      let record = animators[name]
      digest.add(name)
      digest.add(record.reference.raw)
      digest.add(UInt64(record.state.rawValue))
      for behavior in record.behaviors { digest.add(behavior.raw) }
      for item in record.items { digest.add(item.raw) }
      record.world.fingerprint { digest.add($0) }
    }
    for name in behaviors.names { digestBehavior(name, into: &digest) }
    for name in items.names {
      let record = items[name]
      digest.add(name)
      digest.add(record.view.raw)
      for behavior in record.memberships { digest.add(behavior.raw) }
      digest.add(record.velocity.x)
      digest.add(record.velocity.y)
      digest.add(record.angularVelocity)
      let place = places[SlotPool<ItemRecord>.index(name)]
      digest.add(place.isOutside)
      digest.add(place.isOverwritten)
      digest.add(record.base)
      digest.add(record.baseAngle)
      digest.add(record.baseTurn)
      digest.add(place.center.x)
      digest.add(place.center.y)
      digest.add(writtenTransform(of: ItemID(raw: name)))
      digestShape(record.shape, into: &digest)
    }
    for view in shapeOfView.keys.sorted() {
      digest.add(view)
      digestShape(shape(of: ViewID(raw: view)), into: &digest)
    }
  }

  private func digestShape(_ shape: ItemShape, into digest: inout Digest) {
    switch shape {
    case .rectangle: digest.add(0)
    case .ellipse: digest.add(1)
    case .path(let line): digestLine(line, into: &digest)
    }
  }

  private func digestLine(_ line: PathLine, into digest: inout Digest) {
    digest.add(line.isClosed)
    for part in line.parts {
      switch part {
      case .line: digest.add(1)
      case .quadratic: digest.add(2)
      case .cubic: digest.add(3)
      }
    }
    for point in line.points {
      digest.add(point.x)
      digest.add(point.y)
    }
  }

  private func digestBehavior(_ name: UInt32, into digest: inout Digest) {
    let record = behaviors[name]
    digest.add(name)
    digest.add(record.serial)
    digest.add(record.parent.raw)
    digest.add(record.isUsed)
    for item in record.items {
      digest.add(item.raw)
      digest.add(record.offsets[item]?.x ?? 0)
      digest.add(record.offsets[item]?.y ?? 0)
    }
    for child in record.children { digest.add(child.raw) }
    for byte in "\(record.spec)".utf8 { digest.add(UInt64(byte)) }
    for boundary in record.boundaries {
      for byte in "\(boundary.name)".utf8 { digest.add(UInt64(byte)) }
      digestLine(boundary.line, into: &digest)
    }
  }
}
