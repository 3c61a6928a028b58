import AnimSyntax

/// Everything the language knows by name, indexed for one session.
struct Tables: Sendable {
  let words: Words
  let directives: DirectiveIndex
  let builtins: BuiltinTables
  let objects: ObjectTables
  private let kindNames: NameMap<Int>
  private let parents: NameMap<NativeKind>

  init(directives: [Directive], names: inout NameTable) {
    words = Words(names: &names)
    self.directives = DirectiveIndex(directives, names: &names)
    builtins = BuiltinTables(names: &names)
    objects = ObjectTables(names: &names)
    var kinds = NameMap<Int>()
    for (index, kind) in Tables.kinds.enumerated() { kinds.set(names.intern(kind), index) }
    kindNames = kinds
    var parents = NameMap<NativeKind>()
    for kind in NativeKind.allCases where kind.row.isParent {
      parents.set(names.intern(kind.name), kind)
    }
    self.parents = parents
  }

  /// What may stand after `is` besides classes.
  static let kinds =
    [
      "number", "boolean", "string", "symbol", "point", "rect", "color", "range", "transform",
      "array", "dictionary", "closure", "curve",
    ] + NativeKind.allCases.filter(\.row.isNamed).map(\.name)

  func isKindName(_ name: Name) -> Bool { kindNames[name] != nil || name == words.screen }

  /// The kind a class may inherit from by this name.
  func nativeParent(_ name: Name) -> NativeKind? { parents[name] }

  /// Whether a name stands for a value that every script knows.
  func isAmbient(_ name: Name) -> Bool { name == words.now || name == words.stage }
}
