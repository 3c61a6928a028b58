import AnimSyntax

/// Diagnostics of the compiler about classes and their members.
extension Diagnostic {
  static func superAlone(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .superAlone, .error, "`super` can only stand before a method call in a class", at: range,
      notes: [Note("write `super.name(…)` inside a method")])
  }

  static func superProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .superProperty, .error, "`super.\(name)` is not a call", at: range,
      notes: [Note("properties are not overridden: write `self.\(name)`")])
  }

  static func selfOutsideClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .selfOutsideClass, .error, "`self` has a meaning only inside a class", at: range,
      notes: [Note("name the object instead")])
  }

  static func nestedClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedClass, .error, "a class is declared inside a block", at: range,
      notes: [Note("move it to the outermost level of the script")])
  }

  static func misplacedMember(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedMember, .error, "this is not allowed here", at: range,
      notes: [Note("a class holds `let`, `var`, `func`, `init`, `deinit` and `didSet`")])
  }

  static func memberOnly(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .memberOnly, .error, "'\(name)' is declared as a member, but outside a class",
      at: range,
      notes: [
        Note("computed properties, `lazy` and `static` belong in a class; here write a `func`")
      ]
    )
  }

  static func inheritsFromItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .inheritsFromItself, .error, "the class inherits from itself through '\(name)'",
      at: range, notes: [Note("name another parent")])
  }

  static func classesTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .classesTooDeep, .error, "the classes inherit too much from one another", at: range,
      notes: [
        Note(
          "at most \(Compiler.maximumInheritance) classes may stand above one another, with four "
            + "million inherited members in all")
      ])
  }

  static func notATypeName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notATypeName, .error, "`is` needs the name of a class or kind on its right", at: range,
      notes: [Note("as in `x is number` or `x is Card`")])
  }
}
