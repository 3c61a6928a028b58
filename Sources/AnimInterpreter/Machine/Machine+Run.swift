import AnimSyntax

/// How a run of the machine came back.
enum RunResult { case returned, suspended }

extension Machine {
  /// Runs the calls in progress until only `floor` of them are left, or the fiber waits.
  ///
  /// One long loop over one switch: the next instruction, the frame and its registers are plain
  /// pointers held in local variables, and every case that is not a few instructions long calls out.
  mutating func run(until floor: Int) throws(Failure) -> RunResult {
    let bottom = stack.registers
    let program = self.program
    var frame = stack.frames + (depth - 1)
    var registers = bottom + frame.pointee.base
    var next = frame.pointee.next

    while true {
      let i = next.pointee
      next += 1
      // Whatever goes wrong, or ends with a value that is released, says where it happened.
      frame.pointee.next = next
      let a = registers + Int(i.a)
      switch i.opcode {
      case .loadUnset:
        for index in 0..<Int(i.b) { put(.unset, a + index) }
      case .loadNil: put(.nil, a)
      case .loadBoolean: put(Value(i.b != 0), a)
      case .loadInteger: put(Value(i.signedBC), a)
      case .loadConstant:
        let value = program.code[frame.pointee.function].constants[i.bc]
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
        var register = registers + Int(i.b)
        while register >= a {
          if register.pointee.isCounted { releaseRegister(register) }
          register -= 1
        }
        if failure != nil { throw takeFailure() }
      case .makeWeak:
        let value = a.pointee
        a.pointee = try weakened(value, i.b == CaptureStrength.unowned.rawValue ? .unowned : .weak)
        release(value)
        if failure != nil { throw takeFailure() }
      case .readWeak: put(try strengthened(registers[Int(i.b)]), a)

      case .makeCell: a.pointee = heap.makeCell(a.pointee)
      case .getCell:
        let cell = registers[Int(i.b)]
        let value = heap.content(cell)
        if value.isSettled {
          heap.retain(value)
          put(value, a)
        } else {
          put(try settled(value, Name(id: UInt32(i.c))), a)
        }
      case .setCell:
        let payload = heap.payload(a.pointee)
        let b = registers + Int(i.b)
        let value = b.pointee
        b.pointee = .nil
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          release(old)
          if failure != nil { throw takeFailure() }
        }
      case .getCapture:
        let held = heap.captured(frame.pointee.closure, Int(i.b))
        if held.kind == .cell {
          let content = heap.content(held)
          if content.isNumber {
            put(content, a)
            continue
          }
        }
        put(try capture(frame.pointee.closure, Int(i.b)), a)
      case .setCapture:
        let value = a.pointee
        a.pointee = .nil
        let payload = heap.payload(heap.captured(frame.pointee.closure, Int(i.b)))
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          releaseCounted(old)
          if failure != nil { throw takeFailure() }
        }
      case .getGlobal:
        let value = heap.content(globals[i.bc])
        if value.isSettled {
          heap.retain(value)
          put(value, a)
        } else {
          put(try settled(value, environment.slotNames[i.bc]), a)
        }
      case .setGlobal:
        let value = a.pointee
        a.pointee = .nil
        let payload = heap.payload(globals[i.bc])
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          releaseCounted(old)
          if failure != nil { throw takeFailure() }
        }
      case .takeCell:
        put(try takeCell(registers[Int(i.b)], Name(id: UInt32(i.c))), a)
      case .takeCapture:
        put(try takeCapture(frame.pointee.closure, Int(i.b)), a)
      case .takeGlobal:
        put(try takeCell(globals[i.bc], environment.slotNames[i.bc]), a)
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
        put(try makeClosure(i.bc, registers, frame.pointee.closure), a)
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
        put(try binary(.multiply, b, c), a)
      case .divide:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if b.kind == .integer, c.kind == .integer, c.integer > 0 {
          let (quotient, rest) = b.integer.quotientAndRemainder(dividingBy: c.integer)
          put(rest == 0 ? Value(quotient) : Value(Double(b.integer) / Double(c.integer)), a)
          continue
        }
        put(try binary(.divide, b, c), a)
      case .remainder:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if b.kind == .integer, c.kind == .integer, c.integer > 0 {
          put(Value(b.integer % c.integer), a)
          continue
        }
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
        put(try binary(.multiply, b, Value(i.signedC)), a)
      case .remainderInteger:
        let b = registers[Int(i.b)]
        if b.kind == .integer, i.signedC > 0 {
          put(Value(b.integer % i.signedC), a)
          continue
        }
        put(try binary(.remainder, b, Value(i.signedC)), a)

      case .equal, .notEqual:
        let same = equals(registers[Int(i.b)], registers[Int(i.c)])
        put(Value(same == (i.opcode == .equal)), a)
      case .less:
        put(Value(try isLess(registers[Int(i.b)], registers[Int(i.c)])), a)
      case .lessEqual:
        put(Value(try isLessOrEqual(registers[Int(i.b)], registers[Int(i.c)])), a)
      case .negate:
        let b = registers[Int(i.b)]
        if b.kind == .integer {
          put(Value(-b.integer), a)
        } else {
          put(try negate(b), a)
        }
      case .not:
        put(Value(!(try truth(registers[Int(i.b)]))), a)
      case .isType: put(Value(isType(registers[Int(i.b)], Name(id: UInt32(i.c)))), a)
      case .matches:
        put(Value(matches(registers[Int(i.b)], registers[Int(i.c)])), a)
      case .range, .closedRange:
        let op: BinaryOperator = i.opcode == .range ? .halfOpenRange : .closedRange
        put(try binary(op, registers[Int(i.b)], registers[Int(i.c)]), a)

      case .jump: next += i.signedBC
      case .loop:
        next += i.signedBC
        budget &+= i.signedBC
        if budget < 0 {
          frame.pointee.next = next
          try outOfBudget()
        }
      case .jumpIf:
        if a.pointee.kind == .boolean {
          if a.pointee.boolean { next += i.signedBC }
        } else {
          _ = try truth(a.pointee)
        }
      case .jumpUnless:
        if a.pointee.kind == .boolean {
          if !a.pointee.boolean { next += i.signedBC }
        } else {
          _ = try truth(a.pointee)
        }
      case .jumpIfNil: if a.pointee.kind == .nil { next += i.signedBC }
      case .jumpUnlessNil: if a.pointee.kind != .nil { next += i.signedBC }
      case .jumpIfGiven: if a.pointee.kind != .unset { next += i.signedBC }
      case .jumpUnlessLess:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let holds: Bool
        if x.kind == .integer, y.kind == .integer {
          holds = x.integer < y.integer
        } else {
          holds = try isLess(x, y)
        }
        if !holds { next += i.signedC }
      case .jumpUnlessLessEqual:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let holds: Bool
        if x.kind == .integer, y.kind == .integer {
          holds = x.integer <= y.integer
        } else {
          holds = try isLessOrEqual(x, y)
        }
        if !holds { next += i.signedC }
      case .jumpIfEqual, .jumpUnlessEqual:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let same = x.kind == .integer && y.kind == .integer ? x.payload == y.payload : equals(x, y)
        if same == (i.opcode == .jumpIfEqual) { next += i.signedC }
      case .jumpIfReference:
        let kind = a.pointee.kind
        if kind == .object || kind == .type { next += i.signedBC }
      case .jumpUnlessCollection: if !a.pointee.kind.isCollection { next += i.signedBC }
      case .jumpUnlessLessInteger:
        let x = a.pointee
        let holds: Bool
        if x.kind == .integer {
          holds = x.integer < i.signedB
        } else {
          holds = try isLess(x, Value(i.signedB))
        }
        if !holds { next += i.signedC }
      case .jumpUnlessGreaterInteger:
        let x = a.pointee
        let holds: Bool
        if x.kind == .integer {
          holds = x.integer > i.signedB
        } else {
          holds = try isLess(Value(i.signedB), x)
        }
        if !holds { next += i.signedC }
      case .forPrepare:
        if !(try prepareLoop(a)) { next += i.signedBC }
      case .forNext:
        if a.pointee.kind == .integer {
          // A counting loop: the next number in r[a], the last one in r[a+1].
          let number = a.pointee.integer
          if number <= a[1].integer {
            a.pointee = Value(number &+ 1)
            put(Value(number), a + 2)
            next += i.signedBC
            budget &+= i.signedBC
            if budget < 0 {
              frame.pointee.next = next
              try outOfBudget()
            }
          }
          continue
        }
        if try nextOfLoop(a, isPair: false) {
          next += i.signedBC
          budget &+= i.signedBC
          if budget < 0 {
            frame.pointee.next = next
            try outOfBudget()
          }
        }
      case .forNextPair:
        if try nextOfLoop(a, isPair: true) {
          next += i.signedBC
          budget &+= i.signedBC
          if budget < 0 {
            frame.pointee.next = next
            try outOfBudget()
          }
        }

      case .makePoint:
        put(try makePoint(registers[Int(i.b)], registers[Int(i.c)]), a)
      case .makeArray: put(try makeArray(registers + Int(i.b), Int(i.c)), a)
      case .makeDictionary:
        put(try makeDictionary(registers + Int(i.b), Int(i.c)), a)
      case .interpolate:
        put(try interpolate(registers + Int(i.b), Int(i.c)), a)
      case .makePlace:
        put(try makePlace(a.pointee, program.places[i.bc]), a)

      case .getMember:
        put(try member(registers[Int(i.b)], Name(id: UInt32(i.c))), a)
      case .setMember:
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        try setMember(a, Name(id: UInt32(i.b)), value)
        if failure != nil { throw takeFailure() }
      case .setField:
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        try setField(a.pointee, Name(id: UInt32(i.b)), value)
        if failure != nil { throw takeFailure() }
      case .restoreMember:
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        restoreMember(a.pointee, Name(id: UInt32(i.b)), value)
        if failure != nil { throw takeFailure() }
      case .takeMember:
        put(try takeMember(registers + Int(i.b), Name(id: UInt32(i.c))), a)
      case .getIndex:
        put(try index(registers[Int(i.b)], registers[Int(i.c)]), a)
      case .setIndex:
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        c.pointee = try exchangeIndex(&a.pointee, registers[Int(i.b)], value)
      case .takeIndex:
        put(try takeIndex(&registers[Int(i.b)], registers[Int(i.c)]), a)
      case .changedConstant:
        throw .changedConstant(names[Name(id: UInt32(i.bc))])

      case .callFunction:
        try push(i.bc, base: a + 1, result: a, closure: .nil)
        frame += 1
        registers = a + 1
        next = frame.pointee.next
        if budget < 0 { try outOfBudget() }
      case .call, .callMethod, .callMutating, .callSuper:
        let isPushed: Bool
        if i.opcode == .callSuper {
          frame.pointee.next = next + 1
          isPushed = try enterSuper(
            a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)], type: next.pointee.bc)
          next += 1
        } else {
          isPushed =
            i.opcode == .call
            ? try enterCall(a, shape: Int(i.b))
            : try enterMethod(
              a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)],
              isMutating: i.opcode == .callMutating)
        }
        if failure != nil { throw takeFailure() }
        if isPushed {
          frame = stack.frames + (depth - 1)
          registers = bottom + frame.pointee.base
          next = frame.pointee.next
          if budget < 0 { try outOfBudget() }
        }
      case .callBuiltin:
        let count = Int(i.c)
        budget &-= 8
        let result = try call(
          BuiltinID(rawValue: i.b).unsafelyUnwrapped, Arguments(base: a + 1, count: count))
        if failure != nil { throw takeFailure() }
        clear(a + 1, count)
        put(result, a)
      case .directive:
        let result = try performDirective(Int(i.b), a)
        if failure != nil { throw takeFailure() }
        put(result, a)
        if suspension != nil { return .suspended }
        if ending != nil { return try unwind(to: floor) }
      case .returnValue, .returnNil:
        var value = Value.nil
        if i.opcode == .returnValue {
          value = a.pointee
          a.pointee = .nil
        }
        var register = registers + Int(frame.pointee.registerCount)
        while register > registers {
          register -= 1
          if register.pointee.isCounted {
            releaseRegister(register)
          }
        }
        let result = bottom + frame.pointee.result
        depth -= 1
        put(value, result)
        if failure != nil { throw takeFailure() }
        if depth == floor { return .returned }
        frame -= 1
        registers = bottom + frame.pointee.base
        next = frame.pointee.next
      case .awaitTimed:
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
    clear(stack.registers + frame.base, Int(frame.registerCount))
    depth -= 1
    put(.nil, stack.registers + frame.result)
  }

  /// Releases `count` registers, last first.
  mutating func clear(_ registers: UnsafeMutablePointer<Value>, _ count: Int) {
    var register = registers + count - 1
    while register >= registers {
      if register.pointee.isCounted { releaseRegister(register) }
      register -= 1
    }
  }

  /// Releases what a register holds, which is counted, and leaves nil there.
  @inline(__always) mutating func releaseRegister(_ register: UnsafeMutablePointer<Value>) {
    let value = register.pointee
    register.pointee = .nil
    releaseCounted(value)
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
