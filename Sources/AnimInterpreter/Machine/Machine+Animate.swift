import AnimRuntime
import AnimSyntax

extension Machine {
  /// `animate`: the block runs at once, and what it has changed begins to move.
  mutating func performAnimate(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let spec = try animationSpec(arguments)
    let block = try arguments.block(self)
    let completion = try completion(arguments)
    let line = currentLine
    serials.animations += 1
    let number = serials.animations
    let id = runtime.beginAnimation(spec)
    if id == .none { throw .tooManyAlive("animations") }
    animations[id.raw] = PendingAnimation(number: number, line: line, completion: completion)
    entries.append(.block("animate"))
    let result = try call(block, [])
    entries.removeLast()
    release(result)
    if spec.options.contains(.layoutSubviews) { try layOut(.stage) }
    let unseen = runtime.unseenInBlock
    for begin in runtime.endAnimation(id) { record(begin, number: number, line: line) }
    noteUnseen(unseen, line: line)
    return heap.make(
      ObjectCell(
        type: UInt32(NativeKind.animation.type), fields: [], native: .animation(id.raw),
        name: .none,
        ordinal: 0, serial: UInt32(truncatingIfNeeded: number)))
  }
}
