import AnimSyntax

/// The code of members: initial values, methods, accessors and observers.
extension Compiler {
  private mutating func beginMethod(_ type: Int, _ name: Name) {
    begin(.function, name)
    state.type = type
    _ = declareLocal(words.`self`, keeping: .register, isMutable: false)
  }

  mutating func compileFieldInitializer(_ members: NodeList, in type: Int) {
    beginMethod(type, program.types[type].name)
    for id in members {
      let node = tree[id]
      let flags = VariableFlags(rawValue: node.flag)
      guard node.kind == .variable, NodeID(node.c).isNone, !NodeID(node.b).isNone,
        !flags.contains(.lazy), !flags.contains(.static)
      else { continue }
      offset = node.range.start
      let value = allocate()
      compile(NodeID(node.b), into: value)
      emitNaming(NodeID(node.b), value, Name(id: node.a))
      emit(.setField, 0, nameConstant(Name(id: node.a)), value)
      releaseTemporaries(downTo: value)
    }
    emit(.returnNil)
    program.types[type].fieldInitializer = end(parameters: [])
  }

  mutating func compileMemberBody(_ node: Node, in type: Int) {
    let name = Name(id: node.a)
    offset = node.range.start
    switch node.kind {
    case .variable: compileAccessors(node, in: type)
    case .function:
      guard case .method(let index)? = program.types[type].members[name] else { return }
      compileMethod(node, name, in: type, at: index)
    case .initializer:
      compileMethod(node, words.`init`, in: type, at: program.types[type].initializer)
    case .deinitializer:
      compileMethod(node, words.`deinit`, in: type, at: program.types[type].deinitializer)
    case .observer:
      guard let index = program.types[type].observers[name]?.last else { return }
      compileAccessor(tree[NodeID(node.b)], name, in: type, at: index)
    default: report(.misplacedMember(at: node.range))
    }
  }

  private mutating func compileMethod(_ node: Node, _ name: Name, in type: Int, at index: Int) {
    beginMethod(type, name)
    state.isInitializer = node.kind == .initializer
    let list = node.kind == .deinitializer ? nil : ListID(node.b)
    var parameters: [Parameter] = []
    if let list {
      parameters = compileFunction(list, NodeID(node.c))
    } else {
      compileBody(self.list(tree[NodeID(node.c)].a), returnsLast: false)
    }
    _ = end(parameters: parameters, at: index)
  }

  private mutating func compileAccessors(_ node: Node, in type: Int) {
    let name = Name(id: node.a)
    switch program.types[type].members[name] {
    case .computed(let getter, let setter)?:
      let block = NodeID(node.c)
      if let closure = accessor(words.get, in: block) {
        compileAccessor(closure, name, in: type, at: getter)
      } else {
        beginMethod(type, name)
        compileBody(list(tree[block].a), returnsLast: true)
        _ = end(parameters: [], at: getter)
      }
      if let setter, let closure = accessor(words.set, in: block) {
        compileAccessor(closure, name, in: type, at: setter)
      }
    case .lazyField(_, let function)?, .static(_, let function)?:
      beginMethod(type, name)
      let value = allocate()
      if NodeID(node.b).isNone {
        emit(.loadNil, value)
      } else {
        compile(NodeID(node.b), into: value)
        emitNaming(NodeID(node.b), value, name)
      }
      emit(.returnValue, value)
      _ = end(parameters: [], at: function)
    default: break
    }
  }

  /// A closure written in a class body, compiled as a method: `get`, `set`, `didSet`.
  private mutating func compileAccessor(_ closure: Node, _ name: Name, in type: Int, at index: Int)
  {
    beginMethod(type, name)
    var parameters: [Parameter] = []
    for id in list(closure.b) {
      let parameter = Name(id: tree[id].a)
      parameters.append(Parameter(label: .none, name: parameter, hasDefault: true))
      _ = declareLocal(parameter, keeping: .register, isMutable: false)
    }
    for (position, id) in list(closure.b).enumerated() where keeping(of: id) == .shared {
      emit(.makeCell, position + 1)
      state.locals[position + 1].isShared = true
    }
    compileBody(list(closure.c), returnsLast: true)
    _ = end(parameters: parameters, at: index)
  }
}
