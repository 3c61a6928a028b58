import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// `transition`: the block runs at once, and what it makes of the view's contents is seen from the
  /// middle on. With `to` one view takes the place of another.
  mutating func performTransition(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let (spec, change) = try transitionSpec(arguments)
    let block = arguments.hasBlock ? try arguments.block(self) : nil
    let line = currentLine
    serials.transitions += 1
    let number = serials.transitions
    let id = runtime.beginTransition(spec)
    if id == .none { throw .tooManyAlive("transitions") }
    animations[id.raw] = PendingAnimation(
      number: number, line: line, completion: arguments["completion"].map { retained($0) } ?? .nil,
      isTransition: true)
    entries.append(.block("transition"))
    let content = beginAnimatedContent(spec, line)
    if let block { release(try call(block, [])) }
    if let change { try perform(change) }
    if spec.options.contains(.layoutSubviews) { try layOut(.stage) }
    endAnimatedContent(content, line)
    entries.removeLast()
    runtime.endTransition(id)
    recordBegin(of: id, spec, number, line)
    recordNotes(about: id, spec, line)
    return heap.make(
      ObjectCell(
        type: UInt32(NativeKind.animation.type), fields: [], native: .animation(id.raw),
        name: .none,
        ordinal: 0, serial: UInt32(truncatingIfNeeded: number)))
  }

  // MARK: Animated content

  /// With `allowAnimatedContent` a block of `animate` around the transition's own moves what it can.
  private mutating func beginAnimatedContent(_ spec: TransitionSpec, _ line: Int)
    -> (id: AnimationID, number: Int)?
  {
    guard spec.options.contains(.allowAnimatedContent) else { return nil }
    serials.animations += 1
    let id = runtime.beginAnimation(
      AnimationSpec(
        duration: spec.duration, delay: spec.delay, curve: spec.curve,
        options: spec.options.intersection(.allowUserInteraction), interruption: interruption))
    return (id, serials.animations)
  }

  private mutating func endAnimatedContent(
    _ content: (id: AnimationID, number: Int)?, _ line: Int
  ) {
    guard let (id, number) = content else { return }
    let begins = runtime.endAnimation(id)
    if begins.isEmpty {
      // Nothing to be seen of it: its end will pass in silence.
      if serials.animations == number { serials.animations -= 1 }
      return
    }
    animations[id.raw] = PendingAnimation(number: number, line: line, completion: .nil)
    for begin in begins { record(begin, number: number, line: line) }
  }

  // MARK: Trace

  private mutating func recordBegin(
    of id: AnimationID, _ spec: TransitionSpec, _ number: Int, _ line: Int
  ) {
    guard recorder.writer.shows(.transition) else {
      recorder.events += 1
      return
    }
    let names = spec.views.map { displayName(viewObject($0)) }
    var details =
      names.count == 1
      ? [Detail("view", .word(names[0]), .bare)]
      : [Detail("from", .word(names[0]), .bare), Detail("to", .word(names[1]))]
    let (duration, delay) = runtime.times(of: id)
    details += [
      Detail("effect", .word(spec.effect.rawValue)),
      Detail("duration", .number(duration == .never ? .infinity : duration.seconds)),
      Detail("delay", .number(delay.seconds)),
      Detail("curve", .word(spec.curve.name), .hidden),
    ]
    if case .cubic(let x1, let y1, let x2, let y2) = spec.curve {
      details.append(Detail("points", .numbers([x1, y1, x2, y2]), .hidden))
    }
    record(.transition, subject: "#\(number)", phase: "begin", details: details, line: line)
  }

  private mutating func recordNotes(about id: AnimationID, _ spec: TransitionSpec, _ line: Int) {
    let names = spec.views.map { displayName(viewObject($0)) }
    guard runtime.transitionSpec(of: id) != nil else {
      if spec.duration > .zero, let view = spec.views.last {
        note(TransitionNoteID.transitionUnseen, "\(whyUnseen(view)): nothing is seen", line: line)
      }
      return
    }
    for (view, name) in zip(spec.views, names) {
      if let other = runtime.transition(of: view, meeting: id),
        let pending = animations[other.raw]
      {
        note(
          TransitionNoteID.transitionOverlap,
          "'\(name)' is in the middle of transition #\(pending.number)", line: line)
      }
    }
    if spec.effect.isCurl, let view = spec.views.last, !runtime.fillsStage(view) {
      note(
        TransitionNoteID.curlNotFullscreen,
        "'\(names[names.count - 1])' curls and does not fill the stage", line: line)
    }
  }

  /// The new contents are seen from now on.
  mutating func swapTransition(_ id: AnimationID) {
    if let pending = animations[id.raw] {
      record(.transition, subject: "#\(pending.number)", phase: "swap", line: pending.line)
    }
    dropHeldFields(of: id.raw)
  }
}

/// What a transition may remark; `DiagnosticCatalogue` explains each.
enum TransitionNoteID: String, CaseIterable {
  case curlNotFullscreen = "curl-not-fullscreen"
  case transitionOverlap = "transition-overlap"
  case transitionUnseen = "transition-unseen"
}
