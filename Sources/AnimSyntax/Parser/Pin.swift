/// Keeps the parser where it is: without it, each call of a method that does not change it would copy
/// all of it.
///
/// A struct that can be moved bit by bit is passed by value, however large; one with a weak reference
/// in it is passed by its address.
struct Pin: Sendable {
  private weak let nothing: Nothing?

  private final class Nothing: Sendable {}

  init() { nothing = nil }
}
