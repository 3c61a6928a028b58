import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// `animator`: an object that starts its block when it is told to, or at once.
  mutating func performAnimator(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let timing = try animationSpec(arguments)
    if let seconds = timing.curve.settlingDuration, seconds > 1e9 { throw .endlessAnimator() }
    let runs = try arguments["running"].map { value throws(Failure) in try truth(value) } ?? false
    let id = runtime.makeAnimator(
      AnimatorSpec(duration: timing.duration, delay: timing.delay, curve: timing.curve))
    let animator = makeNative(.animator, .animator(id.raw))
    if arguments.base[arguments.row.width - 1].kind != .unset {
      append(Value(0), try arguments.block(self), to: .animations, of: animator)
    }
    if let completion = arguments["completion"], !completion.isNil {
      append(Value(1), completion, to: .completions, of: animator)
    }
    guard runs else { return animator }
    // What it says at once carries the name of the variable that it is about to be stored in.
    if let name = upcomingName() { nameObject(animator, name) }
    do throws(Failure) {
      try startAnimator(animator, id)
    } catch {
      release(animator)
      throw error
    }
    return animator
  }

  /// The name that the object which the present instruction makes is given next; nil for none.
  func upcomingName() -> Name? {
    guard depth > 0 else { return nil }
    let frame = stack.frames[depth - 1]
    let entry = program.code[frame.function]
    var at = pc(of: frame)
    guard at > 0 else { return nil }
    var register = entry.code[at - 1].a
    while at < Int(entry.codeCount), entry.code[at].opcode == .take, entry.code[at].b == register {
      register = entry.code[at].a
      at += 1
    }
    guard at < Int(entry.codeCount), entry.code[at].opcode == .nameObject,
      entry.code[at].a == register
    else { return nil }
    return Name(id: UInt32(entry.code[at].bc))
  }

  // MARK: What it holds

  /// Adds a number and a closure to what an animator holds.
  mutating func append(
    _ number: Value, _ closure: Value, to field: AnimatorField, of animator: Value
  ) {
    let payload = heap.payload(animator)
    let old = heap.objects[payload].fields[field.rawValue]
    var elements = old.isNil ? [] : heap.array(old)
    for element in elements { retain(element) }
    elements += [number, retained(closure)]
    heap.objects[payload].fields[field.rawValue] = heap.make(elements)
    release(old)
  }

  /// Takes the closures out of a field whose numbers are at most `last`, each owned by the caller.
  private mutating func take(_ field: AnimatorField, upTo last: Double, of animator: Value)
    -> [(number: Double, closure: Value)]
  {
    let payload = heap.payload(animator)
    let old = heap.objects[payload].fields[field.rawValue]
    guard !old.isNil else { return [] }
    let elements = heap.array(old)
    var taken: [(Double, Value)] = []
    var kept: [Value] = []
    for index in stride(from: 0, to: elements.count - 1, by: 2) {
      let (number, closure) = (elements[index], retained(elements[index + 1]))
      if number.number <= last {
        taken.append((number.number, closure))
      } else {
        kept += [number, closure]
      }
    }
    heap.objects[payload].fields[field.rawValue] = kept.isEmpty ? .nil : heap.make(kept)
    release(old)
    return taken
  }

  // MARK: Becoming active

  /// Makes an inactive animator active: the run loop holds it, and its blocks run.
  mutating func activate(_ animator: Value, _ id: AnimatorID, isStarting: Bool) throws(Failure) {
    guard runtime.activateAnimator(id, isStarting: isStarting) else { return }
    if animators[id.raw] == nil {
      animators[id.raw] = PendingAnimator(object: retained(animator), line: currentLine)
    } else {
      animators[id.raw]?.runs += 1
    }
    for (factor, block) in take(.animations, upTo: 1, of: animator) {
      try runBlock(block, animator, id, delayFactor: factor, isFirst: true)
      release(block)
    }
  }

  /// Runs a block of an animator; what it changes is moved by it.
  mutating func runBlock(
    _ block: Value, _ animator: Value, _ id: AnimatorID, delayFactor: Double, isFirst: Bool
  ) throws(Failure) {
    let line = currentLine
    let animation = runtime.beginAnimations(of: id, delayFactor: delayFactor, isFirst: isFirst)
    entries.append(.block("animator"))
    let result = try call(block, [])
    entries.removeLast()
    release(result)
    let unseen = runtime.unseenInBlock
    for begin in runtime.endAnimation(animation) {
      guard recorder.writer.shows(.animator) else {
        recordUnseen()
        continue
      }
      record(
        .animator, subject: animatorName(animator), phase: begin.isKeyframe ? "keyframe" : "begin",
        details: details(of: begin), line: line)
    }
    noteUnseen(unseen, line: line)
  }

  /// `start()`: begins an inactive animator, or lets a paused one go on.
  mutating func startAnimator(_ animator: Value, _ id: AnimatorID) throws(Failure) {
    noteControl(of: id)
    switch runtime.status(of: id)?.state {
    case .inactive:
      try activate(animator, id, isStarting: true)
      runtime.startAnimator(id)
    case .active:
      if runtime.continueAnimator(id) { recordAnimator(id, phase: "continue") }
    case .stopped: throw .stoppedAnimator(animatorName(animator), "start")
    case nil: break
    }
  }

  /// What happens to it from now on is caused by the present line.
  mutating func noteControl(of id: AnimatorID) {
    let line = currentLine
    animators[id.raw]?.line = line
  }

  // MARK: Being over

  mutating func endAnimator(_ end: AnimatorEnd) throws(Failure) {
    guard let pending = animators[end.animator.raw] else { return }
    let position = "\(end.position)"
    recordAnimator(
      end.animator, phase: "complete", details: [Detail("position", .word(position), .bare)])
    let handlers = take(.completions, upTo: Double(end.run), of: pending.object)
    for (_, handler) in handlers {
      try runHandler(handler, [Value(.symbol, UInt64(names.intern(position).id))])
      release(handler)
    }
    concludeRun(of: end.animator, finished: end.position != .current)
  }

  /// A run is over: the run loop lets go of the animator, and who waited for it goes on.
  private mutating func concludeRun(of id: AnimatorID, finished: Bool) {
    guard let pending = animators[id.raw] else { return }
    if pending.runs > 1 {
      animators[id.raw]?.runs -= 1
      return
    }
    animators[id.raw] = nil
    isOver(.animator(id.raw), finished: finished)
    release(pending.object)
  }

  /// `stop(withoutFinishing: true)`: its handlers go uncalled.
  mutating func abandonRun(_ animator: Value, _ id: AnimatorID, run: Int) {
    for (_, handler) in take(.completions, upTo: Double(run), of: animator) { release(handler) }
    concludeRun(of: id, finished: false)
  }

  /// The end of the script: the run loop lets go of what is active, and with it of its closures.
  mutating func finalizeAnimators() {
    for key in animators.keys.sorted() {
      guard let pending = animators.removeValue(forKey: key) else { continue }
      for field in AnimatorField.allCases {
        for (_, closure) in take(field, upTo: .infinity, of: pending.object) { release(closure) }
      }
      release(pending.object)
    }
  }

  // MARK: Trace

  /// What an animator is called in the trace.
  func animatorName(_ animator: Value) -> String {
    let cell = heap.object(animator)
    return cell.name.isNone ? "#\(cell.serial)" : displayName(animator)
  }

  mutating func recordAnimator(_ id: AnimatorID, phase: String, details: [Detail] = []) {
    guard let pending = animators[id.raw] else { return }
    record(
      .animator, subject: animatorName(pending.object), phase: phase, details: details,
      line: pending.line)
  }

  mutating func recordAnimatorPause(_ id: AnimatorID, phase: String = "pause") {
    let fraction = runtime.status(of: id)?.fractionComplete ?? 0
    recordAnimator(id, phase: phase, details: [Detail("fraction", .number(fraction))])
  }
}
