extension InstructionRow {
  /// Values made of others.
  static let literals = [
    InstructionRow(
      .makePoint, a: .register, b: .register, c: .register, "r[a] = the point (r[b], r[c])."),
    InstructionRow(
      .makeArray, a: .register, b: .firstRegister, c: .count,
      "r[a] = an array of the c registers from r[b] on, taken."),
    InstructionRow(
      .makeDictionary, a: .register, b: .firstRegister, c: .count,
      "r[a] = a dictionary of c keys and values, alternating from r[b] on, taken."),
    InstructionRow(
      .interpolate, a: .register, b: .firstRegister, c: .count,
      "r[a] = a string of the texts of the c registers from r[b] on."),
    InstructionRow(
      .makePlace, a: .register, bc: .place, "r[a] = the place that bc describes in the object r[a]."
    ),
  ]

  /// Members and elements.
  static let members = [
    InstructionRow(.getMember, a: .register, b: .register, c: .member, "r[a] = r[b].c."),
    InstructionRow(
      .setMember, a: .register, b: .member, c: .register, "r[a].b = r[c], taken; observers run."),
    InstructionRow(
      .setField, a: .register, b: .name, c: .register,
      "The field b of the object r[a] = r[c], taken; no observer runs."),
    InstructionRow(
      .takeMember, a: .register, b: .register, c: .member,
      "As getMember, but moves a collection out of r[b], to be changed in place."),
    InstructionRow(
      .restoreMember, a: .register, b: .name, c: .register,
      "Gives r[c] back to the member b of r[a] that takeMember moved it out of; no observer runs."),
    InstructionRow(.getIndex, a: .register, b: .register, c: .register, "r[a] = r[b][r[c]]."),
    InstructionRow(
      .setIndex, a: .register, b: .register, c: .register,
      "r[a][r[b]] = r[c], taken; r[c] = the old element, to be released later."),
    InstructionRow(
      .takeIndex, a: .register, b: .register, c: .register,
      "As getIndex, but moves a collection out of r[b], to be changed in place."),
    InstructionRow(
      .changedConstant, a: .register, bc: .name, "Fails: the constant bc was to be changed."),
  ]

  /// Calls, and the end of a statement. The result of a call lands in r[a].
  static let calls = [
    InstructionRow(
      .call, a: .firstRegister, b: .shape, "Calls r[a] with r[a+1] …, labelled by shape b."),
    InstructionRow(
      .callFunction, a: .firstRegister, bc: .function,
      "Calls function bc with all its parameters, in order, from r[a+1] on."),
    InstructionRow(
      .callMethod, a: .firstRegister, b: .member, c: .shape,
      "Calls r[a].b with r[a+1] …, labelled by shape c."),
    InstructionRow(
      .callMutating, a: .firstRegister, b: .member, c: .shape,
      "As callMethod, but the receiver stays in r[a] and the result lands in r[a+1]."),
    InstructionRow(
      .callSuper, a: .firstRegister, b: .name, c: .shape,
      "As callMethod with self in r[a], but starts at the parent of the class in the next word."),
    InstructionRow(
      .callBuiltin, a: .firstRegister, b: .builtin, c: .count,
      "Calls builtin b with the c arguments from r[a+1] on."),
    InstructionRow(
      .directive, a: .firstRegister, b: .directive, c: .flag,
      "Performs directive b with its row of arguments from r[a] on; c: the run checks their effect."
    ),
    InstructionRow(.returnValue, a: .register, "Releases the frame and returns r[a]."),
    InstructionRow(.returnNil, "Releases the frame and returns nil."),
    InstructionRow(.extra, bc: .type, "The class of the instruction before; never runs itself."),
    InstructionRow(
      .awaitTimed, a: .register, "Suspends the fiber until r[a] is over if r[a] takes time."),
    InstructionRow(
      .collectTimed, a: .register, "Lets the block around wait for r[a] too if r[a] takes time."),
    InstructionRow(
      .echo, a: .register, b: .flag, "The session shows r[a]; if b is 1, unless r[a] is nil."),
  ]
}
