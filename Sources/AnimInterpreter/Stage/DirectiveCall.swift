/// One sentence as it runs: its directive, and its arguments in the registers from `base` on, in the
/// order of the row.
struct DirectiveCall {
  let directive: Directive
  let syntax: Syntax
  let base: UnsafeMutablePointer<Value>
  /// Whether the compiler could not tell for every clause if it says something.
  let isOpen: Bool

  init(_ directive: Directive, _ base: UnsafeMutablePointer<Value>, isOpen: Bool) {
    self.directive = directive
    syntax = directive.syntax
    self.base = base
    self.isOpen = isOpen
  }

  var head: String { directive.head }

  var subject: Value { base.pointee }

  /// The value of a clause, or nil if it is not written.
  subscript(label: String) -> Value? {
    for place in syntax.clauses.indices where syntax.clauses[place].label == label {
      let value = base[place + 1]
      return value.kind == .unset ? nil : value
    }
    return nil
  }

  var hasBlock: Bool { base[syntax.width - 1].kind != .unset }

  /// The block, which must be something callable.
  func block(_ machine: Machine) throws(Failure) -> Value {
    try machine.callable(base[syntax.width - 1], head)
  }
}
