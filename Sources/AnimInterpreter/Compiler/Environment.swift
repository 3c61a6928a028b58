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

  mutating func declareGlobal(_ name: Name, isMutable: Bool, strength: CaptureStrength) -> Int {
    let slot = slotNames.count
    slotNames.append(name)
    globals.set(name, Global(slot: slot, isMutable: isMutable, strength: strength))
    return slot
  }
}
