extension Runtime {
  /// Adds a trace; its first sample may be due at this very instant.
  public mutating func addTrace(_ schedule: TraceSchedule) -> TraceID {
    isUnsettled = true
    return traces.add(schedule, now: now)
  }

  /// Ends a trace; unknown ids are ignored.
  public mutating func removeTrace(_ id: TraceID) { traces.remove(id) }

  /// When the earliest sample is due, `never` without one.
  public var nextSampleDate: Time { traces.earliest }
}
