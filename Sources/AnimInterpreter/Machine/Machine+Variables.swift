import AnimSyntax

extension Machine {
  /// A weak or unowned handle to the object in `value`; nil stays nil.
  mutating func weakened(_ value: Value, _ strength: CaptureStrength) throws(Failure) -> Value {
    switch value.kind {
    case .nil, .weak, .unowned: return value
    case .object:
      return Value(strength == .unowned ? .unowned : .weak, value.handle)
    default: throw .weakNeedsObject(typeName(of: value))
    }
  }

  /// What a weak or unowned handle leads to, owned.
  mutating func strengthened(_ value: Value) throws(Failure) -> Value {
    switch value.kind {
    case .weak:
      if !heap.isAlive(value.handle) { return .nil }
    case .unowned:
      if !heap.isAlive(value.handle) { throw .unownedAfterRelease() }
    default: return retained(value)
    }
    return retained(Value(.object, value.handle))
  }

  /// A value read from a cell, where it may be missing or not counted.
  mutating func settled(_ value: Value, _ name: Name) throws(Failure) -> Value {
    if value.kind == .unset {
      throw isClosing ? .usedAfterEnd(names[name]) : .usedBeforeLine(names[name])
    }
    return try strengthened(value)
  }

  mutating func capture(_ closure: Value, _ index: Int) throws(Failure) -> Value {
    let value = heap.captured(closure, index)
    switch value.kind {
    case .cell:
      let content = heap.cells[heap.payload(value)]
      if content.isSettled {
        return retained(content)
      }
      let function = program.functions[heap.closureFunction(closure)]
      return try settled(content, function.captures[index].name)
    case .weak, .unowned: return try strengthened(value)
    default: return retained(value)
    }
  }

  mutating func takeCapture(_ closure: Value, _ index: Int) throws(Failure) -> Value {
    let cell = heap.captured(closure, index)
    guard cell.kind == .cell else { return try capture(closure, index) }
    let name = program.functions[heap.closureFunction(closure)].captures[index].name
    return try takeCell(cell, name)
  }

  /// The content of a cell, moved out if it is a collection.
  mutating func takeCell(_ cell: Value, _ name: Name) throws(Failure) -> Value {
    let payload = heap.payload(cell)
    let value = heap.cells[payload]
    if value.kind.isCollection {
      heap.cells[payload] = .nil
      return value
    }
    return try settled(value, name)
  }

  mutating func makeClosure(
    _ function: Int, _ registers: UnsafeMutablePointer<Value>, _ current: Value
  ) throws(Failure) -> Value {
    let count = program.functions[function].captures.count
    let closure = heap.makeClosure(function, captures: count)
    for index in 0..<count {
      let value: Value
      switch program.functions[function].captures[index].source {
      case .register(let register): value = registers[Int(register)]
      case .capture(let index): value = heap.captured(current, Int(index))
      case .global(let slot): value = globals[Int(slot)]
      }
      let strength = program.functions[function].captures[index].strength
      let held = strength == .strong ? retained(value) : try weakened(value, strength)
      heap.setCaptured(closure, index, held)
    }
    return closure
  }
}
