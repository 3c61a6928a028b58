extension Screens: StageSystem {
  func held(_ stage: Stage) -> [Value] { shown.keys.sorted().compactMap { shown[$0] } }

  func add(to digest: inout StateDigest) {
    for id in shown.keys.sorted() { digest.add(16, [Value(Int(id)), shown[id] ?? .nil]) }
  }

  static func close(_ machine: inout Machine, _ stage: inout Stage) {
    for raw in stage.screens.shown.keys.sorted() {
      if let object = stage.screens.shown.removeValue(forKey: raw) {
        machine.release(object, &stage)
      }
    }
  }
}
