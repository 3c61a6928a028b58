import AnimGeometry

extension Runtime {
  /// About how many bytes are taken by what is alive: views, animations, timers, appointments,
  /// traces. Takes the same short time however many there are.
  public var footprint: Int {
    views.count * Runtime.viewBytes
      + animators.count * MemoryLayout<AnimatorRecord>.stride + layout.bytesInUse
      + screens.screens.count * 4 * MemoryLayout<ViewID>.stride
      + transitions.count * 2 * MemoryLayout<TransitionRecord>.stride
      + animations.count * MemoryLayout<AnimationRecord>.stride
      + contributions.count * MemoryLayout<Contribution>.stride
      + contributions.pairs.count * MemoryLayout<TransformPair>.stride
      + timers.count * MemoryLayout<TimerRecord>.stride
      + scheduledCallbacks.count * MemoryLayout<ScheduledCallback>.stride
      + agenda.entries.count * MemoryLayout<Agenda.Entry>.stride
      + traces.records.count * MemoryLayout<TraceBook.Record>.stride
      + dynamics.footprint
  }

  /// The rows of one view in the tree's tables.
  private static let viewBytes =
    Property.laneCount * MemoryLayout<SIMD4<Double>>.stride
    + 2 * MemoryLayout<Transform>.stride
    + Property.storedCount * MemoryLayout<Int32>.stride
    + MemoryLayout<ViewTree.Links>.stride + 9
}
