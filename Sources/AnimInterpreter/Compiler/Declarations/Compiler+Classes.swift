import AnimSyntax

extension Compiler {
  /// How many classes may stand above one another.
  static let maximumInheritance = 1000
  /// How many inherited members the classes of one script may have together.
  static let maximumInheritedMembers = 1 << 22
  /// How many parameters a function may have.
  static let maximumParameters = 255

  /// Compiles the classes of a script, parents first: their members are copied.
  mutating func compileClasses(_ nodes: [Node]) {
    for node in nodes { resolveParent(node) }
    breakCycles(nodes)
    var declarations: [Int: Node] = [:]
    for node in nodes {
      if let index = environment.types[Name(id: node.a)] { declarations[index] = node }
    }
    var inherited = 0
    for node in nodes {
      var line: [Int] = []
      var next = environment.types[Name(id: node.a)]
      while let index = next, !program.types[index].isComplete {
        line.append(index)
        next = program.types[index].parent
      }
      for index in line.reversed() {
        guard let node = declarations[index] else { continue }
        compileClass(node, index, &inherited)
      }
    }
  }

  mutating func declareClass(_ node: Node) {
    let name = Name(id: node.a)
    program.types.append(
      ClassType(
        name: name, parent: nil, base: .none, members: NameMap(), observers: NameMap(),
        fieldNames: [], fieldStrengths: []))
    environment.forget(name)
    environment.types.set(name, program.types.count - 1)
  }

  private mutating func resolveParent(_ node: Node) {
    guard let index = environment.types[Name(id: node.a)] else { return }
    let parent = Name(id: node.b)
    if parent.isNone { return }
    if let base = tables.nativeParent(parent) {
      program.types[index].base = base
      program.types[index].fieldNames = program.types[base.type].fieldNames
      program.types[index].fieldStrengths = program.types[base.type].fieldStrengths
    } else if let type = environment.types[parent] {
      program.types[index].parent = type
    } else if parent == words.screen {
      program.types[index].parent = program.screenType
    } else if let planned = tables.directives.planned(parent) {
      report(.notYet(planned, at: node.range))
    } else if !hasGivenUp {
      report(.unknownType(text(parent), suggestion: suggestion(for: parent), at: node.range))
    }
  }

  /// Reports classes that inherit from themselves, each ring once, and cuts the ring where it is
  /// reported. Every class is looked at once, however long the lines are.
  private mutating func breakCycles(_ nodes: [Node]) {
    var seen: [Int: Int] = [:]
    for (number, node) in nodes.enumerated() {
      var last: Int?
      var next = environment.types[Name(id: node.a)]
      while let index = next, seen[index] == nil {
        seen[index] = number
        last = index
        next = program.types[index].parent
      }
      guard let index = next, seen[index] == number, let last, program.types[last].parent == index
      else { continue }
      let name = program.types[last].name
      let place = nodes.last { Name(id: $0.a) == name } ?? node
      program.types[last].parent = nil
      report(.inheritsFromItself(text(program.types[index].name), at: place.range))
    }
  }

  private mutating func compileClass(_ node: Node, _ index: Int, _ inherited: inout Int) {
    program.types[index].isComplete = true
    let members = list(node.c)
    if let parent = program.types[index].parent {
      // A class without members of its own shares those of its parent.
      if !members.isEmpty { inherited += program.types[parent].memberCount }
      if program.types[parent].depth >= Compiler.maximumInheritance
        || inherited > Compiler.maximumInheritedMembers
      {
        if !hasTooManyClasses { report(.classesTooDeep(at: node.range)) }
        hasTooManyClasses = true
        program.types[index].parent = nil
      } else {
        program.types[index].inherit(program.types[parent])
      }
    }
    checkMembers(members, of: index)
    for id in members { declareMember(tree[id], in: index) }
    compileFieldInitializer(members, in: index)
    for id in members { compileMemberBody(tree[id], in: index) }
  }

  /// Every member of a class is declared once, and none in the place of what views have.
  private mutating func checkMembers(_ members: NodeList, of type: Int) {
    var names = NameMap<Bool>()
    var observed = NameMap<Bool>()
    for id in members {
      let node = tree[id]
      var name = Name(id: node.a)
      switch node.kind {
      case .initializer: name = words.`init`
      case .deinitializer: name = words.`deinit`
      case .variable where tables.objects.row(name, program.types[type].base) != nil:
        report(.shadowsBuiltin(text(name), at: node.range))
      case .variable, .function, .observer: break
      default: continue
      }
      let isKnown = node.kind == .observer ? observed[name] != nil : names[name] != nil
      if isKnown { report(.alreadyDeclared(text(name), at: node.range)) }
      if node.kind == .observer { observed.set(name, true) } else { names.set(name, true) }
    }
  }
}
