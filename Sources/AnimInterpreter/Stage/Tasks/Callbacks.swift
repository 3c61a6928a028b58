import AnimRuntime

/// What a callback id of the runtime stands for.
enum PendingCall: Sendable {
  case free
  /// A block to run at a time of the run.
  case input(block: Value, line: Int)
  case timer(object: Value, block: Value, line: Int)
  /// A fiber whose wait is over.
  case fiber(UInt32)
  /// A task whose handler is to be called.
  case task(UInt32)
  /// A staggered item: the block, the item, and the task it belongs to.
  case item(block: Value, item: Value, task: UInt32, line: Int)
}

/// The calls that are pending, by the id the runtime carries for them.
struct CallbackTable: Sendable {
  private(set) var calls: [PendingCall] = []
  private var free: [UInt32] = []

  mutating func add(_ call: PendingCall) -> Callback {
    if let index = free.popLast() {
      calls[Int(index)] = call
      return Callback(raw: index)
    }
    calls.append(call)
    return Callback(raw: UInt32(calls.count - 1))
  }

  subscript(callback: Callback) -> PendingCall { calls[Int(callback.raw)] }

  mutating func remove(_ callback: Callback) -> PendingCall {
    let call = calls[Int(callback.raw)]
    calls[Int(callback.raw)] = .free
    free.append(callback.raw)
    return call
  }
}

/// An animation block or a transition on its way.
struct PendingAnimation: Sendable {
  /// `#n` in the trace.
  var number: Int
  var line: Int
  var completion: Value
  var isTransition = false
}

/// Who goes on when something that takes time is over.
enum Waiter: Sendable {
  case fiber(UInt32)
  /// A task by its place and serial: a race may be over, and its place taken, before this is.
  case task(UInt32, serial: Int)
}

/// What a fiber asks for when it stops running.
enum Suspension: Sendable {
  case until(Time)
  case whenOver(Native)
}

/// A suspended script: its calls and their registers, to be put back anywhere on the stack.
struct Fiber: Sendable {
  var frames: [Frame] = []
  /// From the register below its first frame.
  var registers: [Value] = []
  /// The task that ends with it; none for handlers.
  var task: UInt32?
  /// Where it waits, for the report of a deadlock.
  var line = 0

  var bytes: Int {
    MemoryLayout<Fiber?>.stride + 96 + frames.count * MemoryLayout<Frame>.stride
      + registers.count * MemoryLayout<Value>.stride
  }
}

struct FiberTable: Sendable {
  private(set) var fibers: [Fiber?] = []
  private var free: [UInt32] = []
  private(set) var count = 0
  /// About how much memory the fibers take.
  private(set) var bytes = 0

  mutating func add(_ fiber: Fiber) -> UInt32 {
    count += 1
    bytes += fiber.bytes
    if let index = free.popLast() {
      fibers[Int(index)] = fiber
      return index
    }
    fibers.append(fiber)
    return UInt32(fibers.count - 1)
  }

  mutating func remove(_ index: UInt32) -> Fiber? {
    guard let fiber = fibers[Int(index)] else { return nil }
    fibers[Int(index)] = nil
    free.append(index)
    count -= 1
    bytes -= fiber.bytes
    return fiber
  }
}

/// Several things that take time, waited for together: what `sequence`, `parallel`, `race` and
/// `stagger` give back.
struct Task: Sendable {
  var isRace = false
  /// How many parts are still to come to an end.
  var pending = 0
  var isDone = false
  /// False once a part was cancelled.
  var finished = true
  var completion = Value.nil
  var line = 0
  fileprivate(set) var serial = 0
  /// Its object is gone; the slot is free once it is done.
  var isAbandoned = false
}

struct TaskTable: Sendable {
  private(set) var tasks: [Task?] = []
  private var free: [UInt32] = []
  private var added = 0

  mutating func add(_ task: Task) -> UInt32 {
    var task = task
    added += 1
    task.serial = added
    if let index = free.popLast() {
      tasks[Int(index)] = task
      return index
    }
    tasks.append(task)
    return UInt32(tasks.count - 1)
  }

  func isDone(_ index: UInt32) -> Bool { tasks[Int(index)]?.isDone ?? true }

  subscript(index: UInt32) -> Task {
    get { tasks[Int(index)] ?? Task() }
    set { tasks[Int(index)] = newValue }
  }

  /// The object of a task is gone.
  mutating func abandon(_ index: UInt32) {
    guard var task = tasks[Int(index)] else { return }
    task.isAbandoned = true
    tasks[Int(index)] = task
    collect(index)
  }

  /// Frees a task that is over, whose handler has been called and that nobody holds.
  mutating func collect(_ index: UInt32) {
    guard let task = tasks[Int(index)], task.isDone, task.isAbandoned,
      task.completion.kind == .nil
    else { return }
    tasks[Int(index)] = nil
    free.append(index)
  }
}
