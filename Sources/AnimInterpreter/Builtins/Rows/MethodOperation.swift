/// What calling a method does.
enum MethodOperation: Hashable, Sendable {
  case number(NumberMethod)
  case boolean(BooleanMethod)
  case string(StringMethod)
  case array(ArrayMethod)
  case arrayChange(ArrayChange)
  case dictionary(DictionaryMethod)
  case range(RangeMethod)
  case point(PointMethod)
  case rect(RectMethod)
  case color(ColorMethod)
  case transform(TransformMethod)

  var owner: Owner {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .array, .arrayChange: .array
    case .dictionary: .dictionary
    case .range: .range
    case .point: .point
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    }
  }

  /// Whether a change may run closures, or the `deinit` of what it lets go.
  var mayRunScript: Bool {
    switch self {
    case .arrayChange(.removeAll), .arrayChange(.removeAllWhere), .arrayChange(.sort),
      .dictionary(.removeAll), .dictionary(.merge):
      true
    default: false
    }
  }
}

enum NumberMethod: UInt8, Sendable { case clamped, rounded }
enum BooleanMethod: UInt8, Sendable { case toggle }
enum StringMethod: UInt8, Sendable {
  case uppercased, lowercased, contains, hasPrefix, hasSuffix, split, trimmed, replacing
  case reversed, repeated, index, prefix, suffix, dropFirst, dropLast, append
}

/// Methods that change the array they are called on.
enum ArrayChange: UInt8, Sendable {
  case append, appendContents, insert, remove, removeFirst, removeLast, popLast
  case removeAll, removeAllWhere, swapAt, reverse, shuffle, sort
}

/// Methods that leave the array as it is.
enum ArrayMethod: UInt8, Sendable {
  case map, compactMap, flatMap, filter, reduce, forEach, contains, containsWhere, allSatisfy
  case firstWhere, lastWhere, firstIndex, firstIndexWhere, index, min, max, sum, enumerated
  case prefix, suffix, dropFirst, dropLast, joined, randomElement, reversed, shuffled, sorted
}
enum DictionaryMethod: UInt8, Sendable {
  case contains, map, filter, forEach, mapValues, removeValue, removeAll, merge
}
enum RangeMethod: UInt8, Sendable {
  case contains, array, map, filter, reduce, forEach, allSatisfy, firstWhere, reversed, shuffled
}
enum PointMethod: UInt8, Sendable { case dot, cross, distance, rotated, lerp }
enum RectMethod: UInt8, Sendable {
  case contains, intersects, intersection, union, insetBy, offsetBy
}
enum ColorMethod: UInt8, Sendable { case withAlpha, mixed }
enum TransformMethod: UInt8, Sendable {
  case rotated, scaled, translated, concatenating, inverted, apply
}
