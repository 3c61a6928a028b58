import Testing

@testable import AnimInterpreter

@Suite struct RegisterStackTests {
  @Test func registersAreUnsetWhenTheyAreFirstMadeReadable() {
    let stack = RegisterStack(depth: 10)
    stack.ensure(5)
    for index in 0..<5 { #expect(stack.registers[index].kind == .unset) }
    stack.registers[2] = Value(7)
    stack.ensure(500)
    #expect(stack.registers[2].integer == 7, "more room does not touch what is there")
    #expect(stack.registers[499].kind == .unset)
  }

  @Test func itHasRoomForTheDeepestCalls() {
    #expect(RegisterStack(depth: 0).frameCapacity >= 16)
    let stack = RegisterStack(depth: 10_000)
    #expect(stack.frameCapacity >= 10_000)
    #expect(stack.registerCapacity >= 24 * 10_000)
    // Memory is bounded whatever depth is asked for.
    #expect(RegisterStack(depth: 1 << 21).registerCapacity == 1 << 24)
  }

  @Test func contentsAreTheCountedValuesOnly() {
    var heap = Heap()
    let text = heap.make(text: "kept")
    let stack = RegisterStack(depth: 10)
    stack.ensure(4)
    stack.registers[0] = Value(1)
    stack.registers[3] = text
    let contents = stack.contents
    #expect(contents.map(\.index) == [3])
    stack.registers[1] = text
    stack.restore(contents)
    #expect(stack.registers[1].kind == .unset)
    #expect(stack.registers[3].handle == text.handle)
    #expect(heap.isUnique(text), "to restore does not count")
  }

  @Test func aFrameKeepsItsPlacesWhenItMoves() {
    var instruction = Instruction(.returnNil)
    var constant = Value.nil
    withUnsafeMutablePointer(to: &instruction) { code in
      withUnsafeMutablePointer(to: &constant) { constants in
        let entry = CodeEntry(
          code: code, constants: constants, codeCount: 1, registerCount: 9, parameterCount: 0,
          isMethod: false, isClosure: false)
        var frame = Frame(
          function: 3, entry, base: 100, result: 99, closure: .nil, firstCapture: 0)
        frame.base -= 99
        frame.result -= 99
        #expect((frame.base, frame.result) == (1, 0))
        #expect(frame.function == 3)
        #expect(frame.registerCount == 9)
        #expect(frame.next == code, "it begins at its first instruction")
      }
    }
  }
}
