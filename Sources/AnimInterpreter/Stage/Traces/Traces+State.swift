extension Traces: StageSystem {
  var memoryUse: Int {
    watches.count * MemoryLayout<Watch>.stride + watchedPlaces * Traces.placeBytes
  }

  /// A place of a trace with its share of the trace and its spellings.
  private static let placeBytes =
    2 * MemoryLayout<Watch>.stride + MemoryLayout<WatchedPlace>.stride + 400

  func add(to digest: inout StateDigest) {
    for (id, watch) in watches.enumerated() {
      digest.add(id)
      digest.add(watch.isChange)
      for place in watch.places {
        digest.add(place.root)
        for name in place.path { digest.add(name) }
        if let last = place.last {
          digest.add(digest.stage.recorder.writer.text(of: last))
        }
      }
    }
  }
}
