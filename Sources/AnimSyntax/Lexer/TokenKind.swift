/// The kinds of token; words that the grammar reserves have kinds of their own.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  case name, number, color
  /// A whole literal, or its parts around `\(` … `)`.
  case string, stringStart, stringMiddle, stringEnd

  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, semicolon, colon, dot, question

  case assign, plusAssign, minusAssign, starAssign, slashAssign, percentAssign

  case or, and, equal, notEqual, less, lessEqual, greater, greaterEqual, coalesce
  case closedRange, halfOpenRange, plus, minus, star, slash, percent, bang

  case `is`
  case `let`, `var`, weak, unowned, lazy, `static`
  case `func`, `class`, `init`, `deinit`
  case `if`, `else`, `guard`, `switch`, `case`, `default`
  case `while`, `for`, `in`, `return`, `break`, `continue`
  case `true`, `false`, `nil`, `self`, `super`

  /// How a token that is always written the same way is written; empty for the others.
  public var spelling: StaticString {
    switch self {
    case .endOfFile, .name, .number, .color: ""
    case .string, .stringStart, .stringMiddle, .stringEnd: ""
    case .leftParen: "("
    case .rightParen: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .comma: ","
    case .semicolon: ";"
    case .colon: ":"
    case .dot: "."
    case .question: "?"
    case .assign: "="
    case .plusAssign: "+="
    case .minusAssign: "-="
    case .starAssign: "*="
    case .slashAssign: "/="
    case .percentAssign: "%="
    case .or: "||"
    case .and: "&&"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessEqual: "<="
    case .greater: ">"
    case .greaterEqual: ">="
    case .coalesce: "??"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .percent: "%"
    case .bang: "!"
    case .is: "is"
    case .let: "let"
    case .var: "var"
    case .weak: "weak"
    case .unowned: "unowned"
    case .lazy: "lazy"
    case .static: "static"
    case .func: "func"
    case .class: "class"
    case .`init`: "init"
    case .deinit: "deinit"
    case .if: "if"
    case .else: "else"
    case .guard: "guard"
    case .switch: "switch"
    case .case: "case"
    case .default: "default"
    case .while: "while"
    case .for: "for"
    case .in: "in"
    case .return: "return"
    case .break: "break"
    case .continue: "continue"
    case .true: "true"
    case .false: "false"
    case .nil: "nil"
    case .`self`: "self"
    case .super: "super"
    }
  }

  /// Whether this is a reserved word.
  @inlinable public var isKeyword: Bool { rawValue >= TokenKind.is.rawValue }
  /// Whether this is a word: what may follow a dot or label an argument.
  @inlinable public var isWord: Bool { self == .name || isKeyword }
  /// Whether this assigns: `=` and its compounds.
  @inlinable public var isAssignment: Bool {
    rawValue >= TokenKind.assign.rawValue && rawValue <= TokenKind.percentAssign.rawValue
  }
}

extension TokenKind {
  /// The only keyword of this length that starts with `first`; where there are two or three,
  /// `second` decides. The caller still compares the spelling.
  static func candidate(_ length: Int, _ first: UInt8, _ second: UInt8) -> TokenKind? {
    switch (length, first) {
    case (2, 0x69): second == 0x66 ? .if : second == 0x6e ? .in : .is
    case (3, 0x66): .for
    case (3, 0x6c): .let
    case (3, 0x6e): .nil
    case (3, 0x76): .var
    case (4, 0x63): .case
    case (4, 0x65): .else
    case (4, 0x66): .func
    case (4, 0x69): .`init`
    case (4, 0x6c): .lazy
    case (4, 0x73): .`self`
    case (4, 0x74): .true
    case (4, 0x77): .weak
    case (5, 0x62): .break
    case (5, 0x63): .class
    case (5, 0x66): .false
    case (5, 0x67): .guard
    case (5, 0x73): .super
    case (5, 0x77): .while
    case (6, 0x64): .deinit
    case (6, 0x72): .return
    case (6, 0x73): second == 0x74 ? .static : .switch
    case (7, 0x64): .default
    case (7, 0x75): .unowned
    case (8, 0x63): .continue
    default: nil
    }
  }
}
