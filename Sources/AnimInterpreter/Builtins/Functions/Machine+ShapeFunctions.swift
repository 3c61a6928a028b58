import AnimGeometry
import AnimRuntime

extension Machine {
  mutating func performShape(_ id: BuiltinID, _ arguments: Arguments) throws(Failure) -> Value {
    let x = arguments[0]
    switch id {
    case .point: return heap.make(Point(x.number, arguments[1].number))
    case .rect: return try makeRect(arguments)
    case .rgb:
      return heap.make(
        Color(x.number, arguments[1].number, arguments[2].number, arguments.number(3, 1)).clamped)
    case .hsb: return try makeColor(arguments)
    case .gray:
      return heap.make(Color(x.number, x.number, x.number, arguments.number(1, 1)).clamped)
    case .transform:
      return heap.make(
        Transform(
          a: arguments.number(0, 1), b: arguments.number(1, 0), c: arguments.number(2, 0),
          d: arguments.number(3, 1), tx: arguments.number(4, 0), ty: arguments.number(5, 0)))
    case .rotation: return try makeRotation(arguments)
    case .scaling:
      return heap.make(Transform(scale: x.number, arguments.number(1, x.number)))
    default:
      return heap.make(
        Transform(
          translation: try offset(arguments, "translation", signature: "translation(point)")))
    }
  }

  /// Two numbers or a point.
  func offset(
    _ arguments: Arguments, _ name: String, signature: String
  ) throws(Failure) -> Point {
    if arguments[0].kind == .point {
      if arguments.isGiven(1) { throw .tooManyArguments(name, 1, signature: signature) }
      return heap.point(arguments[0])
    }
    return Point(arguments[0].number, arguments.number(1, 0))
  }

  private mutating func makeRect(_ arguments: Arguments) throws(Failure) -> Value {
    let signature = BuiltinRow.all[Int(BuiltinID.rect.rawValue)].signature
    let areNumbers = arguments[0].isNumber && arguments[1].isNumber
    if !areNumbers {
      for index in 0..<2 where arguments[index].isNumber {
        throw .argumentType(
          index == 0 ? "origin" : "size", of: "rect", expected: "point",
          found: brief(arguments[index]))
      }
      if arguments.isGiven(2) || arguments.isGiven(3) {
        throw .tooManyArguments("rect", 2, signature: "rect(origin, size)")
      }
      return heap.make(Rect(origin: heap.point(arguments[0]), size: heap.point(arguments[1])))
    }
    for (index, label) in ["width", "height"].enumerated() where !arguments.isGiven(index + 2) {
      throw .missingArgument("rect", label, signature: signature)
    }
    return heap.make(
      Rect(
        arguments[0].number, arguments[1].number, arguments[2].number, arguments[3].number))
  }

  private mutating func makeRotation(_ arguments: Arguments) throws(Failure) -> Value {
    let angle = arguments[0].number
    if angle.isInfinite { throw .notANumber("a rotation by infinity") }
    guard arguments.isGiven(1) || arguments.isGiven(2) || arguments.isGiven(3) else {
      return heap.make(Transform(rotation: angle))
    }
    return try make(
      Transform(
        rotation: angle, about: arguments.number(1, 0), arguments.number(2, 0),
        arguments.number(3, 0)), "a rotation about this axis")
  }

  /// The color of a hue (0 is red, 1/3 green, 2/3 blue, whole turns do not matter).
  private mutating func makeColor(_ arguments: Arguments) throws(Failure) -> Value {
    let hue = arguments[0].number
    if hue.isInfinite { throw .notANumber("the color of an infinite hue") }
    let sixth = (hue - hue.rounded(.down)) * 6
    let brightness = arguments[2].number.clamped01
    let strength = brightness * arguments[1].number.clamped01
    // Each part falls from full to nothing over the two sixths around its own hue.
    func part(_ center: Double) -> Double {
      var distance = abs(sixth - center)
      if distance > 3 { distance = 6 - distance }
      return brightness - strength * min(max(distance - 1, 0), 1)
    }
    return heap.make(Color(part(0), part(2), part(4), arguments.number(3, 1)).clamped)
  }

  /// `lerp`: what lies at a fraction of the way between two values of one kind.
  mutating func interpolated(_ arguments: Arguments) throws(Failure) -> Value {
    let (a, b, t) = (arguments[0], arguments[1], arguments[2].number)
    if a.isNumber, b.isNumber {
      return try checked(mix(a.number, b.number, t), "the number between these")
    }
    guard a.kind == b.kind else {
      throw .argumentType("b", of: "lerp", expected: kindName(a), found: brief(b))
    }
    switch a.kind {
    case .point: return try make(mix(heap.point(a), heap.point(b), t), "the point between these")
    case .rect: return try make(mix(heap.rect(a), heap.rect(b), t), "the rect between these")
    case .color: return heap.make(mixed(heap.color(a), heap.color(b), t))
    default:
      return try make(mix(heap.transform(a), heap.transform(b), t), "the transform between these")
    }
  }

  /// A mixed color, each part within 0…1 however far `t` is outside.
  func mixed(_ a: Color, _ b: Color, _ t: Double) -> Color {
    mix(a, b, min(max(t, -0x1p60), 0x1p60)).clamped
  }
}

extension Double {
  fileprivate var clamped01: Double { Swift.min(Swift.max(self, 0), 1) }
}
