import AnimRuntime

/// A call that the runtime will ask for, by the callback id that it carries.
struct PendingCall: Sendable {
  /// What is done with it; nil for a free place of the table.
  var kind: PendingCallKind?
  /// What it owns, in the order in which it is released: a block, or a block and an object.
  var first = Value.unset
  var second = Value.unset
  /// The fiber or task it belongs to.
  var index: UInt32 = 0
  /// The script line that made it.
  var line: Int32 = 0

  /// What it owns, in the order of its making.
  var held: [Value] { [second, first].filter { $0.kind != .unset } }
}

/// A kind of pending call; what happens to calls of the kind is derived from its row.
final class PendingCallKind: Sendable {
  typealias Perform =
    @Sendable (PendingCall, inout Machine, inout Stage) throws(Failure) -> Void

  /// What stands for the kind in digests.
  let digestTag: Int
  /// Whether `index` is part of the call.
  let hasIndex: Bool
  /// Performs the call, which has been taken out of the table and owns what it holds. Nil for calls
  /// that stay in the table, which their system performs.
  let perform: Perform?
  /// Ends what `index` stands for, for a call that is dropped without being performed.
  let abandon: (@Sendable (UInt32, inout Machine, inout Stage) -> Void)?
  /// Who goes on once the call is performed.
  let resumes: (@Sendable (UInt32) -> Resumption)?

  /// What goes on after a call: a fiber, or a task that waits for one part less.
  enum Resumption {
    case fiber(UInt32)
    case task(UInt32)
  }

  init(
    digestTag: Int, hasIndex: Bool = false, perform: Perform? = nil,
    abandon: (@Sendable (UInt32, inout Machine, inout Stage) -> Void)? = nil,
    resumes: (@Sendable (UInt32) -> Resumption)? = nil
  ) {
    self.digestTag = digestTag
    self.hasIndex = hasIndex
    self.perform = perform
    self.abandon = abandon
    self.resumes = resumes
  }
}

/// The calls that are pending, by the id the runtime carries for them.
struct CallbackTable: Sendable {
  private(set) var calls: [PendingCall] = []
  private var free: [UInt32] = []

  mutating func add(_ call: PendingCall) -> Callback {
    if let index = free.popLast() {
      calls[Int(index)] = call
      return Callback(raw: index)
    }
    calls.append(call)
    return Callback(raw: UInt32(calls.count - 1))
  }

  subscript(callback: Callback) -> PendingCall { calls[Int(callback.raw)] }

  /// Takes a call out; its place is free.
  mutating func remove(_ callback: Callback) -> PendingCall {
    let call = calls[Int(callback.raw)]
    calls[Int(callback.raw)] = PendingCall()
    free.append(callback.raw)
    return call
  }

  /// What the calls own, once for each time they do.
  var held: [Value] { calls.flatMap(\.held) }

  func add(to digest: inout StateDigest) {
    for call in calls {
      guard let kind = call.kind else {
        digest.add(0)
        continue
      }
      digest.add(kind.digestTag, call.held + (kind.hasIndex ? [Value(Int(call.index))] : []))
    }
  }

  /// About how many bytes the table takes.
  var memoryUse: Int { calls.count * MemoryLayout<PendingCall>.stride }
}

extension Stage {
  /// Performs a call whose time has come.
  mutating func perform(_ callback: Callback, _ machine: inout Machine) throws(Failure) {
    let call = callbacks.remove(callback)
    try call.kind?.perform?(call, &machine, &self)
  }

  /// Drops a call that will not be performed, and releases what it holds.
  mutating func drop(_ callback: Callback, _ machine: inout Machine) {
    let call = callbacks.remove(callback)
    machine.release(call.first, &self)
    machine.release(call.second, &self)
    call.kind?.abandon?(call.index, &machine, &self)
  }
}
