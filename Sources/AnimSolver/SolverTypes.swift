/// How the sum of a constraint's terms and its constant relates to zero.
public enum Relation: UInt8, Hashable, Sendable {
  case equal, atLeast, atMost
}

/// A number times a variable.
public struct Term: Hashable, Sendable {
  public var variable: VariableID
  public var coefficient: Double

  @inlinable public init(_ coefficient: Double, _ variable: VariableID) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How much a constraint matters.
///
/// A higher priority always wins, however many constraints of lower ones it costs. Among those of
/// one priority the sum of the violations, each times its weight, is made as small as it can be.
public struct Strength: Hashable, Sendable {
  /// 0…1000; 1000 is required: it holds, or the constraint is refused.
  public var priority: Int
  /// Above 0; nothing to a required constraint.
  public var weight: Double

  @inlinable public init(_ priority: Int, weight: Double = 1) {
    self.priority = priority
    self.weight = weight
  }

  public static let required = Strength(1000)
  public static let strong = Strength(750)
  public static let medium = Strength(500)
  public static let weak = Strength(250)

  @inlinable public var isRequired: Bool { priority >= 1000 }
}

/// An unknown of a `LinearSystem`; meaningless in any other.
public struct VariableID: Hashable, Sendable {
  @usableFromInline var raw: Int32
  @inlinable init(raw: Int32) { self.raw = raw }

  /// No unknown.
  @inlinable public static var none: VariableID { VariableID(raw: -1) }
}

/// A constraint of a `LinearSystem`; stale once removed.
public struct RowID: Hashable, Comparable, Sendable {
  var raw: UInt32

  /// By slot, which says nothing but is always the same.
  public static func < (a: RowID, b: RowID) -> Bool { a.raw < b.raw }

  /// No constraint.
  public static let none = RowID(raw: .max)
}
