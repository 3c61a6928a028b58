import AnimSyntax

/// Calls of functions, closures and classes of the script.
extension Compiler {
  mutating func compileVariableCall(
    _ variable: Variable, _ name: Name, _ arguments: [CallArgument], range: SourceRange,
    isOptional: Bool, into target: Int
  ) {
    let mark = state.nextRegister
    let chain = beginChain()
    let window = callWindow(target)
    if case .function(let index) = variable,
      let order = directOrder(program.functions[index].parameters, arguments)
    {
      let parameters = program.functions[index].parameters
      let first = allocate(parameters.count)
      for (position, argument) in order.enumerated() {
        if let argument {
          compile(arguments[argument].value, into: first + position)
        } else {
          emit(.loadUnset, first + position, 1)
        }
      }
      offset = range.start
      emit(.callFunction, window, wide: index)
      finishCall(window, chain, into: target, mark)
      return
    }
    emitRead(variable, name: name, into: window)
    if isOptional { chainExits.append(emit(.jumpIfNil, window)) }
    emitCall(window, arguments, range: range)
    finishCall(window, chain, into: target, mark)
  }

  /// Which argument goes to each parameter of a function known now; nil where that is not plain.
  ///
  /// Arguments are evaluated in the order of the parameters only if they are written in that order.
  private func directOrder(_ parameters: [Parameter], _ arguments: [CallArgument]) -> [Int?]? {
    if parameters.count > Compiler.maximumParameters { return nil }
    var order = [Int?](repeating: nil, count: parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      var position = next
      if argument.isTrailing {
        position = parameters.count - 1
      } else if !argument.label.isNone {
        guard let found = parameters.firstIndex(where: { $0.label == argument.label }) else {
          return nil
        }
        position = found
      }
      guard position >= next, position < parameters.count else { return nil }
      order[position] = index
      next = position + 1
    }
    for (index, parameter) in parameters.enumerated()
    where order[index] == nil && !parameter.hasDefault {
      return nil
    }
    return order
  }

  mutating func emitCall(_ window: Int, _ arguments: [CallArgument], range: SourceRange) {
    let shape = compileArguments(arguments)
    offset = range.start
    emit(.call, window, shape)
  }

  /// Arguments into the registers above, in the order written; returns the index of their shape.
  mutating func compileArguments(_ arguments: [CallArgument]) -> Int {
    let first = allocate(arguments.count)
    for (index, argument) in arguments.enumerated() { compile(argument.value, into: first + index) }
    var blocks = 0
    var isPositional = true
    for argument in arguments {
      if argument.isTrailing { blocks += 1 }
      if !argument.label.isNone || argument.isTrailing { isPositional = false }
    }
    if isPositional { return program.positionalShape(arguments.count) }
    if blocks > 1, let last = arguments.last(where: \.isTrailing) {
      report(.twoBlocks(at: tree[last.value].range))
    }
    return program.index(
      of: CallShape(labels: arguments.map(\.label), hasTrailingBlock: blocks > 0))
  }

  /// The first register of a call: the target itself where nothing is kept in it or above it.
  mutating func callWindow(_ target: Int) -> Int {
    target >= localTop && target == state.nextRegister - 1 ? target : allocate()
  }

  mutating func finishCall(_ window: Int, _ chain: Int?, into target: Int, _ mark: Int) {
    if window != target { emit(.take, target, window) }
    endChain(chain, target)
    state.nextRegister = mark
    markDirty(target)
  }
}
