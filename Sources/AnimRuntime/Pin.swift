/// Keeps the struct that has it as a field where it is.
///
/// The compiler copies a struct that can be moved bit by bit, however large, whenever a method that
/// does not change it is called; one with a weak reference in it is passed by its address.
public struct Pin: Sendable {
  private weak let nothing: Nothing?

  private final class Nothing: Sendable {}

  public init() { nothing = nil }
}
