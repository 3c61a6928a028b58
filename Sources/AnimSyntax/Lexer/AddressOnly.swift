/// Makes the struct that stores it address-only.
///
/// The compiler passes `self` of a non-mutating method field by field if it can move all fields bit by
/// bit. The lexer and the parser have some twenty fields, so that each small look ahead would load
/// and copy all of them. A weak reference cannot be moved bit by bit: a struct that stores one is
/// passed by its address.
struct AddressOnly: Sendable {
  private weak let reference: Target?

  private final class Target: Sendable {}

  init() { reference = nil }
}
