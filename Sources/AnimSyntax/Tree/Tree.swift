/// The index of a node in its `Tree`.
public struct NodeID: Hashable, Sendable {
  public var raw: UInt32

  @inlinable public init(_ raw: UInt32) { self.raw = raw }
  /// No node: an absent initial value, subject, else branch.
  @inlinable public static var none: NodeID { NodeID(.max) }
  @inlinable public var isNone: Bool { raw == .max }
}

/// The index of a list of nodes in its `Tree`.
public struct ListID: Hashable, Sendable {
  public var raw: UInt32

  @inlinable public init(_ raw: UInt32) { self.raw = raw }
}

/// What a node is, and what its three fields `a`, `b`, `c` hold.
///
/// `node` is a `NodeID`, `list` a `ListID`, `name` a `Name` id, `?` may be none; unnamed fields are 0.
public enum NodeKind: UInt8, Sendable {
  // Expressions.
  case number  // a: index into numbers; flag: NumberUnit
  case string  // a: index into strings
  case interpolation  // a: list of string nodes and expressions
  case color  // a: 0xRRGGBBAA
  case boolean  // flag: 1 is true
  case `nil`
  case `self`
  case `super`
  case name  // a: name
  case symbol  // a: name, without the dot
  case group  // a: node in parentheses
  case point  // a: node; b: node
  case array  // a: list
  case dictionary  // a: list of key, value, key, value …
  /// a: list of captures; b: list of parameters (kind name); c: list of statements; flag: 1 has `in`
  case closure
  case capture  // a: name (`self` is the name "self"); b: node?; flag: CaptureStrength
  case member  // a: node; b: name; flag: 1 is `?.`
  case call  // a: node; b: list of arguments; flag: 1 is `?(`
  case argument  // a: name?; b: node
  case index  // a: node; b: node; flag: 1 is `?[`
  case unary  // a: node; flag: UnaryOperator
  case binary  // a: node; b: node; flag: BinaryOperator
  case ternary  // a: node; b: node; c: node
  /// a: node, the head (name, member, or call); b: node?, the subject; c: list of clauses
  case sentence
  case clause  // a: name? (none: a bare closure); b: node

  // Statements.
  case expression  // a: node
  case assign  // a: node, the place; b: node; flag: AssignOperator
  /// a: name; b: node?, the initial value; c: node?, the block of a computed one; flag: VariableFlags
  case variable
  case function  // a: name; b: list of parameters; c: node, a block
  case parameter  // a: name?, the label; b: name; c: node?, the default
  case `class`  // a: name; b: name?, the parent; c: list of members
  case initializer  // b: list of parameters; c: node, a block
  case deinitializer  // c: node, a block
  case observer  // a: name of the property; b: node, a closure
  case `if`  // a: list of conditions; b: node, a block; c: node?, a block or an if
  case `guard`  // a: list of conditions; b: node, a block
  case `switch`  // a: node; b: list of cases
  case `case`  // a: list of operands; c: list of statements; flag: 1 is default
  case `while`  // a: list of conditions; b: node, a block
  case `for`  // a: list of one or two names (kind name); b: node; c: node, a block
  case `return`  // a: node?
  case `break`
  case `continue`
  case binding  // the condition `let name = operand`; a: name; b: node?
  case block  // a: list of statements
  case error  // a place where parsing gave up; nothing is known about it
}

// The cases are spelled like the units.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum NumberUnit: UInt8, CaseIterable, Sendable { case none, s, ms, min, deg, rad, turn, Hz }
public enum CaptureStrength: UInt8, Sendable { case strong, weak, unowned }
public enum UnaryOperator: UInt8, Sendable { case minus, not }
public enum BinaryOperator: UInt8, Sendable {
  case or, and, equal, notEqual, less, lessEqual, greater, greaterEqual, `is`, coalesce
  case closedRange, halfOpenRange, add, subtract, multiply, divide, remainder
}
public enum AssignOperator: UInt8, Sendable {
  case set, add, subtract, multiply, divide, remainder
}

public struct VariableFlags: OptionSet, Sendable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `var`; without it the variable is a `let`.
  public static let mutable = VariableFlags(rawValue: 1)
  public static let weak = VariableFlags(rawValue: 2)
  public static let unowned = VariableFlags(rawValue: 4)
  public static let lazy = VariableFlags(rawValue: 8)
  public static let `static` = VariableFlags(rawValue: 16)

  /// How the variable holds its object.
  @inlinable public var strength: CaptureStrength {
    contains(.weak) ? .weak : contains(.unowned) ? .unowned : .strong
  }
}

/// One node: its kind, a flag, three fields and where it stands. Trivially copyable.
public struct Node: Sendable {
  public var kind: NodeKind
  public var flag: UInt8
  public var a: UInt32
  public var b: UInt32
  public var c: UInt32
  public var range: SourceRange

  @inlinable public init(
    _ kind: NodeKind, flag: UInt8 = 0, a: UInt32 = 0, b: UInt32 = 0, c: UInt32 = 0,
    _ range: SourceRange
  ) {
    self.kind = kind
    self.flag = flag
    self.a = a
    self.b = b
    self.c = c
    self.range = range
  }
}

/// A parsed script: all nodes in one array, referred to by index.
public struct Tree: Sendable {
  public var nodes: [Node] = []
  /// Every list as its count followed by its elements; the first is the empty list.
  public var lists: [UInt32] = [0]
  /// The values of number literals in their base unit: seconds, radians, hertz.
  public var numbers: [Double] = []
  /// The UTF-8 of string literals with escapes resolved.
  public var strings: [[UInt8]] = []
  /// The statements of the script.
  public var statements = ListID(0)

  public init() {}

  @inlinable public subscript(id: NodeID) -> Node { nodes[Int(id.raw)] }

  /// The nodes of a list.
  @inlinable public subscript(list: ListID) -> NodeList {
    NodeList(lists: lists, start: Int(list.raw) + 1, count: Int(lists[Int(list.raw)]))
  }

  @inlinable public mutating func append(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(UInt32(nodes.count - 1))
  }

  @inlinable public mutating func append(list: ArraySlice<UInt32>) -> ListID {
    let id = ListID(UInt32(lists.count))
    lists.append(UInt32(list.count))
    lists.append(contentsOf: list)
    return id
  }
}

/// A list of nodes, read in place.
public struct NodeList: RandomAccessCollection, Sendable {
  @usableFromInline let lists: [UInt32]
  @usableFromInline let start: Int
  public let count: Int

  @inlinable init(lists: [UInt32], start: Int, count: Int) {
    self.lists = lists
    self.start = start
    self.count = count
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }
  @inlinable public subscript(index: Int) -> NodeID { NodeID(lists[start + index]) }
}
