import AnimRuntime
import AnimSyntax

/// One number for everything that decides how a machine goes on.
///
/// Values are followed from the variables and the pending calls in a fixed order and numbered as
/// they are met, so neither their places in the heap nor what was typed in vain makes a difference.
struct StateDigest {
  private let machine: Machine
  private var digest = Digest()
  private var numbers: [Handle: Int] = [:]
  private var work: [Value] = []
  private var functions: [Int: UInt64] = [:]

  init(_ machine: Machine) {
    self.machine = machine
    machine.runtime.digest(into: &digest)
    addRandom()
    addVariables()
    addPending()
    addWatches()
    addSerials()
    var at = 0
    while at < work.count {
      addContents(work[at])
      at += 1
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
    add(machine.stageObject)
    for view in machine.viewObjects.keys.sorted() {
      digest.add(view)
      add(machine.viewObjects[view] ?? .nil)
    }
  }

  private mutating func addPending() {
    for call in machine.callbacks.calls {
      switch call {
      case .free: digest.add(0)
      case .input(let block, _): add(1, [block])
      case .timer(let object, let block, _): add(2, [object, block])
      case .fiber(let index): add(3, [Value(Int(index))])
      case .task(let index): add(4, [Value(Int(index))])
      case .item(let block, let item, let task, _): add(5, [block, item, Value(Int(task))])
      }
    }
    for id in machine.animations.keys.sorted() {
      guard let pending = machine.animations[id] else { continue }
      add(6, [Value(Int(id)), Value(pending.number), pending.completion])
    }
    for (index, fiber) in machine.fibers.fibers.enumerated() {
      if let fiber { add(fiber, index) }
    }
    for (index, task) in machine.tasks.tasks.enumerated() {
      guard let task else { continue }
      add(8, [Value(index), Value(task.pending), Value(task.isDone), Value(task.isRace)])
      add(9, [Value(task.finished), Value(task.isAbandoned), task.completion])
    }
    for (key, native) in machine.waiters.keys.map({ ($0.word, $0) }).sorted(by: { $0.0 < $1.0 }) {
      digest.add(key)
      for waiter in machine.waiters[native] ?? [] {
        switch waiter {
        case .fiber(let index): digest.add(UInt64(index) << 1)
        case .task(let index, let serial):
          digest.add(UInt64(index) << 1 | 1)
          digest.add(serial)
        }
      }
    }
  }

  private mutating func add(_ fiber: Fiber, _ index: Int) {
    add(7, [Value(index), Value(fiber.task.map { Int($0) } ?? -1)])
    for frame in fiber.frames {
      digest.add(functionDigest(frame.function))
      digest.add(frame.pc)
      digest.add(frame.base)
      digest.add(frame.result)
      add(frame.closure)
    }
    for value in fiber.registers { add(value) }
  }

  private mutating func addWatches() {
    for id in machine.watches.keys.sorted() {
      guard let watch = machine.watches[id] else { continue }
      digest.add(id)
      digest.add(watch.isChange)
      for place in watch.places {
        add(place.root)
        for name in place.path { add(name) }
        if let last = place.last {
          add(machine.recorder.writer.text(of: last))
        }
      }
    }
  }

  private mutating func addSerials() {
    let serials = machine.serials
    for count in [
      serials.animations, serials.timers, serials.views, serials.tasks, serials.transitions,
    ] {
      digest.add(count)
    }
    let names = serials.names.names.map { (machine.names[$0], serials.names[$0] ?? 0) }
    for (name, count) in names.sorted(by: { $0.0 < $1.0 }) {
      add(Array(name.utf8))
      digest.add(count)
    }
    // Objects that only hold one another are reached from nowhere.
    digest.add(machine.heap.headers.count { $0.kind == .object && $0.count > 0 })
  }

  // MARK: Values

  private mutating func add(_ tag: Int, _ values: [Value]) {
    digest.add(tag)
    for value in values { add(value) }
  }

  private mutating func add(_ bytes: [UInt8]) {
    digest.add(bytes.count)
    for byte in bytes { digest.add(UInt64(byte)) }
  }

  private mutating func add(_ name: Name) {
    add(name.isNone ? [] : machine.names.bytes(of: name))
  }

  private mutating func add(_ value: Value) {
    digest.add(UInt64(value.isNumber ? Kind.double.rawValue : value.kind.rawValue))
    switch value.kind {
    case .unset, .nil: break
    case .integer, .double: digest.add(value.number)
    case .boolean, .builtin: digest.add(value.payload)
    case .symbol: add(Name(id: UInt32(value.index)))
    case .function: digest.add(functionDigest(value.index))
    case .type: add(machine.program.types[value.index].name)
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
      digest.add(functionDigest(Int(closure.function)))
      for capture in closure.captures { add(capture) }
    case .cell: add(heap.cells[heap.payload(value)])
    case .object: addObject(heap.object(value))
    case .place:
      let place = heap.place(value)
      add(place.root)
      for name in place.path { add(name) }
    default: break
    }
  }

  private mutating func addObject(_ object: ObjectCell) {
    add(machine.program.types[Int(object.type)].name)
    add(object.name)
    digest.add(object.ordinal)
    digest.add(object.native.word)
    digest.add(object.isDying)
    for field in object.fields { add(field) }
  }

  /// A function by its name and text: its index depends on what else was typed.
  private mutating func functionDigest(_ index: Int) -> UInt64 {
    if let known = functions[index] { return known }
    let function = machine.program.functions[index]
    var digest = Digest()
    if !function.name.isNone {
      for byte in machine.names.bytes(of: function.name) { digest.add(UInt64(byte)) }
    }
    if let start = function.offsets.min(), let end = function.offsets.max() {
      let bytes = machine.program.sources[function.source].bytes
      let range = min(Int(start), bytes.count)..<min(Int(end) + 1, bytes.count)
      for byte in bytes[range] { digest.add(UInt64(byte)) }
    }
    digest.add(function.offsets.count)
    functions[index] = digest.value
    return digest.value
  }
}

extension Native {
  /// The kind and id in one number.
  fileprivate var word: UInt64 {
    switch self {
    case .none: 0
    case .view(let raw): 1 << 32 | UInt64(raw)
    case .timer(let raw): 2 << 32 | UInt64(raw)
    case .animation(let raw): 3 << 32 | UInt64(raw)
    case .task(let raw): 4 << 32 | UInt64(raw)
    case .presentation(let raw): 5 << 32 | UInt64(raw)
    }
  }
}

extension Dialogue {
  /// The whole state as 16 hex digits: equal states have equal digests.
  public var digest: String {
    let text = String(StateDigest(session.machine).value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
