import AnimRuntime
import AnimSyntax

/// Turns a tree into bytecode: one pass, straight into registers, nothing in between.
///
/// Names become registers, captures or global slots here, so that the machine never looks one up.
struct Compiler {
  private let pin = Pin()
  let tree: Tree
  let source: Int
  let isSession: Bool
  var names: NameTable
  var environment: Environment
  let program: Program
  let tables: Tables
  let words: Words
  let keepings: [CaptureMode]
  private(set) var diagnostics: [Diagnostic] = []
  private var hasError = false
  /// Nobody will read more diagnostics.
  var hasGivenUp: Bool { diagnostics.count >= Diagnostic.maximumCount }
  /// That classes inherit too much was reported.
  var hasTooManyClasses = false
  /// That there are too many names was reported.
  var hasTooManyNames = false
  var state: FunctionState
  var outer: [FunctionState] = []
  /// A finished function, whose memory the next one uses.
  private var spare: FunctionState?
  /// The variable whose initial value is being compiled.
  var beingDeclared = Name.none
  /// Names that are declared again by statements not yet compiled, in their order.
  var redeclarations: [Redeclaration] = []
  /// The functions of the outermost level, by statement: their indices in the program.
  var hoisted: [NodeID: Int] = [:]
  /// Jumps to take where an optional chain meets nil: to the end of the whole chain.
  var chainExits: [Int] = []
  /// Jumps to take where an optional link of a place being changed meets nil.
  var placeExits: [(jump: Int, register: Int, steps: [StoreStep])] = []
  /// The suffix being compiled is the base of another, whose chain it belongs to.
  var isInChain = false
  /// Where the instruction being made comes from.
  var offset: UInt32 = 0
  /// Constants of the functions made so far, by function index, for the loader.
  var pendingConstants: [(function: Int, constants: [Constant])] = []

  init(
    tree: Tree, source: Int, isSession: Bool, names: NameTable, environment: Environment,
    program: Program, tables: Tables
  ) {
    self.tree = tree
    self.source = source
    self.isSession = isSession
    self.names = names
    self.environment = environment
    self.program = program
    self.tables = tables
    words = tables.words
    keepings = Resolver.keepings(of: tree)
    state = FunctionState(.script, .none)
  }

  /// Compiles the whole script and returns the index of the function that runs it.
  mutating func compileScript() -> Int {
    hoist()
    let statements = tree[tree.statements]
    for statement in statements { compileStatement(statement) }
    emit(.returnNil)
    if !statements.isEmpty { environment.hasBegun = true }
    return finish(parameters: [])
  }

  // MARK: Functions

  /// Sets the function under construction aside and begins another.
  mutating func begin(_ role: FunctionState.Role, _ name: Name) {
    var next = FunctionState(role, name)
    if spare != nil {
      swap(&next, &spare!)
      next.begin(role, name)
    }
    swap(&next, &state)
    outer.append(next)
  }

  /// Ends the function under construction and takes up the one set aside.
  mutating func end(parameters: [Parameter], at reserved: Int? = nil) -> Int {
    let index = finish(parameters: parameters, at: reserved)
    var done = outer.removeLast()
    swap(&done, &state)
    spare = done
    return index
  }

  private mutating func finish(parameters: [Parameter], at reserved: Int? = nil) -> Int {
    let constants = program.arena.make(state.constants.count, of: Value.self)
    constants.initialize(repeating: .nil)
    var function = Function(
      name: state.name, parameters: parameters, captures: state.captures,
      code: program.arena.copy(state.code), constants: constants,
      offsets: program.arena.copy(state.offsets), registerCount: state.registerCount,
      source: source)
    function.isMethod = state.type != nil
    function.initializes = state.isInitializer ? state.type ?? -1 : -1
    function.isClosure = state.role == .closure && state.name.isNone
    let index: Int
    if let reserved {
      index = reserved
      program.replace(reserved, by: function)
    } else {
      index = program.add(function)
    }
    if !state.constants.isEmpty { pendingConstants.append((index, state.constants)) }
    return index
  }

  /// Reserves the index of a function that is compiled later.
  mutating func reserveFunction(_ name: Name) -> Int {
    program.add(
      Function(
        name: name, code: program.arena.copy([]), constants: program.arena.copy([]),
        offsets: program.arena.copy([]), registerCount: 0, source: source))
  }

  // MARK: Diagnostics

  /// Takes note of a diagnostic; of errors beyond the first hundred the last is kept, so that a
  /// script that has any is not run.
  mutating func report(_ diagnostic: Diagnostic) {
    if !hasGivenUp {
      diagnostics.append(diagnostic)
    } else if diagnostic.severity == .error, !hasError {
      diagnostics[diagnostics.count - 1] = diagnostic
    }
    if diagnostic.severity == .error { hasError = true }
  }

  /// Reports, once for each function, that it needs more than operands can name.
  mutating func reportTooLong() {
    if !state.isTooLong { report(.functionTooLong(at: range(offset))) }
    state.isTooLong = true
  }

  func range(_ offset: UInt32) -> SourceRange { SourceRange(offset, offset + 1) }

  func list(_ raw: UInt32) -> NodeList { tree[ListID(raw)] }

  func text(_ name: Name) -> String { names[name] }
}
