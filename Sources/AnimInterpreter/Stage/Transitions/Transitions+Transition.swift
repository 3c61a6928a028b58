import AnimRuntime
import AnimSyntax
import AnimTrace

extension Transitions {
  /// `transition`: the block runs at once, and what it makes of the view's contents is seen from the
  /// middle on. With `to` one view takes the place of another.
  static func transition(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let (spec, change) = try spec(call, &machine, stage)
    let block = call.hasBlock ? try call.block(machine) : nil
    let line = machine.currentLine
    machine.serials.transitions += 1
    let number = machine.serials.transitions
    let id = stage.runtime.beginTransition(spec)
    if id == .none { throw .tooManyAlive("transitions") }
    stage.animations.pending[id.raw] = PendingAnimation(
      number: number, line: line,
      completion: call["completion"].map { machine.retained($0) } ?? .nil,
      isTransition: true)
    machine.entries.append(.block("transition"))
    let content = beginAnimatedContent(spec, line, &machine, &stage)
    if let block { machine.release(try machine.call(block, [], &stage), &stage) }
    if let change { try perform(change, &machine, &stage) }
    if spec.options.contains(.layoutSubviews) { try Layout.layOut(.stage, &machine, &stage) }
    endAnimatedContent(content, line, &machine, &stage)
    machine.entries.removeLast()
    stage.runtime.endTransition(id)
    recordBegin(of: id, spec, number, line, &machine, &stage)
    recordNotes(about: id, spec, line, &machine, &stage)
    return machine.heap.make(
      ObjectCell(
        type: UInt32(NativeKind.animation.type), fields: [], native: .animation(id.raw),
        name: .none,
        ordinal: 0, serial: UInt32(truncatingIfNeeded: number)))
  }

  // MARK: Animated content

  /// With `allowAnimatedContent` a block of `animate` around the transition's own moves what it can.
  private static func beginAnimatedContent(
    _ spec: TransitionSpec, _ line: Int, _ machine: inout Machine, _ stage: inout Stage
  )
    -> (id: AnimationID, number: Int)?
  {
    guard spec.options.contains(.allowAnimatedContent) else { return nil }
    machine.serials.animations += 1
    let id = stage.runtime.beginAnimation(
      AnimationSpec(
        duration: spec.duration, delay: spec.delay, curve: spec.curve,
        options: spec.options.intersection(.allowUserInteraction),
        interruption: stage.animations.interruption))
    return (id, machine.serials.animations)
  }

  private static func endAnimatedContent(
    _ content: (id: AnimationID, number: Int)?, _ line: Int, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    guard let (id, number) = content else { return }
    let begins = stage.runtime.endAnimation(id)
    if begins.isEmpty {
      // Nothing to be seen of it: its end will pass in silence.
      if machine.serials.animations == number { machine.serials.animations -= 1 }
      return
    }
    stage.animations.pending[id.raw] = PendingAnimation(
      number: number, line: line, completion: .nil)
    for begin in begins { stage.record(begin, number: number, line: line, &machine) }
  }

  // MARK: Trace

  private static func recordBegin(
    of id: AnimationID, _ spec: TransitionSpec, _ number: Int, _ line: Int,
    _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard stage.recorder.writer.shows(.transition) else {
      stage.recorder.events += 1
      return
    }
    let names = spec.views.map { machine.displayName(Views.object($0, stage)) }
    var details =
      names.count == 1
      ? [Detail("view", .word(names[0]), .bare)]
      : [Detail("from", .word(names[0]), .bare), Detail("to", .word(names[1]))]
    let (duration, delay) = stage.runtime.times(of: id)
    details += [
      Detail("effect", .word(spec.effect.rawValue)),
      Detail("duration", .number(duration == .never ? .infinity : duration.seconds)),
      Detail("delay", .number(delay.seconds)),
    ]
    details += spec.curve.details().map { Detail($0.key, $0.value, .hidden) }
    stage.record(
      .transition, subject: "#\(number)", phase: "begin", details: details, line: line, &machine)
  }

  private static func recordNotes(
    about id: AnimationID, _ spec: TransitionSpec, _ line: Int, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    let names = spec.views.map { machine.displayName(Views.object($0, stage)) }
    guard stage.runtime.transitionSpec(of: id) != nil else {
      if spec.duration > .zero, let view = spec.views.last {
        stage.note(
          TransitionNoteID.transitionUnseen,
          "\(Screens.whyUnseen(view, machine, stage)): the transition is not visible", line: line,
          &machine)
      }
      return
    }
    for (view, name) in zip(spec.views, names) {
      if let other = stage.runtime.transition(of: view, meeting: id),
        let pending = stage.animations.pending[other.raw]
      {
        stage.note(
          TransitionNoteID.transitionOverlap,
          "transition #\(pending.number) of '\(name)' is still in progress", line: line, &machine)
      }
    }
    if spec.effect.isCurl, let view = spec.views.last, !stage.runtime.fillsStage(view) {
      stage.note(
        TransitionNoteID.curlNotFullscreen,
        "'\(names[names.count - 1])' curls but does not fill the stage", line: line, &machine)
    }
  }

  /// The new contents are seen from now on.
  static func swap(_ id: AnimationID, _ machine: inout Machine, _ stage: inout Stage) {
    if let pending = stage.animations.pending[id.raw] {
      stage.record(
        .transition, subject: "#\(pending.number)", phase: "swap", line: pending.line, &machine)
    }
    dropHeldFields(of: id.raw, &machine, &stage)
  }
}

/// What a transition may remark; `DiagnosticCatalogue` explains each.
enum TransitionNoteID: String, CaseIterable {
  case curlNotFullscreen = "curl-not-fullscreen"
  case transitionOverlap = "transition-overlap"
  case transitionUnseen = "transition-unseen"
}
