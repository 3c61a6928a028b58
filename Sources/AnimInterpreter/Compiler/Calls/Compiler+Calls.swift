import AnimSyntax

/// One argument of a call: its label, if any, and its value.
struct CallArgument {
  var label: Name
  var value: NodeID
  /// Where the label stands, or the value where there is none.
  var range: SourceRange
  /// A block written without a label after the call.
  var isTrailing = false
}

/// Calls: what their head means decides how they are compiled.
extension Compiler {
  /// Compiles `callee(arguments) clauses`; `clauses` are those of a sentence whose head is a call.
  mutating func compileCall(_ node: Node, clauses: NodeList?, into target: Int) {
    let callee = NodeID(node.a)
    // Loops, not closures: those would take a copy of the whole compiler along.
    let parts = list(node.b)
    var arguments: [CallArgument] = []
    arguments.reserveCapacity(parts.count)
    for id in parts {
      let part = tree[id]
      arguments.append(
        CallArgument(label: Name(id: part.a), value: NodeID(part.b), range: labelRange(part)))
    }
    if let clauses { arguments += callArguments(of: clauses) }
    compileCall(
      callee, arguments, range: node.range, isOptional: node.flag == 1, isSentence: false,
      into: target)
  }

  func callArguments(of clauses: NodeList) -> [CallArgument] {
    var arguments: [CallArgument] = []
    arguments.reserveCapacity(clauses.count)
    for id in clauses {
      let clause = tree[id]
      let label = Name(id: clause.a)
      let isClosure = tree[NodeID(clause.b)].kind == .closure
      arguments.append(
        CallArgument(
          label: label, value: NodeID(clause.b), range: labelRange(clause),
          isTrailing: label.isNone && isClosure))
    }
    return arguments
  }

  /// Where the label of a clause or argument stands, or its value where there is none.
  private func labelRange(_ part: Node) -> SourceRange {
    let label = Name(id: part.a)
    if label.isNone { return tree[NodeID(part.b)].range }
    return SourceRange(part.range.start, part.range.start + UInt32(names.bytes(of: label).count))
  }

  /// Compiles `head subject label value … { block }`.
  mutating func compileSentence(_ node: Node, into target: Int) {
    let head = NodeID(node.a)
    if tree[head].kind == .call {
      compileCall(tree[head], clauses: list(node.c), into: target)
      return
    }
    var arguments: [CallArgument] = []
    if !NodeID(node.b).isNone {
      arguments.append(
        CallArgument(label: .none, value: NodeID(node.b), range: tree[NodeID(node.b)].range))
    }
    arguments += callArguments(of: list(node.c))
    compileCall(
      head, arguments, range: node.range, isOptional: false, isSentence: true, into: target)
  }

  private mutating func compileCall(
    _ callee: NodeID, _ arguments: [CallArgument], range: SourceRange, isOptional: Bool,
    isSentence: Bool, into target: Int
  ) {
    let head = tree[callee]
    offset = head.range.start
    if head.kind != .member { isInChain = isInChain && resolvesToVariable(head) }
    switch head.kind {
    case .name:
      let name = Name(id: head.a)
      if let variable = resolve(name) {
        compileVariableCall(
          variable, name, arguments, range: range, isOptional: isOptional, into: target)
      } else if let directive = tables.directives.number(of: name) {
        compileDirective(directive, arguments, range: range, head: head.range, into: target)
      } else if let builtin = tables.builtins.function(name) {
        compileBuiltin(builtin, name, arguments, range: range, isSentence: isSentence, into: target)
      } else if let planned = tables.directives.planned(name) {
        report(.notYet(planned, at: head.range))
      } else {
        reportUnknown(name, at: head.range, isHead: true)
        if !hasGivenUp { checkLabels(arguments, ofMisspelled: name) }
        for argument in arguments where tree[argument.value].kind == .closure {
          compile(argument.value, into: allocate())
        }
      }
    case .member where tree[NodeID(head.a)].kind == .super:
      compileSuperCall(head, arguments, into: target)
    case .member: compileMethodCall(head, arguments, isOptional: isOptional, into: target)
    case .symbol where tables.builtins.function(symbol: Name(id: head.a)) != nil:
      if let builtin = tables.builtins.function(symbol: Name(id: head.a)) {
        compileBuiltin(
          builtin, Name(id: head.a), arguments, range: range, isSentence: false, into: target)
      }
    case .symbol:
      let symbol = text(Name(id: head.a))
      let function = tables.builtins.function(Name(id: head.a)) == nil ? nil : symbol
      report(.calledSymbol(symbol, function: function, at: head.range))
      for argument in arguments { compile(argument.value, into: allocate()) }
    default:
      let mark = state.nextRegister
      let chain = beginChain()
      let window = callWindow(target)
      compileBase(callee, into: window)
      if isOptional { chainExits.append(emit(.jumpIfNil, window)) }
      emitCall(window, arguments, range: range)
      finishCall(window, chain, into: target, mark)
    }
  }

  /// Directives and builtins end a chain: what they are given is compiled by itself.
  private mutating func resolvesToVariable(_ head: Node) -> Bool {
    head.kind != .name || resolve(Name(id: head.a)) != nil
  }
}
