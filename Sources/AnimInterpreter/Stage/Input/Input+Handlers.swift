import AnimRuntime
import AnimSyntax

extension Input {
  /// `on`: the stage holds the blocks as long as the view lives, and calls them with the gesture.
  static func on(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let view = try Views.view(call.subject, "view", machine)
    var model = InputHandler(kind: .tap, hold: Time(seconds: 0.5), block: .nil)
    model.taps = try count(call, "taps", machine)
    model.touches = try count(call, "touches", machine)
    if let direction = call["direction"] {
      model.direction = try Input.direction(direction, machine)
    }
    if let hold = call["duration"] { model.hold = try machine.time(hold, "duration") }
    for kind in GestureKind.allCases {
      guard let block = call[kind.name] else { continue }
      if block.isNil {
        removeHandlers(of: view, for: kind, &machine, &stage)
        continue
      }
      guard block.kind == .closure || block.kind == .function else {
        throw .wrongClause(kind.name, "block", machine.typeName(of: block))
      }
      model.kind = kind
      model.block = machine.retained(block)
      install(model, on: view, &machine, &stage)
    }
    return .nil
  }

  private static func install(
    _ handler: InputHandler, on view: ViewID, _ machine: inout Machine, _ stage: inout Stage
  ) {
    var list = stage.input.handlers[view.raw] ?? []
    if let index = list.firstIndex(where: { $0.asks(like: handler) }) {
      let old = list[index].block
      list[index] = handler
      stage.input.handlers[view.raw] = list
      machine.release(old, &stage)
    } else {
      list.append(handler)
      stage.input.handlers[view.raw] = list
    }
  }

  private static func removeHandlers(
    of view: ViewID, for kind: GestureKind, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard let list = stage.input.handlers[view.raw] else { return }
    stage.input.handlers[view.raw] = list.filter { $0.kind != kind }
    for handler in list where handler.kind == kind { machine.release(handler.block, &stage) }
  }

  /// A view has ended, and its handlers with it.
  static func dropHandlers(of view: ViewID, _ machine: inout Machine, _ stage: inout Stage) {
    guard let list = stage.input.handlers.removeValue(forKey: view.raw) else { return }
    for handler in list { machine.release(handler.block, &stage) }
  }

  /// The stage ends, and lets go of all handlers.
  static func dropHandlers(_ machine: inout Machine, _ stage: inout Stage) {
    for raw in stage.input.handlers.keys.sorted() {
      dropHandlers(of: ViewID(raw: raw), &machine, &stage)
    }
  }

  /// The handler that takes a gesture, of the view or the nearest superview that has one.
  ///
  /// Of several on a view the one that asks for most goes first, then the newest.
  static func handler(for gesture: GestureSpec, from view: ViewID, _ stage: Stage) -> (
    view: ViewID, InputHandler
  )? {
    var at: ViewID? = view
    while let view = at {
      var best: InputHandler?
      for handler in stage.input.handlers[view.raw] ?? [] where handler.takes(gesture) {
        if handler.demands >= best?.demands ?? 0 { best = handler }
      }
      if let best { return (view, best) }
      at = stage.runtime.superview(of: view)
    }
    return nil
  }

  /// Whether the view or a superview does anything with gestures of that kind.
  static func hasHandler(for kind: GestureKind, from view: ViewID, _ stage: Stage) -> Bool {
    var at: ViewID? = view
    while let view = at {
      if let list = stage.input.handlers[view.raw], list.contains(where: { $0.kind == kind }) {
        return true
      }
      at = stage.runtime.superview(of: view)
    }
    return false
  }

  // MARK: Clauses

  /// A whole number of at least 1; nil where the clause is not written.
  static func count(_ call: DirectiveCall, _ label: String, _ machine: Machine)
    throws(Failure) -> Int?
  {
    guard let value = call[label] else { return nil }
    guard value.isNumber else { throw .wrongClause(label, "count", machine.typeName(of: value)) }
    guard (1...1000).contains(value.number), value.number == value.number.rounded(.down) else {
      throw .outOfRange(label, "whole number from 1 to 1000")
    }
    return Int(value.number)
  }

  static func direction(_ value: Value, _ machine: Machine) throws(Failure) -> SwipeDirection {
    guard value.kind == .symbol else {
      throw .wrongClause("direction", "symbol", machine.typeName(of: value))
    }
    let name = machine.names[Name(id: UInt32(value.index))]
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
