import AnimSyntax

/// What goes wrong while a script runs, as the machine finds it.
extension Failure {
  static func memoryLimit(_ megabytes: Int) -> Failure {
    .limit(.memory, "the script's values need more than \(megabytes) MB")
  }

  static func tooManyAlive(_ what: String) -> Failure {
    .limit(.memory, "more than four million \(what) are alive at once")
  }

  static func memberOfNil(_ name: String) -> Failure {
    Failure(
      .memberOfNil, "'\(name)' is read from nil",
      note: "write `?.\(name)` if the value may be nil, or test it with `if let`")
  }

  static func calledNil() -> Failure {
    Failure(.calledNil, "nil is called", note: "write `?(…)` if the closure may be nil")
  }

  static func calledNilMember(_ name: String) -> Failure {
    Failure(
      .calledNil, "'\(name)' is nil and is called",
      note: "write `\(name)?(…)` if it may be nil")
  }

  static func notCallable(_ type: String) -> Failure {
    Failure(.notCallable, "\(Spelling.article(type)) is called like a function")
  }

  static func usedBeforeLine(_ name: String) -> Failure {
    Failure(
      .usedBeforeDeclaration, "'\(name)' has no value here yet",
      note: "move its declaration above the statement that uses it first")
  }

  static func usedAfterEnd(_ name: String) -> Failure {
    Failure(
      .usedAfterEnd, "'\(name)' has been released already: the run is over",
      note: "a `deinit` at the end of a run should use only the members of its own object")
  }

  static func unownedAfterRelease() -> Failure {
    Failure(
      .unownedAfterRelease, "an unowned object is used after it was released",
      note: "capture it `weak` and test for nil, or keep the object alive")
  }

  static func weakNeedsObject(_ type: String) -> Failure {
    Failure(
      .weakNeedsObject, "\(Spelling.article(type)) cannot be referenced weakly: only objects can",
      note: "leave `weak` or `unowned` out")
  }

  static func changedConstant(_ name: String) -> Failure {
    Failure(
      .letConstant, "'\(name)' cannot be changed: it is a `let`",
      note: "declare it with `var`")
  }

  static func unknownStatic(_ name: String, _ type: String) -> Failure {
    Failure(
      .unknownMember, "the class '\(type)' has no static '\(name)'",
      note: "`static let \(name) = …` in the class declares one")
  }

  static func fractionalRange() -> Failure {
    Failure(
      .fractionalRange, "a loop iterates over whole numbers, but this range has a fraction",
      note: "use `stride(from: a, to: b, by: c)`")
  }

  static func notIterable(_ type: String) -> Failure {
    Failure(
      .notIterable, "a `for` loop cannot iterate over \(Spelling.article(type))",
      note: "it iterates over arrays, dictionaries, strings and ranges")
  }

  static func notABoolean(_ type: String) -> Failure {
    Failure(
      .notABoolean, "a condition must be true or false, not \(Spelling.article(type))",
      note: "compare it, as in `x != nil` or `x > 0`")
  }

  static func pointNeedsNumbers(_ type: String) -> Failure {
    Failure(
      .typeMismatch,
      "a point consists of two numbers, but one of these is \(Spelling.article(type))")
  }

  static func placeNeedsObject(_ type: String) -> Failure {
    Failure(
      .placeNeedsObject,
      "a trace samples a property of an object, but this is \(Spelling.article(type))",
      note: "as in `trace box.alpha every 1s`")
  }

  static func mayNotWait(_ block: String) -> Failure {
    Failure(
      .mayNotWait, "`wait` is used in a block of `\(block)`, which runs at once",
      note: "start a `sequence { … }` there, or wait outside the block")
  }

  static func wrongClause(_ label: String, _ expected: String, _ found: String) -> Failure {
    Failure(
      .wrongArgument,
      "'\(label)' needs \(Spelling.article(expected)), not \(Spelling.article(found))",
      note: Spelling.example(of: expected).map { "as in `\($0)`" }
        ?? "`anim docs` lists what each clause takes")
  }

  static func notFinite(_ label: String) -> Failure {
    Failure(
      .notFinite, "'\(label)' must be finite",
      note: "only a repeat count may be infinite: `options .repeat` or `repeatCount infinity`")
  }
}

extension Machine {
  func tooManyArguments(_ function: Int, _ most: Int, _ count: Int) -> Failure {
    Failure(
      .tooManyArguments,
      "\(called(function)) takes \(most == 0 ? "no arguments" : "at most \(most)"), not \(count)")
  }

  func missingArgument(_ function: Int, _ index: Int) -> Failure {
    let parameter = program.functions[function].parameters[index]
    return Failure(
      .missingArgument,
      "\(called(function)) needs '\(names[parameter.label.isNone ? parameter.name : parameter.label])'"
    )
  }

  func unknownLabel(_ function: Int, _ label: Name) -> Failure {
    let known = program.functions[function].parameters.filter { !$0.label.isNone }
      .map { names[$0.label] }
    let suggestion = Spelling.closest(to: names[label], among: known)
    return Failure(
      .unknownLabel, "\(called(function)) does not take '\(names[label])'",
      note: suggestion.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty ? nil : "it takes \(known.joined(separator: ", "))"))
  }

  func givenTwice(_ function: Int, _ index: Int) -> Failure {
    let parameter = program.functions[function].parameters[index]
    return Failure(
      .givenTwice, "\(called(function)) has two arguments for '\(names[parameter.name])'")
  }

  private func called(_ function: Int) -> String {
    let name = program.functions[function].name
    return name.isNone ? "this closure" : "'\(names[name])'"
  }
}
