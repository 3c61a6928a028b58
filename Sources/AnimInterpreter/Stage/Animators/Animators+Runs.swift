import AnimRuntime
import AnimSyntax
import AnimTrace

extension Animators {
  /// `animator`: an object that starts its block when it is told to, or at once.
  static func animator(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let timing = try Animations.spec(call, machine, stage)
    if let seconds = timing.curve.settlingDuration, seconds > 1e9 { throw .endlessAnimator() }
    let runs =
      try call["running"].map { value throws(Failure) in try machine.truth(value) } ?? false
    let id = stage.runtime.makeAnimator(
      AnimatorSpec(duration: timing.duration, delay: timing.delay, curve: timing.curve))
    let animator = machine.makeNative(.animator, .animator(id.raw))
    if call.base[call.syntax.width - 1].kind != .unset {
      append(
        Value(0), try call.block(machine), to: .animations, of: animator, &machine, &stage)
    }
    if let completion = call["completion"], !completion.isNil {
      append(Value(1), completion, to: .completions, of: animator, &machine, &stage)
    }
    guard runs else { return animator }
    // What it says at once carries the name of the variable that it is about to be stored in.
    if let name = machine.upcomingName() { machine.nameObject(animator, name) }
    do throws(Failure) {
      try start(animator, id, &machine, &stage)
    } catch {
      machine.release(animator, &stage)
      throw error
    }
    return animator
  }
}

extension Animators {
  // MARK: What it holds

  /// Adds a number and a closure to what an animator holds.
  static func append(
    _ number: Value, _ closure: Value, to field: AnimatorField, of animator: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) {
    let payload = machine.heap.payload(animator)
    let old = machine.heap.objects[payload].fields[field.rawValue]
    var elements = old.isNil ? [] : machine.heap.array(old)
    for element in elements { machine.retain(element) }
    elements += [number, machine.retained(closure)]
    machine.heap.objects[payload].fields[field.rawValue] = machine.heap.make(elements)
    machine.release(old, &stage)
  }

  /// Takes the closures out of a field whose numbers are at most `last`, each owned by the caller.
  static func take(
    _ field: AnimatorField, upTo last: Double, of animator: Value, _ machine: inout Machine,
    _ stage: inout Stage
  )
    -> [(number: Double, closure: Value)]
  {
    let payload = machine.heap.payload(animator)
    let old = machine.heap.objects[payload].fields[field.rawValue]
    guard !old.isNil else { return [] }
    let elements = machine.heap.array(old)
    var taken: [(Double, Value)] = []
    var kept: [Value] = []
    for index in stride(from: 0, to: elements.count - 1, by: 2) {
      let (number, closure) = (elements[index], machine.retained(elements[index + 1]))
      if number.number <= last {
        taken.append((number.number, closure))
      } else {
        kept += [number, closure]
      }
    }
    machine.heap.objects[payload].fields[field.rawValue] =
      kept.isEmpty ? .nil : machine.heap.make(kept)
    machine.release(old, &stage)
    return taken
  }

  // MARK: Becoming active

  /// Makes an inactive animator active: the run loop holds it, and its blocks run.
  static func activate(
    _ animator: Value, _ id: AnimatorID, isStarting: Bool, _ machine: inout Machine,
    _ stage: inout Stage
  ) throws(Failure) {
    guard stage.runtime.activateAnimator(id, isStarting: isStarting) else { return }
    if stage.animators.running[id.raw] == nil {
      stage.animators.running[id.raw] = PendingAnimator(
        object: machine.retained(animator), line: machine.currentLine)
    } else {
      stage.animators.running[id.raw]?.runs += 1
    }
    for (factor, block) in take(.animations, upTo: 1, of: animator, &machine, &stage) {
      try runBlock(block, animator, id, delayFactor: factor, isFirst: true, &machine, &stage)
      machine.release(block, &stage)
    }
  }

  /// Runs a block of an animator; what it changes is moved by it.
  static func runBlock(
    _ block: Value, _ animator: Value, _ id: AnimatorID, delayFactor: Double, isFirst: Bool,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let line = machine.currentLine
    let animation = stage.runtime.beginAnimations(
      of: id, delayFactor: delayFactor, isFirst: isFirst)
    machine.entries.append(.block("animator"))
    let result = try machine.call(block, [], &stage)
    machine.entries.removeLast()
    machine.release(result, &stage)
    let unseen = stage.runtime.unseenInBlock
    for begin in stage.runtime.endAnimation(animation) {
      guard stage.recorder.writer.shows(.animator) else {
        stage.countUnseen(&machine)
        continue
      }
      stage.record(
        .animator, subject: name(animator, machine), phase: begin.isKeyframe ? "keyframe" : "begin",
        details: Animations.details(of: begin, machine, stage), line: line, &machine)
    }
    Screens.noteUnseen(unseen, line: line, &machine, &stage)
  }

  /// `start()`: begins an inactive animator, or lets a paused one go on.
  static func start(
    _ animator: Value, _ id: AnimatorID, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    noteControl(of: id, &machine, &stage)
    switch stage.runtime.status(of: id)?.state {
    case .inactive:
      try activate(animator, id, isStarting: true, &machine, &stage)
      stage.runtime.startAnimator(id)
    case .active:
      if stage.runtime.continueAnimator(id) { record(id, phase: "continue", &machine, &stage) }
    case .stopped: throw .stoppedAnimator(name(animator, machine), "start")
    case nil: break
    }
  }

  /// What happens to it from now on is caused by the present line.
  static func noteControl(of id: AnimatorID, _ machine: inout Machine, _ stage: inout Stage) {
    let line = machine.currentLine
    stage.animators.running[id.raw]?.line = line
  }

  // MARK: Being over

  static func end(_ end: AnimatorEnd, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    guard let pending = stage.animators.running[end.animator.raw] else { return }
    let position = "\(end.position)"
    record(
      end.animator, phase: "complete", details: [Detail("position", .word(position), .bare)],
      &machine, &stage)
    let handlers = take(.completions, upTo: Double(end.run), of: pending.object, &machine, &stage)
    for (_, handler) in handlers {
      try machine.runHandler(
        handler, [Value(.symbol, UInt64(machine.names.intern(position).id))], &stage)
      machine.release(handler, &stage)
    }
    concludeRun(of: end.animator, finished: end.position != .current, &machine, &stage)
  }

  /// A run is over: the run loop lets go of the animator, and who waited for it goes on.
  private static func concludeRun(
    of id: AnimatorID, finished: Bool, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard let pending = stage.animators.running[id.raw] else { return }
    if pending.runs > 1 {
      stage.animators.running[id.raw]?.runs -= 1
      return
    }
    stage.animators.running[id.raw] = nil
    Tasks.isOver(.animator(id.raw), finished: finished, &stage)
    machine.release(pending.object, &stage)
  }

  /// `stop(withoutFinishing: true)`: its handlers go uncalled.
  static func abandonRun(
    _ animator: Value, _ id: AnimatorID, run: Int, _ machine: inout Machine, _ stage: inout Stage
  ) {
    for (_, handler) in take(.completions, upTo: Double(run), of: animator, &machine, &stage) {
      machine.release(handler, &stage)
    }
    concludeRun(of: id, finished: false, &machine, &stage)
  }

  // MARK: Trace

  /// What an animator is called in the trace.
  static func name(_ animator: Value, _ machine: Machine) -> String {
    let cell = machine.heap.object(animator)
    return cell.name.isNone ? "#\(cell.serial)" : machine.displayName(animator)
  }

  static func record(
    _ id: AnimatorID, phase: String, details: [Detail] = [], _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    guard let pending = stage.animators.running[id.raw] else { return }
    stage.record(
      .animator, subject: name(pending.object, machine), phase: phase, details: details,
      line: pending.line, &machine)
  }

  static func recordPause(
    _ id: AnimatorID, phase: String = "pause", _ machine: inout Machine, _ stage: inout Stage
  ) {
    let fraction = stage.runtime.status(of: id)?.fractionComplete ?? 0
    record(id, phase: phase, details: [Detail("fraction", .number(fraction))], &machine, &stage)
  }
}
