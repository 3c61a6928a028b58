import AnimSyntax

/// A variable of the function being compiled and where it is kept.
struct Local: Sendable {
  var name: Name
  var register: Int
  var isShared: Bool
  var isMutable: Bool
  /// Weak and unowned variables hold a handle.
  var strength = CaptureStrength.strong
  /// Known to hold a number always.
  var isNumber = false
}

typealias LocalTable = ScopeTable<Local>

extension ScopeTable<Local> {
  mutating func append(_ local: Local) { append(local.name, local) }

  /// The innermost local of a name.
  func named(_ name: Name) -> Local? { index(of: name).map { self[$0] } }
}

/// A constant before it has a place in the heap.
enum Constant: Hashable {
  case number(UInt64)
  case integer(Int)
  case string([UInt8])
  case color(UInt32)
  case symbol(Name)
}

/// What a statement's value is used for, by the kind of block it stands in.
enum BlockMode { case plain, sequence, parallel }

/// The loops and switches that `break` and `continue` leave.
struct BreakTarget {
  var isLoop: Bool
  /// Locals above this index are released on the way out.
  var localCount: Int
  var breaks: [Int] = []
  var continues: [Int] = []
}

/// What a closure may do with a variable it captures.
struct CapturedVariable {
  var isMutable = false
  /// How the variable holds its object, which a closure that sets it must respect.
  var strength = CaptureStrength.strong
}

/// A function while it is being compiled.
struct FunctionState {
  enum Role { case script, function, closure }

  var role: Role
  var name: Name
  var mode = BlockMode.plain
  var code: [Instruction] = []
  var offsets: [UInt32] = []
  var constants: [Constant] = []
  var locals = LocalTable()
  var captures: [Capture] = []
  /// What each capture is as a variable, in the order of `captures`.
  var captured: [CapturedVariable] = []
  private var captureIndices = NameMap<Int>()
  var jumpables: [BreakTarget] = []
  var nextRegister = 0
  var registerCount = 0
  /// Registers of temporaries that may hold something counted, since the statement began.
  var firstDirty = Int.max
  var lastDirty = -1
  /// The class a method belongs to.
  var type: Int?
  var isInitializer = false
  /// That it is too long was reported.
  var isTooLong = false
  /// Blocks around the statement being compiled; the script's own statements have none.
  var blockDepth = -1
  /// `$0`, `$1` … mentioned in a closure without `in`.
  var dollarCount = 0

  init(_ role: Role, _ name: Name) {
    self.role = role
    self.name = name
  }

  /// Makes a finished function the beginning of another; only memory is kept.
  mutating func begin(_ role: Role, _ name: Name) {
    var fresh = FunctionState(role, name)
    swap(&fresh.code, &code)
    swap(&fresh.offsets, &offsets)
    swap(&fresh.locals, &locals)
    swap(&fresh.jumpables, &jumpables)
    fresh.code.removeAll(keepingCapacity: true)
    fresh.offsets.removeAll(keepingCapacity: true)
    fresh.locals.truncate(to: 0)
    fresh.jumpables.removeAll(keepingCapacity: true)
    self = fresh
  }

  /// The capture of a name, if there is one.
  func captureIndex(of name: Name) -> Int? { captureIndices[name] }

  /// Adds a capture and returns its index; of two of one name the first counts.
  @discardableResult
  mutating func addCapture(_ capture: Capture, _ variable: CapturedVariable) -> Int {
    if captureIndices[capture.name] == nil { captureIndices.set(capture.name, captures.count) }
    captures.append(capture)
    captured.append(variable)
    return captures.count - 1
  }
}
