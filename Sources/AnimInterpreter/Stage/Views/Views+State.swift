extension Views: StageSystem {
  func add(to digest: inout StateDigest) {
    digest.add(stageObject)
    for view in objects.keys.sorted() {
      digest.add(view)
      digest.add(objects[view] ?? .nil)
    }
  }
}
