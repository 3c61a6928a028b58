import AnimGeometry
import AnimRuntime

extension Machine {
  /// `container.member = value` for a container that its register owns: in place if it has no
  /// other owner, in a copy otherwise. `value` stays owned by the caller.
  mutating func setMember(
    _ container: inout Value, _ id: MemberID, _ value: Value, _ stage: inout Stage
  ) throws(Failure) {
    let row = MemberRow.all[Int(id.row)]
    if !row.isSettable { throw .readOnly(row.name, of: row.owner.text) }
    if !row.type.allows(value.kind) {
      throw .memberType(row.name, expected: row.type.text, found: brief(value))
    }
    switch id.operation {
    case .point(let member):
      var point = heap.point(container)
      switch member {
      case .y, .height: point.y = value.number
      default: point.x = value.number
      }
      try makeUnique(&container, &stage)
      heap.quads[heap.payload(container)] = SIMD4(point.x, point.y, 0, 0)
    case .rect(let member):
      let rect = try changed(heap.rect(container), member, value)
      try makeUnique(&container, &stage)
      heap.quads[heap.payload(container)] = SIMD4(rect.x, rect.y, rect.width, rect.height)
    case .color(let member):
      try makeUnique(&container, &stage)
      let part = min(max(value.number, 0), 1)
      heap.quads[heap.payload(container)][Int(member.rawValue)] = part
    case .transform(let member):
      let transform = try changed(heap.transform(container), member, value)
      try makeUnique(&container, &stage)
      heap.transforms[heap.payload(container)] = transform
    default: return
    }
  }

  private func changed(
    _ rect: Rect, _ member: RectMember, _ value: Value
  ) throws(Failure) -> Rect {
    var rect = rect
    switch member {
    case .x: rect.x = value.number
    case .y: rect.y = value.number
    case .width: rect.width = value.number
    case .height: rect.height = value.number
    case .origin: rect.origin = heap.point(value)
    case .size: rect.size = heap.point(value)
    default: rect.center = heap.point(value)
    }
    if rect.x.isNaN || rect.y.isNaN { throw .notANumber("the corner of a rect about this center") }
    return rect
  }

  private func changed(
    _ transform: Transform, _ member: TransformMember, _ value: Value
  ) throws(Failure) -> Transform {
    var transform = transform
    if let number = member.number {
      transform[keyPath: number] = value.number
    } else {
      transform.translation = heap.point(value)
    }
    if transform.entries.contains(where: \.isNaN) {
      throw .notANumber("a transform with this `\(member)`")
    }
    return transform
  }
}
