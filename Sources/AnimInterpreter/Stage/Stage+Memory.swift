import AnimRuntime

extension Stage {
  /// Takes note of the memory that is not in the heap; short, for it is asked at every event.
  func updateMemoryUse(_ machine: inout Machine) {
    machine.heap.bytesElsewhere =
      runtime.footprint + machine.names.bytes + callbacks.memoryUse + animations.memoryUse
      + transitions.memoryUse + traces.memoryUse + tasks.memoryUse
  }
}
