/// A builtin function; the payload of a value of kind `builtin`.
enum BuiltinID: UInt16, CaseIterable, Sendable {
  case print, string, number, kind
  case abs, sign, floor, ceil, round, trunc, min, max, clamp, lerp
  case sqrt, cbrt, pow, hypot, exp, log, log2, log10
  case sin, cos, tan, asin, acos, atan, atan2, degrees, radians
  case random, stride, zip
  case point, rect, rgb, hsb, gray
  case transform, rotation, scaling, translation
  case steps, linear
}
