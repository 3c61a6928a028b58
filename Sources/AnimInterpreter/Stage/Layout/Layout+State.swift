import AnimRuntime

extension Layout: StageSystem {
  func held(_ stage: Stage) -> [Value] {
    stage.runtime.activeConstraints().map { Layout.constraintObject($0, stage) }
  }

  func add(to digest: inout StateDigest) {
    for object in held(digest.stage) { digest.add(12, [object]) }
  }

  /// Nothing is laid out any more.
  static func close(_ machine: inout Machine, _ stage: inout Stage) {
    for id in stage.runtime.activeConstraints() {
      let object = constraintObject(id, stage)
      if object.kind == .object { setActive(false, object, &machine, &stage) }
    }
  }
}
