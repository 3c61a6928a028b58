import AnimRuntime
import AnimSyntax

/// The parts of a sentence: subject, clauses and block.
extension Compiler {
  mutating func compilePart(
    _ row: Directive, _ index: Int, _ part: NodeID, into register: Int
  ) {
    if part.isNone {
      emit(.loadUnset, register, 1)
      return
    }
    let node = tree[part]
    if index == row.width - 1 {
      guard node.kind == .closure else {
        compile(part, into: register)
        return
      }
      let mode: BlockMode =
        row.block == .sequence ? .sequence : row.block == .parallel ? .parallel : .plain
      compileClosure(node, mode: mode, into: register)
      return
    }
    let clause = index == 0 ? row.subject : row.clauses[index - 1]
    guard let clause else {
      compile(part, into: register)
      return
    }
    check(clause, node, head: row.head)
    switch clause.type {
    case .place: compilePlace(part, into: register)
    case .anchor, .anchorOrNumber:
      if node.kind == .member {
        compilePlace(part, into: register, orValue: true)
      } else {
        compile(part, into: register)
      }
    case .placeOrArray:
      if node.kind == .array {
        let elements = list(node.a)
        let mark = state.nextRegister
        let first = allocate(max(elements.count, 1))
        for (index, element) in elements.enumerated() { compilePlace(element, into: first + index) }
        emit(.makeArray, register, first, elements.count)
        state.nextRegister = mark
      } else {
        compilePlace(part, into: register)
      }
    default: compile(part, into: register)
    }
  }

  /// A place: the object is found now, the path of properties is kept.
  ///
  /// - Parameter orValue: a path that does not begin at an object gives its value.
  private mutating func compilePlace(_ id: NodeID, into register: Int, orValue: Bool = false) {
    var path: [Name] = []
    var root = id
    while tree[root].kind == .member, tree[NodeID(tree[root].a)].kind != .super {
      path.insert(Name(id: tree[root].b), at: 0)
      root = NodeID(tree[root].a)
    }
    path = tables.builtins.joined(path)
    if path.isEmpty {
      report(.notATracePlace(at: tree[id].range))
      return
    }
    compile(root, into: register)
    offset = tree[id].range.start
    program.places.append(
      PlaceShape(text: sourceText(tree[id].range), path: path, orValue: orValue))
    emit(.makePlace, register, wide: program.places.count - 1)
    markDirty(register)
  }

  /// The source of a range without its spaces.
  private func sourceText(_ range: SourceRange) -> [UInt8] {
    let bytes = program.sources[source].bytes[Int(range.start)..<Int(range.end)]
    return bytes.filter { $0 > 32 }
  }

  /// Properties written as clauses of `view` or `screen`, set once it is made.
  mutating func compileLeftovers(
    _ leftovers: [CallArgument], _ row: Directive, of window: Int
  ) {
    for argument in leftovers {
      let label = text(argument.label)
      guard tables.objects.isSettable(argument.label, in: .view) else {
        report(
          .unknownLabel(
            label, of: row.head,
            known: tables.objects.settableNames(of: .view)
              + row.clauses.filter { $0.type == .closure }.map(\.label),
            at: argument.range))
        continue
      }
      let value = allocate()
      compile(argument.value, into: value)
      emit(.setMember, window, nameConstant(argument.label), value)
    }
  }
}
