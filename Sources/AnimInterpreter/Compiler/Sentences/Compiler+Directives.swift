import AnimSyntax

/// Sentences whose head is a directive.
extension Compiler {
  /// Compiles a sentence whose head is a directive: its row says where each part goes.
  mutating func compileDirective(
    _ number: UInt16, _ arguments: [CallArgument], range: SourceRange, head: SourceRange,
    into target: Int
  ) {
    let row = tables.directives[number]
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
        } else if row.syntax.takesViewProperties {
          leftovers.append(argument)
        } else {
          reportClause(argument, label, row)
          hasStranger = true
        }
      }
    }
    checkPresence(row, parts, range: head)
    checkTogether(row, parts)
    if row.syntax.needsHandler, !hasStranger { checkHandlers(row, parts, range: head) }
    for (index, part) in parts.enumerated() {
      compilePart(row, index, part, into: window + index)
    }
    offset = range.start
    emit(.directive, window, Int(number), isOpen(row, parts) ? 1 : 0)
    for index in 0..<row.width where !parts[index].isNone { markDirty(window + index) }
    compileLeftovers(leftovers, row, of: window)
    emit(.take, target, window)
    state.nextRegister = mark
    markDirty(target)
  }

  private func isClosure(_ argument: CallArgument) -> Bool {
    tree[argument.value].kind == .closure
  }

  mutating func place(
    _ argument: CallArgument, at index: Int, _ parts: inout [NodeID], _ row: Directive
  ) {
    if !parts[index].isNone {
      let label = argument.label.isNone ? row.head : text(argument.label)
      report(.givenTwice(label, at: tree[argument.value].range))
    }
    parts[index] = argument.value
  }

  /// Checks the labels of a call whose head is misspelled, as if it were what was meant.
  mutating func checkLabels(_ arguments: [CallArgument], ofMisspelled head: Name) {
    guard let meant = suggestion(for: head, heads: true),
      let row = tables.directives.rows.first(where: { $0.head == meant }),
      !row.syntax.takesViewProperties
    else { return }
    for argument in arguments where !argument.label.isNone {
      let label = text(argument.label)
      let known = row.clauses.map(\.label)
      if known.contains(label) || label == row.subject?.label { continue }
      report(.unknownLabel(label, of: meant, known: known, at: argument.range))
    }
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
}
