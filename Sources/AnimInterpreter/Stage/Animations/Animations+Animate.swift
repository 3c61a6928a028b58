import AnimRuntime
import AnimSyntax

extension Animations {
  /// `animate`: the block runs at once, and what it has changed begins to move.
  static func animate(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let spec = try spec(call, machine, stage)
    let block = try call.block(machine)
    let completion = try Tasks.completion(call, &machine)
    let line = machine.currentLine
    machine.serials.animations += 1
    let number = machine.serials.animations
    let id = stage.runtime.beginAnimation(spec)
    if id == .none { throw .tooManyAlive("animations") }
    stage.animations.pending[id.raw] = PendingAnimation(
      number: number, line: line, completion: completion)
    machine.entries.append(.block("animate"))
    let result = try machine.call(block, [], &stage)
    machine.entries.removeLast()
    machine.release(result, &stage)
    if spec.options.contains(.layoutSubviews) { try Layout.layOut(.stage, &machine, &stage) }
    let unseen = stage.runtime.unseenInBlock
    for begin in stage.runtime.endAnimation(id) {
      stage.record(begin, number: number, line: line, &machine)
    }
    Screens.noteUnseen(unseen, line: line, &machine, &stage)
    return machine.heap.make(
      ObjectCell(
        type: UInt32(NativeKind.animation.type), fields: [], native: .animation(id.raw),
        name: .none,
        ordinal: 0, serial: UInt32(truncatingIfNeeded: number)))
  }
}
