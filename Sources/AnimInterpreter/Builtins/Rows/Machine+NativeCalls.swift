import AnimSyntax

extension Machine {
  /// Calls a function whose arguments stand in the order of its parameters, `unset` where one was
  /// left out. The arguments stay owned by the caller, and the result is.
  mutating func call(_ id: BuiltinID, _ arguments: Arguments, _ stage: inout Stage) throws(Failure)
    -> Value
  {
    if let misfit = misfit(arguments, .function(id)) {
      throw failure(misfit, arguments, .function(id))
    }
    return try perform(id, arguments, &stage)
  }

  /// Calls a method on what a register owns, with arguments as the call wrote them: finds the
  /// overload that takes them. A method that changes its receiver may put another value there.
  mutating func call(
    _ id: MethodID, on receiver: inout Value, _ arguments: Arguments, _ shape: CallShape,
    _ stage: inout Stage
  ) throws(Failure) -> Value {
    var id = id
    let arrangement = try Callee.arrange(&id, shape, names: names)
    if arrangement.isInOrder { return try call(id, on: &receiver, arguments, &stage) }
    var slots = Array(repeating: Value.unset, count: MethodRow.all[Int(id.row)].parameters.count)
    for (index, slot) in arrangement.slots.enumerated() { slots[Int(slot)] = arguments[index] }
    return try slots.withUnsafeMutableBufferPointer { buffer throws(Failure) in
      guard let base = buffer.baseAddress else { return .nil }
      return try call(id, on: &receiver, Arguments(base: base, count: buffer.count), &stage)
    }
  }

  /// As above, with arguments in the order of the row's parameters, `unset` where left out.
  mutating func call(
    _ id: MethodID, on receiver: inout Value, _ arguments: Arguments, _ stage: inout Stage
  ) throws(Failure) -> Value {
    if let misfit = misfit(arguments, .method(id)) {
      throw failure(misfit, arguments, .method(id))
    }
    switch id.operation {
    case .array(let method): return try perform(method, receiver, arguments, &stage)
    case .arrayChange(let change): return try perform(change, &receiver, arguments, &stage)
    case .number(let method): return try perform(method, receiver, arguments)
    case .boolean(.toggle):
      receiver = Value(!receiver.boolean)
      return .nil
    case .string(let method): return try perform(method, &receiver, arguments, &stage)
    case .dictionary(let method): return try perform(method, &receiver, arguments, &stage)
    case .range(let method): return try perform(method, receiver, arguments, &stage)
    case .point(let method): return try perform(method, receiver, arguments)
    case .rect(let method): return try perform(method, receiver, arguments)
    case .color(let method): return try perform(method, receiver, arguments)
    case .transform(let method): return try perform(method, receiver, arguments)
    }
  }

  // MARK: Checking

  /// The index of the first argument that its parameter does not take; those checked here need no
  /// checks where they are used.
  @inline(__always)
  private func misfit(_ arguments: Arguments, _ callee: Callee) -> Int? {
    let signature = callee.signature
    for index in 0..<max(signature.count, arguments.count) {
      if index >= signature.count, !signature.hasRest { return index }
      let slot = Callee.slots[signature.first + min(index, signature.count - 1)]
      let value = arguments[index]
      if value.kind == .unset {
        if slot.isRequired { return index }
        continue
      }
      if !slot.type.allows(value.kind) { return index }
      if slot.type.mustBeWhole, value.isNumber {
        guard let whole = value.whole, whole >= 0 || !slot.type.mustBeCount else { return index }
      }
    }
    return nil
  }

  private func failure(_ index: Int, _ arguments: Arguments, _ callee: Callee) -> Failure {
    let (name, parameters, signature) = (callee.name, callee.parameters, callee.text)
    guard let parameter = index < parameters.count ? parameters[index] : parameters.last,
      index < parameters.count || parameter.isRest
    else { return .tooManyArguments(name, parameters.count, signature: signature) }
    let label = parameter.written
    let value = arguments[index]
    if value.kind == .unset { return .missingArgument(name, label, signature: signature) }
    if !parameter.type.allows(value.kind) {
      return .argumentType(
        label, of: name, expected: parameter.type.text, found: brief(value))
    }
    if value.whole == nil { return .notWhole("'\(label)' of '\(name)'", brief(number: value)) }
    return .negativeCount("'\(label)' of '\(name)'", brief(number: value))
  }

  // MARK: What is not there

  /// The failure of reading `name` of a value that has no such member.
  func unknownMember(_ value: Value, _ name: Name) -> Failure {
    let text = names[name]
    if value.isNil {
      return .unknownMember(
        text, of: "nil", note: "write `?.\(text)` to get nil if the value is nil")
    }
    guard let owner = Owner(value.kind) else {
      return .unknownMember(text, of: brief(value), note: nil)
    }
    if let method = MethodRow.all.first(where: { $0.owner == owner && $0.name == text }) {
      return .unknownMember(
        text, of: Spelling.article(owner.text), note: "it has a method: write `\(method.signature)`"
      )
    }
    let words = MemberRow.all.filter { $0.owner == owner }.map(\.name)
    return .unknownMember(text, of: Spelling.article(owner.text), note: suggestion(text, words))
  }

  /// The failure of calling a method that a value does not have.
  func unknownMethod(_ value: Value, _ name: Name) -> Failure {
    let text = names[name]
    if value.isNil {
      return .unknownMember(
        text, of: "nil", note: "write `?.\(text)(…)` to get nil if the value is nil")
    }
    guard let owner = Owner(value.kind) else {
      return .unknownMember(text, of: brief(value), note: nil)
    }
    if MemberRow.all.contains(where: { $0.owner == owner && $0.name == text }) {
      return .unknownMember(
        text + "()", of: Spelling.article(owner.text),
        note: "`\(text)` is not a method: write it without `( )`")
    }
    let words = MethodRow.all.filter { $0.owner == owner }.map(\.name)
    return .unknownMember(
      text + "()", of: Spelling.article(owner.text), note: suggestion(text, words))
  }

  private func suggestion(_ text: String, _ words: [String]) -> String? {
    if let word = Spelling.closest(to: text, among: words) { return "did you mean `\(word)`?" }
    var known: [String] = []
    for word in words where !word.contains(".") && !known.contains(word) { known.append(word) }
    return known.isEmpty ? nil : "it has " + known.map { "`\($0)`" }.joined(separator: ", ")
  }
}
