import AnimSyntax

extension Compiler {
  /// Compiles an expression and returns the register of its value: a local's own, or a temporary.
  mutating func compile(_ id: NodeID) -> Int {
    let node = tree[id]
    if node.kind == .name, case .local(let index)? = resolve(Name(id: node.a)) {
      let local = state.locals[index]
      if !local.isShared && local.strength == .strong { return local.register }
    }
    if node.kind == .self, let local = selfLocal, !local.isShared { return local.register }
    if node.kind == .group { return compile(NodeID(node.a)) }
    let register = allocate()
    compile(id, into: register)
    return register
  }

  private var selfLocal: Local? {
    state.locals.named(words.`self`)
  }

  /// Compiles an expression so that its value, owned, lands in `target`.
  mutating func compile(_ id: NodeID, into target: Int) {
    let node = tree[id]
    let outerOffset = offset
    offset = node.range.start
    defer { offset = outerOffset }
    switch node.kind {
    case .number: compileNumber(tree.numbers[Int(node.a)], into: target)
    case .string:
      emit(.loadConstant, target, wide: constant(.string(tree.strings[Int(node.a)])))
    case .color: emit(.loadConstant, target, wide: constant(.color(node.a)))
    case .symbol: emit(.loadConstant, target, wide: constant(.symbol(Name(id: node.a))))
    case .boolean: emit(.loadBoolean, target, Int(node.flag))
    case .nil: emit(.loadNil, target)
    case .self: compileName(words.`self`, node, into: target)
    case .super: report(.superAlone(at: node.range))
    case .name: compileName(Name(id: node.a), node, into: target)
    case .group: compile(NodeID(node.a), into: target)
    case .point:
      let mark = state.nextRegister
      let x = compile(NodeID(node.a))
      let y = compile(NodeID(node.b))
      emit(.makePoint, target, x, y)
      state.nextRegister = mark
    case .interpolation: compileRun(list(node.a), .interpolate, into: target)
    case .array: compileRun(list(node.a), .makeArray, into: target)
    case .dictionary: compileDictionary(list(node.a), into: target)
    case .closure: compileClosure(node, mode: .plain, into: target)
    case .member: compileMember(node, into: target)
    case .index:
      let mark = state.nextRegister
      let chain = beginChain()
      let base = compileBase(NodeID(node.a), readThrough: target)
      if node.flag == 1 { chainExits.append(emit(.jumpIfNil, base)) }
      let index = compile(NodeID(node.b))
      offset = node.range.start
      emit(.getIndex, target, base, index)
      endChain(chain, target)
      state.nextRegister = mark
    case .call: compileCall(node, clauses: nil, into: target)
    case .sentence: compileSentence(node, into: target)
    case .unary: compileUnary(node, into: target)
    case .binary: compileBinary(node, into: target)
    case .ternary:
      let otherwise = compileCondition(NodeID(node.a))
      compile(NodeID(node.b), into: target)
      let end = emit(.jump)
      patch(otherwise)
      compile(NodeID(node.c), into: target)
      patch(end)
    case .argument, .clause: compile(NodeID(node.b), into: target)
    case .error: emit(.loadNil, target)
    default: report(.notAnExpression(at: node.range))
    }
    if canHoldCounted(node) { markDirty(target) }
  }

  /// Whether a temporary with this node's value may hold something whose end can be noticed.
  private func canHoldCounted(_ node: Node) -> Bool {
    switch node.kind {
    case .number, .boolean, .nil, .symbol, .string, .color, .point, .interpolation, .unary: false
    case .binary:
      switch BinaryOperator(rawValue: node.flag) {
      case .coalesce: true
      case .add: !isPlainNumber(NodeID(node.a)) && !isPlainNumber(NodeID(node.b))
      default: false
      }
    case .group: canHoldCounted(tree[NodeID(node.a)])
    default: true
    }
  }

  /// Whether an expression certainly gives a number or a value without counted parts.
  func isPlainNumber(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .number: return true
    case .group: return isPlainNumber(NodeID(node.a))
    case .name:
      return state.locals.named(Name(id: node.a))?.isNumber ?? false
    case .binary:
      switch BinaryOperator(rawValue: node.flag) {
      case .subtract, .multiply, .divide, .remainder: return true
      case .add: return isPlainNumber(NodeID(node.a)) || isPlainNumber(NodeID(node.b))
      default: return false
      }
    default: return false
    }
  }

  mutating func compileNumber(_ number: Double, into target: Int) {
    if number == number.rounded(.towardZero), abs(number) <= 9_007_199_254_740_992 {
      if abs(number) < 0x4000_0000 {
        emit(.loadInteger, target, wide: Int(number))
      } else {
        emit(.loadConstant, target, wide: constant(.integer(Int(number))))
      }
    } else {
      emit(.loadConstant, target, wide: constant(.number(number.bitPattern)))
    }
  }

  /// A whole literal that fits the short operand of an instruction.
  func smallInteger(_ id: NodeID) -> Int? {
    let node = tree[id]
    if node.kind == .group { return smallInteger(NodeID(node.a)) }
    guard node.kind == .number else { return nil }
    let number = tree.numbers[Int(node.a)]
    return number == number.rounded(.towardZero) && abs(number) < 32_000 ? Int(number) : nil
  }

  private mutating func compileName(_ name: Name, _ node: Node, into target: Int) {
    if let variable = resolve(name) {
      emitRead(variable, name: name, into: target)
    } else if let shorthand = dollar(name) {
      emit(.move, target, shorthand)
    } else if let value = tables.builtins.constant(name) {
      compileNumber(value, into: target)
    } else if tables.isAmbient(name) {
      emit(.ambient, target, name == words.stage ? 1 : 0)
    } else if tables.builtins.function(name) != nil {
      report(.functionWithoutCall(text(name), at: node.range))
    } else if name == words.`self` {
      report(.selfOutsideClass(at: node.range))
    } else if let row = tables.directives.row(of: name), !isMissingSelf(name) {
      report(.directiveWithoutCall(row, at: node.range))
    } else {
      reportUnknown(name, at: node.range)
    }
  }

  /// The register of `$0`, `$1` … in a closure that names no parameters.
  private mutating func dollar(_ name: Name) -> Int? {
    let text = names.bytes(of: name)
    guard text.first == UInt8(ascii: "$"), text.count == 2 || text.count == 3 else { return nil }
    guard let number = Int(String(decoding: text.dropFirst(), as: UTF8.self)), number < 10 else {
      return nil
    }
    guard number < state.dollarCount else { return nil }
    // They are the first registers of the closure: see `compileClosure`.
    return number
  }

  private mutating func compileMember(_ node: Node, into target: Int) {
    if tree[NodeID(node.a)].kind == .super {
      compileSuperMember(node, into: target)
      return
    }
    let mark = state.nextRegister
    let (node, name) = wholeMember(node)
    let chain = beginChain()
    let base = compileBase(NodeID(node.a), readThrough: target)
    if node.flag == 1 { chainExits.append(emit(.jumpIfNil, base)) }
    offset = tree[NodeID(node.a)].range.end
    emit(.getMember, target, base, nameConstant(name))
    endChain(chain, target)
    state.nextRegister = mark
  }

  // MARK: Optional chains

  /// Begins a suffix: what its optional links jump out of is the whole chain it belongs to.
  ///
  /// - Returns: the exits that were there before, or nil if the suffix is itself a base.
  mutating func beginChain() -> Int? {
    defer { isInChain = false }
    return isInChain ? nil : chainExits.count
  }

  /// The value that a suffix is applied to, whose own value goes to `target`.
  private mutating func compileBase(_ id: NodeID, readThrough target: Int) -> Int {
    isInChain = isSuffix(id)
    let register = compile(id, readThrough: target)
    isInChain = false
    return register
  }

  mutating func compileBase(_ id: NodeID, into target: Int) {
    isInChain = isSuffix(id)
    compile(id, into: target)
    isInChain = false
  }

  private func isSuffix(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .member, .index, .call: true
    default: false
    }
  }

  /// The member that `node` reads and its name: in `t.rotation.y` that is `rotation.y` of `t`.
  func wholeMember(_ node: Node) -> (node: Node, name: Name) {
    let inner = tree[NodeID(node.a)]
    if node.flag == 0, inner.kind == .member, tree[NodeID(inner.a)].kind != .super,
      let whole = tables.builtins.path(Name(id: inner.b), Name(id: node.b))
    {
      return (inner, whole)
    }
    return (node, Name(id: node.b))
  }

  /// Where an optional chain was cut short, its value is nil.
  mutating func endChain(_ chain: Int?, _ target: Int) {
    guard let chain, chainExits.count > chain else { return }
    let end = emit(.jump)
    patch(Array(chainExits[chain...]))
    chainExits.removeSubrange(chain...)
    emit(.loadNil, target)
    patch(end)
  }

  private mutating func compileUnary(_ node: Node, into target: Int) {
    let operand = NodeID(node.a)
    if node.flag == UnaryOperator.minus.rawValue, tree[operand].kind == .number {
      compileNumber(-tree.numbers[Int(tree[operand].a)], into: target)
      return
    }
    let mark = state.nextRegister
    let register = compile(operand)
    emit(node.flag == UnaryOperator.minus.rawValue ? .negate : .not, target, register)
    state.nextRegister = mark
  }

  private mutating func compileBinary(_ node: Node, into target: Int) {
    guard let op = BinaryOperator(rawValue: node.flag) else { return }
    let (left, right) = (NodeID(node.a), NodeID(node.b))
    switch op {
    case .and, .or:
      compileBoolean(node, op, into: target)
      return
    case .coalesce:
      compile(left, into: target)
      let end = emit(.jumpUnlessNil, target)
      compile(right, into: target)
      patch(end)
      return
    case .is:
      let mark = state.nextRegister
      let value = compile(left, readThrough: target)
      compileTypeName(right, value, into: target)
      state.nextRegister = mark
      return
    default: break
    }
    let mark = state.nextRegister
    let a = compile(left, readThrough: target)
    if let small = smallInteger(right), let opcode = op.immediate {
      emit(opcode, target, a, small)
      state.nextRegister = mark
      return
    }
    let b = compile(right)
    switch op {
    case .greater: emit(.less, target, b, a)
    case .greaterEqual: emit(.lessEqual, target, b, a)
    default: emit(op.opcode, target, a, b)
    }
    state.nextRegister = mark
  }

  private mutating func compileTypeName(_ id: NodeID, _ value: Int, into target: Int) {
    let node = tree[id]
    guard node.kind == .name else {
      report(.notATypeName(at: node.range))
      return
    }
    emit(.isType, target, value, nameConstant(Name(id: node.a)))
    let name = Name(id: node.a)
    if environment.types[name] == nil, !tables.isKindName(name), !hasGivenUp {
      report(.unknownType(text(name), suggestion: suggestion(for: name), at: node.range))
    }
  }

  private mutating func compileBoolean(_ node: Node, _ op: BinaryOperator, into target: Int) {
    compile(NodeID(node.a), into: target)
    let end = emit(op == .and ? .jumpUnless : .jumpIf, target)
    compile(NodeID(node.b), into: target)
    // The second operand must be a boolean too; a jump to the next instruction checks it.
    let check = emit(.jumpIf, target)
    patch(check)
    patch(end)
  }

  /// Compiles a condition and returns the jumps to take when it does not hold.
  mutating func compileCondition(_ id: NodeID) -> [Int] {
    let node = tree[id]
    let outerOffset = offset
    offset = node.range.start
    defer { offset = outerOffset }
    let mark = state.nextRegister
    defer { state.nextRegister = mark }
    if node.kind == .group { return compileCondition(NodeID(node.a)) }
    if node.kind == .binary, let op = BinaryOperator(rawValue: node.flag) {
      let (left, right) = (NodeID(node.a), NodeID(node.b))
      switch op {
      case .and: return compileCondition(left) + compileCondition(right)
      // A block may change the collection that was compared: nobody must hold it any more.
      case _ where op.isComparison && isCollectionLiteral(right) && isRead(left): break
      case .less, .greater:
        let a = compile(left)
        if let small = smallInteger(right) {
          return [emit(op == .less ? .jumpUnlessLessInteger : .jumpUnlessGreaterInteger, a, small)]
        }
        let b = compile(right)
        return [op == .less ? emit(.jumpUnlessLess, a, b) : emit(.jumpUnlessLess, b, a)]
      case .lessEqual, .greaterEqual:
        let a = compile(left)
        let b = compile(right)
        return [
          op == .lessEqual ? emit(.jumpUnlessLessEqual, a, b) : emit(.jumpUnlessLessEqual, b, a)
        ]
      case .equal, .notEqual:
        let a = compile(left)
        let b = compile(right)
        return [emit(op == .equal ? .jumpUnlessEqual : .jumpIfEqual, a, b)]
      default: break
      }
    }
    if node.kind == .unary, node.flag == UnaryOperator.not.rawValue {
      let register = compile(NodeID(node.a))
      return [emit(.jumpIf, register)]
    }
    let register = compile(id)
    return [emit(.jumpUnless, register)]
  }
}

extension BinaryOperator {
  /// The opcode of operators that have one of their own.
  var opcode: Opcode {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessEqual: .lessEqual
    case .closedRange: .closedRange
    case .halfOpenRange: .range
    // `compileBinary` and `compileCondition` take these apart before they come here.
    case .or, .and, .is, .coalesce, .greater, .greaterEqual: .extra
    }
  }

  /// Whether it compares two values and gives a boolean.
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual: true
    default: false
    }
  }

  /// The opcode that takes a small whole number on the right.
  var immediate: Opcode? {
    switch self {
    case .add: .addInteger
    case .subtract: .subtractInteger
    case .multiply: .multiplyInteger
    case .remainder: .remainderInteger
    default: nil
    }
  }
}
