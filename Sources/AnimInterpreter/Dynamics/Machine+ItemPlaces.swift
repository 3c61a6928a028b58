import AnimGeometry
import AnimRuntime
import AnimSyntax

/// What an animator has written to an object that is no view.
struct WrittenPose: Sendable {
  var center: Point
  var transform: Transform?
  /// It was told that what a script wrote is written over.
  var isOverwritten = false
}

extension Machine {
  /// A class's objects that are items have their new places.
  mutating func writeItems(of animator: DynamicsID) throws(Failure) {
    if dynamics.items.isEmpty { return }
    for item in runtime.movedItems(of: animator) {
      let object = itemObject(item)
      guard object.kind == .object, let pose = runtime.pose(of: item) else { continue }
      retain(object)
      defer { release(object) }
      noteOverwriting(item, object, of: animator)
      do throws(Failure) {
        try write(pose, to: object)
      } catch {
        throw placed(error, at: item, of: animator)
      }
      noteWritten(item, object)
    }
  }

  private mutating func write(_ pose: ItemPose, to object: Value) throws(Failure) {
    let words = tables.words
    try write(heap.make(pose.center), words.center, of: object)
    if program.types[Int(heap.object(object).type)].members[words.transform] != nil {
      try write(heap.make(pose.transform), words.transform, of: object)
    }
  }

  private mutating func write(_ value: Value, _ name: Name, of object: Value) throws(Failure) {
    let old = try member(object, name)
    let isSame = try equals(old, value)
    release(old)
    if isSame {
      release(value)
    } else {
      try setProperty(object, name, value)
    }
  }

  // MARK: What a script writes between two steps

  /// Tells once that what a script has written is written over.
  private mutating func noteOverwriting(_ item: ItemID, _ object: Value, of animator: DynamicsID) {
    guard let old = dynamics.poses[item.raw], !old.isOverwritten,
      let now = plainPose(of: object), now.center != old.center || now.transform != old.transform
    else { return }
    dynamics.poses[item.raw]?.isOverwritten = true
    note(
      DynamicsNoteID.writtenOver,
      "'\(itemName(item))' is moved by physics, which has put it back",
      line: lineOfOwningBehavior(of: item, in: animator))
  }

  private mutating func noteWritten(_ item: ItemID, _ object: Value) {
    guard var pose = plainPose(of: object) else { return }
    pose.isOverwritten = dynamics.poses[item.raw]?.isOverwritten ?? false
    dynamics.poses[item.raw] = pose
  }

  /// Where an object is by its fields; nil where that is computed, and so not simply written.
  func plainPose(of object: Value) -> WrittenPose? {
    guard let center = plainField(object, tables.words.center), center.kind == .point else {
      return nil
    }
    var pose = WrittenPose(center: heap.point(center))
    if let transform = plainField(object, tables.words.transform), transform.kind == .transform {
      pose.transform = heap.transform(transform)
    }
    return pose
  }

  private func plainField(_ object: Value, _ name: Name) -> Value? {
    guard case .field(let slot, _)? = program.types[Int(heap.object(object).type)].members[name]
    else { return nil }
    return field(slot, of: object)
  }
}
