/// `wait`, `sequence`, `parallel`, `race` and `stagger`: what waits, and for what.
struct Tasks: Sendable {
  var table = TaskTable()
  /// The suspended fibers.
  var fibers = FiberTable()
  /// Who waits for what takes time, by what it is.
  var waiters: [Native: [Waiter]] = [:]
  /// The tasks that gather what their block starts, innermost last.
  var collectors: [UInt32] = []
}
