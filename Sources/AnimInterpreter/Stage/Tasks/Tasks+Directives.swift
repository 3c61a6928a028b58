import AnimRuntime
import AnimSyntax

extension Tasks {
  /// `wait`: suspends the fiber for a time, or until something is over.
  static func wait(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let subject = call.subject
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
  static func completion(_ call: DirectiveCall, _ machine: inout Machine) throws(Failure)
    -> Value
  {
    guard let value = call["completion"], value.kind != .nil else { return .nil }
    return machine.retained(try machine.callable(value, "completion"))
  }

  static func sequence(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let block = try call.block(machine)
    let (index, object) = makeTask(
      Task(pending: 1, completion: try completion(call, &machine), line: machine.currentLine),
      &machine, &stage)
    try machine.runHandler(block, [], task: index, &stage)
    return object
  }

  /// `parallel`: over when all parts are.
  static func parallel(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    try parallel(call, isRace: false, &machine, &stage)
  }

  /// `race`: over when the first part is.
  static func race(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    try parallel(call, isRace: true, &machine, &stage)
  }

  private static func parallel(
    _ call: DirectiveCall, isRace: Bool, _ machine: inout Machine, _ stage: inout Stage
  )
    throws(Failure) -> Value
  {
    let block = try call.block(machine)
    // One part is the block itself, so that it is not over before all of it was started.
    let (index, object) = makeTask(
      Task(
        isRace: false, pending: 1, completion: try completion(call, &machine),
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
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    guard call.subject.kind == .array else {
      throw .wrongClause("items", "array", machine.typeName(of: call.subject))
    }
    let block = try call.block(machine)
    let step = call["by"]
    let seconds = step == nil ? 0.1 : try machine.time(step!, "by").seconds
    let items = machine.heap.array(call.subject)
    let (index, object) = makeTask(
      Task(
        pending: items.count + 1, completion: try completion(call, &machine),
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
