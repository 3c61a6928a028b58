/// A suspended script: its calls and their registers, to be put back anywhere on the stack.
struct Fiber: Sendable {
  var frames: [Frame] = []
  /// From the register below its first frame.
  var registers: [Value] = []
  /// The task that ends with it; none for handlers.
  var task: UInt32?
  /// Where it waits, for the report of a deadlock.
  var line = 0

  var bytes: Int {
    MemoryLayout<Fiber?>.stride + 96 + frames.count * MemoryLayout<Frame>.stride
      + registers.count * MemoryLayout<Value>.stride
  }
}

struct FiberTable: Sendable {
  private(set) var fibers: [Fiber?] = []
  private var free: [UInt32] = []
  private(set) var count = 0
  /// About how much memory the fibers take.
  private(set) var bytes = 0

  mutating func add(_ fiber: Fiber) -> UInt32 {
    count += 1
    bytes += fiber.bytes
    if let index = free.popLast() {
      fibers[Int(index)] = fiber
      return index
    }
    fibers.append(fiber)
    return UInt32(fibers.count - 1)
  }

  mutating func remove(_ index: UInt32) -> Fiber? {
    guard let fiber = fibers[Int(index)] else { return nil }
    fibers[Int(index)] = nil
    free.append(index)
    count -= 1
    bytes -= fiber.bytes
    return fiber
  }
}
