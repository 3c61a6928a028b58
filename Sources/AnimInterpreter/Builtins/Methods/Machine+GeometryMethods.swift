import AnimGeometry
import AnimRuntime

extension Machine {
  mutating func perform(
    _ method: PointMethod, _ receiver: Value, _ arguments: Arguments
  ) throws(Failure) -> Value {
    let point = heap.point(receiver)
    if method == .rotated {
      let center = arguments.isGiven(1) ? heap.point(arguments[1]) : .zero
      return try make(
        point.rotated(by: arguments[0].number, about: center), "this point, rotated,")
    }
    let other = heap.point(arguments[0])
    switch method {
    case .dot: return try checked(point.dot(other), "the scalar product of these points")
    case .cross: return try checked(point.cross(other), "the vector product of these points")
    case .distance: return try checked(point.distance(to: other), "the distance of these points")
    default:
      return try make(mix(point, other, arguments[1].number), "the point between these")
    }
  }

  mutating func perform(
    _ method: RectMethod, _ receiver: Value, _ arguments: Arguments
  ) throws(Failure) -> Value {
    let rect = heap.rect(receiver)
    let first = arguments[0]
    switch method {
    case .contains:
      return Value(
        first.kind == .point
          ? rect.contains(heap.point(first)) : rect.contains(heap.rect(first)))
    case .intersects: return Value(rect.intersects(heap.rect(first)))
    case .intersection:
      guard let common = rect.intersection(heap.rect(first)) else { return .nil }
      return try make(common, "the intersection of these rects")
    case .union: return try make(rect.union(heap.rect(first)), "the union of these rects")
    case .insetBy:
      return try make(
        rect.inset(first.number, arguments.number(1, first.number)), "this rect, inset,")
    case .offsetBy:
      return try make(rect.offset(first.number, arguments[1].number), "this rect, moved,")
    }
  }

  mutating func perform(
    _ method: ColorMethod, _ receiver: Value, _ arguments: Arguments
  ) throws(Failure) -> Value {
    let color = heap.color(receiver)
    switch method {
    case .withAlpha: return heap.make(color.withAlpha(arguments[0].number).clamped)
    case .mixed:
      return heap.make(mixed(color, heap.color(arguments[0]), arguments.number(1, 0.5)))
    }
  }

  mutating func perform(
    _ method: TransformMethod, _ receiver: Value, _ arguments: Arguments
  ) throws(Failure) -> Value {
    let transform = heap.transform(receiver)
    let first = arguments[0]
    switch method {
    case .rotated:
      return try make(transform.rotated(by: first.number), "this transform, rotated,")
    case .scaled:
      return try make(
        transform.scaled(by: first.number, arguments.number(1, first.number)),
        "this transform, scaled,")
    case .translated:
      let offset = try offset(arguments, "translated", signature: "translated(by: point)")
      return try make(transform.translated(by: offset), "this transform, moved,")
    case .concatenating:
      return try make(
        transform.concatenating(heap.transform(first)), "the product of these transforms")
    case .inverted: return transform.inverse.map { heap.make($0) } ?? .nil
    case .apply:
      return try make(transform.apply(to: heap.point(first)), "the image of this point")
    }
  }
}
