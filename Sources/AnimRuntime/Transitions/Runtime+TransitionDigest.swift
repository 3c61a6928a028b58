extension Runtime {
  /// Adds what decides how transitions are seen.
  func digestTransitions(into digest: inout Digest) {
    for raw in transitions.records.keys.sorted() {
      guard let record = transitions.records[raw] else { continue }
      digest.add(raw)
      for view in record.spec.views { digest.add(view.raw) }
      digest.add(TransitionEffect.allCases.firstIndex(of: record.spec.effect) ?? 0)
      digest.add(record.container.raw)
      digest.add(record.swap)
      digest.add(record.hasSwapped)
      let id = AnimationID(raw: raw)
      for parent in record.heldParents {
        digest.add(parent.raw)
        for held in transitions.subviews[parent] ?? [] where held.transition == id {
          for view in held.views { digest.add(view.raw) }
        }
      }
      for child in record.heldChildren {
        digest.add(child.raw)
        for held in transitions.superviews[child] ?? [] where held.transition == id {
          digest.add(held.view.raw)
        }
      }
    }
  }
}
