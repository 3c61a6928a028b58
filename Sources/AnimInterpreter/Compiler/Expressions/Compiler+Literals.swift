import AnimSyntax

extension Compiler {
  /// How many elements of a literal are gathered in registers at a time.
  private static let pieceLength = 128

  /// Elements into consecutive temporaries, then one instruction that takes them; of a long literal
  /// one piece after the other, each added to what is there.
  mutating func compileRun(_ elements: NodeList, _ opcode: Opcode, into target: Int) {
    let mark = state.nextRegister
    let length = Compiler.pieceLength
    let first = allocate(min(max(elements.count, 1), length))
    var start = 0
    repeat {
      let count = min(elements.count - start, length)
      for index in 0..<count { compile(elements[start + index], into: first + index) }
      if start == 0 {
        emit(opcode, target, first, count)
      } else {
        let piece = allocate()
        emit(opcode, piece, first, count)
        emit(.add, target, target, piece)
        emit(.drop, piece, piece)
        state.nextRegister = piece
      }
      start += count
    } while start < elements.count
    state.nextRegister = mark
  }

  /// Keys and values as elements are; of a long literal the later ones are set one by one.
  mutating func compileDictionary(_ entries: NodeList, into target: Int) {
    let mark = state.nextRegister
    let count = min(entries.count, 2 * Compiler.pieceLength)
    let first = allocate(max(count, 2))
    for index in 0..<count { compile(entries[index], into: first + index) }
    emit(.makeDictionary, target, first, count / 2)
    for index in stride(from: count, to: entries.count, by: 2) {
      compile(entries[index], into: first)
      compile(entries[index + 1], into: first + 1)
      emit(.setIndex, target, first, first + 1)
    }
    if count < entries.count { emit(.drop, first, first + 1) }
    state.nextRegister = mark
  }
}
