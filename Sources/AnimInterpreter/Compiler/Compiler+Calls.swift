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
      } else if let directive = tables.directives.row(of: name) {
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

  // MARK: Functions, closures, classes

  private mutating func compileVariableCall(
    _ variable: Variable, _ name: Name, _ arguments: [CallArgument], range: SourceRange,
    isOptional: Bool, into target: Int
  ) {
    let mark = state.nextRegister
    let chain = beginChain()
    let window = callWindow(target)
    if case .function(let index) = variable,
      let order = directOrder(program.functions[index].parameters, arguments)
    {
      let parameters = program.functions[index].parameters
      let first = allocate(parameters.count)
      for (position, argument) in order.enumerated() {
        if let argument {
          compile(arguments[argument].value, into: first + position)
        } else {
          emit(.loadUnset, first + position, 1)
        }
      }
      offset = range.start
      emit(.callFunction, window, wide: index)
      finishCall(window, chain, into: target, mark)
      return
    }
    emitRead(variable, name: name, into: window)
    if isOptional { chainExits.append(emit(.jumpIfNil, window)) }
    emitCall(window, arguments, range: range)
    finishCall(window, chain, into: target, mark)
  }

  /// Which argument goes to each parameter of a function known now; nil where that is not plain.
  ///
  /// Arguments are evaluated in the order of the parameters only if they are written in that order.
  private func directOrder(_ parameters: [Parameter], _ arguments: [CallArgument]) -> [Int?]? {
    if parameters.count > Compiler.maximumParameters { return nil }
    var order = [Int?](repeating: nil, count: parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      var position = next
      if argument.isTrailing {
        position = parameters.count - 1
      } else if !argument.label.isNone {
        guard let found = parameters.firstIndex(where: { $0.label == argument.label }) else {
          return nil
        }
        position = found
      }
      guard position >= next, position < parameters.count else { return nil }
      order[position] = index
      next = position + 1
    }
    for (index, parameter) in parameters.enumerated()
    where order[index] == nil && !parameter.hasDefault {
      return nil
    }
    return order
  }

  private mutating func emitCall(_ window: Int, _ arguments: [CallArgument], range: SourceRange) {
    let shape = compileArguments(arguments)
    offset = range.start
    emit(.call, window, shape)
  }

  /// Arguments into the registers above, in the order written; returns the index of their shape.
  private mutating func compileArguments(_ arguments: [CallArgument]) -> Int {
    let first = allocate(arguments.count)
    for (index, argument) in arguments.enumerated() { compile(argument.value, into: first + index) }
    var blocks = 0
    var isPositional = true
    for argument in arguments {
      if argument.isTrailing { blocks += 1 }
      if !argument.label.isNone || argument.isTrailing { isPositional = false }
    }
    if isPositional { return program.positionalShape(arguments.count) }
    if blocks > 1, let last = arguments.last(where: \.isTrailing) {
      report(.twoBlocks(at: tree[last.value].range))
    }
    return program.index(
      of: CallShape(labels: arguments.map(\.label), hasTrailingBlock: blocks > 0))
  }

  /// The first register of a call: the target itself where nothing is kept in it or above it.
  private mutating func callWindow(_ target: Int) -> Int {
    target >= localTop && target == state.nextRegister - 1 ? target : allocate()
  }

  private mutating func finishCall(_ window: Int, _ chain: Int?, into target: Int, _ mark: Int) {
    if window != target { emit(.take, target, window) }
    endChain(chain, target)
    state.nextRegister = mark
    markDirty(target)
  }

  // MARK: Methods

  private mutating func compileMethodCall(
    _ callee: Node, _ arguments: [CallArgument], isOptional: Bool, into target: Int
  ) {
    let mark = state.nextRegister
    let chain = beginChain()
    let name = Name(id: callee.b)
    let base = NodeID(callee.a)
    // A method that may change its receiver works on the variable's own value.
    if tables.builtins.isMutatingName(name), isPlace(base) {
      compileMutatingCall(callee, name, base, arguments, chain, into: target, mark)
      return
    }
    let window = callWindow(target)
    compileBase(base, into: window)
    if callee.flag == 1 { chainExits.append(emit(.jumpIfNil, window)) }
    offset = tree[base].range.end
    if isOptional {
      emit(.getMember, window, window, nameConstant(name))
      chainExits.append(emit(.jumpIfNil, window))
      emitCall(window, arguments, range: callee.range)
    } else {
      let shape = compileArguments(arguments)
      offset = tree[base].range.end
      emit(.callMethod, window, nameConstant(name), shape)
    }
    finishCall(window, chain, into: target, mark)
  }

  private mutating func compileMutatingCall(
    _ callee: Node, _ name: Name, _ base: NodeID, _ arguments: [CallArgument], _ chain: Int?,
    into target: Int, _ mark: Int
  ) {
    // Indices and arguments come first: they may mention the place that is then emptied.
    let exits = placeExits.count
    var parts = PlaceParts()
    preparePlace(base, &parts)
    if callee.flag == 1 { checkLink(base, &parts) }
    let window = allocate()
    let shape = compileArguments(arguments)
    // A receiver that is an object moves its window up by one register.
    _ = allocate(2)
    var steps: [StoreStep] = []
    releaseReads(parts)
    compileContainer(
      base, parts, into: window, &steps, isRead: tables.builtins.mayRunScript(name))
    if callee.flag == 1 { leaveIfNil(window, steps) }
    offset = tree[base].range.end
    emit(.callMutating, window, nameConstant(name), shape)
    let result = allocate()
    emit(.take, result, window + 1)
    storeBack(window, steps)
    emit(.take, target, result)
    markDirty(window)
    for index in arguments.indices { markDirty(window + 1 + index) }
    endPlace(exits, result: target)
    endChain(chain, target)
    state.nextRegister = mark
    markDirty(target)
  }

  private mutating func compileSuperCall(
    _ callee: Node, _ arguments: [CallArgument], into target: Int
  ) {
    guard let type = enclosingType else {
      report(.superAlone(at: callee.range))
      return
    }
    let mark = state.nextRegister
    let window = callWindow(target)
    emitSelf(into: window, at: callee.range)
    let shape = compileArguments(arguments)
    emit(.callSuper, window, nameConstant(Name(id: callee.b)), shape)
    emit(.extra, 0, wide: type)
    finishCall(window, nil, into: target, mark)
  }

  mutating func compileSuperMember(_ node: Node, into target: Int) {
    report(.superProperty(text(Name(id: node.b)), at: node.range))
  }

  /// The class whose method is being compiled, seen through the closures in it.
  var enclosingType: Int? {
    if let type = state.type { return type }
    if state.role != .closure { return nil }
    for around in outer.reversed() {
      if let type = around.type { return type }
      if around.role != .closure { return nil }
    }
    return nil
  }

  mutating func emitSelf(into target: Int, at range: SourceRange) {
    guard let variable = resolve(words.`self`) else {
      report(.selfOutsideClass(at: range))
      return
    }
    emitRead(variable, name: words.`self`, into: target)
  }

  // MARK: Builtins

  private mutating func compileBuiltin(
    _ builtin: BuiltinID, _ name: Name, _ arguments: [CallArgument], range: SourceRange,
    isSentence: Bool, into target: Int
  ) {
    let row = tables.builtins.row(of: builtin)
    if isSentence, let subject = arguments.first, tree[subject.value].kind == .point {
      report(.pointAsArguments(text(name), at: range))
    }
    let mark = state.nextRegister
    let window = callWindow(target)
    guard let order = builtinOrder(row, arguments, range: range) else { return }
    let first = allocate(max(order.count, 1))
    for (position, argument) in order.enumerated() {
      if let argument {
        if !row.parameters[min(position, row.parameters.count - 1)].isRest {
          checkAngle(row.parameters[position], arguments[argument].value)
        }
        compile(arguments[argument].value, into: first + position)
      } else {
        emit(.loadUnset, first + position, 1)
      }
    }
    offset = range.start
    emit(.callBuiltin, window, Int(builtin.rawValue), order.count)
    finishCall(window, nil, into: target, mark)
  }

  /// An angle is written without a unit, in radians, or with a unit of angles.
  private mutating func checkAngle(_ parameter: BuiltinParameter, _ value: NodeID) {
    let node = tree[value]
    guard parameter.name == "angle", node.kind == .number,
      let unit = NumberUnit(rawValue: node.flag)
    else { return }
    switch unit {
    case .none, .deg, .rad, .turn: break
    case .s, .ms, .min, .Hz:
      report(.wrongUnit(parameter.name, "angle", unit: "\(unit)", at: node.range))
    }
  }

  /// Arguments of a builtin in the order of its row; reports what does not fit.
  private mutating func builtinOrder(
    _ row: BuiltinRow, _ arguments: [CallArgument], range: SourceRange
  ) -> [Int?]? {
    if row.parameters.contains(where: \.isRest) {
      if let labelled = arguments.first(where: { !$0.label.isNone }) {
        report(.unknownLabel(text(labelled.label), of: row.name, known: [], at: labelled.range))
        return nil
      }
      return arguments.indices.map { $0 }
    }
    var order = [Int?](repeating: nil, count: row.parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      var position = argument.isTrailing ? row.parameters.count - 1 : next
      if !argument.label.isNone {
        guard let found = row.parameters.index(labelled: names.bytes(of: argument.label)) else {
          report(
            .unknownLabel(
              text(argument.label), of: row.name, known: row.parameters.map(\.written),
              at: argument.range))
          return nil
        }
        position = found
      }
      guard position < row.parameters.count else {
        report(.tooManyArguments(row.name, most: row.parameters.count, at: range))
        return nil
      }
      if order[position] != nil {
        report(.givenTwice(row.parameters[position].written, at: argument.range))
        return nil
      }
      order[position] = index
      next = position + 1
    }
    for (index, parameter) in row.parameters.enumerated()
    where order[index] == nil && parameter.isRequired {
      report(.missingArgument(parameter.written, of: row.name, at: range))
      return nil
    }
    while let last = order.last, last == nil { order.removeLast() }
    return order
  }
}
