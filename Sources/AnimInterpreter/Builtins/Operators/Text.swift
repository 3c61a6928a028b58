import AnimGeometry
import AnimRuntime

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// `head(1, 2)`
  mutating func append(_ head: StaticString, numbers: [Double]) {
    append(head)
    append(UInt8(ascii: "("))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(", ") }
      DecimalText.append(number, to: &self)
    }
    append(UInt8(ascii: ")"))
  }

  /// `#rrggbbaa`, each component brought into 0…1 and rounded to a byte.
  mutating func append(_ color: Color) {
    append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue, color.alpha] {
      let byte = UInt8((Swift.min(Swift.max(component, 0), 1) * 255).rounded())
      append(hexDigit(byte >> 4))
      append(hexDigit(byte & 15))
    }
  }

  /// `transform(a, b, c, d, tx, ty)` for a plane transform, all sixteen entries otherwise.
  mutating func append(_ transform: Transform) {
    if transform.isAffine {
      append(
        "transform",
        numbers: [
          transform.m11, transform.m12, transform.m21, transform.m22, transform.m41,
          transform.m42,
        ])
    } else {
      append("transform", numbers: transform.entries)
    }
  }

  /// The text between quotes, as it would be written in a script.
  mutating func append(quoting text: [UInt8]) {
    append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 10: append("\\n")
      case 13: append("\\r")
      case 9: append("\\t")
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}

private func hexDigit(_ digit: UInt8) -> UInt8 {
  digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
}
