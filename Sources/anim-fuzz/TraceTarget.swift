import AnimTrace

/// Any bytes as two traces, with a NUL between them; without one, as a trace beside itself.
enum TraceTarget {
  static func feed(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let first = [UInt8](parts[0])
    promise(
      TraceDiff.compare(expected: first, actual: first) == nil, "a trace is what it is")
    guard parts.count == 2 else { return }
    let second = [UInt8](parts[1])
    for messages in [false, true] {
      for tolerance in [Tolerance.exact, Tolerance(absolute: 0.001, relative: 0.01)] {
        let diff = TraceDiff(tolerance: tolerance, ignoresMessages: messages)
        let there = diff.compare(expected: first, actual: second)
        show(there)
        if tolerance == .exact {
          let back = diff.compare(expected: second, actual: first)
          promise((there == nil) == (back == nil), "what agrees exactly agrees both ways")
        }
      }
    }
  }

  private static func show(_ divergence: Divergence?) {
    guard let divergence else { return }
    let text = divergence.description.utf8
    promise(text.last == 0x0a, "a divergence is described")
    promise(text.allSatisfy { $0 >= 0x20 || $0 == 0x0a }, "no control characters are shown")
    promise(divergence.json.hasPrefix("{"), "a divergence is an object")
  }
}
