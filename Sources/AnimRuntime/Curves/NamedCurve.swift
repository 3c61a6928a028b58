/// A curve that has a name of its own: a row of the table, by its index.
public struct NamedCurve: Hashable, Sendable {
  private let index: UInt8

  private init(_ index: UInt8) { self.index = index }

  /// The curve that `name` names; nil if none has that name.
  public init?(_ name: String) {
    guard let index = Self.rows.firstIndex(where: { $0.name == name }) else { return nil }
    self.init(UInt8(index))
  }

  /// Every curve, in the order of the table.
  public static let all = rows.indices.map { NamedCurve(UInt8($0)) }

  private static let rows = CurveRow.platform + CurveRow.easings

  public var row: CurveRow { Self.rows[Int(index)] }
}

extension NamedCurve {
  // The curves of the platform stand first in the table, in this order.
  static let easeInOut = NamedCurve(0)
  static let easeIn = NamedCurve(1)
  static let easeOut = NamedCurve(2)
  static let linear = NamedCurve(3)
  static let `default` = NamedCurve(4)
}

extension TimingCurve {
  /// The curve that `name` names; nil if none has that name.
  public init?(named name: String) {
    guard let curve = NamedCurve(name) else { return nil }
    self = .named(curve)
  }

  public static let easeInOut = TimingCurve.named(.easeInOut)
  public static let easeIn = TimingCurve.named(.easeIn)
  public static let easeOut = TimingCurve.named(.easeOut)
  public static let linear = TimingCurve.named(.linear)
  /// The platform's `default`.
  public static let `default` = TimingCurve.named(.default)
}
