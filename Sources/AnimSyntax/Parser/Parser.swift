/// Turns tokens into a tree by recursive descent; `Grammar/anim.ebnf` is what it accepts.
///
/// Suffixed operands are read once and handed on, so no construct is parsed twice.
public struct Parser: ~Copyable {
  private let addressOnly = AddressOnly()
  let bytes: [UInt8]
  let tokens: [Token]
  /// The index of the current token; the last token is the end of the file and stays current.
  var at = 0
  var tree = Tree()
  var names: NameTable
  var diagnostics: [Diagnostic] = []
  /// The elements of the lists under construction.
  var scratch: [UInt32] = []
  /// The operators that wait for their right side.
  var pending: [PendingOperator] = []
  /// The brackets, blocks and branches that are open.
  var depth = 0
  /// Where the stack stood when parsing began.
  let stackBase: UInt
  /// What line ends mean here.
  var lines = LineMode.statement
  /// The parentheses and square brackets open since the last brace.
  var openBrackets = 0
  /// Whether an error was reported in this statement, so that what follows from it is not.
  var panicking = false
  /// Whether nothing more is reported in this text.
  var hasGivenUp = false
  /// What `$0` means here.
  var dollars = DollarNames.outside
  /// The `{` that most likely lacks its `}`, judged by indentation.
  var suspect: Token?
  /// The blocks open around the innermost class body, negative outside classes.
  var blocksInClass = -1
  /// The `init` or `deinit` before which a missing brace was reported.
  var memberAhead = -1
  /// The token after the last sentence, where a value without a label gets a better message.
  var sentenceEnd = -1
  /// The first token of the innermost statement that has just begun.
  var statementStart = -1
  /// Whether the statements being read are the body of a closure, where a bare value is a result.
  var inClosureBody = false
  /// Inside a block that stands alone, which has been told.
  var inSlippedBlock = false

  /// What a line end does: ends the statement, even before `.name` within a sentence, or nothing.
  enum LineMode { case statement, sentence, bracket }

  enum DollarNames { case outside, allowed, named }

  /// The deepest nesting of brackets, blocks and branches; more is an error, never a crash.
  public static let maximumDepth = 200
  /// The stack that recursion may use, in bytes: what a thread of 512 KB can spare.
  ///
  /// Optimized code reaches `maximumDepth` well within it; code that is not has larger frames.
  static let stackBudget: UInt = 400 << 10
  /// The longest way from a node of a tree down to a leaf.
  public static let maximumHeight: UInt16 = 1000
  /// The tree of `file` and everything that is wrong with it, in the order of the text.
  ///
  /// With an error among the diagnostics the tree holds what could be understood.
  public static func parse(
    _ file: SourceFile, names: inout NameTable
  ) -> (tree: Tree, diagnostics: [Diagnostic]) {
    let (tokens, faults) = Lexer.lex(file)
    var parser = Parser(bytes: file.bytes, tokens: tokens, names: names)
    // The table must have one owner, or its first new name would copy it.
    names = NameTable()
    parser.parseScript()
    names = parser.names
    var diagnostics = faults + parser.diagnostics
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return (parser.tree, Array(diagnostics.prefix(Diagnostic.maximumCount)))
  }

  init(bytes: [UInt8], tokens: [Token], names: NameTable) {
    self.bytes = bytes
    self.tokens = tokens
    self.names = names
    stackBase = Parser.stackPointer()
    tree.nodes.reserveCapacity(tokens.count * 3 / 4 + 8)
    tree.lists.reserveCapacity(tokens.count / 2)
  }

  /// The address of a local variable: about where the stack stands.
  @inline(never) static func stackPointer() -> UInt {
    var local: UInt8 = 0
    return withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
  }

  private mutating func parseScript() {
    let base = scratch.count
    repeat {
      parseStatements(inSwitch: false)
      if kind == .rightBrace { strayBrace() }
    } while kind != .endOfFile
    tree.statements = takeList(from: base)
    if let high = tree.firstNode(higherThan: Parser.maximumHeight) {
      let start = tree[high].range.start
      report { _ in .tooDeep(at: SourceRange(start, start + 1)) }
      // What walks a tree may recurse, so one that is too high is not handed out.
      tree = Tree()
    }
  }
}
