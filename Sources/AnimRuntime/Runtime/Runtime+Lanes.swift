extension Runtime {
  /// Reads what is seen now of several properties of many views, each as `presentationLanes(_:of:)`
  /// gives it.
  ///
  /// `lanes` gets, view by view, the properties in their order; it is made as long as that. Where
  /// one block moves several properties, its curve is solved once for all that follow each other.
  public func presentationLanes(
    _ properties: [Property], of views: [ViewID], into lanes: inout [SIMD4<Double>]
  ) {
    let count = properties.count * views.count
    if lanes.count != count { lanes = Array(repeating: .zero, count: count) }
    lanes.withUnsafeMutableBufferPointer { lanes in
      var place = 0
      var solved = SolvedBlock()
      for view in views {
        for property in properties {
          lanes[place] =
            movedLanes(property, of: view, &solved) ?? presentationLanes(property, of: view)
          place += 1
        }
      }
    }
  }

  /// The block whose progress was computed last.
  private struct SolvedBlock {
    var slot = -1
    var progress: Double?
  }

  /// What is seen of a property that one block alone moves between its two ends; else nil.
  @inline(__always)
  private func movedLanes(
    _ property: Property, of view: ViewID, _ solved: inout SolvedBlock
  ) -> SIMD4<Double>? {
    guard !property.isWide, scene.views.contains(view) else { return nil }
    let index = scene.views.stack(scene.views.slot(view), property)
    guard index >= 0, scene.animations.contributions[index].above < 0,
      scene.animations.contributions[index].mode == .replace
    else { return nil }
    let slot = SlotPool<AnimationRecord>.index(scene.animations.contributions[index].animation.raw)
    if slot != solved.slot {
      solved.slot = slot
      solved.progress =
        scene.animations.blocks.elements[slot].isOpen
        ? 0 : scene.animations.blocks.elements[slot].timing.progress(at: now)
    }
    guard let progress = solved.progress, progress >= 0, progress <= 1 else { return nil }
    return Animations.mixLanes(
      scene.animations.contributions[index].from, scene.animations.contributions[index].to, progress
    )
  }

  /// One lane of what is seen now, as `presentationLanes(_:of:)` gives it, and of the model value;
  /// zeros for a lane that is none of the four.
  public func numbers(
    _ property: Property, lane: Int, of view: ViewID
  ) -> (seen: Double, model: Double) {
    guard !property.isWide, 0..<4 ~= lane, scene.views.contains(view) else { return (0, 0) }
    let slot = scene.views.slot(view)
    return (
      scene.presentationLanes(slot, property)[lane], scene.views.modelLanes(slot, property)[lane]
    )
  }
}
