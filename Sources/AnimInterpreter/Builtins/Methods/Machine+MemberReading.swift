import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// The member `id` of a value that its table found by the value's kind; owned by the caller.
  mutating func member(_ value: Value, _ id: MemberID) throws(Failure) -> Value {
    switch id.operation {
    case .number(let member): return try read(member, value)
    case .symbol(.name):
      return heap.make(StringCell(Array(names.bytes(of: Name(id: UInt32(value.index))))))
    case .string(let member): return try read(member, value)
    case .array(let member): return read(member, value)
    case .dictionary(let member): return try read(member, value)
    case .range(let member): return read(member, value)
    case .point(let member): return try read(member, heap.point(value))
    case .rect(let member): return try read(member, heap.rect(value))
    case .color(let member):
      let color = heap.color(value)
      switch member {
      case .red: return Value(color.red)
      case .green: return Value(color.green)
      case .blue: return Value(color.blue)
      case .alpha: return Value(color.alpha)
      }
    case .transform(let member): return try read(member, heap.transform(value))
    }
  }

  private func read(_ member: NumberMember, _ value: Value) throws(Failure) -> Value {
    let x = value.number
    switch member {
    case .floor: return Value(normalizing: x.rounded(.down))
    case .ceil: return Value(normalizing: x.rounded(.up))
    case .rounded: return Value(normalizing: x.rounded())
    case .truncated: return Value(normalizing: x.rounded(.towardZero))
    case .abs: return Value(normalizing: abs(x))
    case .sign: return Value(x > 0 ? 1 : x < 0 ? -1 : 0)
    case .squareRoot:
      if x < 0 { throw .notANumber("the square root of \(brief(number: value))") }
      return Value(normalizing: x.squareRoot())
    case .isWhole: return Value(x == x.rounded(.towardZero) && x.isFinite)
    case .isFinite: return Value(x.isFinite)
    }
  }

  private mutating func read(_ member: StringMember, _ value: Value) throws(Failure) -> Value {
    let text = heap.string(value)
    switch member {
    case .count: return Value(text.scalarCount)
    case .isEmpty: return Value(text.bytes.isEmpty)
    case .first:
      return text.bytes.isEmpty ? .nil : try makeString(text, 0..<text.endOfScalar(at: 0))
    case .last:
      guard let start = text.bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return .nil }
      return try makeString(text, start..<text.bytes.count)
    case .characters:
      try ensureRoom(for: text.scalarCount * (Heap.fixedCost + 17))
      charge(text.scalarCount << 3)
      var elements: [Value] = []
      elements.reserveCapacity(text.scalarCount)
      var start = 0
      while start < text.bytes.count {
        let end = text.endOfScalar(at: start)
        elements.append(heap.make(StringCell(Array(text.bytes[start..<end]), scalarCount: 1)))
        start = end
      }
      return heap.make(elements)
    }
  }

  private mutating func read(_ member: ArrayMember, _ value: Value) -> Value {
    let payload = heap.payload(value)
    let count = heap.arrays[payload].count
    switch member {
    case .count: return Value(count)
    case .isEmpty: return Value(count == 0)
    case .first: return count == 0 ? .nil : retained(heap.arrays[payload][0])
    case .last: return count == 0 ? .nil : retained(heap.arrays[payload][count - 1])
    case .indices: return heap.makeRange(0, Double(count), closed: false)
    }
  }

  private mutating func read(_ member: DictionaryMember, _ value: Value) throws(Failure) -> Value {
    let payload = heap.payload(value)
    switch member {
    case .count: return Value(heap.dictionaries[payload].count)
    case .isEmpty: return Value(heap.dictionaries[payload].count == 0)
    case .keys: return try makeSharing(entries(of: value).map(\.key))
    case .values: return try makeSharing(entries(of: value).map(\.value))
    }
  }

  /// The entries of a dictionary, in the order their keys were added.
  func entries(of dictionary: Value) -> [DictionaryCell.Entry] {
    let cell = heap.dictionaries[heap.payload(dictionary)]
    return cell.count == cell.entries.count
      ? cell.entries : cell.entries.filter { $0.key.kind != .unset }
  }

  private func read(_ member: RangeMember, _ value: Value) -> Value {
    let (lower, upper, closed) = heap.range(value)
    switch member {
    case .lower: return Value(normalizing: lower)
    case .upper: return Value(normalizing: upper)
    case .count: return Value(normalizing: count(ofRange: value) ?? .infinity)
    case .isEmpty: return Value(lower == upper && !closed)
    case .isClosed: return Value(closed)
    }
  }

  private mutating func read(_ member: PointMember, _ point: Point) throws(Failure) -> Value {
    switch member {
    case .x, .width: return Value(point.x)
    case .y, .height: return Value(point.y)
    case .length: return try checked(point.length, "the length of this point")
    case .unit: return try make(point.unit, "the direction of this point")
    case .angle: return try checked(point.angle, "the angle of this point")
    }
  }

  private mutating func read(_ member: RectMember, _ rect: Rect) throws(Failure) -> Value {
    switch member {
    case .x: return Value(rect.x)
    case .y: return Value(rect.y)
    case .width: return Value(rect.width)
    case .height: return Value(rect.height)
    case .origin: return heap.make(rect.origin)
    case .size: return heap.make(rect.size)
    case .center: return try make(rect.center, "the center of this rect")
    case .minX: return try checked(rect.minX, "`minX` of this rect")
    case .midX: return try checked(rect.midX, "`midX` of this rect")
    case .maxX: return try checked(rect.maxX, "`maxX` of this rect")
    case .minY: return try checked(rect.minY, "`minY` of this rect")
    case .midY: return try checked(rect.midY, "`midY` of this rect")
    case .maxY: return try checked(rect.maxY, "`maxY` of this rect")
    case .area: return try checked(abs(rect.width * rect.height), "the area of this rect")
    case .isEmpty: return Value(rect.isEmpty)
    case .standardized: return try make(rect.standardized, "this rect, standardized,")
    }
  }

  private mutating func read(
    _ member: TransformMember, _ transform: Transform
  ) throws(Failure) -> Value {
    switch member {
    case .isIdentity: return Value(transform.isIdentity)
    case .isAffine: return Value(transform.isAffine)
    case .determinant: return try checked(transform.determinant, "the determinant")
    case .translation: return heap.make(transform.translation)
    default:
      return try checked(
        member.number.map { transform[keyPath: $0] } ?? 0, "`\(member)` of this transform")
    }
  }
}

extension TransformMember {
  /// The number of a transform that the member reads and writes; `nil` if it is no number, or one
  /// that can only be read.
  var number: WritableKeyPath<Transform, Double>? {
    switch self {
    case .a, .m11: \.m11
    case .b, .m12: \.m12
    case .m13: \.m13
    case .m14: \.m14
    case .c, .m21: \.m21
    case .d, .m22: \.m22
    case .m23: \.m23
    case .m24: \.m24
    case .m31: \.m31
    case .m32: \.m32
    case .m33: \.m33
    case .m34: \.m34
    case .tx, .m41, .translationX: \.m41
    case .ty, .m42, .translationY: \.m42
    case .m43, .translationZ: \.m43
    case .m44: \.m44
    case .rotation, .rotationZ: \.rotation
    case .rotationX: \.rotationX
    case .rotationY: \.rotationY
    case .scale: \.scale
    case .scaleX, .scaleXPath: \.scaleX
    case .scaleY, .scaleYPath: \.scaleY
    case .scaleZ: \.scaleZ
    case .isIdentity, .isAffine, .determinant, .translation: nil
    }
  }
}
