import AnimSyntax

/// What the outermost level of a session has declared so far.
struct Environment: Sendable {
  struct Global: Sendable {
    var slot: Int
    var isMutable: Bool
    var strength = CaptureStrength.strong
  }

  var globals = NameMap<Global>()
  var functions = NameMap<Int>()
  var types = NameMap<Int>()
  /// The names of the global slots in order of declaration.
  var slotNames: [Name] = []
  /// There have been statements: it is too late for `scene`.
  var hasBegun = false

  /// A session may declare a name again, as something else: what it meant before is not found any
  /// more, though the code that was made with it goes on using it.
  mutating func forget(_ name: Name) {
    globals.remove(name)
    functions.remove(name)
    types.remove(name)
  }

  mutating func declareGlobal(_ name: Name, isMutable: Bool, strength: CaptureStrength) -> Int {
    let slot = slotNames.count
    slotNames.append(name)
    globals.set(name, Global(slot: slot, isMutable: isMutable, strength: strength))
    return slot
  }
}
