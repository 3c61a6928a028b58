import AnimSyntax

/// Calls of methods, and `self` and `super` in the methods of a class.
extension Compiler {
  mutating func compileMethodCall(
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

  mutating func compileSuperCall(
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
}
