import CBox2D

/// The engine behind a world and its copies: it is where exactly one of them is, or none.
final class Engine: @unchecked Sendable {
  /// Why there is no engine on this machine; nil if there is one. The first to ask loads it.
  static let fault = anim_engine_load().map { String(cString: $0) }
  /// An operation's box and the word that refers to it.
  private static let operationBytes = 112

  // Everything in here is touched between `claim` and `release` only, which let one thread in.
  let world: OpaquePointer
  private var history: [Operation] = []

  /// An engine without bodies that has counted so many operations.
  ///
  /// Only where `fault` is nil.
  init(after operations: UInt64) {
    world = anim_world_make(Int32(World.maxContacts), operations)
  }

  deinit { anim_world_free(world) }

  /// Waits for other threads; true, and the engine is the caller's until `release`, if it is where
  /// `operations` operations have brought it.
  func claim(at operations: UInt64) -> Bool { anim_world_claim(world, operations) }

  /// Counts an operation, keeps it if it is to be made again, and lets others in.
  func release(_ operation: Operation, keeping: Bool) {
    if keeping { keep(operation) }
    anim_world_release(world)
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
    anim_world_lock(world)
    defer { anim_world_unlock(world) }
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

  /// How many pairs of pieces are near each other: what a step takes goes by them.
  var nearPairs: Int {
    anim_world_lock(world)
    defer { anim_world_unlock(world) }
    return Int(anim_world_contacts(world))
  }

  /// About how many bytes the engine takes for itself and for what is near each other.
  var engineBytes: Int { 110_000 + 300 * nearPairs }

  /// About how many bytes the history takes.
  var historyBytes: Int {
    anim_world_lock(world)
    defer { anim_world_unlock(world) }
    return history.count * Engine.operationBytes
  }
}
