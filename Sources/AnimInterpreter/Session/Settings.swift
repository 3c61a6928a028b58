import AnimSyntax

/// `--set NAME=VALUE`: other literals for variables of the outermost level.
enum Settings {
  /// The script with the literals that `settings` names replaced, and what does not fit.
  static func apply(
    _ settings: [(name: String, value: String)], to tree: Tree, names: inout NameTable
  ) -> (tree: Tree, diagnostics: [Diagnostic]) {
    var tree = tree
    var diagnostics: [Diagnostic] = []
    for setting in settings {
      guard let target = literal(of: setting.name, in: tree, names) else {
        diagnostics.append(.unknownSetting(setting.name))
        continue
      }
      let source = SourceFile(name: "--set", text: "let value = \(setting.value)")
      let (given, faults) = Parser.parse(source, names: &names)
      guard faults.isEmpty, let value = literal(of: "value", in: given, names),
        given[given.statements].count == 1
      else {
        diagnostics.append(.settingNeedsLiteral(setting.name, setting.value))
        continue
      }
      tree.replace(target, with: value, of: given)
    }
    return (tree, diagnostics)
  }

  /// The literal that the top-level variable `name` starts with.
  private static func literal(of name: String, in tree: Tree, _ names: NameTable) -> NodeID? {
    for id in tree[tree.statements] where tree[id].kind == .variable {
      let node = tree[id]
      guard names[Name(id: node.a)] == name, !NodeID(node.b).isNone else { continue }
      return tree.isLiteral(NodeID(node.b)) ? NodeID(node.b) : nil
    }
    return nil
  }
}

extension Tree {
  /// A number, with a minus or without, a string, a boolean, a symbol, a color or nil.
  fileprivate func isLiteral(_ id: NodeID) -> Bool {
    switch self[id].kind {
    case .number, .string, .boolean, .symbol, .color, .nil: true
    case .unary: self[NodeID(self[id].a)].kind == .number
    default: false
    }
  }

  /// Puts a literal of another tree in the place of one here.
  fileprivate mutating func replace(_ id: NodeID, with other: NodeID, of tree: Tree) {
    var node = tree[other]
    node.range = self[id].range
    switch node.kind {
    case .number:
      numbers.append(tree.numbers[Int(node.a)])
      node.a = UInt32(numbers.count - 1)
    case .string:
      strings.append(tree.strings[Int(node.a)])
      node.a = UInt32(strings.count - 1)
    case .unary:
      var inner = tree[NodeID(node.a)]
      numbers.append(tree.numbers[Int(inner.a)])
      inner.a = UInt32(numbers.count - 1)
      inner.range = node.range
      node.a = append(inner).raw
    default: break
    }
    nodes[Int(id.raw)] = node
  }
}

extension Diagnostic {
  /// The id that marks a mistake of the command line rather than of the script.
  public static let usageIDs: Set<String> = [
    CompilerID.unknownSetting.rawValue, CompilerID.badTrace.rawValue,
  ]

  static func unknownSetting(_ name: String) -> Diagnostic {
    Diagnostic(
      .unknownSetting, .error, "`--set \(name)=…` finds no such variable with a literal",
      at: SourceRange(0, 0),
      notes: [Note("it replaces the literal of a top-level `let` or `var` of the script")])
  }

  static func settingNeedsLiteral(_ name: String, _ value: String) -> Diagnostic {
    Diagnostic(
      .unknownSetting, .error, "'\(value)' is no literal that '\(name)' could be set to",
      at: SourceRange(0, 0), notes: [Note("write a number, a \"string\", true, .symbol or nil")])
  }

  static func badTrace(_ spec: String, _ message: String) -> Diagnostic {
    Diagnostic(
      .badTrace, .error, "`--trace '\(spec)'`: \(message)", at: SourceRange(0, 0),
      notes: [Note("write what follows the word `trace` in a script: 'box.alpha every 0.5s'")])
  }
}
