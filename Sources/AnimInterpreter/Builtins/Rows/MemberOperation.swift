/// What reading or writing a member does.
enum MemberOperation: Hashable, Sendable {
  case number(NumberMember)
  case symbol(SymbolMember)
  case string(StringMember)
  case array(ArrayMember)
  case dictionary(DictionaryMember)
  case range(RangeMember)
  case point(PointMember)
  case rect(RectMember)
  case color(ColorMember)
  case transform(TransformMember)

  var owner: Owner {
    switch self {
    case .number: .number
    case .symbol: .symbol
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .range: .range
    case .point: .point
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    }
  }
}

enum NumberMember: UInt8, Sendable {
  case floor, ceil, rounded, truncated, abs, sign, squareRoot, isWhole, isFinite
}
enum SymbolMember: UInt8, Sendable { case name }
enum StringMember: UInt8, Sendable { case count, isEmpty, first, last, characters }
enum ArrayMember: UInt8, Sendable { case count, isEmpty, first, last, indices }
enum DictionaryMember: UInt8, Sendable { case count, isEmpty, keys, values }
enum RangeMember: UInt8, Sendable { case lower, upper, count, isEmpty, isClosed }
enum PointMember: UInt8, Sendable { case x, y, width, height, length, unit, angle }
enum RectMember: UInt8, Sendable {
  case x, y, width, height, origin, size, center
  case minX, midX, maxX, minY, midY, maxY, area, isEmpty, standardized
}
enum ColorMember: UInt8, Sendable { case red, green, blue, alpha }
enum TransformMember: UInt8, Sendable {
  case a, b, c, d, tx, ty
  case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
  case rotation, rotationX, rotationY, rotationZ
  case scale, scaleX, scaleY, scaleZ, scaleXPath, scaleYPath
  case translation, translationX, translationY, translationZ
  case isIdentity, isAffine, determinant
}
