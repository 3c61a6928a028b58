import AnimGeometry

/// A part of a cycle in which a property moves by itself.
struct KeyframeSegment: Sendable {
  /// Where it begins and ends, in flicks from the beginning of the cycle.
  var start: Int64
  var end: Int64
  var curve: TimingCurve
  var solver: CurveSolver
  /// Where the property is when it begins, and where it goes; zeros for a transform.
  var from = SIMD4<Double>.zero
  var to = SIMD4<Double>.zero

  init(_ span: KeyframeSpan) {
    start = span.start
    end = span.end
    curve = span.curve
    solver = CurveSolver(span.curve, duration: Time(flicks: span.end - span.start).seconds)
  }

  /// Progress at a place in the cycle: 0 before the start, 1 from the end on.
  func progress(at part: Int64) -> Double {
    if part >= end { return 1 }
    if part <= start { return part < start ? 0 : solver.start }
    return solver.progress(
      Double(part - start) / Double(end - start), seconds: Time(flicks: part - start).seconds)
  }
}

/// When a keyframe runs within a cycle, and along which curve.
struct KeyframeSpan: Sendable {
  var start: Int64
  var end: Int64
  var curve: TimingCurve
}

/// The way of one property through the keyframes of a block, in order of their starts.
struct KeyframeTrack: Sendable {
  private(set) var segments: [KeyframeSegment] = []
  /// The ends of each segment of a transform; empty for other properties.
  private(set) var transforms: [TransformPair] = []
  /// The keyframe that wrote the property last, so that each counts once.
  var writer: UInt64 = 0
  /// The value that was written last, which need not be the last in time.
  var written = SIMD4<Double>.zero
  var writtenWide = Transform.identity

  var isEmpty: Bool { segments.isEmpty }

  /// Takes a value of the curve of one segment, if that is still there.
  mutating func learn(_ value: Double, _ request: CurveRequest, _ index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].solver.learn(value, request)
  }

  /// Adds a segment behind those that start no later.
  mutating func add(_ segment: KeyframeSegment, to transform: Transform?) {
    var place = segments.count
    while place > 0, segments[place - 1].start > segment.start { place -= 1 }
    segments.insert(segment, at: place)
    if let transform {
      transforms.insert(TransformPair(from: transform, to: transform), at: place)
    }
  }

  /// Lets each segment begin where the one before is by then, the first one at `base`.
  mutating func join(from base: SIMD4<Double>) {
    for index in segments.indices {
      segments[index].from =
        index == 0 ? base : lanes(of: index - 1, at: segments[index].start)
    }
  }

  mutating func join(from base: Transform) {
    for index in segments.indices {
      transforms[index].from =
        index == 0 ? base : transform(of: index - 1, at: segments[index].start)
    }
  }

  /// The value at a place in the cycle, for a track that is not empty.
  func lanes(at part: Int64) -> SIMD4<Double> { lanes(of: segment(at: part), at: part) }

  func transform(at part: Int64) -> Transform { transform(of: segment(at: part), at: part) }

  private func lanes(of index: Int, at part: Int64) -> SIMD4<Double> {
    let segment = segments[index]
    let progress = segment.progress(at: part)
    if progress == 1 { return segment.to }
    if progress == 0 { return segment.from }
    return (segment.from + (segment.to - segment.from) * progress).finite(or: segment.to)
  }

  private func transform(of index: Int, at part: Int64) -> Transform {
    mix(transforms[index].from, transforms[index].to, segments[index].progress(at: part))
  }

  /// The last segment that has begun, or the first one.
  func segment(at part: Int64) -> Int {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= part { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}

/// The tracks in use, in places that are used again.
struct KeyframeStore: Sendable {
  private var tracks: [KeyframeTrack] = []
  private var free: [Int32] = []

  mutating func insert() -> Int32 {
    if let index = free.popLast() { return index }
    tracks.append(KeyframeTrack())
    return Int32(tracks.count - 1)
  }

  subscript(index: Int32) -> KeyframeTrack {
    _read { yield tracks[Int(index)] }
    _modify { yield &tracks[Int(index)] }
  }

  /// Frees a track; −1 is none.
  mutating func remove(_ index: Int32) {
    guard index >= 0 else { return }
    tracks[Int(index)] = KeyframeTrack()
    free.append(index)
  }
}
