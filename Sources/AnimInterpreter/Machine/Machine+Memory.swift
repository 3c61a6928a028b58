import AnimRuntime

extension Machine {
  /// Takes note of the memory that is not in the heap; short, for it is asked at every event.
  mutating func weigh() {
    heap.bytesElsewhere =
      runtime.footprint + fibers.bytes
      + callbacks.calls.count * MemoryLayout<PendingCall>.stride
      + tasks.tasks.count * MemoryLayout<Task?>.stride
      + animations.count * 2 * MemoryLayout<PendingAnimation>.stride
      + heldFields.fields.count * 3 * MemoryLayout<HeldField>.stride
      + watches.count * Machine.watchBytes + names.bytes
  }

  /// A trace with one place, which holds two texts.
  private static let watchBytes =
    2 * MemoryLayout<Watch>.stride + MemoryLayout<WatchedPlace>.stride + 64
}
