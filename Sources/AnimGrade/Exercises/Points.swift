/// A number of points, exact to the hundredth, so that sums have no rounding.
public struct Points: Hashable, Sendable, Comparable {
  /// The points times 100.
  public private(set) var hundredths: Int

  public static let zero = Points(hundredths: 0)
  /// More than this no case can give.
  public static let most = Points(hundredths: 1_000_000_00)

  public init(hundredths: Int) { self.hundredths = hundredths }

  /// Points as they are written: `2`, `0.5`, `1.25`; nil for anything else, 0, and more than `most`.
  public init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...7).contains(parts[0].count) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard (1...2).contains(fraction.count),
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let whole = Int(parts[0]), let part = Int(fraction)
    else { return nil }
    hundredths = whole * 100 + (fraction.count == 1 ? part * 10 : part)
    guard hundredths > 0, self <= Points.most else { return nil }
  }

  public static func < (left: Points, right: Points) -> Bool { left.hundredths < right.hundredths }

  public static func + (left: Points, right: Points) -> Points {
    Points(hundredths: left.hundredths + right.hundredths)
  }

  /// The shortest decimal: `2`, `0.5`, `1.25`.
  public var text: String {
    let part = hundredths % 100
    if part == 0 { return String(hundredths / 100) }
    if part % 10 == 0 { return "\(hundredths / 100).\(part / 10)" }
    return "\(hundredths / 100)." + (part < 10 ? "0" : "") + String(part)
  }
}
