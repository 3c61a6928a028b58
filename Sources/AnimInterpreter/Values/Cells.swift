import AnimSyntax

/// The text of a string as UTF-8; strings count, index and order by Unicode scalars.
struct StringCell: Sendable {
  var bytes: [UInt8]
  /// The number of scalars; equal to the number of bytes exactly when the text is ASCII.
  var scalarCount: Int

  init(_ bytes: [UInt8], scalarCount: Int) {
    self.bytes = bytes
    self.scalarCount = scalarCount
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scalarCount = bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
  }

  var isASCII: Bool { scalarCount == bytes.count }
}

/// A function with the variables it keeps.
///
/// What it keeps are cells, plain copies, weak or unowned handles, in the order the function declares
/// them: `count` of the heap's `kept` values from `first` on.
struct ClosureCell: Sendable {
  /// The function's index in the program.
  var function: UInt32
  var first: UInt32
  var count: UInt32
}

/// An object: its class, its fields, and what it stands for in the runtime.
struct ObjectCell: Sendable {
  var type: UInt32
  var fields: [Value]
  var native: Native
  /// The name the trace calls it by, and which of that name it is; `none` until it is stored.
  var name: Name
  var ordinal: UInt32
  /// Its place in the order of creation among its kind, from 1.
  var serial: UInt32
  /// Its place in the order of creation among all objects.
  var order: UInt64 = 0
  /// The body of `deinit` has begun; another release to zero must not run it again.
  var isDying = false
}

/// A property path from an object held weakly: what `trace` and `animation` look at.
struct PlaceCell: Sendable {
  /// A weak handle to the object the path starts at.
  var root: Value
  /// What the script wrote, such as `box.center`.
  var text: [UInt8]
  var path: [Name]
}
