import CBox2D

extension World {
  /// Makes one step of 1/60 s and says what it has brought about, in the order of the engine.
  public mutating func step() -> [WorldEvent] {
    steps += 1
    return events
  }
}
