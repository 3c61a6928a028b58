/// A submission between what an exercise runs before and after it, and which line is whose.
public struct CombinedScript: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// The lines, from 1, that the submission has in the whole.
  private let lines: Range<Int>

  /// A line of the whole as its author counts it, from 1.
  public enum Place: Hashable, Sendable {
    case prelude(line: Int)
    case submission(line: Int)
    case coda(line: Int)
  }

  public init(prelude: [UInt8], submission: [UInt8], coda: [UInt8]) {
    bytes = CombinedScript.ended(prelude)
    let start = bytes.count { $0 == 0x0a } + 1
    var own = submission
    if !prelude.isEmpty {
      // What only a file may begin with would be a fault in the middle of one.
      if own.starts(with: [0xef, 0xbb, 0xbf]) { own.removeFirst(3) }
      if own.starts(with: "#!".utf8) { own.replaceSubrange(0..<2, with: "//".utf8) }
    }
    if !coda.isEmpty { own = CombinedScript.ended(own) }
    bytes += own
    // Faults may lie at the very end of the last part, so that part has no end.
    lines = start..<(coda.isEmpty ? .max : start + own.count { $0 == 0x0a })
    bytes += coda
  }

  /// Whose a line of the whole is.
  public func place(ofLine line: Int) -> Place {
    if line < lines.lowerBound { return .prelude(line: line) }
    if line >= lines.upperBound { return .coda(line: line - lines.upperBound + 1) }
    return .submission(line: line - lines.lowerBound + 1)
  }

  private static func ended(_ bytes: [UInt8]) -> [UInt8] {
    bytes.isEmpty || bytes.last == 0x0a ? bytes : bytes + [0x0a]
  }
}
