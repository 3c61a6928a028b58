import AnimSyntax

/// What goes wrong while a script runs, as the machine finds it.
extension Failure {
  static func memoryLimit(_ megabytes: Int) -> Failure {
    .limit("memory", "the script's values need more than \(megabytes) MB")
  }

  static func memberOfNil(_ name: String) -> Failure {
    Failure(
      "member-of-nil", "'\(name)' is asked of nil",
      note: "write `?.\(name)` where the value may be nil, or check it with `if let`")
  }

  static func calledNil() -> Failure {
    Failure("called-nil", "nil is called", note: "write `?(…)` where the closure may be nil")
  }

  static func calledNilMember(_ name: String) -> Failure {
    Failure(
      "called-nil", "'\(name)' is nil and is called",
      note: "write `\(name)?(…)` where it may be nil")
  }

  static func notCallable(_ type: String) -> Failure {
    Failure("not-callable", "a \(type) is called as if it were a function")
  }

  static func usedBeforeLine(_ name: String) -> Failure {
    Failure(
      "used-before-declaration", "'\(name)' has no value yet here",
      note: "move its declaration above the line that runs first")
  }

  static func usedAfterEnd(_ name: String) -> Failure {
    Failure(
      "used-after-end", "'\(name)' has been let go already: the run is over",
      note: "a `deinit` at the end of a run should use only what its own object holds")
  }

  static func unownedAfterRelease() -> Failure {
    Failure(
      "unowned-after-release", "an unowned object is used after it was released",
      note: "capture it `weak` and check for nil, or keep the object alive")
  }

  static func weakNeedsObject(_ type: String) -> Failure {
    Failure(
      "weak-needs-object", "a \(type) cannot be held weakly: only objects can",
      note: "leave `weak` or `unowned` out")
  }

  static func changedConstant(_ name: String) -> Failure {
    Failure(
      "let-constant", "'\(name)' cannot be changed: it is a `let`",
      note: "declare it with `var`")
  }

  static func unknownStatic(_ name: String, _ type: String) -> Failure {
    Failure(
      "unknown-member", "the class '\(type)' has no static '\(name)'",
      note: "`static let \(name) = …` in the class declares one")
  }

  static func fractionalRange() -> Failure {
    Failure(
      "fractional-range", "a loop counts through whole numbers, and this range has a fraction",
      note: "use `stride(from: a, to: b, by: c)`")
  }

  static func notIterable(_ type: String) -> Failure {
    Failure(
      "not-iterable", "a `for` loop cannot go through a \(type)",
      note: "it goes through arrays, dictionaries, strings and ranges")
  }

  static func notABoolean(_ type: String) -> Failure {
    Failure(
      "not-a-boolean", "a condition is true or false, and this is a \(type)",
      note: "compare it, as in `x != nil` or `x > 0`")
  }

  static func pointNeedsNumbers(_ type: String) -> Failure {
    Failure("type-mismatch", "a point is made of two numbers, and one of these is a \(type)")
  }

  static func placeNeedsObject(_ type: String) -> Failure {
    Failure(
      "place-needs-object", "a trace looks at a property of an object, and this is a \(type)",
      note: "as in `trace box.alpha every 1s`")
  }

  static func mayNotWait(_ block: String) -> Failure {
    Failure(
      "may-not-wait", "`wait` stands in a block of `\(block)`, which runs at once",
      note: "start a `sequence { … }` there, or wait outside the block")
  }

  static func wrongClause(_ label: String, _ expected: String, _ found: String) -> Failure {
    Failure("wrong-argument", "'\(label)' needs a \(expected), not a \(found)")
  }

  static func notFinite(_ label: String) -> Failure {
    Failure(
      "not-finite", "'\(label)' must be finite",
      note: "only a repeat count may be infinite: `options .repeat` or `repeatCount infinity`")
  }
}

extension Machine {
  func tooManyArguments(_ function: Int, _ most: Int, _ count: Int) -> Failure {
    Failure(
      "too-many-arguments",
      "\(called(function)) takes \(most == 0 ? "no arguments" : "at most \(most)"), not \(count)")
  }

  func missingArgument(_ function: Int, _ index: Int) -> Failure {
    let parameter = program.functions[function].parameters[index]
    return Failure(
      "missing-argument",
      "\(called(function)) needs '\(names[parameter.label.isNone ? parameter.name : parameter.label])'"
    )
  }

  func unknownLabel(_ function: Int, _ label: Name) -> Failure {
    let known = program.functions[function].parameters.filter { !$0.label.isNone }
      .map { names[$0.label] }
    let suggestion = Spelling.closest(to: names[label], among: known)
    return Failure(
      "unknown-label", "\(called(function)) does not take '\(names[label])'",
      note: suggestion.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty ? nil : "it takes \(known.joined(separator: ", "))"))
  }

  func givenTwice(_ function: Int, _ index: Int) -> Failure {
    let parameter = program.functions[function].parameters[index]
    return Failure("given-twice", "\(called(function)) is given '\(names[parameter.name])' twice")
  }

  private func called(_ function: Int) -> String {
    let name = program.functions[function].name
    return name.isNone ? "this closure" : "'\(names[name])'"
  }
}
