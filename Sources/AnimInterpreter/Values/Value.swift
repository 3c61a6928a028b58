/// What a value is. Kinds from `string` on are counted: their payload is a handle into the heap.
enum Kind: UInt8, Sendable {
  /// No value yet: a variable before its line, an argument not given.
  case unset
  case `nil`
  case boolean
  /// A whole number of at most 2^53 in magnitude; the same number as the double it equals.
  case integer
  case double
  case symbol
  /// A function that captures nothing, by its index in the program.
  case function
  case builtin
  case type
  /// A handle that does not count; reads as nil once the object is gone.
  case weak
  /// A handle that does not count; reading it once the object is gone is an error.
  case unowned

  case string = 16
  case point
  case rect
  case color
  case range
  case transform
  case array
  case dictionary
  case closure
  /// A variable that closures share.
  case cell
  case object
  case place
  /// A timing curve that a call such as `.steps(4)` has made.
  case curve
}

/// A script value: a kind and eight bytes, trivially copyable; counting is the machine's business.
///
/// Numbers, symbols and the like are held in place, everything larger by a handle: 16 bytes a
/// register move in one instruction, while a point beside a tag would make it 24.
struct Value: Sendable {
  var payload: UInt64
  var kind: Kind

  @inline(__always) init(_ kind: Kind, _ payload: UInt64) {
    self.payload = payload
    self.kind = kind
  }

  @inline(__always) static var unset: Value { Value(.unset, 0) }
  @inline(__always) static var `nil`: Value { Value(.nil, 0) }

  @inline(__always) init(_ boolean: Bool) { self.init(.boolean, boolean ? 1 : 0) }

  /// `integer` must be at most 2^53 in magnitude.
  @inline(__always) init(_ integer: Int) { self.init(.integer, UInt64(bitPattern: Int64(integer))) }

  @inline(__always) init(_ double: Double) { self.init(.double, double.bitPattern) }

  @inline(__always) init(_ kind: Kind, _ handle: Handle) {
    self.init(kind, UInt64(handle.index) | UInt64(handle.generation) << 32)
  }

  @inline(__always) var isCounted: Bool { kind.rawValue >= Kind.string.rawValue }
  @inline(__always) var isNumber: Bool { kind == .integer || kind == .double }
  @inline(__always) var isNil: Bool { kind == .nil }

  /// Whether a value read from a variable is there and needs no look at what it leads to.
  @inline(__always) var isSettled: Bool {
    kind.rawValue > Kind.unowned.rawValue || kind.rawValue &- 1 < Kind.weak.rawValue &- 1
  }

  /// The truth of a boolean.
  @inline(__always) var boolean: Bool { payload != 0 }
  /// The value of an integer.
  @inline(__always) var integer: Int { Int(Int64(bitPattern: payload)) }
  /// The value of a double.
  @inline(__always) var double: Double { Double(bitPattern: payload) }
  /// The value of either kind of number.
  @inline(__always) var number: Double { kind == .integer ? Double(integer) : double }
  /// The heap handle of a counted, weak or unowned value.
  @inline(__always) var handle: Handle {
    Handle(
      index: UInt32(truncatingIfNeeded: payload),
      generation: UInt32(truncatingIfNeeded: payload >> 32))
  }
  /// The index held by symbols, functions, builtins and types.
  @inline(__always) var index: Int { Int(truncatingIfNeeded: payload) }
}

/// A place in the heap and how often that place had been used before.
///
/// A freed place raises its generation, so a handle from before it was freed is seen to be stale.
struct Handle: Hashable, Sendable {
  @inline(__always) var index: UInt32
  var generation: UInt32
}
