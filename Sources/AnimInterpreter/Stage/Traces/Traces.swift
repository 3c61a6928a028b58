/// `trace`: the places that are sampled.
struct Traces: Sendable {
  /// What each trace looks at, by the trace's number.
  var watches: [Watch] = []
  /// Those of them that look for changes, in order of creation.
  var changeWatches: [UInt32] = []
  /// How many places the watches look at.
  var watchedPlaces = 0
}
