import AnimSyntax

/// Members of classes, declared before the body of any is compiled.
extension Compiler {
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
  func accessor(_ word: Name, in block: NodeID) -> Node? {
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
}
