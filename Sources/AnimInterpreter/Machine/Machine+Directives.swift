import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// Does what the directive says and lets go of its arguments.
  @inline(never)
  mutating func performDirective(
    _ id: DirectiveID, _ window: UnsafeMutablePointer<Value>, isOpen: Bool
  ) throws(Failure) -> Value {
    // What a directive does takes the time of some dozens of instructions.
    charge(32)
    let arguments = DirectiveArguments(id, window, isOpen: isOpen)
    let result = try perform(arguments)
    clear(window, arguments.width)
    return result
  }

  /// Does what a directive says.
  ///
  /// - Returns: the sentence's value, owned.
  private mutating func perform(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    switch arguments.id {
    case .scene: return try performScene(arguments)
    case .view: return try performView(arguments)
    case .screen: return try performScreen(arguments)
    case .animate: return try performAnimate(arguments)
    case .keyframe: return try performKeyframe(arguments)
    case .animator: return try performAnimator(arguments)
    case .after: return try performTimer(arguments, repeats: false)
    case .every: return try performTimer(arguments, repeats: true)
    case .at: return try performAt(arguments)
    case .busy: return try performBusy(arguments)
    case .wait: return try performWait(arguments)
    case .trace: return try performTrace(arguments)
    case .sequence: return try performSequence(arguments)
    case .parallel, .race: return try performParallel(arguments, isRace: arguments.id == .race)
    case .stagger: return try performStagger(arguments)
    case .on: return try performOn(arguments)
    case .tap, .pan, .pinch, .rotate, .swipe, .longPress: return try performGesture(arguments)
    case .transition: return try performTransition(arguments)
    case .stop:
      ending = .stopped
      return .nil
    case .leaks:
      charge(heap.headers.count)
      reportLeaks()
      return .nil
    case .constraint: return try performConstraint(arguments)
    case .gravity, .attachment, .collision, .push, .snap, .field, .dynamicItem, .behavior:
      return try performBehavior(arguments)
    case .boundary: return try performBoundary(arguments)
    case .dynamicAnimator: return try performDynamicAnimator(arguments)
    case .path: return try performPath(arguments)
    case .line, .curve: return try performPathPart(arguments)
    case .activate, .deactivate:
      try performActivation(arguments.subject, arguments.id == .activate)
      return .nil
    }
  }

  // MARK: Stage and views

  private mutating func performScene(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    guard arguments.subject.kind == .point else {
      throw .wrongClause("size", "point", typeName(of: arguments.subject))
    }
    let size = heap.point(arguments.subject)
    if size.x.isInfinite || size.y.isInfinite { throw .notFinite("size") }
    _ = runtime.set(.bounds, of: .stage, to: .rect(Rect(0, 0, size.x, size.y)))
    _ = runtime.set(.center, of: .stage, to: .point(Point(size.x / 2, size.y / 2)))
    if let seed = arguments["seed"] {
      guard seed.isNumber, seed.number >= 0, seed.number == seed.number.rounded(.down),
        seed.number <= 0x1p53
      else { throw .wrongClause("seed", "whole number", typeName(of: seed)) }
      if !configuration.isSeedGiven { setSeed(UInt64(seed.number)) }
    }
    if let rule = arguments["interruption"] { interruption = try interruption(rule) }
    if let until = arguments["until"] {
      let time = try time(until, "until")
      if configuration.until == nil { self.until = time }
    }
    return .nil
  }

  private mutating func performView(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let object = makeObject(NativeKind.view.type)
    makeViewBehind(object, heap.payload(object))
    do throws(Failure) {
      try place(object, arguments)
    } catch {
      release(object)
      throw error
    }
    return object
  }

  /// Gives a new view what its sentence says: size, center, superview, name.
  mutating func place(_ object: Value, _ arguments: DirectiveArguments) throws(Failure) {
    try initializeView(object, [retained(arguments.subject)])
    guard case .view(let raw) = heap.object(object).native else { return }
    if let center = arguments["center"] {
      try setProperty(object, tables.words.center, retained(center))
    }
    if let parent = arguments["in"] {
      if parent.isNil {
        runtime.removeFromSuperview(ViewID(raw: raw))
        release(object)
      } else {
        addView(object, ViewID(raw: raw), to: try view(parent, "in"), at: nil)
      }
    }
    if let name = arguments["name"] {
      guard name.kind == .string else { throw .wrongClause("name", "string", typeName(of: name)) }
      rename(object, heap.text(name))
    }
  }

  // MARK: Time

  private mutating func performTimer(_ arguments: DirectiveArguments, repeats: Bool)
    throws(Failure) -> Value
  {
    let interval = try time(arguments.subject, "interval")
    var tolerance = Time.zero
    if let given = arguments["tolerance"] { tolerance = try time(given, "tolerance") }
    let block = try arguments.block(self)
    let timer = makeNative(.timer, .none)
    let callback = callbacks.add(
      .timer(object: retained(timer), block: retained(block), line: currentLine))
    let id = runtime.addTimer(
      interval: interval, repeats: repeats, tolerance: tolerance, callback: callback)
    if id == .none, failure == nil { failure = .tooManyAlive("timers") }
    heap.objects[heap.payload(timer)].native = .timer(id.raw)
    return timer
  }

  private mutating func performAt(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let date = try time(arguments.subject, "time")
    let block = try arguments.block(self)
    let call = PendingCall.input(block: retained(block), line: currentLine)
    let scheduledCallback = runtime.addInput(at: date, callbacks.add(call))
    if scheduledCallback == .none, failure == nil {
      failure = .tooManyAlive("`at` blocks and waits")
    }
    return .nil
  }

  private mutating func performBusy(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let length = try time(arguments.subject, "duration")
    let end = min(runtime.now + max(length, .zero), until)
    while let trace = runtime.nextSampleInGap(until: end) { try sample(trace) }
    runtime.finishBusy(at: end)
    return .nil
  }

  private mutating func performWait(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let subject = arguments.subject
    if subject.isNumber {
      try checkMayWait()
      suspension = .until(runtime.now + max(try time(subject, "wait"), .zero))
      return .nil
    }
    guard subject.kind == .object else {
      throw .wrongClause("wait", "time, or something that takes time", typeName(of: subject))
    }
    guard heap.object(subject).native.kind.row.isPending != nil else {
      throw .wrongClause("wait", "time, or something that takes time", displayName(subject))
    }
    if let native = pendingThing(subject) {
      try checkMayWait()
      suspension = .whenOver(native)
    }
    return .nil
  }

  // MARK: Several things

  private mutating func makeTask(_ task: Task) -> (index: UInt32, object: Value) {
    let index = tasks.add(task)
    return (index, makeNative(.task, .task(index)))
  }

  /// The handler of a directive's end, owned; nil where there is none.
  mutating func completion(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    guard let value = arguments["completion"], value.kind != .nil else { return .nil }
    return retained(try callable(value, "completion"))
  }

  private mutating func performSequence(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let block = try arguments.block(self)
    let (index, object) = makeTask(
      Task(pending: 1, completion: try completion(arguments), line: currentLine))
    try runHandler(block, [], task: index)
    return object
  }

  private mutating func performParallel(_ arguments: DirectiveArguments, isRace: Bool)
    throws(Failure) -> Value
  {
    let block = try arguments.block(self)
    // One part is the block itself, so that it is not over before all of it was started.
    let (index, object) = makeTask(
      Task(isRace: false, pending: 1, completion: try completion(arguments), line: currentLine))
    collectors.append(index)
    entries.append(isRace ? .block("race") : .block("parallel"))
    let result = try call(block, [])
    entries.removeLast()
    collectors.removeLast()
    release(result)
    if isRace, tasks[index].pending > 1 {
      tasks[index].isRace = true
      tasks[index].pending -= 1
    } else {
      finishPart(of: index, finished: true)
    }
    return object
  }

  private mutating func performStagger(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    guard arguments.subject.kind == .array else {
      throw .wrongClause("items", "array", typeName(of: arguments.subject))
    }
    let block = try arguments.block(self)
    let step = arguments["by"]
    let seconds = step == nil ? 0.1 : try time(step!, "by").seconds
    let items = heap.array(arguments.subject)
    let (index, object) = makeTask(
      Task(pending: items.count + 1, completion: try completion(arguments), line: currentLine))
    for (position, item) in items.enumerated() where position > 0 {
      let call = PendingCall.item(
        block: retained(block), item: retained(item), task: index, line: currentLine)
      let date = runtime.now + Time(seconds: max(seconds, 0) * Double(position))
      _ = runtime.addWake(at: date, callbacks.add(call))
    }
    if let first = items.first { try runItem(block, retained(first), index) }
    finishPart(of: index, finished: true)
    return object
  }

  /// Runs a staggered block for one item; what it gives, if it takes time, is waited for.
  mutating func runItem(_ block: Value, _ item: Value, _ task: UInt32) throws(Failure) {
    entries.append(.block("stagger"))
    let result = try call(block, [item])
    entries.removeLast()
    if let native = pendingThing(result) {
      waiters[native, default: []].append(.task(task, serial: tasks[task].serial))
    } else {
      finishPart(of: task, finished: true)
    }
    release(result)
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
