import AnimSyntax

/// How a run of the machine came back.
enum RunResult { case returned, suspended }

extension Machine {
  /// Runs the calls in progress until only `floor` of them are left, or the fiber waits.
  ///
  /// One long loop over one switch: the next instruction, the frame and its registers are plain
  /// pointers held in local variables, and every case that is not a few instructions long calls out.
  mutating func run(until floor: Int, _ stage: inout Stage) throws(Failure) -> RunResult {
    let bottom = stack.registers
    let program = self.program
    var frame = stack.frames + (depth - 1)
    var registers = bottom + frame.pointee.base
    var next = frame.pointee.next

    while true {
      let i = next.pointee
      next += 1
      let a = registers + Int(i.a)
      switch i.opcode {
      case .loadUnset:
        for index in 0..<Int(i.b) { put(.unset, a + index, next, frame, &stage) }
      case .loadNil: put(.nil, a, next, frame, &stage)
      case .loadBoolean: put(Value(i.b != 0), a, next, frame, &stage)
      case .loadInteger: put(Value(i.signedBC), a, next, frame, &stage)
      case .loadConstant:
        let value = program.code[frame.pointee.function].constants[i.bc]
        heap.retain(value)
        put(value, a, next, frame, &stage)
      case .loadFunction: put(Value(.function, UInt64(i.bc)), a, next, frame, &stage)
      case .loadType: put(Value(.type, UInt64(i.bc)), a, next, frame, &stage)
      case .ambient:
        frame.pointee.next = next
        put(
          i.b == 0 ? number(stage.runtime.now.seconds) : retained(stage.views.stageObject), a,
          &stage)
      case .move:
        let value = registers[Int(i.b)]
        heap.retain(value)
        put(value, a, next, frame, &stage)
      case .take:
        let b = registers + Int(i.b)
        let value = b.pointee
        b.pointee = .nil
        put(value, a, next, frame, &stage)
      case .drop:
        var register = registers + Int(i.b)
        while register >= a {
          if register.pointee.isCounted {
            frame.pointee.next = next
            releaseRegister(register, &stage)
          }
          register -= 1
        }
        if failure != nil { throw takeFailure() }
      case .makeWeak:
        frame.pointee.next = next
        let value = a.pointee
        a.pointee = try weakened(value, i.b == CaptureStrength.unowned.rawValue ? .unowned : .weak)
        release(value, &stage)
        if failure != nil { throw takeFailure() }
      case .readWeak:
        frame.pointee.next = next
        put(try strengthened(registers[Int(i.b)]), a, &stage)

      case .makeCell:
        frame.pointee.next = next
        a.pointee = heap.makeCell(a.pointee)
      case .getCell:
        let cell = registers[Int(i.b)]
        let value = heap.content(cell)
        if value.isSettled {
          heap.retain(value)
          put(value, a, next, frame, &stage)
        } else {
          frame.pointee.next = next
          put(try settled(value, Name(id: UInt32(i.c))), a, next, frame, &stage)
        }
      case .setCell:
        let payload = heap.payload(a.pointee)
        let b = registers + Int(i.b)
        let value = b.pointee
        b.pointee = .nil
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          frame.pointee.next = next
          release(old, &stage)
          if failure != nil { throw takeFailure() }
        }
      case .getCapture:
        let held = heap.kept[Int(frame.pointee.firstCapture) + Int(i.b)]
        if held.kind == .cell {
          let content = heap.content(held)
          if content.isNumber {
            put(content, a, next, frame, &stage)
            continue
          }
        }
        frame.pointee.next = next
        put(try capture(frame.pointee.closure, Int(i.b)), a, next, frame, &stage)
      case .setCapture:
        let value = a.pointee
        a.pointee = .nil
        let payload = heap.payload(heap.kept[Int(frame.pointee.firstCapture) + Int(i.b)])
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          frame.pointee.next = next
          releaseCounted(old, &stage)
          if failure != nil { throw takeFailure() }
        }
      case .getGlobal:
        let value = heap.content(globals[i.bc])
        if value.isSettled {
          heap.retain(value)
          put(value, a, next, frame, &stage)
        } else {
          frame.pointee.next = next
          put(try settled(value, environment.slotNames[i.bc]), a, next, frame, &stage)
        }
      case .setGlobal:
        let value = a.pointee
        a.pointee = .nil
        let payload = heap.payload(globals[i.bc])
        let old = heap.cells[payload]
        heap.cells[payload] = value
        if old.isCounted {
          frame.pointee.next = next
          releaseCounted(old, &stage)
          if failure != nil { throw takeFailure() }
        }
      case .takeCell:
        frame.pointee.next = next
        put(try takeCell(registers[Int(i.b)], Name(id: UInt32(i.c))), a, &stage)
      case .takeCapture:
        frame.pointee.next = next
        put(try takeCapture(frame.pointee.closure, Int(i.b)), a, &stage)
      case .takeGlobal:
        frame.pointee.next = next
        put(try takeCell(globals[i.bc], environment.slotNames[i.bc]), a, &stage)
      case .takeRegister:
        let b = registers + Int(i.b)
        let value = b.pointee
        if value.kind.isCollection {
          b.pointee = .nil
        } else {
          heap.retain(value)
        }
        put(value, a, next, frame, &stage)
      case .closure:
        frame.pointee.next = next
        put(try makeClosure(i.bc, registers, frame.pointee.closure), a, &stage)
      case .nameObject:
        if a.pointee.kind == .object { nameObject(a.pointee, Name(id: UInt32(i.bc))) }

      case .add:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if let sum = b.plainSum(c) {
          put(sum, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        if i.a == i.b, b.isCounted {
          // What is added to itself grows in place if nobody else owns it.
          try addInPlace(&a.pointee, c, &stage)
        } else {
          put(try binary(.add, b, c, &stage), a, &stage)
        }
      case .subtract:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if let difference = b.plainDifference(c) {
          put(difference, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.subtract, b, c, &stage), a, &stage)
      case .multiply:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if let product = b.plainProduct(c) {
          put(product, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.multiply, b, c, &stage), a, &stage)
      case .divide:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if let quotient = b.plainQuotient(c) {
          put(quotient, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.divide, b, c, &stage), a, &stage)
      case .remainder:
        let (b, c) = (registers[Int(i.b)], registers[Int(i.c)])
        if let remainder = b.plainRemainder(c) {
          put(remainder, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.remainder, b, c, &stage), a, &stage)
      case .addInteger:
        let b = registers[Int(i.b)]
        if let sum = b.plainSum(i.signedC) {
          put(sum, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.add, b, Value(i.signedC), &stage), a, &stage)
      case .subtractInteger:
        let b = registers[Int(i.b)]
        if let difference = b.plainDifference(i.signedC) {
          put(difference, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.subtract, b, Value(i.signedC), &stage), a, &stage)
      case .multiplyInteger:
        let b = registers[Int(i.b)]
        if let product = b.plainProduct(Value(i.signedC)) {
          put(product, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.multiply, b, Value(i.signedC), &stage), a, &stage)
      case .remainderInteger:
        let b = registers[Int(i.b)]
        if let remainder = b.plainRemainder(Value(i.signedC)) {
          put(remainder, a, next, frame, &stage)
          continue
        }
        frame.pointee.next = next
        put(try binary(.remainder, b, Value(i.signedC), &stage), a, &stage)

      case .equal, .notEqual:
        frame.pointee.next = next
        let same = try equals(registers[Int(i.b)], registers[Int(i.c)], stage)
        put(Value(same == (i.opcode == .equal)), a, &stage)
      case .less:
        frame.pointee.next = next
        put(Value(try isLess(registers[Int(i.b)], registers[Int(i.c)], &stage)), a, &stage)
      case .lessEqual:
        frame.pointee.next = next
        put(Value(try isLessOrEqual(registers[Int(i.b)], registers[Int(i.c)], &stage)), a, &stage)
      case .negate:
        frame.pointee.next = next
        let b = registers[Int(i.b)]
        if b.kind == .integer {
          put(Value(-b.integer), a, &stage)
        } else {
          put(try negate(b), a, &stage)
        }
      case .not:
        frame.pointee.next = next
        put(Value(!(try truth(registers[Int(i.b)]))), a, &stage)
      case .isType:
        frame.pointee.next = next
        put(Value(isType(registers[Int(i.b)], Name(id: UInt32(i.c)))), a, &stage)
      case .matches:
        frame.pointee.next = next
        put(Value(try matches(registers[Int(i.b)], registers[Int(i.c)], stage)), a, &stage)
      case .range, .closedRange:
        frame.pointee.next = next
        let op: BinaryOperator = i.opcode == .range ? .halfOpenRange : .closedRange
        put(try binary(op, registers[Int(i.b)], registers[Int(i.c)], &stage), a, &stage)

      case .jump: next += i.signedBC
      case .loop: try goBack(i, &next, frame, stage)
      case .jumpIf:
        if a.pointee.kind == .boolean {
          if a.pointee.boolean { next += i.signedBC }
        } else {
          frame.pointee.next = next
          _ = try truth(a.pointee)
        }
      case .jumpUnless:
        if a.pointee.kind == .boolean {
          if !a.pointee.boolean { next += i.signedBC }
        } else {
          frame.pointee.next = next
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
          frame.pointee.next = next
          holds = try isLess(x, y, &stage)
        }
        if !holds { next += i.signedC }
      case .jumpUnlessLessEqual:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let holds: Bool
        if x.kind == .integer, y.kind == .integer {
          holds = x.integer <= y.integer
        } else {
          frame.pointee.next = next
          holds = try isLessOrEqual(x, y, &stage)
        }
        if !holds { next += i.signedC }
      case .jumpIfEqual, .jumpUnlessEqual:
        let (x, y) = (a.pointee, registers[Int(i.b)])
        let same: Bool
        if x.kind == .integer, y.kind == .integer {
          same = x.payload == y.payload
        } else {
          frame.pointee.next = next
          same = try equals(x, y, stage)
        }
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
          frame.pointee.next = next
          holds = try isLess(x, Value(i.signedB), &stage)
        }
        if !holds { next += i.signedC }
      case .jumpUnlessGreaterInteger:
        let x = a.pointee
        let holds: Bool
        if x.kind == .integer {
          holds = x.integer > i.signedB
        } else {
          frame.pointee.next = next
          holds = try isLess(Value(i.signedB), x, &stage)
        }
        if !holds { next += i.signedC }
      case .forPrepare:
        frame.pointee.next = next
        if !(try prepareLoop(a, &stage)) { next += i.signedBC }
      case .forNext:
        if a.pointee.kind == .integer {
          // A counting loop: the next number in r[a], the last one in r[a+1].
          let number = a.pointee.integer
          if number > a[1].integer { continue }
          a.pointee = Value(number &+ 1)
          put(Value(number), a + 2, next, frame, &stage)
        } else {
          frame.pointee.next = next
          guard try nextOfLoop(a, isPair: false, &stage) else { continue }
        }
        try goBack(i, &next, frame, stage)
      case .forNextPair:
        frame.pointee.next = next
        if try nextOfLoop(a, isPair: true, &stage) { try goBack(i, &next, frame, stage) }

      case .makePoint:
        frame.pointee.next = next
        put(try makePoint(registers[Int(i.b)], registers[Int(i.c)]), a, &stage)
      case .makeArray:
        frame.pointee.next = next
        put(try makeArray(registers + Int(i.b), Int(i.c)), a, &stage)
      case .makeDictionary:
        frame.pointee.next = next
        put(try makeDictionary(registers + Int(i.b), Int(i.c), &stage), a, &stage)
      case .interpolate:
        frame.pointee.next = next
        put(try interpolate(registers + Int(i.b), Int(i.c), &stage), a, &stage)
      case .makePlace:
        frame.pointee.next = next
        put(try makePlace(a.pointee, program.places[i.bc], &stage), a, &stage)

      case .getMember:
        frame.pointee.next = next
        put(try member(registers[Int(i.b)], Name(id: UInt32(i.c)), &stage), a, &stage)
        if ending != nil { return try unwind(to: floor, &stage) }
      case .setMember:
        frame.pointee.next = next
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        try setMember(a, Name(id: UInt32(i.b)), value, &stage)
        if failure != nil { throw takeFailure() }
        if ending != nil { return try unwind(to: floor, &stage) }
      case .setField:
        frame.pointee.next = next
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        try setField(a.pointee, Name(id: UInt32(i.b)), value, &stage)
        if failure != nil { throw takeFailure() }
        if ending != nil { return try unwind(to: floor, &stage) }
      case .restoreMember:
        frame.pointee.next = next
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        restoreMember(a.pointee, Name(id: UInt32(i.b)), value, &stage)
        if failure != nil { throw takeFailure() }
      case .takeMember:
        frame.pointee.next = next
        put(try takeMember(registers + Int(i.b), Name(id: UInt32(i.c)), &stage), a, &stage)
        if ending != nil { return try unwind(to: floor, &stage) }
      case .getIndex:
        frame.pointee.next = next
        put(try index(registers[Int(i.b)], registers[Int(i.c)]), a, &stage)
      case .setIndex:
        frame.pointee.next = next
        let c = registers + Int(i.c)
        let value = c.pointee
        c.pointee = .nil
        c.pointee = try exchangeIndex(&a.pointee, registers[Int(i.b)], value, &stage)
      case .takeIndex:
        frame.pointee.next = next
        put(try takeIndex(&registers[Int(i.b)], registers[Int(i.c)], &stage), a, &stage)
      case .changedConstant:
        frame.pointee.next = next
        throw .changedConstant(names[Name(id: UInt32(i.bc))])

      case .callFunction:
        frame.pointee.next = next
        try push(i.bc, base: a + 1, result: a, closure: .nil)
        frame += 1
        registers = a + 1
        next = frame.pointee.next
        if budget < 0 { try outOfBudget(stage) }
      case .call, .callMethod, .callMutating, .callSuper:
        let isPushed: Bool
        if i.opcode == .callSuper {
          frame.pointee.next = next + 1
          isPushed = try enterSuper(
            a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)], type: next.pointee.bc, &stage)
          next += 1
        } else {
          frame.pointee.next = next
          isPushed =
            i.opcode == .call
            ? try enterCall(a, shape: Int(i.b), &stage)
            : try enterMethod(
              a, Name(id: UInt32(i.b)), program.shapes[Int(i.c)],
              isMutating: i.opcode == .callMutating, &stage)
        }
        if failure != nil { throw takeFailure() }
        // Native code called something that has asked for the end of the run.
        if ending != nil { return try unwind(to: floor, &stage) }
        if isPushed {
          frame = stack.frames + (depth - 1)
          registers = bottom + frame.pointee.base
          next = frame.pointee.next
          if budget < 0 { try outOfBudget(stage) }
        }
      case .callBuiltin:
        frame.pointee.next = next
        let count = Int(i.c)
        budget &-= 8
        let result = try call(
          BuiltinID(rawValue: i.b).unsafelyUnwrapped, Arguments(base: a + 1, count: count), &stage)
        if failure != nil { throw takeFailure() }
        clear(a + 1, count, &stage)
        put(result, a, &stage)
      case .directive:
        frame.pointee.next = next
        let result = try stage.perform(
          tables.directives[i.b], a, isOpen: i.c != 0, &self)
        if failure != nil { throw takeFailure() }
        put(result, a, &stage)
        if suspension != nil { return .suspended }
        if ending != nil { return try unwind(to: floor, &stage) }
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
            frame.pointee.next = next
            releaseRegister(register, &stage)
          }
        }
        let result = bottom + frame.pointee.result
        depth -= 1
        put(value, result, &stage)
        if failure != nil { throw takeFailure() }
        if depth == floor { return .returned }
        frame -= 1
        registers = bottom + frame.pointee.base
        next = frame.pointee.next
      case .awaitTimed:
        frame.pointee.next = next
        if try Tasks.awaitTimed(a.pointee, &self, stage) { return .suspended }
      case .collectTimed:
        frame.pointee.next = next
        Tasks.collect(a.pointee, self, &stage)
      case .echo:
        frame.pointee.next = next
        if i.b == 0 || !a.pointee.isNil { echo(a.pointee, &stage) }
      case .extra: break
      }
    }
  }
}
