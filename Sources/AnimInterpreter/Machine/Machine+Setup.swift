import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  init(_ configuration: RunConfiguration, directives: [Directive]) {
    var names = NameTable()
    let tables = Tables(directives: directives, names: &names)
    self.init(
      names: names, tables: tables, program: Program(),
      stack: RegisterStack(depth: configuration.limits.depth),
      random: RandomSource(seed: configuration.seed ?? 1), limits: configuration.limits,
      remainingBudget: configuration.limits.instructions, interrupt: configuration.interrupt)
    heap.byteLimit = configuration.limits.memory << 20
    echoes = configuration.isSession
    refillBudget()
    makeNativeTypes()
    makeScreenType()
    goneCell = heap.makeCell(.unset)
  }

  private mutating func makeNativeTypes() {
    for kind in NativeKind.allCases {
      let fields = kind.row.fields.map { names.intern($0) }
      program.types.append(
        ClassType(
          name: names.intern(kind.name), parent: nil, base: kind, members: NameMap(),
          observers: NameMap(), fieldNames: fields,
          fieldStrengths: Array(repeating: .strong, count: fields.count)))
    }
  }

  /// The class of screens: views with a handler for each thing they are told.
  private mutating func makeScreenType() {
    var type = ClassType(
      name: tables.words.screen, parent: nil, base: .view, members: NameMap(),
      observers: NameMap(), fieldNames: [], fieldStrengths: [])
    for name in tables.words.screenMoments {
      type.members.set(name, .field(slot: type.addField(name, .mutable), flags: .mutable))
    }
    type.isScreen = true
    type.isComplete = true
    program.screenType = program.types.count
    program.types.append(type)
  }
}

extension Machine {
  mutating func setSeed(_ seed: UInt64) { random = RandomSource(seed: seed) }

  /// Gives the constants of newly compiled functions their places in the heap.
  mutating func install(_ pending: [(function: Int, constants: [Constant])]) {
    for (function, constants) in pending {
      let target = program.functions[function].constants
      for (index, constant) in constants.enumerated() { target[index] = makeConstant(constant) }
    }
    while globals.count < environment.slotNames.count { globals.append(heap.makeCell(.unset)) }
  }

  private mutating func makeConstant(_ constant: Constant) -> Value {
    switch constant {
    case .number(let bits): Value(Double(bitPattern: bits))
    case .integer(let integer): Value(integer)
    case .string(let bytes): heap.make(StringCell(bytes))
    case .symbol(let name): Value(.symbol, UInt64(name.id))
    case .color(let hex):
      heap.make(
        Color(
          Double(hex >> 24) / 255, Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255,
          Double(hex & 255) / 255))
    }
  }

  /// Runs a script's main function as a fiber, up to its first wait.
  mutating func begin(_ function: Int, _ stage: inout Stage) throws(Failure) {
    let window = stack.registers
    stack.ensure(64)
    put(.nil, window, &stage)
    try push(function, base: window + 1, result: window, closure: .nil)
    try runFiber(until: 0, window: window, task: nil, &stage)
    if let failure { throw failure }
  }

  // MARK: Ending

  /// The line that a failure names, if the script is not in a call of its own.
  func lineOutside(_ failure: Failure) -> Int? { depth == 0 ? failure.line : nil }

  /// Where the innermost call is.
  func failurePlace(line: Int?) -> (line: Int, range: SourceRange) {
    guard depth > 0, line == nil else {
      let line = line ?? 0
      let start = program.sources.last.map { $0.range(ofLine: max(line, 1)).start } ?? 0
      return (line, SourceRange(start, start + 1))
    }
    let frame = stack.frames[depth - 1]
    let offset = offset(of: frame) ?? 0
    return (currentLine, SourceRange(offset, offset + 1))
  }

  /// The calls in progress, innermost first, as far as a reader will care.
  func backtrace() -> [String] {
    var lines: [String] = []
    for index in stride(from: depth - 1, through: max(0, depth - 8), by: -1) {
      let frame = stack.frames[index]
      let name = program.functions[frame.function].name
      if index == depth - 1 && depth == 1 { break }
      let called = name.isNone ? (frame.closure.isNil ? "the script" : "a closure") : names[name]
      lines.append("in \(called), line \(line(of: frame))")
    }
    return lines.count > 1 || depth > 1 ? lines : []
  }

  /// Takes the calls in progress off the stack after a failure.
  mutating func dropCalls(_ stage: inout Stage) {
    while depth > 0 { popFrame(&stage) }
    entries = []
    stage.tasks.collectors = []
    nesting = 0
    suspension = nil
    failure = nil
  }
}
