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
  private func signature(_ list: ListID) -> [Parameter] {
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

  // MARK: Members

  mutating func declareMember(_ node: Node, in type: Int) {
    let name = Name(id: node.a)
    offset = node.range.start
    switch node.kind {
    case .variable:
      let flags = VariableFlags(rawValue: node.flag)
      if !NodeID(node.c).isNone {
        declareComputed(node, in: type)
      } else if flags.contains(.static) {
        let global = environment.slotNames.count
        environment.slotNames.append(name)
        program.types[type].members.set(
          name, .static(global: global, function: reserveFunction(name)))
      } else {
        let slot = program.types[type].addField(name, flags)
        if flags.contains(.lazy) {
          program.types[type].lazySlots.append(slot)
          program.types[type].members.set(
            name, .lazyField(slot: slot, function: reserveFunction(name)))
        } else {
          program.types[type].members.set(name, .field(slot: slot, flags: flags))
        }
      }
    case .function:
      let function = reserveFunction(name)
      program.declare(function, signature(ListID(node.b)))
      program.types[type].members.set(name, .method(function: function))
    case .initializer:
      program.types[type].initializer = reserveFunction(words.`init`)
      program.declare(program.types[type].initializer, signature(ListID(node.b)))
    case .deinitializer:
      program.types[type].deinitializer = reserveFunction(words.`deinit`)
      program.types[type].hasDeinitializer = true
    case .observer:
      let inherited = program.types[type].observers[name] ?? []
      program.types[type].observers.set(name, inherited + [reserveFunction(name)])
    default: break
    }
  }

  /// A computed property: one body that reads, or `get { … }` and `set { value in … }`.
  private mutating func declareComputed(_ node: Node, in type: Int) {
    let name = Name(id: node.a)
    let hasSetter = accessor(words.set, in: NodeID(node.c)) != nil
    program.types[type].members.set(
      name,
      .computed(
        getter: reserveFunction(name), setter: hasSetter ? reserveFunction(name) : nil))
  }

  /// The closure after `get` or `set` in the block of a computed property.
  private func accessor(_ word: Name, in block: NodeID) -> Node? {
    for statement in list(tree[block].a) where tree[statement].kind == .expression {
      let sentence = tree[NodeID(tree[statement].a)]
      guard sentence.kind == .sentence, tree[NodeID(sentence.a)].kind == .name else { continue }
      let head = Name(id: tree[NodeID(sentence.a)].a)
      guard head == words.get || head == words.set else { continue }
      // On one line `get { … } set { … }` reads as a sentence with a clause.
      for (index, clause) in list(sentence.c).enumerated() {
        guard (index == 0 ? head : Name(id: tree[clause].a)) == word else { continue }
        let value = tree[NodeID(tree[clause].b)]
        if value.kind == .closure { return value }
      }
    }
    return nil
  }

  // MARK: Bodies

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
