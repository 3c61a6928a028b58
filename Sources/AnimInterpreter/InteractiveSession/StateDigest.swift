import AnimGeometry
import AnimRuntime
import AnimSyntax

/// One number for everything that decides how a machine goes on.
///
/// Values are followed from the variables and the pending calls in a fixed order and numbered as
/// they are met, so neither their places in the heap nor what was typed in vain makes a difference.
struct StateDigest {
  let machine: Machine
  let stage: Stage
  private var digest = Digest()
  private var numbers: [Handle: Int] = [:]
  private var work: [Value] = []
  private var code = CodeNumbers()

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    self.stage = stage
    stage.runtime.digest(into: &digest)
    addRandom()
    addVariables()
    addSystems()
    addSerials()
    addDeclarations()
    var at = 0
    while true {
      if at < work.count {
        addContents(work[at])
        at += 1
      } else if let function = code.nextFunction() {
        addFunction(function)
      } else if let type = code.nextType() {
        addType(type)
      } else {
        break
      }
    }
  }

  var value: UInt64 { digest.value }

  // MARK: Roots

  private mutating func addRandom() {
    var random = machine.random
    for _ in 0..<4 { digest.add(random.next()) }
  }

  private mutating func addVariables() {
    for (slot, name) in machine.environment.slotNames.enumerated() {
      let global = machine.environment.globals[name]
      add(name)
      digest.add(global?.slot == slot)
      digest.add(global?.isMutable ?? false)
      if slot < machine.globals.count { add(machine.globals[slot]) }
    }
  }

  /// Each system adds what decides how it goes on, in this order.
  private mutating func addSystems() {
    stage.views.add(to: &self)
    stage.callbacks.add(to: &self)
    stage.animations.add(to: &self)
    stage.transitions.add(to: &self)
    stage.animators.add(to: &self)
    stage.screens.add(to: &self)
    stage.tasks.add(to: &self)
    stage.input.add(to: &self)
    stage.layout.add(to: &self)
    stage.dynamics.add(to: &self)
    stage.traces.add(to: &self)
  }

  /// The functions and classes that a further line finds, by name.
  private mutating func addDeclarations() {
    let environment = machine.environment
    for name in sorted(environment.functions.names) {
      add(name)
      add(function: environment.functions[name] ?? 0)
    }
    for name in sorted(environment.types.names) {
      add(name)
      add(type: environment.types[name] ?? 0)
    }
  }

  private func sorted(_ names: [Name]) -> [Name] {
    names.map { (machine.names[$0], $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func addSerials() {
    let serials = machine.serials
    digest.add(serials.animations)
    digest.add(serials.transitions)
    for count in serials.natives { digest.add(count) }
    for name in sorted(serials.names.names) {
      add(name)
      digest.add(serials.names[name] ?? 0)
    }
    // Objects that only hold one another are reached from nowhere.
    digest.add(machine.heap.headers.count(where: { $0.kind == .object && $0.count > 0 }))
  }

  // MARK: Values

  mutating func add(_ word: UInt64) { digest.add(word) }
  mutating func add(_ number: Int) { digest.add(number) }
  mutating func add(_ number: UInt32) { digest.add(number) }
  mutating func add(_ flag: Bool) { digest.add(flag) }
  mutating func add(_ time: Time) { digest.add(time) }

  /// Values behind a number that says what they are.
  mutating func add(_ tag: Int, _ values: [Value]) {
    digest.add(tag)
    for value in values { add(value) }
  }

  mutating func add(_ bytes: [UInt8]) {
    digest.add(bytes.count)
    for byte in bytes { digest.add(UInt64(byte)) }
  }

  mutating func add(_ name: Name) {
    add(name.isNone ? [] : Array(machine.names.bytes(of: name)))
  }

  mutating func add(_ value: Value) {
    digest.add(UInt64(value.isNumber ? Kind.double.rawValue : value.kind.rawValue))
    switch value.kind {
    case .unset, .nil: break
    case .integer, .double: digest.add(value.number)
    case .boolean, .builtin: digest.add(value.payload)
    case .symbol: add(Name(id: UInt32(value.index)))
    case .function: add(function: value.index)
    case .type: add(type: value.index)
    case .weak, .unowned:
      let isAlive = machine.heap.isAlive(value.handle)
      digest.add(isAlive)
      if isAlive { add(Value(.object, value.handle)) }
    default:
      if let number = numbers[value.handle] {
        digest.add(number)
      } else {
        digest.add(numbers.count)
        numbers[value.handle] = numbers.count
        work.append(value)
      }
    }
  }

  private mutating func addContents(_ value: Value) {
    let heap = machine.heap
    switch value.kind {
    case .string: add(heap.string(value).bytes)
    case .point, .rect, .color, .range:
      let quad = heap.quads[heap.payload(value)]
      for lane in quad.indices { digest.add(quad[lane]) }
    case .transform:
      let t = heap.transform(value)
      for number in [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ] {
        digest.add(number)
      }
    case .array:
      digest.add(heap.array(value).count)
      for element in heap.array(value) { add(element) }
    case .dictionary:
      for entry in heap.dictionaries[heap.payload(value)].entries
      where entry.key.kind != .unset {
        add(entry.key)
        add(entry.value)
      }
    case .closure:
      let closure = heap.closure(value)
      add(function: Int(closure.function))
      for capture in machine.heap.captures(value) { add(capture) }
    case .cell: add(heap.cells[heap.payload(value)])
    case .object: addObject(heap.object(value))
    case .curve:
      var text: [UInt8] = []
      heap.curve(value).describe(into: &text)
      add(text)
    case .place:
      let place = heap.place(value)
      add(place.root)
      for name in place.path { add(name) }
    default: break
    }
  }

  private mutating func addObject(_ object: ObjectCell) {
    add(type: Int(object.type))
    add(object.name)
    digest.add(object.ordinal)
    digest.add(object.native.word)
    digest.add(object.isDying)
    for field in object.fields { add(field) }
  }

  // MARK: Code

  mutating func add(function index: Int) { digest.add(code.number(function: index)) }
  private mutating func add(type index: Int) { digest.add(code.number(type: index)) }

  /// A function by its name and text, and by what it calls and which variables it uses: the same
  /// text means something else once a name has been declared again.
  private mutating func addFunction(_ index: Int) {
    let function = machine.program.functions[index]
    add(function.name)
    if let start = function.offsets.min(), let end = function.offsets.max() {
      let bytes = machine.program.sources[function.source].bytes
      let range = min(Int(start), bytes.count)..<min(Int(end) + 1, bytes.count)
      add(Array(bytes[range]))
    }
    digest.add(function.code.count)
    for instruction in function.code {
      switch instruction.opcode {
      case .loadFunction, .callFunction, .closure: add(function: instruction.bc)
      case .loadType: add(type: instruction.bc)
      case .getGlobal, .setGlobal, .takeGlobal: digest.add(instruction.bc)
      default: digest.add(UInt32(instruction.opcode.rawValue))
      }
    }
  }

  private mutating func addType(_ index: Int) {
    let type = machine.program.types[index]
    add(type.name)
    if let parent = type.parent { add(type: parent) }
    for name in type.fieldNames { add(name) }
    for name in sorted(type.members.names) {
      add(name)
      switch type.members[name] {
      case .lazyField(_, let function), .method(let function): add(function: function)
      case .computed(let getter, let setter):
        add(function: getter)
        if let setter { add(function: setter) }
      case .static(let global, let function):
        digest.add(global)
        add(function: function)
      case .field, nil: break
      }
    }
    for name in sorted(type.observers.names) {
      add(name)
      for observer in type.observers[name] ?? [] { add(function: observer) }
    }
    for function in [type.fieldInitializer, type.initializer, type.deinitializer]
    where function >= 0 {
      add(function: function)
    }
  }
}

/// Functions and classes by the order in which they are met: their indices depend on what else was
/// typed.
private struct CodeNumbers {
  private var functions: [Int] = []
  private var types: [Int] = []
  private var functionNumbers: [Int: Int] = [:]
  private var typeNumbers: [Int: Int] = [:]
  private var functionsDone = 0
  private var typesDone = 0

  mutating func number(function index: Int) -> Int {
    if let number = functionNumbers[index] { return number }
    functionNumbers[index] = functions.count
    functions.append(index)
    return functions.count - 1
  }

  mutating func number(type index: Int) -> Int {
    if let number = typeNumbers[index] { return number }
    typeNumbers[index] = types.count
    types.append(index)
    return types.count - 1
  }

  mutating func nextFunction() -> Int? {
    guard functionsDone < functions.count else { return nil }
    functionsDone += 1
    return functions[functionsDone - 1]
  }

  mutating func nextType() -> Int? {
    guard typesDone < types.count else { return nil }
    typesDone += 1
    return types[typesDone - 1]
  }
}

extension InteractiveSession {
  /// The whole state as 16 hex digits: equal states have equal digests.
  public var digest: String {
    let text = String(StateDigest(session.machine, session.stage).value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
