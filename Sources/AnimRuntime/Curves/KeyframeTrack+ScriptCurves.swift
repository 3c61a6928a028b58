extension KeyframeTrack {
  /// Whether one of its parts follows a curve of the script.
  var usesScript: Bool { segments.contains { $0.solver.script != nil } }

  /// The value that the segment under way at a part of the cycle lacks; `place` is the track's own.
  func request(_ place: Int32, of block: AnimationID, at part: Int64) -> CurveRequest? {
    isEmpty ? nil : request(place, segment(at: part), of: block, at: part)
  }

  /// The value that some segment lacks where the next one begins.
  func jointRequest(_ place: Int32, of block: AnimationID) -> CurveRequest? {
    for next in segments.indices.dropFirst() {
      if let request = request(place, next - 1, of: block, at: segments[next].start) {
        return request
      }
    }
    return nil
  }

  private func request(
    _ place: Int32, _ index: Int, of block: AnimationID, at part: Int64
  ) -> CurveRequest? {
    guard let curve = segments[index].solver.script, let input = segments[index].input(at: part),
      !curve.isKnown(input)
    else { return nil }
    return CurveRequest(
      curve: curve.callback, input: input,
      place: .keyframe(block, track: place, segment: index))
  }
}

extension KeyframeSegment {
  /// The fraction of its time at a part of the cycle in which its curve decides; else nil.
  fileprivate func input(at part: Int64) -> Double? {
    part >= start && part < end ? Double(part - start) / Double(end - start) : nil
  }
}
