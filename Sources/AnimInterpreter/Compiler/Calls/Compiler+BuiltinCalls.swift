import AnimSyntax

/// Calls of built-in functions: their row says what they take.
extension Compiler {
  mutating func compileBuiltin(
    _ builtin: BuiltinID, _ name: Name, _ arguments: [CallArgument], range: SourceRange,
    isSentence: Bool, into target: Int
  ) {
    let row = tables.builtins.row(of: builtin)
    if isSentence, let subject = arguments.first, tree[subject.value].kind == .point {
      report(.pointAsArguments(text(name), at: range))
    }
    let mark = state.nextRegister
    let window = callWindow(target)
    guard let order = builtinOrder(row, arguments, range: range) else { return }
    let first = allocate(max(order.count, 1))
    for (position, argument) in order.enumerated() {
      if let argument {
        if !row.parameters[min(position, row.parameters.count - 1)].isRest {
          checkAngle(row.parameters[position], arguments[argument].value)
        }
        compile(arguments[argument].value, into: first + position)
      } else {
        emit(.loadUnset, first + position, 1)
      }
    }
    offset = range.start
    emit(.callBuiltin, window, Int(builtin.rawValue), order.count)
    finishCall(window, nil, into: target, mark)
  }

  /// An angle is written without a unit, in radians, or with a unit of angles.
  private mutating func checkAngle(_ parameter: BuiltinParameter, _ value: NodeID) {
    let node = tree[value]
    guard parameter.name == "angle", node.kind == .number,
      let unit = NumberUnit(rawValue: node.flag)
    else { return }
    switch unit {
    case .none, .deg, .rad, .turn: break
    case .s, .ms, .min, .Hz:
      report(.wrongUnit(parameter.name, "angle", unit: "\(unit)", at: node.range))
    }
  }

  /// Arguments of a builtin in the order of its row; reports what does not fit.
  private mutating func builtinOrder(
    _ row: BuiltinRow, _ arguments: [CallArgument], range: SourceRange
  ) -> [Int?]? {
    if row.parameters.contains(where: \.isRest) {
      if let labelled = arguments.first(where: { !$0.label.isNone }) {
        report(.unknownLabel(text(labelled.label), of: row.name, known: [], at: labelled.range))
        return nil
      }
      return arguments.indices.map { $0 }
    }
    var order = [Int?](repeating: nil, count: row.parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      var position = argument.isTrailing ? row.parameters.count - 1 : next
      if !argument.label.isNone {
        guard let found = row.parameters.index(labelled: names.bytes(of: argument.label)) else {
          report(
            .unknownLabel(
              text(argument.label), of: row.name, known: row.parameters.map(\.written),
              at: argument.range))
          return nil
        }
        position = found
      }
      guard position < row.parameters.count else {
        report(.tooManyArguments(row.name, most: row.parameters.count, at: range))
        return nil
      }
      if order[position] != nil {
        report(.givenTwice(row.parameters[position].written, at: argument.range))
        return nil
      }
      order[position] = index
      next = position + 1
    }
    for (index, parameter) in row.parameters.enumerated()
    where order[index] == nil && parameter.isRequired {
      report(.missingArgument(parameter.written, of: row.name, at: range))
      return nil
    }
    while let last = order.last, last == nil { order.removeLast() }
    return order
  }
}
