import AnimRuntime

extension Dynamics: StageSystem {
  func add(to digest: inout StateDigest) {
    for id in animators.keys.sorted() {
      digest.add(14, [Value(Int(id)), animators[id] ?? .nil])
    }
    for id in items.keys.sorted() {
      let object = Dynamics.itemObject(ItemID(raw: id), digest.stage)
      digest.add(15, [Value(Int(id)), object, Value(poses[id]?.isOverwritten ?? false)])
    }
  }
}
