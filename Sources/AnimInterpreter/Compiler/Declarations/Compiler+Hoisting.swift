import AnimSyntax

extension Compiler {
  /// Declares what the whole script may mention before its line: functions, classes, variables.
  mutating func hoist() {
    var classes: [Node] = []
    for id in tree[tree.statements] {
      let node = tree[id]
      offset = node.range.start
      switch node.kind {
      case .function:
        let name = Name(id: node.a)
        checkFresh(name, node)
        let index = reserveFunction(name)
        program.declare(index, signature(ListID(node.b)))
        hoisted[id] = index
        environment.forget(name)
        environment.functions.set(name, index)
      case .class:
        checkFresh(Name(id: node.a), node)
        declareClass(node)
        classes.append(node)
      case .variable:
        let name = Name(id: node.a)
        checkFresh(name, node)
        let flags = VariableFlags(rawValue: node.flag)
        if isSession, let before = environment.variable(name) {
          redeclarations.append(Redeclaration(name: name, statement: id, before: before))
        }
        environment.forget(name)
        _ = environment.declareGlobal(
          name, isMutable: flags.contains(.mutable),
          strength: flags.strength)
      default: break
      }
    }
    compileClasses(classes)
  }

  private mutating func checkFresh(_ name: Name, _ node: Node) {
    if tables.directives.isHead(name) || tables.builtins.function(name) != nil {
      report(.shadowsBuiltin(text(name), at: node.range))
    }
    if isSession { return }
    if environment.globals[name] != nil || environment.functions[name] != nil
      || environment.types[name] != nil
    {
      report(.alreadyDeclared(text(name), at: node.range))
    }
  }

  /// The parameters of a function before its body is compiled, so that calls can be matched.
  func signature(_ list: ListID) -> [Parameter] {
    var parameters: [Parameter] = []
    for (index, id) in tree[list].prefix(Compiler.maximumParameters).enumerated() {
      let node = tree[id]
      let (label, name) = (Name(id: node.a), Name(id: node.b))
      parameters.append(
        Parameter(
          label: label.isNone ? (index == 0 ? .none : name) : label, name: name,
          hasDefault: !NodeID(node.c).isNone))
    }
    return parameters
  }

  mutating func compileHoistedFunction(_ node: Node, _ id: NodeID) {
    guard let index = hoisted[id] else { return }
    begin(.function, Name(id: node.a))
    let parameters = compileFunction(ListID(node.b), NodeID(node.c))
    _ = end(parameters: parameters, at: index)
  }
}
