import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// What a builtin function does; its arguments have been checked against its row.
  mutating func perform(_ id: BuiltinID, _ arguments: Arguments, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    switch id {
    case .print, .string, .number, .kind: return try performText(id, arguments, &stage)
    case .random, .stride, .zip: return try performCollection(id, arguments)
    case .point, .rect, .rgb, .hsb, .gray, .transform, .rotation, .scaling, .translation:
      return try performShape(id, arguments)
    case .steps, .linear: return try performTiming(id, arguments)
    case .min, .max: return try leastOrGreatest(id, arguments)
    case .lerp: return try interpolated(arguments)
    case .clamp:
      let (low, high) = (arguments[1].number, arguments[2].number)
      if low > high {
        throw .reversedRange(brief(number: arguments[1]), brief(number: arguments[2]))
      }
      let x = arguments[0]
      return x.number < low ? arguments[1] : x.number > high ? arguments[2] : x
    case .round: return rounded(arguments[0], places: arguments.whole(1) ?? 0)
    case .pow:
      let (x, y) = (arguments[0], arguments[1])
      if x.number == 0, y.number < 0 { throw .zeroToNegative() }
      return try computed(Elementary.pow(x.number, y.number), "pow", arguments)
    case .hypot:
      return try computed(
        Elementary.hypot(arguments[0].number, arguments[1].number), "hypot", arguments)
    case .atan2:
      return try computed(
        Elementary.atan2(arguments[0].number, arguments[1].number), "atan2", arguments)
    default: return try performUnary(id, arguments)
    }
  }

  /// A function of one number.
  private func performUnary(_ id: BuiltinID, _ arguments: Arguments) throws(Failure) -> Value {
    let value = arguments[0]
    let x = value.number
    switch id {
    case .abs: return value.kind == .integer ? Value(abs(value.integer)) : Value(abs(x))
    case .sign: return Value(x > 0 ? 1 : x < 0 ? -1 : 0)
    case .floor: return Value(normalizing: x.rounded(.down))
    case .ceil: return Value(normalizing: x.rounded(.up))
    case .trunc: return Value(normalizing: x.rounded(.towardZero))
    case .degrees: return Value(normalizing: x * 180 / .pi)
    case .radians: return Value(x * .pi / 180)
    case .log, .log2, .log10:
      if x == 0 { throw .notANumber("`\(id)(0)`", note: "logarithms are defined above 0") }
    default: break
    }
    return try computed(Machine.curve(id, x), BuiltinRow.all[Int(id.rawValue)].name, arguments)
  }

  private static func curve(_ id: BuiltinID, _ x: Double) -> Double {
    switch id {
    case .sqrt: x.squareRoot()
    case .cbrt: Elementary.cbrt(x)
    case .exp: Elementary.exp(x)
    case .log: Elementary.log(x)
    case .log2: Elementary.log2(x)
    case .log10: Elementary.log10(x)
    case .sin: Elementary.sin(x)
    case .cos: Elementary.cos(x)
    case .tan: Elementary.tan(x)
    case .asin: Elementary.asin(x)
    case .acos: Elementary.acos(x)
    case .atan: Elementary.atan(x)
    default: x
    }
  }

  /// A result of the function `name`, an integer where it is whole; NaN is an error.
  private func computed(
    _ result: Double, _ name: @autoclosure () -> String, _ arguments: Arguments
  ) throws(Failure) -> Value {
    if result.isNaN {
      let inner = (0..<arguments.count).map { brief(number: arguments[$0]) }
      throw .notANumber("`\(name())(\(inner.joined(separator: ", ")))`")
    }
    return Value(normalizing: result)
  }

  /// `value` rounded to so many decimal places, halves away from zero.
  ///
  /// The decimal point is moved in the number's shortest text, so that what is written 2.345 rounds
  /// as it is written.
  func rounded(_ value: Value, places: Int) -> Value {
    let x = value.number
    if value.kind == .integer || places > 320 || x.isInfinite { return value }
    if places == 0 { return Value(normalizing: x.rounded()) }
    var digits: [UInt8] = []
    DecimalText.append(x, to: &digits)
    guard let point = digits.firstIndex(of: UInt8(ascii: ".")), digits.count - point - 1 > places
    else { return value }
    let roundsUp = digits[point + 1 + places] >= UInt8(ascii: "5")
    digits.removeSubrange((point + 1 + places)...)
    if roundsUp { incrementLast(&digits) }
    return Value(normalizing: Double(String(decoding: digits, as: UTF8.self)) ?? x)
  }

  /// Adds one to the last digit of a decimal text.
  private func incrementLast(_ digits: inout [UInt8]) {
    for at in digits.indices.reversed() {
      switch digits[at] {
      case UInt8(ascii: "9"): digits[at] = UInt8(ascii: "0")
      case UInt8(ascii: "0")..<UInt8(ascii: "9"):
        digits[at] += 1
        return
      default: break
      }
    }
    digits.insert(UInt8(ascii: "1"), at: digits.first == UInt8(ascii: "-") ? 1 : 0)
  }

  /// The least or greatest of the arguments, or of the elements of arrays among them.
  private mutating func leastOrGreatest(
    _ id: BuiltinID, _ arguments: Arguments
  ) throws(Failure) -> Value {
    var best: Value?
    for index in 0..<arguments.count {
      let isArray = arguments[index].kind == .array
      let numbers = isArray ? heap.array(arguments[index]) : [arguments[index]]
      charge(numbers.count << 1)
      for value in numbers {
        guard value.isNumber else {
          throw .argumentType(
            "numbers", of: "\(id)", expected: "number", found: brief(value))
        }
        guard let known = best else {
          best = value
          continue
        }
        if id == .min ? value.number < known.number : value.number > known.number { best = value }
      }
    }
    guard let best else {
      throw .missingArgument("\(id)", "numbers", signature: "\(id)(numbers …)")
    }
    return best
  }
}

extension Arguments {
  /// The whole number at `index`, if it was given; its row has seen to it that it is whole.
  func whole(_ index: Int) -> Int? { isGiven(index) ? self[index].whole : nil }

  /// The number at `index`, `preset` where it was not given.
  func number(_ index: Int, _ defaultText: Double) -> Double {
    isGiven(index) ? self[index].number : defaultText
  }
}
