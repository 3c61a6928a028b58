import AnimSyntax

/// How a run of the machine came back.
enum RunResult { case returned, suspended }

extension Machine {
  /// Runs the calls in progress until only `floor` of them are left, or the fiber waits.
  ///
  /// One long loop over one switch: registers, code and constants are plain pointers held in local
  /// variables, and every case that is not a few instructions long calls out.
  mutating func run(until floor: Int) throws(Failure) -> RunResult {
    let frames = stack.frames
    var frame = depth - 1
    let program = self.program
    let table = program.code
    var entry = table[frames[frame].function]
    var code = entry.code
    var constants = entry.constants
    var registers = stack.registers + frames[frame].base
    var pc = frames[frame].pc

    while true {
      let i = code[pc]
      pc &+= 1
      let a = registers + Int(i.a)
      switch i.opcode {
      case .loadUnset:
        for index in 0..<Int(i.b) { put(.unset, a + index) }
      case .loadNil: put(.nil, a)
      case .loadBoolean: put(Value(i.b != 0), a)
      case .loadInteger: put(Value(i.signedBC), a)
      case .loadConstant:
        let value = constants[i.bc]
        heap.retain(value)
        put(value, a)
      case .loadFunction: put(Value(.function, UInt64(i.bc)), a)
      case .loadType: put(Value(.type, UInt64(i.bc)), a)
      case .ambient:
        put(i.b == 0 ? number(runtime.now.seconds) : retained(stageObject), a)
      case .move:
        let value = registers[Int(i.b)]
        heap.retain(value)
        put(value, a)
      case .take:
        let b = registers + Int(i.b)
        let value = b.pointee
        b.pointee = .nil
        put(value, a)
      case .drop:
        frames[frame].pc = pc
        var register = registers + Int(i.b)
        while register >= a {
          let value = register.pointee
          register.pointee = .nil
          if value.isCounted { release(value) }
          register -= 1
        }
        if failure != nil { throw takeFailure() }
      case .makeWeak:
        frames[frame].pc = pc
        let value = a.pointee
        a.pointee = try weakened(value, i.b == CaptureStrength.unowned.rawValue ? .unowned : .weak)
        release(value)
        if failure != nil { throw takeFailure() }
      case .readWeak: put(try strengthened(registers[Int(i.b)]), a)

      case .makeCell: a.pointee = heap.makeCell(a.pointee)
      case .getCell:
        let cell = registers[Int(i.b)]
        let value = heap.content(cell)
        if value.kind.rawValue <= Kind.unowned.rawValue {
          frames[frame].pc = pc
          put(try settled(value, Name(id: UInt32(i.c))), a)
        } else {
          heap.retain(value)
          put(value, a)
        }
      case .setCell:
        let payload = heap.payload(a.pointee)
        let b = registers + Int(i.b)
        let value = b.pointee
        b.pointee = .nil
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          frames[frame].pc = pc
          release(old)
          if failure != nil { throw takeFailure() }
        }
      case .getCapture:
        let held = heap.captured(frames[frame].closure, Int(i.b))
        if held.kind == .cell {
          let content = heap.content(held)
          if content.isNumber {
            put(content, a)
            continue
          }
        }
        frames[frame].pc = pc
        put(try capture(frames[frame].closure, Int(i.b)), a)
      case .setCapture:
        let value = a.pointee
        a.pointee = .nil
        let payload = heap.payload(heap.captured(frames[frame].closure, Int(i.b)))
        if heap.cells[payload].isNumber {
          heap.cells[payload] = value
          continue
        }
        frames[frame].pc = pc
        setCapture(frames[frame].closure, Int(i.b), value)
        if failure != nil { throw takeFailure() }
      case .getGlobal:
        let value = heap.content(globals[i.bc])
        if value.kind.rawValue <= Kind.unowned.rawValue {
          frames[frame].pc = pc
          put(try settled(value, environment.slotNames[i.bc]), a)
        } else {
          heap.retain(value)
          put(value, a)
        }
      case .setGlobal:
        frames[frame].pc = pc
        let value = a.pointee
        a.pointee = .nil
        setGlobal(i.bc, value)
        if failure != nil { throw takeFailure() }
      case .takeCell:
        frames[frame].pc = pc
        put(try takeCell(registers[Int(i.b)]), a)
      case .takeCapture:
        frames[frame].pc = pc
        put(try takeCapture(frames[frame].closure, Int(i.b)), a)
      case .takeGlobal:
        frames[frame].pc = pc
        put(try takeCell(globals[i.bc]), a)
      case .takeRegister:
        let b = registers + Int(i.b)
        let value = b.pointee
        if value.kind.isCollection {
          b.pointee = .nil
        } else {
          heap.retain(value)
        }
        put(value, a)
      case .closure:
        frames[frame].pc = pc
        put(try makeClosure(i.bc, registers, frames[frame].closure), a)
      case .nameObject:
        if a.pointee.kind == .object { nameObject(a.pointee, Name(id: UInt32(i.bc))) }

      case .add:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if b.kind == .integer, c.kind == .integer {
          let sum = b.integer &+ c.integer
          if sum.magnitude <= Value.wholeLimit {
            put(Value(sum), a)
            continue
          }
        } else if b.kind == .double, c.kind == .double {
          put(try checked(b.double + c.double), a)
          continue
        }
        frames[frame].pc = pc
        if i.a == i.b, b.isCounted {
          // What is added to itself grows in place if nobody else owns it.
          try addInPlace(&a.pointee, c)
        } else {
          put(try binary(.add, b, c), a)
        }
      case .subtract:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if b.kind == .integer, c.kind == .integer {
          let difference = b.integer &- c.integer
          if difference.magnitude <= Value.wholeLimit {
            put(Value(difference), a)
            continue
          }
        } else if b.kind == .double, c.kind == .double {
          put(try checked(b.double - c.double), a)
          continue
        }
        frames[frame].pc = pc
        put(try binary(.subtract, b, c), a)
      case .multiply:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if b.kind == .integer, c.kind == .integer {
          let (product, overflow) = b.integer.multipliedReportingOverflow(by: c.integer)
          if !overflow, product.magnitude <= Value.wholeLimit {
            put(Value(product), a)
            continue
          }
        } else if b.kind == .double, c.kind == .double {
          put(try checked(b.double * c.double), a)
          continue
        }
        frames[frame].pc = pc
        put(try binary(.multiply, b, c), a)
      case .divide:
        frames[frame].pc = pc
        put(try binary(.divide, registers[Int(i.b)], registers[Int(i.c)]), a)
      case .remainder:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if b.kind == .integer, c.kind == .integer, c.integer > 0 {
          put(Value(b.integer % c.integer), a)
          continue
        }
        frames[frame].pc = pc
        put(try binary(.remainder, b, c), a)
      case .addInteger:
        let b = registers[Int(i.b)]
        if b.kind == .integer {
          let sum = b.integer &+ i.signedC
          if sum.magnitude <= Value.wholeLimit {
            put(Value(sum), a)
            continue
          }
        } else if b.kind == .double {
          put(Value(b.double + Double(i.signedC)), a)
          continue
        }
        frames[frame].pc = pc
        put(try binary(.add, b, Value(i.signedC)), a)
      case .subtractInteger:
        let b = registers[Int(i.b)]
        if b.kind == .integer {
          let difference = b.integer &- i.signedC
          if difference.magnitude <= Value.wholeLimit {
            put(Value(difference), a)
            continue
          }
        } else if b.kind == .double {
          put(Value(b.double - Double(i.signedC)), a)
          continue
        }
        frames[frame].pc = pc
        put(try binary(.subtract, b, Value(i.signedC)), a)
      case .multiplyInteger:
        let b = registers[Int(i.b)]
        if b.kind == .integer {
          let (product, overflow) = b.integer.multipliedReportingOverflow(by: i.signedC)
          if !overflow, product.magnitude <= Value.wholeLimit {
            put(Value(product), a)
            continue
          }
        }
        frames[frame].pc = pc
        put(try binary(.multiply, b, Value(i.signedC)), a)
      case .remainderInteger:
        let b = registers[Int(i.b)]
        if b.kind == .integer, i.signedC > 0 {
          put(Value(b.integer % i.signedC), a)
          continue
        }
        frames[frame].pc = pc
        put(try binary(.remainder, b, Value(i.signedC)), a)

      case .equal, .notEqual:
        frames[frame].pc = pc
        let same = equals(registers[Int(i.b)], registers[Int(i.c)])
        put(Value(same == (i.opcode == .equal)), a)
      case .less:
        frames[frame].pc = pc
        put(Value(try isLess(registers[Int(i.b)], registers[Int(i.c)])), a)
      case .lessEqual:
        frames[frame].pc = pc
        put(Value(try isLessOrEqual(registers[Int(i.b)], registers[Int(i.c)])), a)
      case .negate:
        let b = registers[Int(i.b)]
        if b.kind == .integer {
          put(Value(-b.integer), a)
        } else {
          frames[frame].pc = pc
          put(try negate(b), a)
        }
      case .not:
        frames[frame].pc = pc
        put(Value(!(try truth(registers[Int(i.b)]))), a)
      case .isType: put(Value(isType(registers[Int(i.b)], Name(id: UInt32(i.c)))), a)
      case .matches:
        frames[frame].pc = pc
        put(Value(matches(registers[Int(i.b)], registers[Int(i.c)])), a)
      case .range, .closedRange:
        frames[frame].pc = pc
        let op: BinaryOperator = i.opcode == .range ? .halfOpenRange : .closedRange
        put(try binary(op, registers[Int(i.b)], registers[Int(i.c)]), a)

      case .jump: pc &+= i.signedBC
      case .loop:
        pc &+= i.signedBC
        budget &+= i.signedBC
        if budget < 0 {
          frames[frame].pc = pc
          try outOfBudget()
        }
      case .jumpIf:
        if a.pointee.kind == .boolean {
          if a.pointee.boolean { pc &+= i.signedBC }
        } else {
          frames[frame].pc = pc
          _ = try truth(a.pointee)
        }
      case .jumpUnless:
        if a.pointee.kind == .boolean {
          if !a.pointee.boolean { pc &+= i.signedBC }
        } else {
          frames[frame].pc = pc
          _ = try truth(a.pointee)
        }
      case .jumpIfNil: if a.pointee.kind == .nil { pc &+= i.signedBC }
      case .jumpUnlessNil: if a.pointee.kind != .nil { pc &+= i.signedBC }
      case .jumpIfGiven: if a.pointee.kind != .unset { pc &+= i.signedBC }
      case .jumpUnlessLess:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let holds: Bool
        if x.kind == .integer, y.kind == .integer {
          holds = x.integer < y.integer
        } else {
          frames[frame].pc = pc
          holds = try isLess(x, y)
        }
        if !holds { pc &+= i.signedC }
      case .jumpUnlessLessEqual:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let holds: Bool
        if x.kind == .integer, y.kind == .integer {
          holds = x.integer <= y.integer
        } else {
          frames[frame].pc = pc
          holds = try isLessOrEqual(x, y)
        }
        if !holds { pc &+= i.signedC }
      case .jumpIfEqual, .jumpUnlessEqual:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let same = x.kind == .integer && y.kind == .integer ? x.payload == y.payload : equals(x, y)
        if same == (i.opcode == .jumpIfEqual) { pc &+= i.signedC }
      case .jumpIfReference:
        let kind = a.pointee.kind
        if kind == .object || kind == .type { pc &+= i.signedBC }
      case .jumpUnlessCollection: if !a.pointee.kind.isCollection { pc &+= i.signedBC }
      case .jumpUnlessLessInteger:
        let x = a.pointee
        let holds: Bool
        if x.kind == .integer {
          holds = x.integer < i.signedB
        } else {
          frames[frame].pc = pc
          holds = try isLess(x, Value(i.signedB))
        }
        if !holds { pc &+= i.signedC }
      case .jumpUnlessGreaterInteger:
        let x = a.pointee
        let holds: Bool
        if x.kind == .integer {
          holds = x.integer > i.signedB
        } else {
          frames[frame].pc = pc
          holds = try isLess(Value(i.signedB), x)
        }
        if !holds { pc &+= i.signedC }
      case .forPrepare:
        frames[frame].pc = pc
        if !(try prepareLoop(a)) { pc &+= i.signedBC }
      case .forNext:
        if a.pointee.kind == .integer {
          // A counting loop: the next number in r[a], the last one in r[a+1].
          let next = a.pointee.integer
          if next <= a[1].integer {
            a.pointee = Value(next &+ 1)
            put(Value(next), a + 2)
            pc &+= i.signedBC
            budget &+= i.signedBC
            if budget < 0 {
              frames[frame].pc = pc
              try outOfBudget()
            }
          }
          continue
        }
        frames[frame].pc = pc
        if try nextOfLoop(a, isPair: false) {
          pc &+= i.signedBC
          budget &+= i.signedBC
          if budget < 0 {
            frames[frame].pc = pc
            try outOfBudget()
          }
        }
      case .forNextPair:
        frames[frame].pc = pc
        if try nextOfLoop(a, isPair: true) {
          pc &+= i.signedBC
          budget &+= i.signedBC
          if budget < 0 {
            frames[frame].pc = pc
            try outOfBudget()
          }
        }

      case .makePoint:
        frames[frame].pc = pc
        put(try makePoint(registers[Int(i.b)], registers[Int(i.c)]), a)
      case .makeArray: put(try makeArray(registers + Int(i.b), Int(i.c)), a)
      case .makeDictionary:
        frames[frame].pc = pc
        put(try makeDictionary(registers + Int(i.b), Int(i.c)), a)
      case .interpolate:
        frames[frame].pc = pc
        put(try interpolate(registers + Int(i.b), Int(i.c)), a)
      case .makePlace:
        frames[frame].pc = pc
        put(try makePlace(a.pointee, program.places[i.bc]), a)

      case .getMember:
        frames[frame].pc = pc
        put(try member(registers[Int(i.b)], Name(id: UInt32(i.c))), a)
      case .setMember:
        frames[frame].pc = pc
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        try setMember(a, Name(id: UInt32(i.b)), value)
        if failure != nil { throw takeFailure() }
      case .setField:
        frames[frame].pc = pc
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        try setField(a.pointee, Name(id: UInt32(i.b)), value)
        if failure != nil { throw takeFailure() }
      case .restoreMember:
        frames[frame].pc = pc
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        restoreMember(a.pointee, Name(id: UInt32(i.b)), value)
        if failure != nil { throw takeFailure() }
      case .takeMember:
        frames[frame].pc = pc
        put(try takeMember(registers + Int(i.b), Name(id: UInt32(i.c))), a)
      case .getIndex:
        frames[frame].pc = pc
        put(try index(registers[Int(i.b)], registers[Int(i.c)]), a)
      case .setIndex:
        frames[frame].pc = pc
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        c.pointee = try exchangeIndex(&a.pointee, registers[Int(i.b)], value)
      case .takeIndex:
        frames[frame].pc = pc
        put(try takeIndex(&registers[Int(i.b)], registers[Int(i.c)]), a)
      case .changedConstant:
        frames[frame].pc = pc
        throw .changedConstant(names[Name(id: UInt32(i.bc))])

      case .call, .callFunction, .callMethod, .callMutating, .callSuper:
        frames[frame].pc = pc
        let pushed: Bool
        switch i.opcode {
        case .callFunction: pushed = try enterFunction(i.bc, a)
        case .call: pushed = try enterCall(a, shape: Int(i.b))
        case .callMethod:
          pushed = try enterMethod(
            a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)], isMutating: false)
        case .callMutating:
          pushed = try enterMethod(
            a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)], isMutating: true)
        default:
          frames[frame].pc = pc + 1
          pushed = try enterSuper(
            a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)], type: code[pc].bc)
          pc &+= 1
        }
        if failure != nil { throw takeFailure() }
        if pushed {
          frame = depth - 1
          entry = table[frames[frame].function]
          code = entry.code
          constants = entry.constants
          registers = stack.registers + frames[frame].base
          pc = 0
          if budget < 0 { try outOfBudget() }
        }
      case .callBuiltin:
        frames[frame].pc = pc
        let count = Int(i.c)
        let result = try call(
          BuiltinID(rawValue: i.b).unsafelyUnwrapped, Arguments(base: a + 1, count: count))
        if failure != nil { throw takeFailure() }
        clear(a + 1, count)
        put(result, a)
      case .directive:
        frames[frame].pc = pc
        let result = try performDirective(Int(i.b), a)
        if failure != nil { throw takeFailure() }
        put(result, a)
        if suspension != nil { return .suspended }
        if ending != nil { return try unwind(to: floor) }
      case .returnValue, .returnNil:
        let value: Value
        if i.opcode == .returnValue {
          value = a.pointee
          a.pointee = .nil
        } else {
          value = .nil
        }
        frames[frame].pc = pc
        var register = registers + Int(entry.registerCount) - 1
        while register >= registers {
          let old = register.pointee
          if old.isCounted {
            register.pointee = .nil
            release(old)
          }
          register -= 1
        }
        let result = stack.registers + frames[frame].result
        depth -= 1
        put(value, result)
        if failure != nil { throw takeFailure() }
        if depth == floor { return .returned }
        frame = depth - 1
        entry = table[frames[frame].function]
        code = entry.code
        constants = entry.constants
        registers = stack.registers + frames[frame].base
        pc = frames[frame].pc
      case .awaitTimed:
        frames[frame].pc = pc
        if try awaitTimed(a.pointee) { return .suspended }
      case .collectTimed: collect(a.pointee)
      case .echo: if i.b == 0 || !a.pointee.isNil { echo(a.pointee) }
      case .extra: break
      }
    }
  }

  /// Ends every call above `floor` because the script asked for the end of the run.
  mutating func unwind(to floor: Int) throws(Failure) -> RunResult {
    while depth > floor { popFrame() }
    return .returned
  }

  /// Drops the innermost call without a result.
  mutating func popFrame() {
    let frame = stack.frames[depth - 1]
    let count = Int(program.code[frame.function].registerCount)
    clear(stack.registers + frame.base, count)
    depth -= 1
    put(.nil, stack.registers + frame.result)
  }

  /// Releases `count` registers, last first.
  mutating func clear(_ registers: UnsafeMutablePointer<Value>, _ count: Int) {
    var register = registers + count - 1
    while register >= registers {
      let value = register.pointee
      register.pointee = .nil
      if value.isCounted { release(value) }
      register -= 1
    }
  }

  /// The steps of the slice are used up: an interrupt, or a limit.
  mutating func outOfBudget() throws(Failure) {
    remainingBudget += budget
    if let failure = stopRequest() {
      // An event that comes to its end need not be undone.
      if interrupt.reason != Interrupt.user || graceSlices == 0 { throw failure }
      graceSlices -= 1
    }
    weigh()
    if heap.isOverLimit { throw .memoryLimit(limits.memory) }
    budget = 0
    if remainingBudget <= 0 {
      throw .limit(
        .instructions, "the script has run \(limits.instructions) instructions")
    }
    refillBudget()
  }
}
