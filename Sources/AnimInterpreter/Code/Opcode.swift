/// The operations of the machine; `InstructionRow` describes each with its operands.
///
/// Writing a register releases what it held. The compiler keeps one promise in return: a register
/// that is not in use holds nothing counted.
enum Opcode: UInt8, Sendable, CaseIterable {
  // Values and registers.
  case loadUnset, loadNil, loadBoolean, loadInteger, loadConstant, loadFunction, loadType
  case ambient, move, take, drop, makeWeak, readWeak

  // Variables that closures share, and those of the script's outermost level.
  case makeCell, getCell, setCell, getCapture, setCapture, getGlobal, setGlobal
  case takeCell, takeCapture, takeGlobal, takeRegister, closure, nameObject

  // Arithmetic and comparison.
  case add, subtract, multiply, divide, remainder
  case addInteger, subtractInteger, multiplyInteger, remainderInteger
  case equal, notEqual, less, lessEqual, negate, not, isType, matches, range, closedRange

  // Jumps.
  case jump, loop, jumpIf, jumpUnless, jumpIfNil, jumpUnlessNil, jumpIfGiven
  case jumpUnlessLess, jumpUnlessLessEqual, jumpIfEqual, jumpUnlessEqual
  case jumpIfReference, jumpUnlessCollection, jumpUnlessLessInteger, jumpUnlessGreaterInteger
  case forPrepare, forNext, forNextPair

  // Values made of others.
  case makePoint, makeArray, makeDictionary, interpolate, makePlace

  // Members and elements.
  case getMember, setMember, setField, takeMember, restoreMember, getIndex, setIndex, takeIndex
  case changedConstant

  // Calls, and the end of a statement.
  case call, callFunction, callMethod, callMutating, callSuper, callBuiltin, directive
  case returnValue, returnNil, extra, awaitTimed, collectTimed, echo
}
