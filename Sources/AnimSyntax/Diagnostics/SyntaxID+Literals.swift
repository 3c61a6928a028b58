extension SyntaxID {
  /// The explanations of the diagnostics about characters and literals; nil for the others.
  var entryAboutLiterals: DiagnosticEntry? {
    switch self {
    case .badColor:
      entry(
        "malformed color",
        "A color is `#` and 3, 4, 6 or 8 hexadecimal digits: red, green and blue, then "
          + "optionally opacity. Three digits abbreviate six: `#f80` is `#ff8800`.",
        wrong: "let sun = #ff888",
        right: "let sun = #ff8800")
    case .invalidUTF8:
      entry(
        "not UTF-8 text",
        "A script is plain text in UTF-8 without zero bytes. No other encoding is supported.")
    case .multilineString:
      entry(
        "string over several lines",
        "A string literal cannot contain a line break; write `\\n` for one.",
        wrong: "let text = \"\"\"two lines\"\"\"",
        right: "let text = \"two\\nlines\"")
    case .numberTooLarge:
      entry(
        "number out of range",
        "A number is a double, at most about 1.8e308. The constant `infinity` stands for no "
          + "limit.",
        wrong: "let big = 1e999",
        right: "let big = infinity")
    case .numberWithoutZero:
      entry(
        "no digit before the point",
        "A number begins with a digit, because `.` begins a symbol such as `.linear`.",
        wrong: "let half = .5",
        right: "let half = 0.5")
    case .foreignQuotes:
      entry(
        "other quotes",
        "Straight double quotes enclose a string; single and curly quotes have no meaning.",
        wrong: "print('hello')",
        right: "print(\"hello\")")
    case .sourceTooLarge:
      entry(
        "source too long",
        "A script has at most 32 MB.")
    case .spacedUnit:
      entry(
        "unit apart from its number",
        "A unit follows its number without a space. After a space it would be the label of a "
          + "clause.",
        wrong: "animate 3 s { box.alpha = 0 }",
        right: "animate 3s { box.alpha = 0 }")
    case .unexpectedCharacter:
      entry(
        "unexpected character",
        "Outside strings and comments, a script consists of names, numbers and operators; "
          + "names may use the letters of any writing system.",
        wrong: "let x = 3 @ 4",
        right: "let x = 3 * 4")
    case .unknownEscape:
      entry(
        "unknown escape in a string",
        "A backslash in a string begins `\\n`, `\\t`, `\\r`, `\\0`, `\\\"`, `\\\\`, `\\u{…}` "
          + "with a hexadecimal scalar, or `\\(value)`. Two backslashes stand for a backslash.",
        wrong: "print(\"C:\\data\")",
        right: "print(\"C:\\\\data\")")
    case .unknownOperator:
      entry(
        "unknown operator",
        "The operators are those of Swift for arithmetic, comparison, ranges and logic. The "
          + "equality operator is `==`; the logical operators are `&&` and `||`.",
        wrong: "if a === b { stop() }",
        right: "if a == b { stop() }")
    case .unknownUnit:
      entry(
        "unknown unit",
        "Letters directly after a number are its unit: `s`, `ms`, `min` for time, `deg`, "
          + "`rad`, `turn` for angles, `Hz` for rates.",
        wrong: "after 3sec { stop() }",
        right: "after 3s { stop() }")
    case .unterminatedComment:
      entry(
        "comment without end",
        "A comment that begins with `/*` extends to the matching `*/`; nested comments need "
          + "their own `*/`.",
        wrong: "/* fades /* twice */",
        right: "/* fades /* twice */ */")
    case .unterminatedString:
      entry(
        "string without end",
        "A string and its interpolations end on the line where the string begins.",
        wrong: "print(\"hello)",
        right: "print(\"hello\")")
    default: nil
    }
  }
}
