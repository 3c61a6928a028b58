import Synchronization

/// A directive: a sentence's head, everything that may follow it, and what the sentence does.
///
/// The compiler, the machine, completion, help and documentation read these rows and nothing else.
/// A row is small until its syntax is asked for: most scripts need few, and to make the syntax of
/// all takes longer than to run a short one.
final class Directive: Sendable {
  /// Does what a sentence says.
  ///
  /// - Returns: the sentence's value, owned.
  typealias Action =
    @Sendable (DirectiveCall, inout Machine, inout Stage) throws(Failure) -> Value

  /// What a sentence begins with.
  let head: String
  let perform: Action
  private let makeSyntax: @Sendable () -> Syntax
  private let made = AtomicLazyReference<Syntax>()

  init(_ head: String, perform: @escaping Action, syntax: @escaping @Sendable () -> Syntax) {
    self.head = head
    self.perform = perform
    makeSyntax = syntax
  }

  var syntax: Syntax { made.load() ?? made.storeIfNil(makeSyntax()) }
}

extension Directive {
  var subject: Clause? { syntax.subject }
  var clauses: [Clause] { syntax.clauses }
  var block: DirectiveBlock { syntax.block }
  var text: String { syntax.text }
  var example: String { syntax.example }

  /// Registers its arguments take: subject, clauses, block.
  var width: Int { syntax.width }
}
