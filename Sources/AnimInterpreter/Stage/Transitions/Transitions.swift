/// `transition`: what a view's contents were before a block changed them.
struct Transitions: Sendable {
  var heldFields = HeldFields()
}
