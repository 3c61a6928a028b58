extension TraceFormat {
  /// No bytes: the writer collects the events, samples among them, for `takeEvents`.
  ///
  /// It is for programs that want values; it has no name among the formats of a file.
  public static let values = TraceFormat(
    name: "values", fileExtension: "", header: { _ in }, opening: { _, _ in },
    event: { $0.events.append($1) }, sample: { $0.events.append($1.event) },
    place: { _, _, _, _ in })
}

extension TraceWriter {
  /// The events since the last call, in their order; empty in every format but `values`.
  public mutating func takeEvents() -> [Event] {
    var taken: [Event] = []
    swap(&taken, &events)
    return taken
  }
}
