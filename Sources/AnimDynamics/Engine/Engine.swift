import CBox2D

/// The engine behind a world and its copies: it is where exactly one of them is, or none.
final class Engine: @unchecked Sendable {
  /// The plugin's table, or why there is none. The first to ask opens it.
  // Safe: nothing in it ever changes.
  nonisolated(unsafe) private static let opened: (UnsafePointer<anim_engine>?, fault: String?) = {
    var fault: UnsafePointer<CChar>?
    let table = anim_engine_open(&fault)
    return (table, fault.map { String(cString: $0) })
  }()

  /// Why the physics engine cannot be had; nil if it can.
  static var fault: String? { opened.fault }

  /// What the physics engine does.
  ///
  /// Only where `fault` is nil.
  static var functions: anim_engine { opened.0!.pointee }

  /// An operation's box and the word that refers to it.
  private static let operationBytes = 112

  // Everything in here is touched between `claim` and `release` only, which let one thread in.
  let world: OpaquePointer
  private var history: [Operation] = []
  var room = StepRoom()

  /// An engine without bodies that has counted so many operations.
  ///
  /// Only where `fault` is nil.
  init(after operations: UInt64) {
    world = Engine.functions.world.make(Int32(Bounds.contacts), operations)!
  }

  deinit { Engine.functions.world.free(world) }

  /// Waits for other threads; true, and the engine is the caller's until `release`, if it is where
  /// `operations` operations have brought it.
  func claim(at operations: UInt64) -> Bool { Engine.functions.world.claim(world, operations) }

  /// Counts an operation, keeps it if it is to be made again, and lets others in.
  ///
  /// Returns about how many bytes there are of what is near each other and of the history.
  func release(_ operation: Operation, keeping: Bool) -> Int {
    if keeping { keep(operation) }
    let bytes =
      110_000 + 300 * Int(Engine.functions.world.contacts(world)) + history.count
      * Engine.operationBytes
    Engine.functions.world.release(world)
    return bytes
  }

  private func keep(_ operation: Operation) {
    // Most operations are steps: a run of them takes one place.
    if case .step = operation, case .steps(let count)? = history.last {
      history[history.count - 1] = .steps(count + 1)
    } else if case .step = operation {
      history.append(.steps(1))
    } else {
      history.append(operation)
    }
  }

  /// The first `operations` operations.
  func history(until operations: UInt64) -> [Operation] {
    Engine.functions.world.lock(world)
    defer { Engine.functions.world.unlock(world) }
    var left = operations
    var first: [Operation] = []
    for operation in history where left > 0 {
      if case .steps(let count) = operation {
        first.append(.steps(min(count, left)))
        left -= min(count, left)
      } else {
        first.append(operation)
        left -= 1
      }
    }
    return first
  }
}

/// Everything that changes a world, with what has been found good.
indirect enum Operation: Sendable {
  case addBody(BodyRecord, Motion)
  case removeBody(UInt32)
  case wake(UInt32)
  case place(UInt32, Vector, Double)
  case move(UInt32, Vector, Double)
  case change(UInt32, BodyRecord)
  case addEffect(Effect)
  case updateEffect(UInt32, Effect)
  case removeEffect(UInt32)
  case join(Member, UInt32)
  case leave(UInt32, UInt32)
  case addBoundary(BoundaryRecord)
  case removeBoundary(UInt32)
  case setContinuous(Bool)
  case step
  /// A run of steps, in a history only.
  case steps(UInt64)
}
