extension Parser {
  mutating func parseIf() -> NodeID {
    let start = token.start
    advance()
    let conditions = parseConditions(of: "if")
    let block = parseBlock(of: "if")
    var other = NodeID.none
    if !panicking, kind == .else {
      advance()
      other = parseElse()
    } else if !panicking, isMisspelledElse {
      // `elif x {` would read as a sentence.
      fail { .elseIf($0.text($0.token), at: $0.token.range) }
    }
    return add(.if, a: conditions.raw, b: block.raw, c: other.raw, from: start)
  }

  private mutating func parseElse() -> NodeID {
    guard kind == .if, !atLineEnd else { return parseBlock(of: "else") }
    guard enter() else { return .none }
    defer { leave() }
    return parseIf()
  }

  private var isMisspelledElse: Bool {
    kind == .name && spells(token, anyOf: ["elif", "elseif", "elsif"])
      && token(after: 1).kind != .assign
  }

  mutating func parseGuard() -> NodeID {
    let start = token.start
    advance()
    let conditions = parseConditions(of: "guard")
    if !panicking, !accept(.else) {
      // A guard's block without `else` is understood all the same.
      if kind == .leftBrace {
        report { .guardWithoutElse(at: $0.token.range) }
      } else {
        fail { .expected("`else`", after: "the conditions of `guard`", $0.found()) }
      }
    }
    let block = parseBlock(of: "else")
    return add(.guard, a: conditions.raw, b: block.raw, from: start)
  }

  mutating func parseWhile() -> NodeID {
    let start = token.start
    advance()
    let conditions = parseConditions(of: "while")
    let block = parseBlock(of: "while")
    return add(.while, a: conditions.raw, b: block.raw, from: start)
  }

  private mutating func parseConditions(of owner: StaticString) -> ListID {
    let base = scratch.count
    if kind == .leftBrace || atLineEnd { fail { .missingCondition(owner.description, $0.found()) } }
    while !panicking {
      push(parseCondition())
      guard !panicking, kind == .comma, !atLineEnd else { break }
      advance()
    }
    return takeList(from: base)
  }

  private mutating func parseCondition() -> NodeID {
    let start = token.start
    if kind == .let || kind == .var {
      if kind == .var { report { .varCondition(at: $0.token.range) } }
      advance()
      let name = parseName("the variable")
      var value = NodeID.none
      if !panicking, kind == .colon { skipTypeAnnotation() }
      if !panicking, !atLineEnd, accept(.assign) { value = parseOperand() }
      return add(.binding, a: name.id, b: value.raw, from: start)
    }
    let left = parseOperand()
    guard !panicking else { return left }
    if kind == .assign {
      report { .assignmentInCondition(at: $0.token.range) }
      advance()
      let right = parseOperand()
      return add(
        .binary, flag: BinaryOperator.equal.rawValue, a: left.raw, b: right.raw, from: start)
    }
    if let (word, instead) = wordOperator() {
      return fail { .wordOperator(word, instead: instead, at: $0.token.range) }
    }
    return left
  }

  mutating func parseFor() -> NodeID {
    let start = token.start
    advance()
    let parenthesis = token
    let wrapped = kind == .leftParen
    if wrapped {
      guard isParenthesizedForHead else { return fail { _ in .forHead(at: parenthesis.range) } }
      report { _ in .forParentheses(at: parenthesis.range) }
      advance()
    }
    if kind == .let || kind == .var {
      report { .forLet($0.text($0.token), at: $0.token.range) }
      advance()
    }
    let base = scratch.count
    repeat {
      let at = token.start
      let name = parseName("the variable of `for`")
      push(add(.name, a: name.id, from: at))
    } while !panicking && accept(.comma)
    if !panicking, scratch.count - base > 2 { fail { .forNames(at: $0.endRange) } }
    if wrapped, !panicking { _ = accept(.rightParen) }
    let variables = takeList(from: base)
    if !panicking, !accept(.in) {
      fail { .expected("`in`", after: "the names of `for`", $0.found()) }
    }
    let sequence = parseOperand()
    if wrapped, !panicking, kind == .rightParen { advance() }
    let block = parseBlock(of: "for")
    return add(.for, a: variables.raw, b: sequence.raw, c: block.raw, from: start)
  }

  /// Whether `( name [, name] ) in` or `( name [, name] in` follows: a loop in another dress.
  private var isParenthesizedForHead: Bool {
    var ahead = 1
    if token(after: ahead).kind == .let || token(after: ahead).kind == .var { ahead += 1 }
    guard token(after: ahead).kind == .name else { return false }
    ahead += 1
    while token(after: ahead).kind == .comma, token(after: ahead + 1).kind == .name { ahead += 2 }
    if token(after: ahead).kind == .rightParen { ahead += 1 }
    return token(after: ahead).kind == .in
  }

  mutating func parseSwitch() -> NodeID {
    let start = token.start
    advance()
    if kind == .leftBrace { fail { .missingCondition("switch", $0.found()) } }
    let subject = parseOperand()
    guard !panicking else { return subject }
    let opener = token
    guard openBrace(of: "switch") else { return subject }
    guard enter() else { return subject }
    defer { leave() }
    let outer = enterBraces(closure: false)
    let base = scratch.count
    while true {
      while accept(.semicolon) {}
      guard kind != .rightBrace, kind != .endOfFile, !isMemberInBody else { break }
      let first = at
      statementStart = at
      let choice = parseCase()
      if panicking { recover(from: first) }
      push(choice)
    }
    let cases = takeList(from: base)
    leaveBraces(outer, opener)
    return add(.switch, a: subject.raw, b: cases.raw, from: start)
  }

  private mutating func parseCase() -> NodeID {
    let start = token.start
    let isDefault = kind == .default
    guard isDefault || kind == .case else {
      return fail { .expectedCase($0.found()) }
    }
    advance()
    let base = scratch.count
    if !isDefault {
      repeat { push(parseOperand()) } while !panicking && accept(.comma)
    }
    let operands = takeList(from: base)
    if !panicking, !accept(.colon) {
      fail { .expected("`:`", after: isDefault ? "`default`" : "the values of `case`", $0.found()) }
    }
    if panicking { recover(from: at - 1) }
    parseStatements(inSwitch: true)
    let statements = takeList(from: base)
    return add(
      .case, flag: isDefault ? 1 : 0, a: operands.raw, c: statements.raw, from: start)
  }
}
