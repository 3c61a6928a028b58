extension Transitions: StageSystem {
  func held(_ stage: Stage) -> [Value] { heldFields.fields.map(\.old) }

  // A field is also a key of the set, and both grow by doubling.
  var memoryUse: Int { heldFields.fields.count * 3 * MemoryLayout<HeldField>.stride }

  func add(to digest: inout StateDigest) {
    for field in heldFields.fields {
      digest.add(13, [Value(Int(field.transition)), field.object, Value(field.slot), field.old])
    }
  }
}
