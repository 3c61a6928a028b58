import AnimRuntime

extension Machine {
  /// Takes note of the memory that is not in the heap; short, for it is asked at every event.
  mutating func updateMemoryUse() {
    heap.bytesElsewhere =
      runtime.footprint + fibers.bytes
      + callbacks.calls.count * MemoryLayout<PendingCall>.stride
      + tasks.tasks.count * MemoryLayout<Task?>.stride
      + animations.slotCount * 2 * MemoryLayout<PendingAnimation>.stride
      + watches.count * MemoryLayout<Watch>.stride
      + heldFields.fields.count * 3 * MemoryLayout<HeldField>.stride
      + watchedPlaces * Machine.watchBytes + names.bytes
  }

  /// A place of a trace with its share of the trace and its spellings.
  private static let watchBytes =
    2 * MemoryLayout<Watch>.stride + MemoryLayout<WatchedPlace>.stride + 400
}
