import AnimRuntime

extension Stage {
  /// Takes note of the memory that is not in the heap; short, for it is asked at every event.
  func updateMemoryUse(_ machine: inout Machine) {
    machine.heap.bytesElsewhere =
      runtime.footprint + tasks.fibers.bytes
      + callbacks.calls.count * MemoryLayout<PendingCall>.stride
      + tasks.table.tasks.count * MemoryLayout<Task?>.stride
      + animations.pending.slotCount * 2 * MemoryLayout<PendingAnimation>.stride
      + traces.watches.count * MemoryLayout<Watch>.stride
      + transitions.heldFields.fields.count * 3 * MemoryLayout<HeldField>.stride
      + traces.watchedPlaces * Stage.watchBytes + machine.names.bytes
  }

  /// A place of a trace with its share of the trace and its spellings.
  private static let watchBytes =
    2 * MemoryLayout<Watch>.stride + MemoryLayout<WatchedPlace>.stride + 400
}
