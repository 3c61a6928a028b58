import AnimGeometry
import AnimRuntime
import AnimSyntax

/// Members of the class around that are written as if they were variables or functions.
extension Diagnostic {
  /// - Parameter isBound: the name stands where it makes a variable too, in a condition or a capture
  ///   list, and so takes the member by `=`.
  static func memberWithoutSelf(
    _ name: String, of owner: String, isBound: Bool, at range: SourceRange
  ) -> Diagnostic {
    let cure = isBound ? "\(name) = self.\(name)" : "self.\(name)"
    return Diagnostic(
      .memberWithoutSelf, .error, "'\(name)' is a member of '\(owner)'; write `\(cure)`", at: range,
      notes: [Note("a name alone is a variable or function: members are reached through `self`")],
      fixIts: isBound ? [] : [FixIt(SourceRange(range.start, range.start), "self.")])
  }
}

extension Compiler {
  /// Whether `name`, which nothing is called here, is a member of the class around.
  func isMissingSelf(_ name: Name) -> Bool { enclosingType.map { isMember(name, of: $0) } ?? false }

  /// The member of the class around that a misspelled name may mean.
  func memberSuggestion(for name: Name) -> String? {
    guard let type = enclosingType.map({ program.types[$0] }) else { return nil }
    let known = type.members.names.map { text($0) } + tables.objects.names(of: type.base)
    return Spelling.closest(to: text(name), among: known).map { "self." + $0 }
  }

  /// The symbol that is meant by a name: a color, curve or option without its dot.
  func symbol(for name: Name) -> String? {
    let text = text(name)
    let isKnown =
      Color(named: text) != nil || NamedCurve(text) != nil
      || OptionRow.named(text)?.absence == nil && OptionRow.named(text) != nil
    return isKnown ? "." + text : nil
  }

  /// Whether objects of a class have something called `name`, by the class, its parents or its kind.
  func isMember(_ name: Name, of type: Int) -> Bool {
    let type = program.types[type]
    return type.members[name] != nil || tables.objects.row(name, type.base) != nil
      || tables.objects.method(name, type.base) != nil
  }

  func className(_ type: Int) -> String { text(program.types[type].name) }
}
