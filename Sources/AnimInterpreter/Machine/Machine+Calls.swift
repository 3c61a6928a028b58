import AnimSyntax

extension Machine {
  /// Pushes a frame whose register 0 is `base` and whose result goes to `result`.
  @inline(__always)
  mutating func push(
    _ function: Int, base: UnsafeMutablePointer<Value>, result: UnsafeMutablePointer<Value>,
    closure: Value
  ) throws(Failure) {
    let start = base - stack.registers
    let entry = program.code[function]
    let top = start + Int(entry.registerCount) + 8
    if depth >= limits.depth || top + 256 >= stack.registerCapacity {
      throw .limit(.depth, "calls are nested \(depth) deep")
    }
    stack.ensure(top)
    stack.frames[depth] = Frame(
      function: function, entry, base: start, result: result - stack.registers, closure: closure,
      firstCapture: closure.kind == .closure ? heap.firstCapture(closure) : 0)
    depth += 1
    budget &-= Int(entry.codeCount)
    if heap.isOverLimit { throw .memoryLimit(limits.memory) }
  }

  /// A function known at compile time: its parameters are in order from the register above.
  @inline(__always)
  mutating func enterFunction(_ function: Int, _ window: UnsafeMutablePointer<Value>)
    throws(Failure) -> Bool
  {
    try push(function, base: window + 1, result: window, closure: .nil)
    return true
  }

  /// Whatever is in the window's first register, called. False when it is done already.
  @inline(__always)
  mutating func enterCall(_ window: UnsafeMutablePointer<Value>, shape: Int, _ stage: inout Stage)
    throws(Failure) -> Bool
  {
    let callee = window.pointee
    if callee.kind == .closure || callee.kind == .function {
      let function =
        callee.kind == .closure ? heap.closureFunction(callee) : callee.index
      let entry = program.code[function]
      let given = program.shapeEntries[shape]
      if given.isPositional, given.count == entry.parameterCount, !entry.isMethod,
        areGiven(window + 1, Int(given.count))
      {
        try push(
          function, base: window + 1, result: window,
          closure: callee.kind == .closure ? callee : .nil)
        return true
      }
    }
    return try enterCall(window, program.shapes[shape], &stage)
  }

  /// Whether every argument of a call has a value.
  @inline(__always)
  private func areGiven(_ first: UnsafeMutablePointer<Value>, _ count: Int) -> Bool {
    for index in 0..<count where first[index].kind == .unset { return false }
    return true
  }

  @inline(never)
  mutating func enterCall(
    _ window: UnsafeMutablePointer<Value>, _ shape: CallShape, _ stage: inout Stage
  )
    throws(Failure) -> Bool
  {
    let callee = window.pointee
    switch callee.kind {
    case .closure:
      let function = heap.closureFunction(callee)
      try arrange(window + 1, shape, function, strict: true, &stage)
      if program.code[function].isMethod {
        // A method taken without a call: what it keeps becomes its `self`.
        put(retained(heap.captured(callee, 0)), window, &stage)
        try push(function, base: window, result: window, closure: .nil)
      } else {
        try push(function, base: window + 1, result: window, closure: callee)
      }
      return true
    case .function:
      try arrange(window + 1, shape, callee.index, strict: true, &stage)
      try push(callee.index, base: window + 1, result: window, closure: .nil)
      return true
    case .type:
      let object = try instantiate(callee.index, window + 1, shape, &stage)
      put(object, window, &stage)
      return false
    case .unset, .nil:
      throw .calledNil()
    default: throw .notCallable(typeName(of: callee))
    }
  }

  /// Puts the arguments, as labelled by `shape`, in the order of the function's parameters.
  ///
  /// - Parameter strict: false for handlers, which may take fewer parameters than they are given.
  mutating func arrange(
    _ first: UnsafeMutablePointer<Value>, _ shape: CallShape, _ function: Int, strict: Bool,
    _ stage: inout Stage
  ) throws(Failure) {
    if !shape.hasTrailingBlock, shape.labels.allSatisfy(\.isNone) {
      return try arrange(first, shape.labels.count, function, strict: strict, &stage)
    }
    let wanted = Int(program.code[function].parameterCount)
    stack.ensure(first - stack.registers + max(shape.labels.count, wanted) + 8)
    try reorder(first, shape, function, &stage)
    try fillIn(first, function, wanted)
  }

  /// `arrange` for a call with `count` arguments, none of them labelled.
  mutating func arrange(
    _ first: UnsafeMutablePointer<Value>, _ count: Int, _ function: Int, strict: Bool,
    _ stage: inout Stage
  ) throws(Failure) {
    let wanted = Int(program.code[function].parameterCount)
    stack.ensure(first - stack.registers + max(count, wanted) + 8)
    if count > wanted {
      if strict { throw tooManyArguments(function, wanted, count) }
      clear(first + wanted, count - wanted, &stage)
    }
    for index in min(count, wanted)..<wanted { put(.unset, first + index, &stage) }
    try fillIn(first, function, wanted)
  }

  /// Gives parameters without an argument what stands for one.
  private mutating func fillIn(
    _ first: UnsafeMutablePointer<Value>, _ function: Int, _ wanted: Int
  ) throws(Failure) {
    for index in 0..<wanted where first[index].kind == .unset {
      if !program.functions[function].parameters[index].hasDefault {
        throw missingArgument(function, index)
      }
      // Closure parameters that are not given are nil; the others have code for their default.
      if program.code[function].isClosure { first[index] = .nil }
    }
  }

  private mutating func reorder(
    _ first: UnsafeMutablePointer<Value>, _ shape: CallShape, _ function: Int, _ stage: inout Stage
  ) throws(Failure) {
    let parameters = program.functions[function].parameters
    var ordered = [Value](repeating: .unset, count: parameters.count)
    var next = 0
    var problem: Failure?
    for (index, label) in shape.labels.enumerated() {
      let value = first[index]
      first[index] = .nil
      var position: Int
      if label.isNone {
        position = next
        if shape.hasTrailingBlock, index == trailingIndex(shape) {
          position = parameters.lastIndex { _ in true } ?? 0
        }
      } else {
        position = parameters.firstIndex { $0.label == label } ?? -1
        if position < 0, parameters.first?.name == label { position = 0 }
      }
      if position < 0 || position >= parameters.count {
        problem =
          problem
          ?? (label.isNone
            ? tooManyArguments(function, parameters.count, shape.labels.count)
            : unknownLabel(function, label))
        release(value, &stage)
      } else if ordered[position].kind != .unset {
        problem = problem ?? givenTwice(function, position)
        release(value, &stage)
      } else {
        ordered[position] = value
        next = position + 1
      }
    }
    for (index, value) in ordered.enumerated() { put(value, first + index, &stage) }
    if let problem { throw problem }
  }

  /// The argument that is a block without a label: the last unlabelled one.
  private func trailingIndex(_ shape: CallShape) -> Int {
    shape.labels.lastIndex { $0.isNone } ?? 0
  }

  // MARK: Methods

  /// `r[0].name(r[1] …)`. False when it is done already and the result is in place.
  mutating func enterMethod(
    _ window: UnsafeMutablePointer<Value>, _ name: Name, _ shape: CallShape, isMutating: Bool,
    _ stage: inout Stage
  ) throws(Failure) -> Bool {
    let receiver = window.pointee
    guard receiver.kind == .object else {
      return try callValueMethod(window, name, shape, isMutating: isMutating, &stage)
    }
    var window = window
    if isMutating {
      // The receiver stays where it is; the call gets a copy in a window one register up.
      let count = shape.labels.count
      stack.ensure(window - stack.registers + count + 16)
      for index in stride(from: count, through: 1, by: -1) {
        put(window[index], window + index + 1, &stage)
        window[index] = .nil
      }
      put(retained(receiver), window + 1, &stage)
      window += 1
    }
    let type = Int(heap.objects[heap.payload(receiver)].type)
    switch program.types[type].members[name] {
    case .method(let function)?:
      try arrange(window + 1, shape, function, strict: true, &stage)
      try push(function, base: window, result: window, closure: .nil)
      return true
    case nil:
      let result = try callObjectMethod(window, name, shape, &stage)
      clear(window, shape.labels.count + 1, &stage)
      put(result, window, &stage)
      return false
    default:
      // A property that holds something callable.
      let callee = try member(receiver, name, &stage)
      if callee.isNil { throw .calledNilMember(names[name]) }
      put(callee, window, &stage)
      return try enterCall(window, shape, &stage)
    }
  }

  private mutating func callValueMethod(
    _ window: UnsafeMutablePointer<Value>, _ name: Name, _ shape: CallShape, isMutating: Bool,
    _ stage: inout Stage
  ) throws(Failure) -> Bool {
    let receiver = window.pointee
    if receiver.kind == .nil || receiver.kind == .unset { throw .memberOfNil(names[name]) }
    if receiver.kind == .dictionary, tables.builtins.method(.dictionary, name) == nil,
      let function = try dictionaryEntry(receiver, named: name)
    {
      put(function, window, &stage)
      return try enterCall(window, shape, &stage)
    }
    guard let method = tables.builtins.method(receiver.kind, name) else {
      throw unknownMethod(receiver, name)
    }
    let count = shape.labels.count
    charge(16)
    entries.append(.method(name))
    let result = try call(
      method, on: &window.pointee, Arguments(base: window + 1, count: count), shape, &stage)
    entries.removeLast()
    clear(window + 1, count, &stage)
    put(result, isMutating ? window + 1 : window, &stage)
    return false
  }

  /// The method `name` of the class above `type`, or what its native kind has.
  mutating func enterSuper(
    _ window: UnsafeMutablePointer<Value>, _ name: Name, _ shape: CallShape, type: Int,
    _ stage: inout Stage
  ) throws(Failure) -> Bool {
    if name == tables.words.`init` {
      return try enterSuperInitializer(window, shape, type: type, &stage)
    }
    if let parent = program.types[type].parent,
      case .method(let function)? = program.types[parent].members[name]
    {
      try arrange(window + 1, shape, function, strict: true, &stage)
      try push(function, base: window, result: window, closure: .nil)
      return true
    }
    if tables.objects.hasOverridable(name, program.types[type].base)
      || program.types[type].isScreen && tables.words.screenMoments.contains(name)
    {
      clear(window, shape.labels.count + 1, &stage)
      return false
    }
    let result = try callObjectMethod(window, name, shape, &stage)
    clear(window, shape.labels.count + 1, &stage)
    put(result, window, &stage)
    return false
  }

  // MARK: Calls from native code

  /// The first register above every call in progress.
  var top: UnsafeMutablePointer<Value> {
    if depth == 0 { return stack.registers }
    let frame = stack.frames[depth - 1]
    return stack.registers + frame.base + Int(frame.registerCount) + 24
  }

  /// Calls a function or closure and waits for its result, which the caller owns.
  ///
  /// Takes over ownership of the arguments; more of them than there are parameters are dropped.
  mutating func call(_ function: Value, _ arguments: [Value], _ stage: inout Stage) throws(Failure)
    -> Value
  {
    try call(function, arguments, strict: false, &stage)
  }

  mutating func call(_ function: Value, _ arguments: [Value], strict: Bool, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let window = top
    let floor = depth
    try checkNesting()
    charge(16)
    stack.ensure(window - stack.registers + arguments.count + 24)
    put(retained(function), window, &stage)
    for (index, argument) in arguments.enumerated() { put(argument, window + 1 + index, &stage) }
    let count = arguments.count
    switch function.kind {
    case .closure where !program.code[heap.closureFunction(function)].isMethod:
      let index = heap.closureFunction(function)
      try arrange(window + 1, count, index, strict: strict, &stage)
      try push(index, base: window + 1, result: window, closure: function)
    case .function:
      try arrange(window + 1, count, function.index, strict: strict, &stage)
      try push(function.index, base: window + 1, result: window, closure: .nil)
    default:
      let shape = CallShape(labels: Array(repeating: .none, count: count))
      if !(try enterCall(window, shape, &stage)) { return taken(window) }
    }
    return try runNested(until: floor, window, &stage)
  }

  /// Calls a function of the program with `receiver` as `self`.
  mutating func callFunction(
    _ function: Int, receiver: Value, _ arguments: [Value], _ stage: inout Stage
  )
    throws(Failure) -> Value
  {
    let window = top
    let floor = depth
    try checkNesting()
    charge(16)
    stack.ensure(window - stack.registers + arguments.count + 24)
    put(retained(receiver), window, &stage)
    for (index, argument) in arguments.enumerated() { put(argument, window + 1 + index, &stage) }
    try arrange(window + 1, arguments.count, function, strict: false, &stage)
    try push(function, base: window, result: window, closure: .nil)
    return try runAtOnce(function, until: floor, window, &stage)
  }

  /// Runs a getter, setter, observer, `init` or the like, which has just been pushed.
  ///
  /// Native code waits for its end, so it cannot be set aside as a fiber is.
  mutating func runAtOnce(
    _ function: Int, until floor: Int, _ window: UnsafeMutablePointer<Value>, _ stage: inout Stage
  ) throws(Failure) -> Value {
    // A block around it says better where the script has to wait instead.
    let isOutermost: Bool
    switch entries.last {
    case .fiber, nil: isOutermost = true
    case .block, .method: isOutermost = false
    }
    if isOutermost { entries.append(.method(program.functions[function].name)) }
    let result = try runNested(until: floor, window, &stage)
    if isOutermost { entries.removeLast() }
    return result
  }

  private mutating func runNested(
    until floor: Int, _ window: UnsafeMutablePointer<Value>, _ stage: inout Stage
  )
    throws(Failure) -> Value
  {
    nesting += 1
    defer { nesting -= 1 }
    // After `stop()` nothing runs any more, also of what native code calls again and again.
    _ = ending == nil ? try run(until: floor, &stage) : try unwind(to: floor, &stage)
    return taken(window)
  }

  /// Native code calling scripts calling native code uses the host's stack, which is finite.
  private func checkNesting() throws(Failure) {
    if nesting >= Machine.maximumNesting {
      throw .limit(.depth, "built-in calls are nested \(nesting) deep")
    }
  }

  static let maximumNesting = 400

  mutating func taken(_ register: UnsafeMutablePointer<Value>) -> Value {
    let value = register.pointee
    register.pointee = .nil
    return value
  }
}
