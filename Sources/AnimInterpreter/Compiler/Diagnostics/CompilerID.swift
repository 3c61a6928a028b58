import AnimSyntax

/// The diagnostics of the compiler and of a run's flags; `DiagnosticCatalogue` explains each.
enum CompilerID: String, CaseIterable {
  case alreadyDeclared = "already-declared"
  case badTrace = "bad-trace"
  case capturesItself = "captures-itself"
  case classesTooDeep = "classes-too-deep"
  case clauseAlone = "clause-alone"
  case clausesConflict = "clauses-conflict"
  case droppedOption = "dropped-option"
  case functionTooLong = "function-too-long"
  case functionWithoutCall = "function-without-call"
  case givenTwice = "given-twice"
  case guardFallsThrough = "guard-falls-through"
  case ignoredPart = "ignored-part"
  case inheritsFromItself = "inherits-from-itself"
  case jumpOutsideLoop = "jump-outside-loop"
  case letConstant = "let-constant"
  case memberOnly = "member-only"
  case memberWithoutSelf = "member-without-self"
  case misplacedMember = "misplaced-member"
  case missingArgument = "missing-argument"
  case missingBlock = "missing-block"
  case missingSubject = "missing-subject"
  case nestedClass = "nested-class"
  case noBlock = "no-block"
  case noSubject = "no-subject"
  case notAPlace = "not-a-place"
  case notATracePlace = "not-a-trace-place"
  case notATypeName = "not-a-type-name"
  case notOneThing = "not-one-thing"
  case notAnExpression = "not-an-expression"
  case notYet = "not-yet"
  case pointAsArguments = "point-as-arguments"
  case returnOutsideFunction = "return-outside-function"
  case sceneNotFirst = "scene-not-first"
  case selfOutsideClass = "self-outside-class"
  case shadowsBuiltin = "shadows-builtin"
  case splitPoint = "split-point"
  case subjectLabelled = "subject-labelled"
  case superAlone = "super-alone"
  case superProperty = "super-property"
  case symbolCalled = "symbol-called"
  case tooManyArguments = "too-many-arguments"
  case tooManyNames = "too-many-names"
  case tooManyParameters = "too-many-parameters"
  case twoBlocks = "two-blocks"
  case undeclaredVariable = "undeclared-variable"
  case unknownDirective = "unknown-directive"
  case unknownLabel = "unknown-label"
  case unknownName = "unknown-name"
  case unknownSetting = "unknown-setting"
  case unknownSymbol = "unknown-symbol"
  case unknownType = "unknown-type"
  case unlabelledArgument = "unlabelled-argument"
  case unusedValue = "unused-value"
  case wordBeforeDirective = "word-before-directive"
  case wrongLiteral = "wrong-literal"
  case wrongUnit = "wrong-unit"
}

extension Diagnostic {
  init(
    _ id: CompilerID, _ severity: Severity, _ message: String, at range: SourceRange,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.init(id.rawValue, severity, message, at: range, notes: notes, fixIts: fixIts)
  }
}
