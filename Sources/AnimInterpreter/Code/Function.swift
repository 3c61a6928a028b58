import AnimSyntax

/// Where a closure finds a variable it captures, when it is made.
enum CaptureSource: Sendable {
  /// A register of the function that makes it: a cell, or a value to copy.
  case register(UInt16)
  /// A capture of the function that makes it.
  case capture(UInt16)
  /// A variable of the outermost level.
  case global(UInt32)
}

struct Capture: Sendable {
  var name: Name
  var source: CaptureSource
  var strength: CaptureStrength
}

struct Parameter: Sendable {
  /// What callers write before it; none for a first parameter declared without a label.
  var label: Name
  var name: Name
  var hasDefault: Bool
}

/// Compiled code: instructions, what they refer to, and where each came from.
///
/// The buffers are in the program's arena: filled once, before anything runs, and freed with it.
struct Function: @unchecked Sendable {
  var name: Name
  var parameters: [Parameter] = []
  var captures: [Capture] = []
  var code: UnsafeMutableBufferPointer<Instruction>
  var constants: UnsafeMutableBufferPointer<Value>
  /// The byte offset in the source of each instruction.
  var offsets: UnsafeMutableBufferPointer<UInt32>
  var registerCount: Int
  /// The source this function is from, as an index into the program's sources.
  var source: Int
  /// Register 0 holds `self`.
  var isMethod = false
  /// The class whose `init` it is, -1 for any other function.
  var initializes = -1
  /// Written in braces: parameters that are not given are nil.
  var isClosure = false

  var entry: CodeEntry {
    CodeEntry(
      code: code.baseAddress.unsafelyUnwrapped, constants: constants.baseAddress.unsafelyUnwrapped,
      codeCount: Int32(code.count), registerCount: Int32(registerCount),
      parameterCount: Int32(parameters.count), isMethod: isMethod, isClosure: isClosure)
  }
}

/// The labels of a call, one for each argument; `none` for a positional one.
struct CallShape: Hashable, Sendable {
  var labels: [Name]
  /// The last argument is a block written after the call.
  var hasTrailingBlock = false
}

/// A place as the script wrote it: `trace door.transform.rotation`.
struct PlaceShape: Sendable {
  var text: [UInt8]
  var path: [Name]
  /// Where it does not begin at an object, its value stands for it.
  var orValue = false
}
