/// The diagnostics of the lexer and the parser; `DiagnosticCatalogue` explains each.
enum SyntaxID: String, CaseIterable {
  // Characters and literals.
  case badColor = "bad-color"
  case invalidUTF8 = "invalid-utf8"
  case multilineString = "multiline-string"
  case numberTooLarge = "number-too-large"
  case numberWithoutZero = "number-without-zero"
  case foreignQuotes = "foreign-quotes"
  case sourceTooLarge = "source-too-large"
  case spacedUnit = "spaced-unit"
  case unexpectedCharacter = "unexpected-character"
  case unknownEscape = "unknown-escape"
  case unknownOperator = "unknown-operator"
  case unknownUnit = "unknown-unit"
  case unterminatedComment = "unterminated-comment"
  case unterminatedString = "unterminated-string"

  // Brackets, lines and blocks.
  case blockOnNextLine = "block-on-next-line"
  case closureStandsAlone = "closure-stands-alone"
  case expectedBlock = "expected-block"
  case expectedEnd = "expected-end"
  case handlerOnNextLine = "handler-on-next-line"
  case nestedTooDeep = "nested-too-deep"
  case operatorBeginsLine = "operator-begins-line"
  case strayBracket = "stray-bracket"
  case unclosedBracket = "unclosed-bracket"

  // Sentences.
  case commaBetweenClauses = "comma-between-clauses"
  case clauseWithoutValue = "clause-without-value"
  case negativeSubject = "negative-subject"
  case secondBlock = "second-block"
  case sentenceSuffix = "sentence-suffix"
  case valueWithoutLabel = "value-without-label"

  // Operands.
  case closureSuffix = "closure-suffix"
  case dollarName = "dollar-name"
  case emptyParentheses = "empty-parentheses"
  case expectedExpression = "expected-expression"
  case forceUnwrap = "force-unwrap"
  case gluedTernary = "glued-ternary"
  case increment = "increment"
  case keyInArray = "key-in-array"
  case operatorChain = "operator-chain"
  case spacedBracket = "spaced-bracket"
  case ternaryWithoutColon = "ternary-without-colon"
  case tooManyInParentheses = "too-many-in-parentheses"
  case wordOperator = "word-operator"

  // Statements and declarations.
  case assignmentInCondition = "assignment-in-condition"
  case caseOutsideSwitch = "case-outside-switch"
  case closureHead = "closure-head"
  case expectedCase = "expected-case"
  case expectedName = "expected-name"
  case expectedWord = "expected-word"
  case foreignWord = "foreign-word"
  case forHead = "for-head"
  case keywordAsName = "keyword-as-name"
  case missingCondition = "missing-condition"
  case notAMember = "not-a-member"
  case notAPlace = "not-a-place"
  case strayElse = "stray-else"
  case typesNotWritten = "types-not-written"
}

extension Diagnostic {
  init(
    _ id: SyntaxID, _ message: String, at range: SourceRange, note: String? = nil,
    notes: [Note] = [], fixIt: FixIt? = nil
  ) {
    let remarks = (note.map { [Note($0)] } ?? []) + notes
    self.init(
      id.rawValue, .error, message, at: range, notes: remarks,
      fixIts: fixIt.map { [$0] } ?? [])
  }
}
