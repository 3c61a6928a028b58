/// What the lexer has to say.
extension Diagnostic {
  static func sourceTooLarge() -> Diagnostic {
    Diagnostic(
      .sourceTooLarge, "the source is longer than 32 MB", at: SourceRange(0, 0),
      note: "split it into several scripts")
  }

  static func nulByte(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidUTF8, "unexpected zero byte; expected UTF-8 text", at: range,
      note: "save the script as plain text in UTF-8")
  }

  static func invalidUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidUTF8, "byte 0x\(String(byte, radix: 16)) is not valid UTF-8", at: range,
      note: "save the script as plain text in UTF-8")
  }

  static func unexpectedCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    let scalar = text.unicodeScalars.first?.value ?? 0
    switch scalar {
    case 0x201c, 0x201d, 0x201e, 0xab, 0xbb:
      return Diagnostic(
        .unexpectedCharacter, "unexpected `\(text)`; a string needs straight quotes", at: range,
        note: "write `\"`", fixIt: FixIt(range, "\""))
    case 0xa0, 0x2000...0x200b, 0x202f, 0x3000:
      return Diagnostic(
        .unexpectedCharacter, "unexpected invisible character U+\(hexadecimal(scalar))",
        at: range, note: "replace it with an ordinary space", fixIt: FixIt(range, " "))
    case 0xb0:
      return Diagnostic(
        .unexpectedCharacter, "unexpected `°`", at: range, note: "write the unit: `90deg`",
        fixIt: FixIt(range, "deg"))
    case 0xd7:
      return Diagnostic(
        .unexpectedCharacter, "unexpected `×`", at: range, note: "write `*`",
        fixIt: FixIt(range, "*"))
    default:
      let shown = scalar < 0x20 || scalar == 0x7f ? "U+\(hexadecimal(scalar))" : "`\(text)`"
      return Diagnostic(
        .unexpectedCharacter, "unexpected \(shown)", at: range,
        note: "remove it; names are made of letters, digits and `_`")
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static func unknownUnit(_ text: String, at range: SourceRange) -> Diagnostic {
    let similar: [String: String] = [
      "sec": "s", "secs": "s", "seconds": "s", "second": "s", "S": "s", "m": "min", "msec": "ms",
      "degrees": "deg", "degree": "deg", "d": "deg", "r": "rad", "radians": "rad", "hz": "Hz",
      "HZ": "Hz", "turns": "turn", "minutes": "min", "Ms": "ms", "mins": "min",
    ]
    if let unit = similar[text] {
      return Diagnostic(
        .unknownUnit, "unknown unit `\(text)`", at: range, note: "did you mean `\(unit)`?",
        fixIt: FixIt(range, unit))
    }
    if text.utf8.first == Byte.underscore {
      return Diagnostic(
        .unknownUnit, "unknown unit `\(text)`", at: range,
        note: "digits are written without `_`: `1000`")
    }
    return Diagnostic(
      .unknownUnit, "unknown unit `\(text)`", at: range,
      note: "the units are `s`, `ms`, `min`, `deg`, `rad`, `turn` and `Hz`; "
        + "put a space before a label")
  }

  static func badColor(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badColor, "`\(text)` is not a color; expected 3, 4, 6 or 8 hexadecimal digits after `#`",
      at: range, note: "write `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`")
  }

  static func foreignQuotes(
    _ quote: String, _ text: String, closed: Bool, at range: SourceRange
  ) -> Diagnostic {
    let fixIt = closed && !text.contains("\"") ? FixIt(range, "\"\(text)\"") : nil
    return Diagnostic(
      .foreignQuotes, "unexpected `\(quote)`; a string needs straight double quotes", at: range,
      note: "write `\"\(text)\"`", fixIt: fixIt)
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "expected `\"` at the end of the string, found the end of the line",
      at: range, note: "close the string on its line; a line end within it is written `\\n`")
  }

  static func unterminatedInterpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "expected `)` to close `\\(`, found the end of the line", at: range,
      note: "close the interpolation and the string on their line")
  }

  static func multilineString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .multilineString, "unexpected `\"\"\"`; a string cannot contain a line break", at: range,
      note: "write `\\n` for a line end: `\"one\\ntwo\"`")
  }

  static func unknownEscape(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEscape, "unknown escape `\(text)`", at: range,
      note: "the escapes are `\\n`, `\\t`, `\\r`, `\\0`, `\\\"`, `\\\\`, `\\u{1b}` and `\\(value)`")
  }

  static func invalidScalar(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEscape, "`\(text)` is not a Unicode scalar", at: range,
      note: "write up to 8 hexadecimal digits in braces: `\\u{1F600}`")
  }

  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedComment, "expected `*/` to close the comment, found the end of the file",
      at: range, note: "every `/*` within a comment needs a `*/` of its own")
  }

  static func unknownOperator(
    _ text: String, instead: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownOperator, "unknown operator `\(text)`", at: range, note: "write `\(instead)`",
      fixIt: FixIt(range, instead))
  }
}
