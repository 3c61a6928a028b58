extension Machine {
  /// Ends every call above `floor` because the script asked for the end of the run.
  mutating func unwind(to floor: Int, _ stage: inout Stage) throws(Failure) -> RunResult {
    while depth > floor { popFrame(&stage) }
    return .returned
  }

  /// Drops the innermost call without a result.
  mutating func popFrame(_ stage: inout Stage) {
    let frame = stack.frames[depth - 1]
    clear(stack.registers + frame.base, Int(frame.registerCount), &stage)
    depth -= 1
    put(.nil, stack.registers + frame.result, &stage)
  }

  /// Releases `count` registers, last first.
  mutating func clear(_ registers: UnsafeMutablePointer<Value>, _ count: Int, _ stage: inout Stage)
  {
    var register = registers + count - 1
    while register >= registers {
      if register.pointee.isCounted { releaseRegister(register, &stage) }
      register -= 1
    }
  }

  /// Puts an owned value in a register; what ends with the old one says where it happened.
  @inline(__always)
  mutating func put(
    _ value: Value, _ register: UnsafeMutablePointer<Value>,
    _ next: UnsafeMutablePointer<Instruction>, _ frame: UnsafeMutablePointer<Frame>,
    _ stage: inout Stage
  ) {
    let old = register.pointee
    register.pointee = value
    if old.isCounted {
      frame.pointee.next = next
      releaseCounted(old, &stage)
    }
  }

  /// Releases what a register holds, which is counted, and leaves nil there.
  @inline(__always) mutating func releaseRegister(
    _ register: UnsafeMutablePointer<Value>, _ stage: inout Stage
  ) {
    let value = register.pointee
    register.pointee = .nil
    releaseCounted(value, &stage)
  }
}
