import AnimRuntime
import AnimSyntax

extension Tasks {
  static func wait(_ arguments: DirectiveArguments, _ machine: inout Machine, _ stage: Stage)
    throws(Failure) -> Value
  {
    let subject = arguments.subject
    if subject.isNumber {
      try machine.checkMayWait()
      machine.suspension = .until(stage.runtime.now + max(try machine.time(subject, "wait"), .zero))
      return .nil
    }
    guard subject.kind == .object else {
      throw .wrongClause(
        "wait", "time, or something that takes time", machine.typeName(of: subject))
    }
    guard machine.heap.object(subject).native.kind.row.isPending != nil else {
      throw .wrongClause("wait", "time, or something that takes time", machine.displayName(subject))
    }
    if let native = pendingThing(subject, machine, stage) {
      try machine.checkMayWait()
      machine.suspension = .whenOver(native)
    }
    return .nil
  }

  // MARK: Several things

  private static func makeTask(_ task: Task, _ machine: inout Machine, _ stage: inout Stage) -> (
    index: UInt32, object: Value
  ) {
    let index = stage.tasks.table.add(task)
    return (index, machine.makeNative(.task, .task(index)))
  }

  /// The handler of a directive's end, owned; nil where there is none.
  static func completion(_ arguments: DirectiveArguments, _ machine: inout Machine) throws(Failure)
    -> Value
  {
    guard let value = arguments["completion"], value.kind != .nil else { return .nil }
    return machine.retained(try machine.callable(value, "completion"))
  }

  static func sequence(
    _ arguments: DirectiveArguments, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let block = try arguments.block(machine)
    let (index, object) = makeTask(
      Task(pending: 1, completion: try completion(arguments, &machine), line: machine.currentLine),
      &machine, &stage)
    try machine.runHandler(block, [], task: index, &stage)
    return object
  }

  static func parallel(
    _ arguments: DirectiveArguments, isRace: Bool, _ machine: inout Machine, _ stage: inout Stage
  )
    throws(Failure) -> Value
  {
    let block = try arguments.block(machine)
    // One part is the block itself, so that it is not over before all of it was started.
    let (index, object) = makeTask(
      Task(
        isRace: false, pending: 1, completion: try completion(arguments, &machine),
        line: machine.currentLine), &machine, &stage)
    stage.tasks.collectors.append(index)
    machine.entries.append(isRace ? .block("race") : .block("parallel"))
    let result = try machine.call(block, [], &stage)
    machine.entries.removeLast()
    stage.tasks.collectors.removeLast()
    machine.release(result, &stage)
    if isRace, stage.tasks.table[index].pending > 1 {
      stage.tasks.table[index].isRace = true
      stage.tasks.table[index].pending -= 1
    } else {
      finishPart(of: index, finished: true, &stage)
    }
    return object
  }

  static func stagger(
    _ arguments: DirectiveArguments, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    guard arguments.subject.kind == .array else {
      throw .wrongClause("items", "array", machine.typeName(of: arguments.subject))
    }
    let block = try arguments.block(machine)
    let step = arguments["by"]
    let seconds = step == nil ? 0.1 : try machine.time(step!, "by").seconds
    let items = machine.heap.array(arguments.subject)
    let (index, object) = makeTask(
      Task(
        pending: items.count + 1, completion: try completion(arguments, &machine),
        line: machine.currentLine), &machine, &stage)
    for (position, item) in items.enumerated() where position > 0 {
      let call = PendingCall(
        kind: itemCall, first: machine.retained(item), second: machine.retained(block),
        index: index, line: Int32(truncatingIfNeeded: machine.currentLine))
      let date = stage.runtime.now + Time(seconds: max(seconds, 0) * Double(position))
      _ = stage.runtime.addWake(at: date, stage.callbacks.add(call))
    }
    if let first = items.first {
      try runItem(block, machine.retained(first), index, &machine, &stage)
    }
    finishPart(of: index, finished: true, &stage)
    return object
  }

  /// Runs a staggered block for one item; what it gives, if it takes time, is waited for.
  static func runItem(
    _ block: Value, _ item: Value, _ task: UInt32, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    machine.entries.append(.block("stagger"))
    let result = try machine.call(block, [item], &stage)
    machine.entries.removeLast()
    if let native = pendingThing(result, machine, stage) {
      stage.tasks.waiters[native, default: []].append(
        .task(task, serial: stage.tasks.table[task].serial))
    } else {
      finishPart(of: task, finished: true, &stage)
    }
    machine.release(result, &stage)
  }
}

/// The arguments of a directive in the registers from `base` on, in the order of its row.
///
/// The row is read where it is: it has much in it that only documentation needs.
struct DirectiveArguments {
  let id: DirectiveID
  let base: UnsafeMutablePointer<Value>
  /// Whether the compiler could not tell for every clause if it says something.
  let isOpen: Bool
  private let place: UnsafePointer<Directive>

  init(_ id: DirectiveID, _ base: UnsafeMutablePointer<Value>, isOpen: Bool) {
    self.id = id
    self.base = base
    self.isOpen = isOpen
    place = Directive.place(id)
  }

  var row: Directive {
    @inline(__always) _read { yield place.pointee }
  }
  var width: Int { row.width }

  var subject: Value { base.pointee }

  /// The value of a clause, or nil if it is not written.
  subscript(label: String) -> Value? {
    let clauses = place.pointee.clauses
    for place in clauses.indices where clauses[place].label == label {
      let value = base[place + 1]
      return value.kind == .unset ? nil : value
    }
    return nil
  }

  var hasBlock: Bool { base[row.width - 1].kind != .unset }

  /// The block, which must be something callable.
  func block(_ machine: Machine) throws(Failure) -> Value {
    try machine.callable(base[width - 1], row.head)
  }
}
