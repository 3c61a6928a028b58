import AnimGeometry
import AnimRuntime
import AnimSyntax

/// What ends a run from inside a script.
enum Ending: Sendable { case stopped }

/// The state of a running script: values, variables, fibers and the runtime they drive.
///
/// Everything but code and the register stack is plain data, so a copy of the machine made between
/// events is a snapshot of the whole session.
struct Machine: Sendable {
  private let pin = Pin()
  var names: NameTable
  let tables: Tables
  let program: Program
  let stack: RegisterStack
  var heap = Heap()
  var random: RandomSource
  var limits: Limits
  var environment = Environment()
  /// The cells of the outermost level's variables, by slot.
  var globals: [Value] = []
  /// The cell of variables that were let go at the end.
  var goneCell = Value.nil
  var serials = Serials()

  // The calls in progress.
  var depth = 0
  /// Native calls that run script code at once, innermost last.
  var entries: [Entry] = []
  /// What the fiber that runs asks for; taken by whoever ran it.
  var suspension: Suspension?
  /// Steps left in this slice, after which the interrupt is looked at.
  var budget = 0
  var remainingBudget: Int
  /// Native calls running script code inside one another.
  var nesting = 0
  /// What went wrong where nothing could be thrown: in a `deinit`.
  var failure: Failure?
  var ending: Ending?
  /// Set by the outside when the run must end: Ctrl-C, or the wall clock.
  let interrupt: Interrupt
  var dyingDepth = 0
  var dyingQueue: [Value] = []
  /// The script is over and its variables are being let go.
  var isClosing = false
  var echoes = false
  /// How many slices more an event of a session may take to come to its end once somebody has
  /// interrupted it.
  var graceSlices = 0

  // MARK: Owning

  /// One owner more.
  @inline(__always) mutating func retain(_ value: Value) { heap.retain(value) }

  /// `value` with one owner more, for a result that the caller will own.
  @inline(__always) mutating func retained(_ value: Value) -> Value {
    heap.retain(value)
    return value
  }

  /// One owner less; the last one runs `deinit` and lets go of what the value held, at once.
  @inline(__always) mutating func release(_ value: Value, _ stage: inout Stage) {
    if value.isCounted { releaseCounted(value, &stage) }
  }

  /// `release` of a value that is known to be counted.
  @inline(__always) mutating func releaseCounted(_ value: Value, _ stage: inout Stage) {
    if heap.releaseReachesZero(value) { dispose(value, &stage) }
  }

  /// Puts an owned value in a register.
  @inline(__always)
  mutating func put(_ value: Value, _ register: UnsafeMutablePointer<Value>, _ stage: inout Stage) {
    let old = register.pointee
    register.pointee = value
    if old.isCounted { release(old, &stage) }
  }
}

/// Native code that runs script code before it returns.
enum Entry: Sendable {
  /// It may be suspended there and then; anything else must run to its end.
  case fiber
  /// What messages call after its directive or event, such as `animate`.
  case block(StaticString)
  /// A method of a value that is given a closure, such as `map`.
  case method(Name)
}

/// A flag that code outside the core sets to end a run.
public final class Interrupt: @unchecked Sendable {
  /// Where the reason is kept, for signal handlers, which can do no more than store a byte.
  public let flag: UnsafeMutablePointer<UInt8>

  /// The reason that a person wants the end; one more than that is for a person who insists.
  public static let user: UInt8 = 2

  public init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: 0)
  }

  deinit { flag.deallocate() }

  /// 0 to go on, 1 for the wall clock, from `user` on for a person.
  @inline(never) public var reason: UInt8 {
    get { flag.pointee }
    set { flag.pointee = newValue }
  }
}

/// Counters that give nameless objects their numbers.
struct Serials: Sendable {
  var animations = 0
  var transitions = 0
  /// How many objects there have been of each kind, gestures together.
  private(set) var natives = [UInt32](repeating: 0, count: NativeKind.allCases.count)
  /// How often each name has been given to an object.
  var names = NameMap<Int>()
  /// How many objects each class has made, by its index; classes without any may be missing.
  var objects: [UInt32] = []

  /// The number of the next object of a kind.
  mutating func next(_ kind: NativeKind) -> UInt32 {
    // A gesture is called by its place among all of them, a behavior by that among its kind.
    let place = Int((kind.general == .gesture ? .gesture : kind).rawValue)
    natives[place] &+= 1
    return natives[place]
  }
}
