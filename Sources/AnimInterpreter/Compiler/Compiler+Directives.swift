import AnimRuntime
import AnimSyntax

extension Compiler {
  /// Compiles a sentence whose head is a directive: its row says where each part goes.
  mutating func compileDirective(
    _ row: Directive, _ arguments: [CallArgument], range: SourceRange, head: SourceRange,
    into target: Int
  ) {
    if reportSplitPoint(row, arguments) { return }
    let mark = state.nextRegister
    let window = allocate(row.width)
    var parts = [NodeID](repeating: .none, count: row.width)
    var leftovers: [CallArgument] = []
    var isFirst = true
    var hasStranger = false
    for argument in arguments {
      defer { isFirst = false }
      if argument.isTrailing || (argument.label.isNone && row.subject == nil && isClosure(argument))
      {
        place(argument, at: row.width - 1, &parts, row)
      } else if argument.label.isNone, isFirst, row.subject != nil {
        place(argument, at: 0, &parts, row)
      } else if argument.label.isNone, isFirst {
        report(.noSubject(row.head, row.example, at: tree[argument.value].range))
      } else if argument.label.isNone {
        report(.unlabelledArgument(row.head, at: tree[argument.value].range))
      } else {
        let label = text(argument.label)
        if let index = row.clauses.firstIndex(where: { $0.label == label }) {
          place(argument, at: index + 1, &parts, row)
        } else if label == row.subject?.label {
          place(argument, at: 0, &parts, row)
        } else if row.id == .view || row.id == .screen {
          leftovers.append(argument)
        } else {
          reportClause(argument, label, row)
          hasStranger = true
        }
      }
    }
    checkPresence(row, parts, range: head)
    checkTogether(row, parts)
    if row.id == .on, !hasStranger { checkHandlers(row, parts, range: head) }
    for (index, part) in parts.enumerated() {
      compilePart(row, index, part, into: window + index)
    }
    offset = range.start
    emit(.directive, window, Int(row.id.rawValue), isOpen(row, parts) ? 1 : 0)
    for index in 0..<row.width where !parts[index].isNone { markDirty(window + index) }
    compileLeftovers(leftovers, row, of: window)
    emit(.take, target, window)
    state.nextRegister = mark
    markDirty(target)
  }

  /// Reports `view(100, 100)`, whose two numbers were meant as one point.
  private mutating func reportSplitPoint(_ row: Directive, _ arguments: [CallArgument]) -> Bool {
    switch row.subject?.type {
    case .point, .pointOrRect, .cornerOrRect, .viewOrPoint: break
    default: return false
    }
    let numbers = arguments.prefix { $0.label.isNone && !isClosure($0) }
    guard numbers.count == 2 else { return false }
    let range = numbers[0].range.union(numbers[1].range)
    let texts = numbers.map { program.sources[source].text(of: $0.range) }
    report(.splitPoint(row.head, texts.joined(separator: ", "), at: range))
    return true
  }

  /// Checks the labels of a call whose head is misspelled, as if it were what was meant.
  mutating func checkLabels(_ arguments: [CallArgument], ofMisspelled head: Name) {
    guard let meant = suggestion(for: head, heads: true),
      let row = Directive.all.first(where: { $0.head == meant }), row.id != .view, row.id != .screen
    else { return }
    for argument in arguments where !argument.label.isNone {
      let label = text(argument.label)
      let known = row.clauses.map(\.label)
      if known.contains(label) || label == row.subject?.label { continue }
      report(.unknownLabel(label, of: meant, known: known, at: argument.range))
    }
  }

  private func isClosure(_ argument: CallArgument) -> Bool {
    tree[argument.value].kind == .closure
  }

  private mutating func place(
    _ argument: CallArgument, at index: Int, _ parts: inout [NodeID], _ row: Directive
  ) {
    if !parts[index].isNone {
      let label = argument.label.isNone ? row.head : text(argument.label)
      report(.givenTwice(label, at: tree[argument.value].range))
    }
    parts[index] = argument.value
  }

  private mutating func reportClause(_ argument: CallArgument, _ label: String, _ row: Directive) {
    var known = row.clauses.map(\.label)
    if row.block != .none { known.append("{ … }") }
    let labelRange = argument.range
    if row.clauses.contains(where: { $0.label == "options" }),
      let absence = OptionRow.absence(of: label, in: row.head)
    {
      report(.absentOption(label, absence, at: labelRange))
    } else if label == "duration" || label == row.subject?.label, let subject = row.subject {
      report(.subjectLabelled(row.head, subject.label, row.example, at: labelRange))
    } else {
      report(.unknownLabel(label, of: row.head, known: known, at: labelRange))
    }
    // Its value is still looked at, so that mistakes in it are found too.
    let scratch = allocate()
    compile(argument.value, into: scratch)
    markDirty(scratch)
  }

  private mutating func checkPresence(_ row: Directive, _ parts: [NodeID], range: SourceRange) {
    let instead = row.clauses.firstIndex { $0.label == row.subjectInstead }
    let isInstead = instead.map { !parts[$0 + 1].isNone } ?? false
    if let subject = row.subject, row.isSubjectRequired, parts[0].isNone, !isInstead {
      report(.missingSubject(row.head, subject.type.text, row.example, at: range))
    }
    for (index, clause) in row.clauses.enumerated()
    where clause.isRequired && parts[index + 1].isNone {
      report(.missingClause(clause.label, row.head, row.example, at: range))
    }
    let block = parts[row.width - 1]
    let other = row.clauses.firstIndex { $0.label == row.blockInstead }
    let hasOther = other.map { !parts[$0 + 1].isNone } ?? false
    if row.block != .none, row.isBlockRequired, block.isNone, !hasOther {
      report(.missingBlock(row.head, row.example, at: range))
    } else if row.block == .none, !block.isNone {
      report(.noBlock(row.head, row.example, at: tree[block].range))
    }
    if row.id == .scene, !isOutermost || !isFirstStatement(range) {
      report(.sceneNotFirst(at: range))
    }
  }

  /// `on` says what is done with some gesture.
  private mutating func checkHandlers(_ row: Directive, _ parts: [NodeID], range: SourceRange) {
    let given = Directive.handlers.indices.contains { !parts[$0 + 1].isNone }
    if !given, parts[row.width - 1].isNone {
      report(.missingHandler(row.head, row.example, at: range))
    }
  }

  private func isFirstStatement(_ range: SourceRange) -> Bool {
    guard !environment.hasBegun, let first = tree[tree.statements].first else { return false }
    return tree[first].range.start == range.start
  }

  private mutating func compilePart(
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
  private mutating func compileLeftovers(
    _ leftovers: [CallArgument], _ row: Directive, of window: Int
  ) {
    for argument in leftovers {
      let label = text(argument.label)
      guard tables.objects.isSettable(argument.label, in: .view) else {
        report(
          .unknownLabel(
            label, of: row.head,
            known: tables.objects.settableNames(of: .view)
              + (row.id == .screen ? ScreenMoment.allCases.map(\.name) : []),
            at: argument.range))
        continue
      }
      let value = allocate()
      compile(argument.value, into: value)
      emit(.setMember, window, nameConstant(argument.label), value)
    }
  }

  /// Checks a literal against what the clause takes; anything else is checked when it runs.
  private mutating func check(_ clause: Clause, _ node: Node, head: String) {
    switch clause.type {
    case .duration, .time:
      if node.kind == .number, let unit = NumberUnit(rawValue: node.flag) {
        switch unit {
        case .s, .ms, .min, .none: break
        default: report(.wrongUnit(clause.label, "time", unit: "\(unit)", at: node.range))
        }
      } else {
        checkLiteral(clause, node, allowed: [])
      }
    case .number, .count, .fraction:
      if node.kind == .number, let unit = NumberUnit(rawValue: node.flag), unit != .none {
        let quantity = clause.type == .fraction ? "fraction" : "plain number"
        report(.wrongUnit(clause.label, quantity, unit: "\(unit)", at: node.range))
      }
      checkLiteral(clause, node, allowed: [.number])
    case .angle:
      if node.kind == .number, let unit = NumberUnit(rawValue: node.flag) {
        switch unit {
        case .none, .deg, .rad, .turn: break
        case .s, .ms, .min, .Hz:
          report(.wrongUnit(clause.label, "angle", unit: "\(unit)", at: node.range))
        }
      } else {
        checkLiteral(clause, node, allowed: [])
      }
    case .viewOrPoint: checkLiteral(clause, node, allowed: [.point])
    case .boolean: checkLiteral(clause, node, allowed: [.boolean])
    case .string: checkLiteral(clause, node, allowed: [.string, .interpolation])
    case .point: checkLiteral(clause, node, allowed: [.point])
    case .pointOrRect, .cornerOrRect: checkLiteral(clause, node, allowed: [.point])
    case .closure: checkLiteral(clause, node, allowed: [.closure, .nil])
    case .anchor: checkLiteral(clause, node, allowed: [])
    case .anchorOrNumber: checkLiteral(clause, node, allowed: [.number])
    case .item, .range: checkLiteral(clause, node, allowed: [])
    case .items: checkLiteral(clause, node, allowed: [.array])
    case .sides: checkLiteral(clause, node, allowed: [.number, .array])
    case .symbol, .curve, .schedule:
      if node.kind == .symbol { checkSymbol(clause, node, head: head) }
    case .symbols:
      if node.kind == .symbol { checkSymbol(clause, node, head: head) }
      if node.kind == .array {
        for element in list(node.a) where tree[element].kind == .symbol {
          checkSymbol(clause, tree[element], head: head)
        }
      }
      checkLiteral(clause, node, allowed: [.symbol, .array])
    default: break
    }
  }

  private mutating func checkLiteral(_ clause: Clause, _ node: Node, allowed: [NodeKind]) {
    switch node.kind {
    case .number, .string, .boolean, .point, .symbol, .color, .array, .dictionary, .closure:
      if !allowed.contains(node.kind) {
        report(
          .wrongLiteral(
            clause.label, expected: clause.type.text, found: node.kind.literalText,
            at: node.range))
      }
    default: break
    }
  }

  private mutating func checkSymbol(_ clause: Clause, _ node: Node, head: String) {
    let symbol = text(Name(id: node.a))
    if clause.symbols.isEmpty || clause.symbols.contains(symbol) { return }
    if clause.label == "options", let absence = OptionRow.absence(of: symbol, in: head) {
      return report(.absentOption("." + symbol, absence, at: node.range))
    }
    report(.unknownSymbol(symbol, of: clause.label, known: clause.symbols, at: node.range))
  }
}

extension NodeKind {
  /// What a literal is called in messages.
  var literalText: String {
    switch self {
    case .number: "a number"
    case .string, .interpolation: "a string"
    case .boolean: "true or false"
    case .point: "a point"
    case .symbol: "a symbol"
    case .color: "a color"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .closure: "a block"
    default: "something else"
    }
  }
}
