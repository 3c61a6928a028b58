extension SyntaxID {
  /// The explanations of the diagnostics about characters and literals; nil for the others.
  var entryAboutLiterals: DiagnosticEntry? {
    switch self {
    case .badColor:
      entry(
        "malformed color",
        "A color is `#` and 3, 4, 6 or 8 hexadecimal digits: red, green and blue, and perhaps "
          + "opacity. Three digits are short for six: `#f80` is `#ff8800`.",
        wrong: "let sun = #ff888",
        right: "let sun = #ff8800")
    case .invalidUTF8:
      entry(
        "not UTF-8 text",
        "A script is plain text in UTF-8 without zero bytes. Another encoding, or a file that "
          + "is no text at all, cannot be read.")
    case .multilineString:
      entry(
        "string over several lines",
        "A string stands on one line; `\\n` in it is a line end.",
        wrong: "let text = \"\"\"two lines\"\"\"",
        right: "let text = \"two\\nlines\"")
    case .numberTooLarge:
      entry(
        "number out of range",
        "Numbers are doubles, which reach about 1.8e308. For something without end use the "
          + "constant `infinity`.",
        wrong: "let big = 1e999",
        right: "let big = infinity")
    case .numberWithoutZero:
      entry(
        "no digit before the point",
        "A number begins with a digit, since `.` begins symbols such as `.linear`.",
        wrong: "let half = .5",
        right: "let half = 0.5")
    case .foreignQuotes:
      entry(
        "other quotes",
        "Strings stand in straight double quotes; single and curly quotes have no meaning.",
        wrong: "print('hello')",
        right: "print(\"hello\")")
    case .sourceTooLarge:
      entry(
        "source too long",
        "A script may be up to 32 MB long, which no script written by hand is.")
    case .spacedUnit:
      entry(
        "unit apart from its number",
        "A unit touches its number. With a space between, it would be the label of a clause.",
        wrong: "animate 3 s { box.alpha = 0 }",
        right: "animate 3s { box.alpha = 0 }")
    case .unexpectedCharacter:
      entry(
        "unexpected character",
        "Outside strings and comments a script is made of names, numbers and the signs of the "
          + "language; names may use the letters of any script.",
        wrong: "let x = 3 @ 4",
        right: "let x = 3 * 4")
    case .unknownEscape:
      entry(
        "unknown escape in a string",
        "A backslash in a string begins `\\n`, `\\t`, `\\r`, `\\0`, `\\\"`, `\\\\`, `\\u{…}` "
          + "with a hexadecimal scalar, or `\\(value)`. A backslash itself is written twice.",
        wrong: "print(\"C:\\data\")",
        right: "print(\"C:\\\\data\")")
    case .unknownOperator:
      entry(
        "unknown operator",
        "The operators are those of Swift for arithmetic, comparison, ranges and logic. There "
          + "is one equality, `==`, and the logical signs are doubled.",
        wrong: "if a === b { stop() }",
        right: "if a == b { stop() }")
    case .unknownUnit:
      entry(
        "unknown unit",
        "Letters glued to a number are its unit: `s`, `ms`, `min` for time, `deg`, `rad`, "
          + "`turn` for angles, `Hz` for rates.",
        wrong: "after 3sec { stop() }",
        right: "after 3s { stop() }")
    case .unterminatedComment:
      entry(
        "comment without end",
        "A comment `/* … */` goes on to its `*/`, and comments within it have ends of their "
          + "own.",
        wrong: "/* fades /* twice */",
        right: "/* fades /* twice */ */")
    case .unterminatedString:
      entry(
        "string without end",
        "A string ends on its line, with everything that is interpolated into it.",
        wrong: "print(\"hello)",
        right: "print(\"hello\")")
    default: nil
    }
  }
}
