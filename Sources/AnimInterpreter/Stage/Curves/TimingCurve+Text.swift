import AnimGeometry
import AnimRuntime
import AnimTrace

extension TimingCurve {
  /// What the trace says of a curve: its name, and after it what it is made of.
  ///
  /// - Parameter spring: the constants of a spring, fitted to the duration.
  func details(_ spring: SpringConstants? = nil) -> [Detail] {
    var details = [Detail("curve", .word(name))]
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      details.append(Detail("points", .numbers([x1, y1, x2, y2]), .bare))
    case .steps(let curve):
      details.append(Detail("steps", .integer(curve.count), .bare))
      details.append(Detail("jump", .word(curve.position.name), .bare))
    case .stops(let curve):
      let numbers = curve.stops.flatMap { [$0.output, $0.input] }
      details.append(Detail("stops", .numbers(numbers), .bare))
    case .named, .springRatio, .spring, .script: break
    }
    guard let spring else { return details }
    return details + [
      Detail("mass", .number(spring.mass)), Detail("stiffness", .number(spring.stiffness)),
      Detail("damping", .number(spring.damping)), Detail("velocity", .number(spring.velocity)),
    ]
  }

  /// Appends the curve as a script would write it.
  func describe(into out: inout [UInt8]) {
    out.append(UInt8(ascii: "."))
    out.append(contentsOf: name.utf8)
    switch self {
    case .steps(let curve):
      out.append(UInt8(ascii: "("))
      DecimalText.append(Int64(curve.count), to: &out)
      out.append(contentsOf: ", .\(curve.position.name))".utf8)
    case .stops(let curve):
      out.append(contentsOf: "([".utf8)
      for (place, stop) in curve.stops.enumerated() {
        if place > 0 { out.append(contentsOf: ", ".utf8) }
        out.append("", numbers: [stop.output, stop.input])
      }
      out.append(contentsOf: "])".utf8)
    case .named, .cubic, .springRatio, .spring, .script: break
    }
  }

  /// The bytes it takes besides its own size.
  var byteCost: Int {
    if case .stops(let curve) = self { return 48 + curve.stops.count * 16 }
    return 48
  }
}
