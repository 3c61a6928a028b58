import Testing

@testable import AnimInterpreter

/// The sizes of what the machine's loop moves. A larger one is not wrong, but slower: measure the J5
/// jobs of `anim-bench` before a number is changed here.
@Suite struct MemoryLayoutTests {
  /// A register moves in one 16-byte load and store; a third word would make every move two.
  @Test func aValueIsTwoWords() {
    #expect(MemoryLayout<Value>.stride == 16)
    // The kind is one byte: the rest of its word is free for what stands beside a value.
    #expect(MemoryLayout<Value>.size == 9)
  }

  /// An instruction is fetched and taken apart as one word.
  @Test func anInstructionIsOneWord() {
    #expect(MemoryLayout<Instruction>.size == 8)
    #expect(MemoryLayout<Instruction>.alignment == 8)
  }

  /// A call writes a whole frame; in 48 bytes it stays below one cache line.
  @Test func aFrameIsSixWords() {
    #expect(MemoryLayout<Frame>.stride == 48)
  }

  /// Reading a member loads the class and the fields of an object, which share a cache line.
  @Test func anObjectFitsACacheLine() {
    #expect(MemoryLayout<ObjectCell>.stride <= 64)
  }

  /// Counting touches nothing of a value but its header: four of them fit a cache line.
  @Test func aHeaderIsTwoWords() {
    #expect(MemoryLayout<Header>.stride == 16)
  }
}
