extension InstructionRow {
  /// Values and registers.
  static let values = [
    InstructionRow(
      .loadUnset, a: .firstRegister, b: .count, "The b registers from r[a] on = unset."),
    InstructionRow(.loadNil, a: .register, "r[a] = nil."),
    InstructionRow(
      .loadBoolean, a: .register, b: .flag, "r[a] = true if b is 1, false if it is 0."),
    InstructionRow(.loadInteger, a: .register, bc: .integer, "r[a] = bc."),
    InstructionRow(.loadConstant, a: .register, bc: .constant, "r[a] = constant bc."),
    InstructionRow(.loadFunction, a: .register, bc: .function, "r[a] = function bc."),
    InstructionRow(.loadType, a: .register, bc: .type, "r[a] = class bc."),
    InstructionRow(
      .ambient, a: .register, b: .flag, "r[a] = the virtual time if b is 0, the stage if it is 1."),
    InstructionRow(.move, a: .register, b: .register, "r[a] = r[b]."),
    InstructionRow(.take, a: .register, b: .register, "r[a] = r[b], and r[b] = nil: r[a] owns it."),
    InstructionRow(
      .drop, a: .firstRegister, b: .lastRegister,
      "Releases what r[b] down to r[a] hold, the last first."),
    InstructionRow(
      .makeWeak, a: .register, b: .strength,
      "r[a] = a handle of strength b to the object in r[a], which is released."),
    InstructionRow(
      .readWeak, a: .register, b: .register,
      "r[a] = the object of the handle r[b]; nil or an error if the object is gone."),
  ]

  /// Variables that closures share, and variables of the outermost level.
  static let variables = [
    InstructionRow(.makeCell, a: .register, "r[a] = a new cell whose content is r[a], taken."),
    InstructionRow(
      .getCell, a: .register, b: .register, c: .name,
      "r[a] = the content of the cell r[b], which is variable c."),
    InstructionRow(
      .setCell, a: .register, b: .register, "The content of the cell r[a] = r[b], taken."),
    InstructionRow(
      .getCapture, a: .register, b: .capture,
      "r[a] = capture b, or its content if the capture is a cell."),
    InstructionRow(
      .setCapture, a: .register, b: .capture, "The content of the cell in capture b = r[a], taken."),
    InstructionRow(.getGlobal, a: .register, bc: .global, "r[a] = global bc."),
    InstructionRow(.setGlobal, a: .register, bc: .global, "Global bc = r[a], taken."),
    InstructionRow(
      .takeCell, a: .register, b: .register, c: .name,
      "As getCell, but moves a collection out of the cell, to be changed in place."),
    InstructionRow(
      .takeCapture, a: .register, b: .capture,
      "As getCapture, but moves a collection out of the cell, to be changed in place."),
    InstructionRow(
      .takeGlobal, a: .register, bc: .global,
      "As getGlobal, but moves a collection out of the global, to be changed in place."),
    InstructionRow(
      .takeRegister, a: .register, b: .register,
      "As move, but moves a collection out of r[b], to be changed in place."),
    InstructionRow(
      .closure, a: .register, bc: .function,
      "r[a] = a closure of function bc with its captures from the current frame."),
    InstructionRow(
      .nameObject, a: .register, bc: .name,
      "Names the object in r[a] after variable bc if it is an object without a name."),
  ]
}
