/// What the machine can do. `r[x]` is register x of the current frame.
///
/// Writing a register releases what it held. The compiler keeps one promise in return: a register
/// that is not in use holds nothing counted.
enum Opcode: UInt8, Sendable, CaseIterable {
  // Values and registers.
  case loadUnset  // r[a] … r[a+b-1] = unset
  case loadNil  // r[a] = nil
  case loadBoolean  // r[a] = b != 0
  case loadInteger  // r[a] = signed bc
  case loadConstant  // r[a] = constants[bc]
  case loadFunction  // r[a] = the function bc
  case loadType  // r[a] = the class bc
  case ambient  // r[a] = the time now (b 0) or the stage (b 1)
  case move  // r[a] = r[b]
  case take  // r[a] = r[b], and r[b] = nil without counting
  case drop  // releases r[b] down to r[a]
  case makeWeak  // r[a] becomes a handle of what it holds, of strength b
  case readWeak  // r[a] = the object behind the weak or unowned r[b]

  // Variables that closures share, and those of the script's outermost level.
  case makeCell  // r[a] = a cell that takes r[a]
  case getCell  // r[a] = contents of the cell r[b]; c: constant with its name
  case setCell  // contents of the cell r[a] = r[b], taken
  case getCapture  // r[a] = capture b, read through if it is a cell
  case setCapture  // contents of the cell in capture b = r[a], taken
  case getGlobal  // r[a] = global bc
  case setGlobal  // global bc = r[a], taken
  case takeCell  // r[a] = contents of the cell r[b], moved out if it is a collection; c: its name
  case takeCapture  // r[a] = contents of capture b, moved out if it is a collection
  case takeGlobal  // r[a] = global bc, moved out if it is a collection
  case takeRegister  // r[a] = r[b], moved out if it is a collection
  case closure  // r[a] = a closure of function bc
  case nameObject  // the object in r[a], if it has no name yet, is called names constant bc

  // Arithmetic and comparison.
  case add, subtract, multiply, divide, remainder  // r[a] = r[b] op r[c]
  case addInteger, subtractInteger, multiplyInteger, remainderInteger  // r[a] = r[b] op signed c
  case equal, notEqual, less, lessEqual  // r[a] = r[b] op r[c]
  case negate, not  // r[a] = op r[b]
  case isType  // r[a] = r[b] is the class or kind c names
  case matches  // r[a] = the switch operand r[b] matches the case r[c]
  case range, closedRange  // r[a] = r[b] ..< r[c]

  // Control.
  case jump  // to pc + signed bc
  case loop  // back to pc + signed bc, at the price of what is jumped over
  case jumpIf, jumpUnless  // r[a] must be a boolean
  case jumpIfNil, jumpUnlessNil
  case jumpIfGiven  // r[a] is not unset
  // The next four compare r[a] with r[b] and jump by signed c.
  case jumpUnlessLess, jumpUnlessLessEqual
  case jumpIfEqual, jumpUnlessEqual
  case jumpIfReference  // r[a] is an object or a class: it was never moved out of its place
  case jumpUnlessCollection  // r[a] is nothing that is moved out of its place to be changed
  case jumpUnlessLessInteger, jumpUnlessGreaterInteger  // r[a] op signed b, by signed c
  case forPrepare  // r[a] is iterated with state in r[a+1]; jump by signed bc when it is empty
  case forNext  // next of r[a] into r[a+2] (and r[a+3]); back by signed bc while there is one
  case forNextPair

  // Building.
  case makePoint  // r[a] = (r[b], r[c])
  case makeArray  // r[a] = r[b] … r[b+c-1], taken
  case makeDictionary  // r[a] = c pairs from r[b] on, taken
  case interpolate  // r[a] = the texts of r[b] … r[b+c-1] together
  case makePlace  // r[a] = the place bc describes, starting at r[a]

  // Members and elements.
  case getMember  // r[a] = r[b].name c
  case setMember  // r[a].name b = r[c], taken
  case setField  // the field b of the object r[a] = r[c], taken, with no observer
  case takeMember  // r[a] = r[b].name c, moved out if it is a collection
  case restoreMember  // r[a].name b = r[c], taken, if it was moved out
  case getIndex  // r[a] = r[b][r[c]]
  case setIndex  // r[a][r[b]] = r[c], taken; r[c] = what was there, to be let go later
  case takeIndex  // r[a] = r[b][r[c]], moved out if it is a collection
  case changedConstant  // an error: constant bc names a `let` that was to be changed

  // Calls: the window starts at r[a]; the result lands in r[a].
  case call  // r[a] called with r[a+1] …, shape b
  case callFunction  // function bc with all its parameters from r[a+1] on
  case callMethod  // r[a].name b with r[a+1] …, shape c
  case callMutating  // as callMethod, but the receiver stays in r[a] and the result lands in r[a+1]
  case callSuper  // the method of the class above; r[a] is self; extra word: class
  case callBuiltin  // builtin b with c arguments from r[a+1] on
  // directive b with its row of arguments from r[a] on; c is 1 if the run is to find out what says
  // nothing among them
  case directive
  case returnValue  // r[a]
  case returnNil
  case extra  // operands for the instruction before it
  case awaitTimed  // wait for r[a] if it takes time
  case collectTimed  // note r[a] if it takes time: the block runs in parallel
  case echo  // the session shows r[a]; if b is 1, only if it is not nil
}
