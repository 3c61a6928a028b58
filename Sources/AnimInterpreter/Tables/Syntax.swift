/// What may follow the head of a directive, and what documentation says of it.
final class Syntax: Sendable {
  /// What the sentence's value is, in the words of the documentation.
  let result: String
  let subject: Clause?
  let isSubjectRequired: Bool
  /// The clause that stands for the subject, which then says nothing.
  let subjectInstead: String?
  let clauses: [Clause]
  /// Whether any property of a view that can be set may follow as a clause.
  let takesViewProperties: Bool
  let block: DirectiveBlock
  let isBlockRequired: Bool
  /// The clause that gives the sentence something to do without a block.
  let blockInstead: String?
  let blockParameters: [String]
  /// Whether one of the clauses that take a block must be there.
  let needsHandler: Bool
  /// Whether the sentence is the first statement of a script or not at all there.
  let mustComeFirst: Bool
  let text: String
  let example: String

  init(
    result: String, subject: Clause? = nil, isSubjectRequired: Bool = true,
    subjectInstead: String? = nil, clauses: [Clause] = [], takesViewProperties: Bool = false,
    block: DirectiveBlock = .none, isBlockRequired: Bool = true, blockInstead: String? = nil,
    blockParameters: [String] = [], needsHandler: Bool = false, mustComeFirst: Bool = false,
    text: String, example: String
  ) {
    self.result = result
    self.subject = subject
    self.isSubjectRequired = isSubjectRequired
    self.subjectInstead = subjectInstead
    self.clauses = clauses
    self.takesViewProperties = takesViewProperties
    self.block = block
    self.isBlockRequired = isBlockRequired
    self.blockInstead = blockInstead
    self.blockParameters = blockParameters
    self.needsHandler = needsHandler
    self.mustComeFirst = mustComeFirst
    self.text = text
    self.example = example
  }

  /// Whether the head with empty parentheses is a sentence.
  var isComplete: Bool {
    (subject == nil || !isSubjectRequired) && (block == .none || !isBlockRequired)
      && !clauses.contains(where: \.isRequired) && !needsHandler
  }

  /// Registers the arguments of a sentence take: subject, clauses, block.
  var width: Int { 1 + clauses.count + 1 }
}

/// When the block of a sentence runs, and what is done with the statements in it.
enum DirectiveBlock: Sendable {
  case none
  /// Runs at once and may not wait.
  case now
  /// Runs later, when something happens.
  case later
  /// Runs at once; what takes time is waited for, one statement after the other.
  case sequence
  /// Runs at once; what takes time is gathered.
  case parallel
}
