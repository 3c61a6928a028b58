extension Animations: StageSystem {
  func held(_ stage: Stage) -> [Value] {
    pending.keys.sorted().compactMap { pending[$0]?.completion }
  }

  // An entry has its key beside it, and a table grows by doubling.
  var memoryUse: Int { pending.slotCount * 2 * MemoryLayout<PendingAnimation>.stride }

  func add(to digest: inout StateDigest) {
    for id in pending.keys.sorted() {
      guard let animation = pending[id] else { continue }
      digest.add(6, [Value(Int(id)), Value(animation.number), animation.completion])
      digest.add(animation.isTransition)
    }
  }

  static func close(_ machine: inout Machine, _ stage: inout Stage) {
    for key in stage.animations.pending.keys.sorted() {
      Transitions.dropHeldFields(of: key, &machine, &stage)
      if let pending = stage.animations.pending.removeValue(forKey: key) {
        machine.release(pending.completion, &stage)
      }
    }
  }
}
