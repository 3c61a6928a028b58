import AnimRuntime
import AnimSyntax

extension Machine {
  /// `on`: the stage holds the blocks as long as the view lives, and calls them with the gesture.
  mutating func performOn(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let view = try view(arguments.subject, "view")
    var model = InputHandler(kind: .tap, hold: Time(seconds: 0.5), block: .nil)
    model.taps = try count(arguments, "taps")
    model.touches = try count(arguments, "touches")
    if let direction = arguments["direction"] { model.direction = try self.direction(direction) }
    if let hold = arguments["duration"] { model.hold = try time(hold, "duration") }
    for kind in GestureKind.allCases {
      guard let block = arguments[kind.name] else { continue }
      if block.isNil {
        removeHandlers(of: view, for: kind)
        continue
      }
      guard block.kind == .closure || block.kind == .function else {
        throw .wrongClause(kind.name, "block", typeName(of: block))
      }
      model.kind = kind
      model.block = retained(block)
      install(model, on: view)
    }
    return .nil
  }

  private mutating func install(_ handler: InputHandler, on view: ViewID) {
    var list = handlers[view.raw] ?? []
    if let index = list.firstIndex(where: { $0.asks(like: handler) }) {
      let old = list[index].block
      list[index] = handler
      handlers[view.raw] = list
      release(old)
    } else {
      list.append(handler)
      handlers[view.raw] = list
    }
  }

  private mutating func removeHandlers(of view: ViewID, for kind: GestureKind) {
    guard let list = handlers[view.raw] else { return }
    handlers[view.raw] = list.filter { $0.kind != kind }
    for handler in list where handler.kind == kind { release(handler.block) }
  }

  /// A view has ended, and its handlers with it.
  mutating func dropHandlers(of view: ViewID) {
    guard let list = handlers.removeValue(forKey: view.raw) else { return }
    for handler in list { release(handler.block) }
  }

  /// The stage ends, and lets go of all handlers.
  mutating func dropHandlers() {
    for raw in handlers.keys.sorted() { dropHandlers(of: ViewID(raw: raw)) }
  }

  /// The handler that takes a gesture, of the view or the nearest superview that has one.
  ///
  /// Of several on a view the one that asks for most goes first, then the newest.
  func handler(for gesture: GestureSpec, from view: ViewID) -> (view: ViewID, InputHandler)? {
    var at: ViewID? = view
    while let view = at {
      var best: InputHandler?
      for handler in handlers[view.raw] ?? [] where handler.takes(gesture) {
        if handler.demands >= best?.demands ?? 0 { best = handler }
      }
      if let best { return (view, best) }
      at = runtime.superview(of: view)
    }
    return nil
  }

  /// Whether the view or a superview does anything with gestures of that kind.
  func hasHandler(for kind: GestureKind, from view: ViewID) -> Bool {
    var at: ViewID? = view
    while let view = at {
      if let list = handlers[view.raw], list.contains(where: { $0.kind == kind }) { return true }
      at = runtime.superview(of: view)
    }
    return false
  }

  // MARK: Clauses

  /// A whole number of at least 1; nil where the clause is not written.
  func count(_ arguments: DirectiveArguments, _ label: String) throws(Failure) -> Int? {
    guard let value = arguments[label] else { return nil }
    guard value.isNumber else { throw .wrongClause(label, "count", typeName(of: value)) }
    guard (1...1000).contains(value.number), value.number == value.number.rounded(.down) else {
      throw .outOfRange(label, "whole number from 1 to 1000")
    }
    return Int(value.number)
  }

  func direction(_ value: Value) throws(Failure) -> SwipeDirection {
    guard value.kind == .symbol else {
      throw .wrongClause("direction", "symbol", typeName(of: value))
    }
    let name = names[Name(id: UInt32(value.index))]
    guard let direction = SwipeDirection(name: name) else { throw .unknownDirection(name) }
    return direction
  }
}

extension Failure {
  static func outOfRange(_ label: String, _ expected: String) -> Failure {
    Failure(.wrongArgument, "'\(label)' needs \(Spelling.article(expected))")
  }

  static func unknownDirection(_ name: String) -> Failure {
    Failure(
      .unknownSymbol, "'.\(name)' is not a direction",
      note: "it is one of " + Directive.directions.map { ".\($0)" }.joined(separator: ", "))
  }
}
