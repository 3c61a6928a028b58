import AnimSyntax

extension Compiler {
  /// Compiles a closure; `mode` says whether its statements are waited for or gathered.
  mutating func compileClosure(_ node: Node, mode: BlockMode, into target: Int) {
    let explicit = compileCaptureList(list(node.a))
    begin(.closure, .none)
    state.mode = mode
    for (index, capture) in list(node.a).enumerated() {
      let capture = tree[capture]
      state.addCapture(
        Capture(
          name: Name(id: capture.a), source: .register(UInt16(truncatingIfNeeded: explicit[index])),
          strength: CaptureStrength(rawValue: capture.flag) ?? .strong), CapturedVariable())
    }
    let named = list(node.b)
    checkCount(named)
    var parameters: [Parameter] = []
    if node.flag == 1 || !named.isEmpty {
      for parameter in named {
        let name = Name(id: tree[parameter].a)
        parameters.append(Parameter(label: .none, name: name, hasDefault: true))
        _ = declareLocal(name, keeping: .register, isMutable: false)
      }
      for (index, parameter) in named.enumerated() where keeping(of: parameter) == .shared {
        emit(.makeCell, index)
        state.locals[index].isShared = true
      }
    } else {
      state.dollarCount = countDollars(list(node.c))
      for _ in 0..<state.dollarCount {
        parameters.append(Parameter(label: .none, name: .none, hasDefault: true))
        _ = allocate()
      }
      if state.dollarCount > 0 {
        // A nameless local keeps the registers of `$0` … apart from the temporaries.
        state.locals.append(
          Local(
            name: .none, register: state.dollarCount - 1, isShared: false, isMutable: false))
      }
    }
    compileBody(list(node.c), returnsLast: mode == .plain)
    let index = end(parameters: parameters)
    emit(.closure, target, wide: index)
  }

  private mutating func checkCount(_ parameters: NodeList) {
    guard parameters.count > Compiler.maximumParameters else { return }
    let range = tree[parameters[Compiler.maximumParameters]].range
    report(.tooManyParameters(parameters.count, at: range))
  }

  /// Values of a capture list, each in a temporary.
  private mutating func compileCaptureList(_ captures: NodeList) -> [Int] {
    captures.map { id in
      let capture = tree[id]
      let register = allocate()
      let name = Name(id: capture.a)
      if !NodeID(capture.b).isNone {
        compile(NodeID(capture.b), into: register)
      } else if name == words.`self` {
        emitSelf(into: register, at: capture.range)
      } else if let variable = resolve(name) {
        if name == beingDeclared { report(.capturesItself(text(name), at: capture.range)) }
        emitRead(variable, name: name, into: register)
      } else {
        reportUnknown(name, at: capture.range, isBound: true)
      }
      markDirty(register)
      return register
    }
  }

  func keeping(of node: NodeID) -> CaptureMode { keepings[Int(node.raw)] }

  /// A body whose single expression is its value when `returnsLast` holds.
  mutating func compileBody(_ statements: NodeList, returnsLast: Bool) {
    if returnsLast, statements.count == 1, tree[statements[0]].kind == .expression {
      let value = NodeID(tree[statements[0]].a)
      offset = tree[value].range.start
      let register = compile(value)
      emit(.returnValue, register)
      state.firstDirty = .max
      state.lastDirty = -1
      return
    }
    for statement in statements { compileStatement(statement) }
    emit(.returnNil)
  }

  /// How many of `$0` … `$9` a closure's statements mention, not looking into closures with none of
  /// their own meaning: an inner closure without `in` has its own.
  private func countDollars(_ statements: NodeList) -> Int {
    var count = 0
    for statement in statements { countDollars(statement, &count) }
    return count
  }

  private func countDollars(_ id: NodeID, _ count: inout Int) {
    if id.isNone { return }
    let node = tree[id]
    if node.kind == .name {
      let text = names.bytes(of: Name(id: node.a))
      if text.first == UInt8(ascii: "$"), let digit = text.last, digit >= 48, digit <= 57 {
        count = max(count, Int(digit) - 47)
      }
      return
    }
    if node.kind == .closure { return }
    tree.forEachChild(of: node) { countDollars($0, &count) }
  }

  /// Compiles the parameters and body of a function or method into the state begun for it.
  mutating func compileFunction(_ parameterList: ListID, _ block: NodeID) -> [Parameter] {
    var parameters: [Parameter] = []
    checkCount(tree[parameterList])
    var first = state.locals.count
    let start = first
    for (index, id) in tree[parameterList].enumerated() {
      let node = tree[id]
      let name = Name(id: node.b)
      let label = Name(id: node.a)
      let isFirstUnlabelled = index == 0 && label.isNone
      parameters.append(
        Parameter(
          label: isFirstUnlabelled ? .none : (label.isNone ? name : label), name: name,
          hasDefault: !NodeID(node.c).isNone))
      _ = declareLocal(name, keeping: .register, isMutable: false)
    }
    first = start
    for (index, id) in tree[parameterList].enumerated() {
      let local = state.locals[first + index]
      let defaultText = NodeID(tree[id].c)
      if !defaultText.isNone {
        let given = emit(.jumpIfGiven, local.register)
        compile(defaultText, into: local.register)
        patch(given)
      }
      if keeping(of: id) == .shared {
        emit(.makeCell, local.register)
        state.locals[first + index].isShared = true
      }
    }
    if !block.isNone { compileBody(list(tree[block].a), returnsLast: false) }
    return parameters
  }
}
