extension Input: StageSystem {
  func held(_ stage: Stage) -> [Value] {
    gestures.keys.sorted().flatMap { gestures[$0]?.held ?? [] }
      + handlers.keys.sorted().flatMap { (handlers[$0] ?? []).map(\.block) }
  }

  func add(to digest: inout StateDigest) {
    for view in handlers.keys.sorted() {
      digest.add(view)
      for handler in handlers[view] ?? [] {
        digest.add(UInt64(handler.kind.rawValue))
        digest.add(handler.taps ?? 0)
        digest.add(handler.touches ?? 0)
        digest.add(handler.direction.map { Int($0.rawValue) } ?? -1)
        digest.add(handler.hold)
        digest.add(handler.block)
      }
    }
    for id in gestures.keys.sorted() {
      guard let pending = gestures[id] else { continue }
      digest.add(id)
      for text in [pending.aim, pending.touched] + pending.remarks.map(\.word) {
        digest.add(Array(text.utf8))
      }
      for value in pending.held { digest.add(value) }
    }
  }

  /// The gestures that are not over are dropped; handlers stay until the variables are gone.
  static func close(_ machine: inout Machine, _ stage: inout Stage) {
    for raw in stage.input.gestures.keys.sorted() {
      guard let pending = stage.input.gestures.removeValue(forKey: raw) else { continue }
      for value in pending.held.reversed() { machine.release(value, &stage) }
    }
  }
}
