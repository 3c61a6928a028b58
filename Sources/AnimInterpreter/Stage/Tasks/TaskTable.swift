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
