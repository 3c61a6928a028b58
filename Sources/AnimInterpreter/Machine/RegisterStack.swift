/// One call in progress.
struct Frame: BitwiseCopyable, @unchecked Sendable {
  // Numbers of 32 bits: programs, the stack and the heap are smaller than that.
  private var index: Int32
  /// How many registers it uses.
  var registerCount: Int32
  /// The instruction after the one it is at: what it goes on with after a call.
  var next: UnsafeMutablePointer<Instruction>
  private var start: Int32
  private var target: Int32
  /// Where among what closures keep that of its closure begins.
  let firstCapture: UInt32
  /// The closure it runs, kept alive by the register below its window; `nil` for plain functions.
  var closure: Value

  @inline(__always)
  init(
    function: Int, _ entry: CodeEntry, base: Int, result: Int, closure: Value, firstCapture: UInt32
  ) {
    index = Int32(truncatingIfNeeded: function)
    registerCount = entry.registerCount
    next = entry.code
    start = Int32(truncatingIfNeeded: base)
    target = Int32(truncatingIfNeeded: result)
    self.firstCapture = firstCapture
    self.closure = closure
  }

  /// Its function, by its index in the program.
  @inline(__always) var function: Int { Int(index) }

  /// Its register 0, counted from the bottom of the stack.
  @inline(__always) var base: Int {
    get { Int(start) }
    set { start = Int32(truncatingIfNeeded: newValue) }
  }

  /// Where its result goes, counted from the bottom of the stack.
  @inline(__always) var result: Int {
    get { Int(target) }
    set { target = Int32(truncatingIfNeeded: newValue) }
  }
}

/// The memory of running calls: registers and frames, at fixed places.
///
/// Memory that never moves lets native code call scripts and scripts call natives with plain
/// pointers. Between events it is empty, so snapshots need not know of it.
final class RegisterStack: @unchecked Sendable {
  let registers: UnsafeMutablePointer<Value>
  let frames: UnsafeMutablePointer<Frame>
  let registerCapacity: Int
  let frameCapacity: Int
  /// Registers below this index have been initialized once.
  private let initialized: UnsafeMutablePointer<Int>
  /// The line that was asked for last.
  let lastLine: UnsafeMutablePointer<KnownLine>

  /// The line of the instruction before a place in the code of a function; where one ends, another
  /// may begin.
  struct KnownLine {
    var function: Int
    var place: UnsafeMutablePointer<Instruction>?
    var line: Int
  }

  init(depth: Int) {
    frameCapacity = max(depth, 16) + 8
    registerCapacity = min(max(frameCapacity * 24, 1 << 17), 1 << 24)
    registers = .allocate(capacity: registerCapacity)
    frames = .allocate(capacity: frameCapacity)
    initialized = .allocate(capacity: 1)
    initialized.initialize(to: 0)
    lastLine = .allocate(capacity: 1)
    lastLine.initialize(to: KnownLine(function: -1, place: nil, line: 0))
  }

  deinit {
    registers.deallocate()
    frames.deallocate()
    initialized.deallocate()
    lastLine.deallocate()
  }

  /// Makes the registers below `top` readable; new ones are unset.
  @inline(__always) func ensure(_ top: Int) {
    if top > initialized.pointee { initialize(top) }
  }

  /// How many registers from the bottom the calls in progress use.
  func registerCount(of machine: Machine) -> Int {
    machine.depth == 0 ? 0 : min(initialized.pointee, machine.top - registers + 8)
  }

  /// The registers that hold something counted; between events there should be none.
  var contents: [(index: Int, value: Value)] {
    (0..<initialized.pointee).compactMap { registers[$0].isCounted ? ($0, registers[$0]) : nil }
  }

  /// Forgets what the registers hold, without letting go of it, and puts `contents` there.
  func restore(_ contents: [(index: Int, value: Value)]) {
    for index in 0..<initialized.pointee { registers[index] = .unset }
    for (index, value) in contents { registers[index] = value }
  }

  private func initialize(_ top: Int) {
    let end = min(registerCapacity, top + 256)
    let old = initialized.pointee
    (registers + old).initialize(repeating: .unset, count: end - old)
    initialized.pointee = end
  }
}
