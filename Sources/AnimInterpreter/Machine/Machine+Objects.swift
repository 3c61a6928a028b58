import AnimRuntime
import AnimSyntax

extension Machine {
  // MARK: Making objects

  /// A new object of a class, its fields at their initial values and its `init` called.
  mutating func instantiate(
    _ type: Int, _ first: UnsafeMutablePointer<Value>, _ shape: CallShape, _ stage: inout Stage
  ) throws(Failure) -> Value {
    charge(64)
    let object = makeObject(type)
    let payload = heap.payload(object)
    if program.types[type].base == .view { Views.makeViewBehind(object, payload, &self, &stage) }
    do throws(Failure) {
      if program.types[type].base == .behavior {
        try Dynamics.makeBehaviorBehind(object, &self, &stage)
      }
      try initializeFields(type, object, &stage)
      let isPlaced = try callInitializer(type, object, first, shape, &stage)
      if program.types[type].base == .behavior, !isPlaced {
        try Dynamics.joinStage(object, &self, &stage)
      }
    } catch {
      release(object, &stage)
      throw error
    }
    return object
  }

  mutating func makeObject(_ type: Int) -> Value {
    while serials.objects.count <= type { serials.objects.append(0) }
    serials.objects[type] &+= 1
    let serial = serials.objects[type]
    var fields = Array(repeating: Value.nil, count: program.types[type].fieldNames.count)
    for slot in program.types[type].lazySlots { fields[slot] = .unset }
    return heap.make(
      ObjectCell(
        type: UInt32(type), fields: fields,
        native: .none, name: .none, ordinal: 0, serial: serial))
  }

  private mutating func initializeFields(_ type: Int, _ object: Value, _ stage: inout Stage)
    throws(Failure)
  {
    if let parent = program.types[type].parent { try initializeFields(parent, object, &stage) }
    let function = program.types[type].fieldInitializer
    if function >= 0 { release(try callFunction(function, receiver: object, [], &stage), &stage) }
  }

  /// Calls the nearest `init`; the labels it has not taken set properties afterwards.
  ///
  /// - Returns: whether a label says where a behavior belongs.
  private mutating func callInitializer(
    _ type: Int, _ object: Value, _ first: UnsafeMutablePointer<Value>, _ shape: CallShape,
    _ stage: inout Stage
  ) throws(Failure) -> Bool {
    let initializer = program.types[type].initializer
    var own: [(Name, Value)] = []
    var leftovers: [(Name, Value)] = []
    let parameters = initializer >= 0 ? program.functions[initializer].parameters : []
    for (index, label) in shape.labels.enumerated() {
      let value = first[index]
      first[index] = .nil
      let isTaken = label.isNone || parameters.contains { $0.label == label }
      if isTaken { own.append((label, value)) } else { leftovers.append((label, value)) }
    }
    if initializer >= 0 {
      release(try callInitializer(initializer, object, own, shape, &stage), &stage)
    } else if program.types[type].base == .view {
      try Views.initializeView(object, own.map(\.1), &self, &stage)
    } else if !own.isEmpty {
      throw .tooManyArguments(names[program.types[type].name], 0)
    }
    var isPlaced = false
    for (label, value) in leftovers {
      if label == tables.words.in, program.types[type].base == .behavior {
        isPlaced = true
        defer { release(value, &stage) }
        if let target = try Dynamics.animator(value, &self, &stage) {
          try Dynamics.addBehavior(object, to: target, &self, &stage)
        }
      } else {
        try setProperty(object, label, value, &stage)
      }
    }
    return isPlaced
  }

  private mutating func callInitializer(
    _ function: Int, _ object: Value, _ arguments: [(Name, Value)], _ shape: CallShape,
    _ stage: inout Stage
  ) throws(Failure) -> Value {
    let window = top
    let floor = depth
    stack.ensure(window - stack.registers + arguments.count + 24)
    put(retained(object), window, &stage)
    for (index, argument) in arguments.enumerated() { put(argument.1, window + 1 + index, &stage) }
    let own = CallShape(
      labels: arguments.map(\.0), hasTrailingBlock: shape.hasTrailingBlock)
    try arrange(window + 1, own, function, strict: true, &stage)
    try push(function, base: window, result: window, closure: .nil)
    if nesting >= Machine.maximumNesting {
      throw .limit(.depth, "initializers are nested \(nesting + 1) deep")
    }
    return try runAtOnce(function, until: floor, window, &stage)
  }

  mutating func enterSuperInitializer(
    _ window: UnsafeMutablePointer<Value>, _ shape: CallShape, type: Int, _ stage: inout Stage
  ) throws(Failure) -> Bool {
    if let parent = program.types[type].parent, program.types[parent].initializer >= 0 {
      let function = program.types[parent].initializer
      try arrange(window + 1, shape, function, strict: true, &stage)
      try push(function, base: window, result: window, closure: .nil)
      return true
    }
    if program.types[type].base == .view {
      var arguments: [Value] = []
      for index in shape.labels.indices where shape.labels[index].isNone {
        arguments.append(taken(window + 1 + index))
      }
      try Views.initializeView(window.pointee, arguments, &self, &stage)
    }
    clear(window, shape.labels.count + 1, &stage)
    return false
  }

  // MARK: Names

  /// Calls an object after the variable it is first stored in.
  mutating func nameObject(_ value: Value, _ name: Name) {
    let payload = heap.payload(value)
    guard heap.objects[payload].name.isNone else { return }
    let count = (serials.names[name] ?? 0) + 1
    serials.names.set(name, count)
    heap.objects[payload].name = name
    heap.objects[payload].ordinal = UInt32(truncatingIfNeeded: count)
  }

  /// What the trace and messages call an object.
  func displayName(_ value: Value) -> String {
    let object = heap.object(value)
    if !object.name.isNone {
      let name = names[object.name]
      return object.ordinal > 1 ? "\(name)#\(object.ordinal)" : name
    }
    if case .view(0) = object.native { return "stage" }
    return "\(kindName(object))#\(object.serial)"
  }

  /// The class of an object, or its native kind.
  func kindName(_ object: ObjectCell) -> String { names[program.types[Int(object.type)].name] }

  func describeObject(_ value: Value) -> [UInt8] { Array(displayName(value).utf8) }

  func typeName(of value: Value) -> String {
    value.kind == .object ? kindName(heap.object(value)) : kindName(value)
  }

  /// Whether `value` is of the class or kind of that name.
  func isType(_ value: Value, _ name: Name) -> Bool {
    if value.kind == .object {
      var type: Int? = Int(heap.object(value).type)
      while let index = type {
        if program.types[index].name == name { return true }
        type = program.types[index].parent
      }
      let kind = kind(of: heap.object(value))
      let text = names[name]
      return kind != .none && (kind.name == text || kind.general?.name == text)
    }
    switch names[name] {
    case "number": return value.isNumber
    case "boolean": return value.kind == .boolean
    case "closure": return value.kind == .closure || value.kind == .function
    default: return names[name] == "\(value.kind)"
    }
  }
}
