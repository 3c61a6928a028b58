import AnimSyntax

/// What the compiler has to say, one factory a problem.
extension Diagnostic {
  private static func note(_ text: String) -> [Note] { [Note(text)] }

  // MARK: Names

  static func unknownName(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownName, .error, "nothing is called '\(name)' here", at: range,
      notes: note(suggestion.map { "did you mean '\($0)'?" } ?? "declare it with `let` or `var`"),
      fixIts: suggestion.map { [FixIt(range, $0)] } ?? [])
  }

  static func unknownHead(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownDirective, .error, "there is no directive or function '\(name)'", at: range,
      notes: note(
        suggestion.map { "did you mean '\($0)'?" } ?? "`:help` in a session lists the directives"),
      fixIts: suggestion.map { [FixIt(range, $0)] } ?? [])
  }

  static func undeclaredAssignment(
    _ name: String, suggestion: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .undeclaredVariable, .error, "'\(name)' is set but never declared", at: range,
      notes: note(suggestion.map { "did you mean '\($0)'?" } ?? "write `var \(name) = …` first"))
  }

  static func unknownType(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownType, .error, "there is no class or kind '\(name)'", at: range,
      notes: note(
        suggestion.map { "did you mean '\($0)'?" }
          ?? "declare `class \(name) { … }`, or inherit from `view`, `screen` or `behavior`"))
  }

  static func notYet(_ head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notYet, .error, "'\(head)' is not there yet in this version", at: range,
      notes: note("the system it belongs to is designed but not built; leave it out for now"))
  }

  static func alreadyDeclared(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, .error, "'\(name)' is already declared", at: range,
      notes: note("choose another name, or assign to the one there is"))
  }

  static func shadowsBuiltin(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .shadowsBuiltin, .warning, "'\(name)' hides the built-in of that name", at: range,
      notes: note("choose another name to keep the built-in within reach"))
  }

  static func functionWithoutCall(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .functionWithoutCall, .error, "'\(name)' is a built-in function and must be called",
      at: range, notes: note("write `\(name)(…)`, or wrap it: `{ \(name)($0) }`"))
  }

  /// `.rotation(90deg)`: a function with a dot before it.
  static func calledSymbol(_ name: String, function: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .symbolCalled, .error,
      "'.\(name)' is a symbol and cannot be called" + (function.map { "; write `\($0)(…)`" } ?? ""),
      at: range,
      notes: note(
        function == nil
          ? "a symbol is a word by itself, such as `.curveLinear`; `anim docs` lists the functions"
          : "functions are called without a dot before them"),
      fixIts: function.map { [FixIt(range, $0)] } ?? [])
  }

  /// `stop`: the head of a sentence that stands alone.
  static func directiveWithoutCall(_ row: Directive, at range: SourceRange) -> Diagnostic {
    let isComplete =
      (row.subject == nil || !row.isSubjectRequired) && (row.block == .none || !row.isBlockRequired)
      && !row.clauses.contains(where: \.isRequired) && row.id != .on
    let cure = isComplete ? "write `\(row.head)()`" : "as in `\(row.example)`"
    return Diagnostic(
      .functionWithoutCall, .error,
      "'\(row.head)' does nothing by its name alone" + (isComplete ? "; \(cure)" : ""), at: range,
      notes: note(isComplete ? "empty parentheses make it a call" : cure),
      fixIts: isComplete ? [FixIt(range, row.head + "()")] : [])
  }

  static func assignedConstant(_ name: String, _ variable: Variable, at range: SourceRange)
    -> Diagnostic
  {
    switch variable {
    case .function, .type:
      Diagnostic(
        .letConstant, .error, "'\(name)' is a function or class and cannot be set", at: range,
        notes: note("use a variable of another name"))
    default:
      Diagnostic(
        .letConstant, .error, "'\(name)' cannot be set: it is a `let`, a parameter or a capture",
        at: range, notes: note("declare it with `var` to change it later"))
    }
  }

  static func capturesItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .capturesItself, .error, "the capture list needs '\(name)' before it has a value",
      at: range,
      notes: [
        Note(
          "declare it first and set its closure in the next statement: `\(name).action = { … }`"),
        Note("or take it as the handler's last parameter: `{ \(name) in … }`"),
      ])
  }

  // MARK: Classes

  static func superAlone(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .superAlone, .error, "`super` stands only before a method call in a class", at: range,
      notes: note("write `super.name(…)` inside a method"))
  }

  static func superProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .superProperty, .error, "`super.\(name)` is not a call", at: range,
      notes: note("properties are not overridden: write `self.\(name)`"))
  }

  static func selfOutsideClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .selfOutsideClass, .error, "`self` has a meaning only inside a class", at: range,
      notes: note("name the object instead"))
  }

  static func nestedClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedClass, .error, "a class is declared inside a block", at: range,
      notes: note("move it to the outermost level of the script"))
  }

  static func misplacedMember(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedMember, .error, "this stands only in a class, or not in one", at: range,
      notes: note("a class holds `let`, `var`, `func`, `init`, `deinit` and `didSet`"))
  }

  static func memberOnly(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .memberOnly, .error, "'\(name)' is written as a member, but stands outside a class",
      at: range,
      notes: note("computed properties, `lazy` and `static` belong in a class; here write a `func`")
    )
  }

  static func inheritsFromItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .inheritsFromItself, .error, "the class inherits from itself through '\(name)'",
      at: range, notes: note("name another parent"))
  }

  static func notATypeName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notATypeName, .error, "`is` needs the name of a class or kind on its right", at: range,
      notes: note("as in `x is number` or `x is Card`"))
  }

  // MARK: Statements

  static func notAnExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnExpression, .error, "a statement stands where a value is expected", at: range,
      notes: note("write it on a line of its own"))
  }

  static func notAPlace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAPlace, .error, "this cannot be set: it is not a variable, property or element",
      at: range, notes: note("as in `x = 1`, `box.alpha = 0` or `list[0] = 2`; compare with `==`"))
  }

  static func unusedValue(isComparison: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedValue, .warning, "the value of this expression is not used", at: range,
      notes: note(
        isComparison
          ? "`==` compares; to set a variable or property write `=`"
          : "print it, store it, or leave it out"))
  }

  static func guardFallsThrough(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .guardFallsThrough, .error, "the block of a `guard` must leave", at: range,
      notes: note("end it with `return`, `break` or `continue`"))
  }

  static func jumpOutsideLoop(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jumpOutsideLoop, .error, "`\(word)` is not in a loop", at: range,
      notes: note(
        word == "break"
          ? "it leaves a `for`, `while` or `switch`; a function is left by `return`"
          : "it goes on with the next turn of a `for` or `while`"))
  }

  static func returnOutsideFunction(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .returnOutsideFunction, .error, "`return` is not in a function", at: range,
      notes: note("end the run with `stop()`"))
  }

  static func classesTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .classesTooDeep, .error, "the classes inherit too much from one another", at: range,
      notes: note(
        "at most \(Compiler.maximumInheritance) classes may stand above one another, with four "
          + "million inherited members in all"))
  }

  static func tooManyParameters(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyParameters, .error,
      "a function takes at most \(Compiler.maximumParameters) parameters, not \(count)", at: range,
      notes: note("pass an array or a dictionary"))
  }

  static func functionTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .functionTooLong, .error, "this function is too long to compile", at: range,
      notes: note("divide it into several"))
  }

  static func tooManyNames(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyNames, .error, "the script uses more than 65,534 different names", at: range,
      notes: note("use arrays or dictionaries instead of so many names"))
  }

  // MARK: Calls and sentences

  static func unknownLabel(
    _ label: String, of head: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let suggestion = Spelling.closest(to: label, among: known)
    let list = known.isEmpty ? "it takes no labels" : "it takes \(known.joined(separator: ", "))"
    return Diagnostic(
      .unknownLabel, .error, "'\(head)' does not take '\(label)'", at: range,
      notes: note(suggestion.map { "did you mean '\($0)'?" } ?? list),
      fixIts: suggestion.map { [FixIt(range, $0)] } ?? [])
  }

  static func unlabelledArgument(_ head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unlabelledArgument, .error, "'\(head)' takes one thing without a label, its subject",
      at: range, notes: note("write the label before this value"))
  }

  static func subjectLabelled(
    _ head: String, _ label: String, _ example: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .subjectLabelled, .error, "`\(head)` takes its \(label) first", at: range,
      notes: note("as in `\(example)`"))
  }

  /// `animate duration 3s`: the label of a subject, written.
  static func labelledSubject(
    _ head: String, _ label: String, _ value: String, at range: SourceRange, all: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .subjectLabelled, .error, "`\(head)` takes its \(label) first, without a label", at: range,
      notes: note("write `\(head) \(value)`"), fixIts: [FixIt(all, head)])
  }

  /// `timer after 1s`: a word too many before a directive.
  static func wordBeforeHead(
    _ word: String, _ row: Directive, _ value: String, at range: SourceRange, all: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wordBeforeDirective, .error, "'\(word)' does not belong before `\(row.head)`", at: range,
      notes: note("write `\(row.head) \(value) …`, as in `\(row.example)`"),
      fixIts: [FixIt(all, row.head)])
  }

  static func missingSubject(
    _ head: String, _ type: String, _ example: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingSubject, .error, "`\(head)` needs \(Spelling.article(type)) after it", at: range,
      notes: note("as in `\(example)`"))
  }

  static func noSubject(_ head: String, _ example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noSubject, .error, "`\(head)` takes nothing before its block or clauses", at: range,
      notes: note("as in `\(example)`"))
  }

  static func missingBlock(_ head: String, _ example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingBlock, .error, "`\(head)` needs a block on its line", at: range,
      notes: note("as in `\(example)`"))
  }

  static func noBlock(_ head: String, _ example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noBlock, .error, "`\(head)` takes no block", at: range, notes: note("as in `\(example)`"))
  }

  static func givenTwice(_ label: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .givenTwice, .error, "'\(label)' is given twice", at: range,
      notes: note("leave one of the two out"))
  }

  static func twoBlocks(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoBlocks, .error, "a call takes one block without a label", at: range,
      notes: note("write a label before the second, such as `completion { … }`"))
  }

  static func tooManyArguments(_ name: String, most: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyArguments, .error,
      "'\(name)' takes \(most == 0 ? "no arguments" : "at most \(most)")", at: range,
      notes: note("leave the others out"))
  }

  static func missingArgument(_ label: String, of name: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .missingArgument, .error, "'\(name)' needs '\(label)'", at: range,
      notes: note("`:help \(name)` shows what it takes"))
  }

  static func missingClause(
    _ label: String, _ head: String, _ example: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, .error, "`\(head)` needs '\(label)'", at: range,
      notes: note("as in `\(example)`"))
  }

  static func missingHandler(_ head: String, _ example: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .missingBlock, .error, "`\(head)` says for no gesture what is done with it", at: range,
      notes: note("as in `\(example)`"))
  }

  static func pointAsArguments(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pointAsArguments, .warning, "`\(name) (a, b)` passes one point", at: range,
      notes: note("write `\(name)(a, b)` without the space to pass two values"))
  }

  static func sceneNotFirst(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .sceneNotFirst, .error, "`scene` must be the first statement of the script", at: range,
      notes: note("move it to the top"))
  }

  static func notATracePlace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notATracePlace, .error, "a trace looks at a property of an object", at: range,
      notes: note("as in `trace box.alpha every 1s`; print a variable to see it"))
  }

  static func wrongUnit(
    _ label: String, _ quantity: String, unit: String, at range: SourceRange
  ) -> Diagnostic {
    let cure =
      switch quantity {
      case "time": "write seconds, as in `0.5s` or `500ms`"
      case "fraction": "write a number from 0 to 1, without a unit"
      case "plain number": "write the number without a unit"
      default: "write degrees or turns, as in `90deg`"
      }
    return Diagnostic(
      .wrongUnit, .error,
      "'\(label)' is \(Spelling.article(quantity)), but '\(unit)' is no unit of it",
      at: range, notes: note(cure))
  }

  static func splitPoint(_ head: String, _ texts: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .splitPoint, .error, "`\(head)` takes one point, and these are two numbers", at: range,
      notes: note("a point needs its own parentheses: `\(head) (\(texts))`"))
  }

  static func wrongLiteral(
    _ label: String, expected: String, found: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongLiteral, .error, "'\(label)' needs \(Spelling.article(expected)), not \(found)",
      at: range,
      notes: note(
        Spelling.example(of: expected).map { "as in `\($0)`" }
          ?? "`anim docs` lists what each clause takes"))
  }

  static func unknownSymbol(
    _ symbol: String, of label: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let suggestion = Spelling.closest(to: symbol, among: known)
    return Diagnostic(
      .unknownSymbol, .error, "'.\(symbol)' is not a value of '\(label)'", at: range,
      notes: note(
        suggestion.map { "did you mean '.\($0)'?" }
          ?? "it takes \(known.map { "." + $0 }.joined(separator: ", "))"),
      fixIts: suggestion.map { [FixIt(range, "." + $0)] } ?? [])
  }
}

extension Compiler {
  /// The known name closest to one that is not known.
  func suggestion(for name: Name, heads: Bool = false) -> String? {
    var known: [String] = []
    for function in [state] + outer {
      known += function.locals.all.filter { !$0.name.isNone }.map { names[$0.name] }
    }
    for names in [environment.globals.names, environment.functions.names, environment.types.names] {
      known += names.map { self.names[$0] }
    }
    known += BuiltinRow.all.map(\.name) + ["stage", "now", "pi", "infinity", "view"]
    if heads { known += DirectiveID.heads }
    return Spelling.closest(to: names[name], among: known)
  }

  mutating func reportUnknown(
    _ name: Name, at range: SourceRange, isHead: Bool = false, isAssigned: Bool = false,
    isBound: Bool = false
  ) {
    // Looking for what was meant takes long: not for what nobody will read.
    if hasGivenUp { return }
    if let owner = enclosingType, isMissingSelf(name) {
      report(.memberWithoutSelf(text(name), of: className(owner), isBound: isBound, at: range))
      return
    }
    let suggestion =
      Spelling.foreign[text(name)] ?? (isHead || isAssigned || isBound ? nil : symbol(for: name))
      ?? suggestion(for: name, heads: isHead) ?? (isBound ? nil : memberSuggestion(for: name))
    if isAssigned {
      report(.undeclaredAssignment(text(name), suggestion: suggestion, at: range))
    } else if isHead {
      report(.unknownHead(text(name), suggestion: suggestion, at: range))
    } else {
      report(.unknownName(text(name), suggestion: suggestion, at: range))
    }
  }
}
