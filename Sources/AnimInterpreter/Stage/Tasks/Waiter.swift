import AnimRuntime

/// Who goes on when something that takes time is over.
enum Waiter: Sendable {
  case fiber(UInt32)
  /// A task by its place and serial: a race may be over, and its place taken, before this is.
  case task(UInt32, serial: Int)
}

/// What a fiber asks for when it stops running.
enum Suspension: Sendable {
  case until(Time)
  case whenOver(Native)
}
