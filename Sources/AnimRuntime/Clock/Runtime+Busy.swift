extension Runtime {
  // A busy run loop: time passes while nothing is delivered. What is seen goes on moving, so the
  // samples of the gap are still taken; everything else comes late, in order of due time.

  /// The next trace with a sample due before `end`, moving the clock to it; nil when none is left.
  ///
  /// `end` itself is not in the gap: what is due there is sampled once the loop turns again.
  public mutating func nextSampleInGap(until end: Time) -> TraceID? {
    while traces.earliest < end {
      advance(to: traces.earliest)
      if let trace = traces.take(at: now) { return trace }
    }
    return nil
  }

  /// Ends the gap at `end`.
  public mutating func finishBusy(at end: Time) {
    advance(to: end)
    isUnsettled = true
  }

  /// Lets `length` pass at once, without its samples; a length below zero counts as none.
  public mutating func busy(_ length: Time) {
    let end = now + max(length, .zero)
    while nextSampleInGap(until: end) != nil {}
    finishBusy(at: end)
  }
}
