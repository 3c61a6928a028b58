import AnimGeometry

/// What one block adds to one property of one view.
struct Contribution: Sendable {
  enum Mode: UInt8, Sendable {
    /// Hides what lies below: from `from` to `to`.
    case replace
    /// Adds to what lies below: from `from` to nothing.
    case additive
    /// Adds what the model had before an open block wrote it, so that nothing is seen of the writing.
    case held
    /// Hides what lies below: along its track.
    case track
    /// Adds to what lies below: how far its track is from the end.
    case additiveTrack
    /// Stands for the old model value until a transition shows the new.
    case content

    /// True if what lies below is not seen.
    var hides: Bool { self == .replace || self == .track }
  }

  var from: SIMD4<Double>
  var to: SIMD4<Double>
  /// The pair of transforms instead, −1 for other properties. On an additive track the first is the
  /// inverse of where the track ends.
  var wide: Int32
  var animation: AnimationID
  /// The view's slot.
  var view: Int32
  /// The next newer one on the same property, or the next free one.
  var above: Int32 = -1
  var nextInBlock: Int32 = -1
  var previousInBlock: Int32 = -1
  /// Its way through keyframes, −1 for none.
  var track: Int32 = -1
  var property: Property
  var mode: Mode = .replace
}

/// Two transforms: the ends of a movement.
struct TransformPair: Sendable {
  var from: Transform
  var to: Transform
}

/// The contributions and their transforms, in slots that are used again.
struct ContributionStore: Sendable {
  private var elements: [Contribution] = []
  private var firstFree: Int32 = -1
  private(set) var pairs: [TransformPair] = []
  private var freePairs: [Int32] = []
  private(set) var count = 0

  @inline(__always)
  subscript(index: Int32) -> Contribution {
    _read { yield elements[Int(index)] }
    _modify { yield &elements[Int(index)] }
  }

  mutating func insert(_ contribution: Contribution) -> Int32 {
    count += 1
    if firstFree >= 0 {
      let index = firstFree
      firstFree = elements[Int(index)].above
      elements[Int(index)] = contribution
      return index
    }
    elements.append(contribution)
    return Int32(elements.count - 1)
  }

  mutating func remove(_ index: Int32) {
    count -= 1
    removePair(elements[Int(index)].wide)
    elements[Int(index)].wide = -1
    elements[Int(index)].above = firstFree
    firstFree = index
  }

  @inline(__always)
  func pair(_ index: Int32) -> TransformPair { pairs[Int(index)] }

  mutating func setPair(_ index: Int32, _ pair: TransformPair) { pairs[Int(index)] = pair }

  mutating func insertPair(_ from: Transform, _ to: Transform) -> Int32 {
    let pair = TransformPair(from: from, to: to)
    if let index = freePairs.popLast() {
      pairs[Int(index)] = pair
      return index
    }
    pairs.append(pair)
    return Int32(pairs.count - 1)
  }

  mutating func removePair(_ index: Int32) {
    if index >= 0 { freePairs.append(index) }
  }
}
