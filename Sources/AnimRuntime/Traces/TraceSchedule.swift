/// When a trace samples.
public enum TraceSchedule: Hashable, Sendable {
  /// On the grid 0, d, 2d …; d ≤ 0 counts as 0.1 ms.
  case every(Time)
  /// At the given times, in any order; the past is skipped.
  case at([Time])
  /// At k / frame rate.
  case everyFrame
  /// At the end of each instant; whether anything changed is for the caller to see.
  case everyChange
}
