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

extension Dynamics {
  /// A class's objects that are items have their new places.
  static func writeItems(of animator: DynamicsID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    if stage.dynamics.items.isEmpty { return }
    for item in stage.runtime.movedItems(of: animator) {
      let object = itemObject(item, stage)
      guard object.kind == .object, let pose = stage.runtime.pose(of: item) else { continue }
      machine.retain(object)
      defer { machine.release(object, &stage) }
      noteOverwriting(item, object, of: animator, &machine, &stage)
      do throws(Failure) {
        try write(pose, to: object, &machine, &stage)
      } catch {
        throw placed(error, at: item, of: animator, stage)
      }
      noteWritten(item, object, &machine, &stage)
    }
  }

  private static func write(
    _ pose: ItemPose, to object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let words = machine.tables.words
    try write(machine.heap.make(pose.center), words.center, of: object, &machine, &stage)
    if machine.program.types[Int(machine.heap.object(object).type)].members[words.transform] != nil
    {
      try write(machine.heap.make(pose.transform), words.transform, of: object, &machine, &stage)
    }
  }

  private static func write(
    _ value: Value, _ name: Name, of object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let old = try machine.member(object, name, &stage)
    let isSame = try machine.equals(old, value, stage)
    machine.release(old, &stage)
    if isSame {
      machine.release(value, &stage)
    } else {
      try machine.setProperty(object, name, value, &stage)
    }
  }

  // MARK: What a script writes between two steps

  /// Tells once that what a script has written is written over.
  private static func noteOverwriting(
    _ item: ItemID, _ object: Value, of animator: DynamicsID, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    guard let old = stage.dynamics.poses[item.raw], !old.isOverwritten,
      let now = plainPose(of: object, machine),
      now.center != old.center || now.transform != old.transform
    else { return }
    stage.dynamics.poses[item.raw]?.isOverwritten = true
    stage.note(
      DynamicsNoteID.writtenOver,
      "physics moves '\(itemName(item, machine, stage))' and has overwritten its position",
      line: lineOfOwningBehavior(of: item, in: animator, stage), &machine)
  }

  private static func noteWritten(
    _ item: ItemID, _ object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard var pose = plainPose(of: object, machine) else { return }
    pose.isOverwritten = stage.dynamics.poses[item.raw]?.isOverwritten ?? false
    stage.dynamics.poses[item.raw] = pose
  }

  /// Where an object is by its fields; nil where that is computed, and so not simply written.
  static func plainPose(of object: Value, _ machine: Machine) -> WrittenPose? {
    guard let center = plainField(object, machine.tables.words.center, machine),
      center.kind == .point
    else {
      return nil
    }
    var pose = WrittenPose(center: machine.heap.point(center))
    if let transform = plainField(object, machine.tables.words.transform, machine),
      transform.kind == .transform
    {
      pose.transform = machine.heap.transform(transform)
    }
    return pose
  }

  private static func plainField(_ object: Value, _ name: Name, _ machine: Machine) -> Value? {
    guard
      case .field(let slot, _)? = machine.program.types[Int(machine.heap.object(object).type)]
        .members[name]
    else { return nil }
    return field(slot, of: object, machine)
  }
}
