extension Animators: StageSystem {
  func held(_ stage: Stage) -> [Value] {
    running.keys.sorted().compactMap { running[$0]?.object }
  }

  func add(to digest: inout StateDigest) {
    for id in running.keys.sorted() {
      guard let pending = running[id] else { continue }
      digest.add(10, [Value(Int(id)), Value(pending.runs), pending.object])
    }
  }

  /// The run loop lets go of what is active, and with it of its closures.
  static func close(_ machine: inout Machine, _ stage: inout Stage) {
    for key in stage.animators.running.keys.sorted() {
      guard let pending = stage.animators.running.removeValue(forKey: key) else { continue }
      for field in AnimatorField.allCases {
        for (_, closure) in take(field, upTo: .infinity, of: pending.object, &machine, &stage) {
          machine.release(closure, &stage)
        }
      }
      machine.release(pending.object, &stage)
    }
  }
}
