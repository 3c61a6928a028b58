import AnimSyntax

extension Machine {
  /// `value.name`, owned.
  mutating func member(_ value: Value, _ name: Name, _ stage: inout Stage) throws(Failure) -> Value
  {
    if let (outer, inner) = tables.builtins.parts(of: name), value.kind != .transform {
      let part = try member(value, outer, &stage)
      defer { release(part, &stage) }
      return try member(part, inner, &stage)
    }
    switch value.kind {
    case .object: return try objectMember(value, name, &stage)
    case .nil, .unset: throw .memberOfNil(names[name])
    case .type: return try staticMember(value.index, name, &stage)
    default:
      if let id = tables.builtins.member(value.kind, name) { return try member(value, id) }
      if value.kind == .dictionary, let entry = try dictionaryEntry(value, named: name) {
        return entry
      }
      throw unknownMember(value, name)
    }
  }

  private mutating func objectMember(_ value: Value, _ name: Name, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let payload = heap.payload(value)
    let type = Int(heap.objects[payload].type)
    if case .presentation = heap.objects[payload].native, program.types[type].members[name] != nil {
      return try Traces.followed(
        heap.objects[payload].fields[0], [name], ofPresentation: true, &self, &stage)
    }
    switch program.types[type].members[name] {
    case .field(let slot, _)?:
      let field = heap.objects[payload].fields[slot]
      if field.kind == .weak || field.kind == .unowned { return try strengthened(field) }
      return retained(field)
    case .lazyField(let slot, let function)?:
      let field = heap.objects[payload].fields[slot]
      if field.kind != .unset { return retained(field) }
      let fresh = try callFunction(function, receiver: value, [], &stage)
      let old = heap.objects[payload].fields[slot]
      heap.objects[payload].fields[slot] = retained(fresh)
      release(old, &stage)
      return fresh
    case .computed(let getter, _)?: return try callFunction(getter, receiver: value, [], &stage)
    case .method(let function)?: return makeBoundMethod(function, value)
    case .static?: return try staticMember(type, name, &stage)
    case nil: return try nativeMember(value, name, &stage)
    }
  }

  /// A method taken without calling it: a closure that keeps its object.
  private mutating func makeBoundMethod(_ function: Int, _ receiver: Value) -> Value {
    let closure = heap.makeClosure(function, captures: 1)
    heap.setCaptured(closure, 0, retained(receiver))
    return closure
  }

  mutating func staticMember(_ type: Int, _ name: Name, _ stage: inout Stage) throws(Failure)
    -> Value
  {
    guard case .static(let global, let function)? = program.types[type].members[name] else {
      throw .unknownStatic(names[name], names[program.types[type].name])
    }
    let cell = globals[global]
    let value = heap.cells[heap.payload(cell)]
    if value.kind != .unset { return retained(value) }
    let fresh = try callFunction(function, receiver: .nil, [], &stage)
    let old = heap.cells[heap.payload(cell)]
    heap.cells[heap.payload(cell)] = retained(fresh)
    release(old, &stage)
    return fresh
  }

  /// `r.name = value`, which is taken; values change in place, objects through their properties.
  mutating func setMember(
    _ container: UnsafeMutablePointer<Value>, _ name: Name, _ value: Value, _ stage: inout Stage
  ) throws(Failure) {
    if let parts = tables.builtins.parts(of: name), container.pointee.kind != .transform {
      try setPart(of: container, parts.outer, parts.inner, value, &stage)
      return
    }
    switch container.pointee.kind {
    case .object: try setProperty(container.pointee, name, value, &stage)
    case .nil, .unset:
      release(value, &stage)
      throw .memberOfNil(names[name])
    case .type: try setStatic(container.pointee.index, name, value, &stage)
    default:
      guard let id = tables.builtins.member(container.pointee.kind, name) else {
        release(value, &stage)
        throw unknownMember(container.pointee, name)
      }
      try setMember(&container.pointee, id, value, &stage)
      release(value, &stage)
    }
  }

  /// `r.outer.inner = value`, which is taken.
  private mutating func setPart(
    of container: UnsafeMutablePointer<Value>, _ outer: Name, _ inner: Name, _ value: Value,
    _ stage: inout Stage
  ) throws(Failure) {
    var part = Value.nil
    do throws(Failure) {
      part = try takeMember(container, outer, &stage)
    } catch {
      release(value, &stage)
      throw error
    }
    do throws(Failure) {
      try withUnsafeMutablePointer(to: &part) { pointer throws(Failure) in
        try setMember(pointer, inner, value, &stage)
      }
    } catch {
      release(part, &stage)
      throw error
    }
    if part.kind == .object {
      release(part, &stage)
    } else {
      try setMember(container, outer, part, &stage)
    }
  }

  private mutating func setStatic(_ type: Int, _ name: Name, _ value: Value, _ stage: inout Stage)
    throws(Failure)
  {
    guard case .static(let global, _)? = program.types[type].members[name] else {
      release(value, &stage)
      throw .unknownStatic(names[name], names[program.types[type].name])
    }
    let payload = heap.payload(globals[global])
    let old = heap.cells[payload]
    heap.cells[payload] = value
    release(old, &stage)
  }

  /// Sets a property of an object; `value` is taken.
  mutating func setProperty(_ object: Value, _ name: Name, _ value: Value, _ stage: inout Stage)
    throws(Failure)
  {
    let payload = heap.payload(object)
    let type = Int(heap.objects[payload].type)
    if case .presentation = heap.objects[payload].native {
      release(value, &stage)
      throw .readOnly(names[name], of: "object")
    }
    var observers = program.types[type].observers[name] ?? []
    if !observers.isEmpty, isInitialized(name, of: object) { observers = [] }
    // The old value is kept for the observers, which see it as their parameter.
    let old = observers.isEmpty ? Value.nil : try member(object, name, &stage)
    switch program.types[type].members[name] {
    case .field(let slot, let flags)?:
      if !flags.contains(.mutable), runsInitializer(of: object) == false {
        release(value, &stage)
        throw .changedConstant(names[name])
      }
      try storeField(object, payload, slot, name, value, &stage)
    case .lazyField(let slot, _)?: try storeField(object, payload, slot, name, value, &stage)
    case .computed(_, let setter)?:
      guard let setter else {
        release(value, &stage)
        throw .withoutSetter(names[name])
      }
      release(try callFunction(setter, receiver: object, [value], &stage), &stage)
    case .method?:
      release(value, &stage)
      throw .readOnly(names[name], of: "object")
    case .static?: try setStatic(type, name, value, &stage)
    case nil:
      do throws(Failure) {
        try setNativeMember(object, name, value, &stage)
      } catch {
        release(value, &stage)
        throw error
      }
      release(value, &stage)
    }
    for observer in observers {
      release(try callFunction(observer, receiver: object, [retained(old)], &stage), &stage)
    }
    release(old, &stage)
  }

  /// Whether an `init` that runs now gives its own class's property a value, which is not observed.
  private func isInitialized(_ name: Name, of object: Value) -> Bool {
    guard depth > 0 else { return false }
    let frame = stack.frames[depth - 1]
    let type = program.functions[frame.function].initializes
    guard type >= 0, stack.registers[frame.base].payload == object.payload,
      program.types[type].members[name] != nil
    else { return false }
    return program.types[type].parent.map { program.types[$0].members[name] == nil } ?? true
  }

  /// A `let` field may be set while its object's `init` runs.
  private func runsInitializer(of object: Value) -> Bool {
    var at = depth - 1
    while at >= 0 {
      let frame = stack.frames[at]
      let function = program.functions[frame.function]
      if function.isMethod {
        let receiver = stack.registers[frame.base]
        return function.name == tables.words.`init` && receiver.payload == object.payload
      }
      at -= 1
    }
    return false
  }

  private mutating func storeField(
    _ object: Value, _ payload: UInt32, _ slot: Int, _ name: Name, _ value: Value,
    _ stage: inout Stage
  ) throws(Failure) {
    var stored = value
    let strength = program.types[Int(heap.objects[payload].type)].fieldStrengths[slot]
    if strength != .strong {
      stored = try weakened(value, strength)
      release(value, &stage)
    }
    try Animations.noteChange(object, payload, slot, name, stored, &self, &stage)
    Transitions.holdField(object, payload, slot, &self, &stage)
    let old = heap.objects[payload].fields[slot]
    heap.objects[payload].fields[slot] = stored
    release(old, &stage)
  }
}

extension Machine {
  /// The initial value of a field: no observer, no check; `value` is taken.
  mutating func setField(_ object: Value, _ name: Name, _ value: Value, _ stage: inout Stage)
    throws(Failure)
  {
    let payload = heap.payload(object)
    let type = Int(heap.objects[payload].type)
    guard case .field(let slot, _)? = program.types[type].members[name] else {
      release(value, &stage)
      return
    }
    var stored = value
    let strength = program.types[type].fieldStrengths[slot]
    if strength != .strong {
      stored = try weakened(value, strength)
      release(value, &stage)
    }
    let old = heap.objects[payload].fields[slot]
    heap.objects[payload].fields[slot] = stored
    release(old, &stage)
  }

  /// A member moved out for a change in place, if it is a collection in a plain field.
  mutating func takeMember(
    _ container: UnsafeMutablePointer<Value>, _ name: Name, _ stage: inout Stage
  ) throws(Failure)
    -> Value
  {
    let value = container.pointee
    if let slot = plainField(value, name) {
      let payload = heap.payload(value)
      let field = heap.objects[payload].fields[slot]
      if field.kind.isCollection {
        Transitions.holdField(value, payload, slot, &self, &stage)
        heap.objects[payload].fields[slot] = .nil
        return field
      }
    }
    return try member(value, name, &stage)
  }

  /// Puts a collection back where `takeMember` moved it out; a copy of what is still there goes.
  mutating func restoreMember(_ object: Value, _ name: Name, _ value: Value, _ stage: inout Stage) {
    if let slot = plainField(object, name) {
      let payload = heap.payload(object)
      if heap.objects[payload].fields[slot].isNil {
        heap.objects[payload].fields[slot] = value
        return
      }
    }
    release(value, &stage)
  }

  /// Where an object keeps a field that may be changed and that nobody observes.
  @inline(__always) private func plainField(_ value: Value, _ name: Name) -> Int? {
    guard value.kind == .object else { return nil }
    if case .presentation = heap.object(value).native { return nil }
    let type = Int(heap.object(value).type)
    guard program.types[type].observers[name] == nil,
      case .field(let slot, let flags)? = program.types[type].members[name],
      flags.contains(.mutable)
    else { return nil }
    return slot
  }
}

extension Kind {
  /// Kinds that are changed in place when their variable owns them alone.
  var isCollection: Bool { self == .array || self == .dictionary || self == .string }
}
