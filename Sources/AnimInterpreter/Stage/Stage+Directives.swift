import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Stage {
  /// Does what the directive says and lets go of its arguments.
  @inline(never)
  mutating func perform(
    _ id: DirectiveID, _ window: UnsafeMutablePointer<Value>, isOpen: Bool, _ machine: inout Machine
  ) throws(Failure) -> Value {
    // What a directive does takes the time of some dozens of instructions.
    machine.charge(32)
    let arguments = DirectiveArguments(id, window, isOpen: isOpen)
    let result = try perform(arguments, &machine)
    machine.clear(window, arguments.width, &self)
    return result
  }

  /// Does what a directive says.
  ///
  /// - Returns: the sentence's value, owned.
  private mutating func perform(_ arguments: DirectiveArguments, _ machine: inout Machine)
    throws(Failure) -> Value
  {
    switch arguments.id {
    case .scene: return try scene(arguments, &machine)
    case .view: return try Views.makeView(arguments, &machine, &self)
    case .screen: return try Screens.screen(arguments, &machine, &self)
    case .animate: return try Animations.animate(arguments, &machine, &self)
    case .keyframe: return try Animations.keyframe(arguments, &machine, &self)
    case .animator: return try Animators.animator(arguments, &machine, &self)
    case .after: return try Timers.timer(arguments, repeats: false, &machine, &self)
    case .every: return try Timers.timer(arguments, repeats: true, &machine, &self)
    case .at: return try Timers.at(arguments, &machine, &self)
    case .busy: return try Timers.busy(arguments, &machine, &self)
    case .wait: return try Tasks.wait(arguments, &machine, self)
    case .trace: return try Traces.trace(arguments, &machine, &self)
    case .sequence: return try Tasks.sequence(arguments, &machine, &self)
    case .parallel, .race:
      return try Tasks.parallel(arguments, isRace: arguments.id == .race, &machine, &self)
    case .stagger: return try Tasks.stagger(arguments, &machine, &self)
    case .on: return try Input.on(arguments, &machine, &self)
    case .tap, .pan, .pinch, .rotate, .swipe, .longPress:
      return try Input.gesture(arguments, &machine, &self)
    case .transition: return try Transitions.transition(arguments, &machine, &self)
    case .stop:
      machine.ending = .stopped
      return .nil
    case .leaks:
      machine.charge(machine.heap.headers.count)
      reportLeaks(&machine)
      return .nil
    case .constraint: return try Layout.makeConstraint(arguments, &machine, &self)
    case .gravity, .attachment, .collision, .push, .snap, .field, .dynamicItem, .behavior:
      return try Dynamics.makeBehavior(arguments, &machine, &self)
    case .boundary: return try Dynamics.boundary(arguments, &machine, &self)
    case .dynamicAnimator: return try Dynamics.dynamicAnimator(arguments, &machine, &self)
    case .path: return try Dynamics.path(arguments, &machine, &self)
    case .line, .curve: return try Dynamics.pathPart(arguments, &machine, &self)
    case .activate, .deactivate:
      try Layout.activate(arguments.subject, arguments.id == .activate, &machine, &self)
      return .nil
    }
  }

  // MARK: Stage and views

  private mutating func scene(_ arguments: DirectiveArguments, _ machine: inout Machine)
    throws(Failure) -> Value
  {
    guard arguments.subject.kind == .point else {
      throw .wrongClause("size", "point", machine.typeName(of: arguments.subject))
    }
    let size = machine.heap.point(arguments.subject)
    if size.x.isInfinite || size.y.isInfinite { throw .notFinite("size") }
    _ = runtime.set(.bounds, of: .stage, to: .rect(Rect(0, 0, size.x, size.y)))
    _ = runtime.set(.center, of: .stage, to: .point(Point(size.x / 2, size.y / 2)))
    if let seed = arguments["seed"] {
      guard seed.isNumber, seed.number >= 0, seed.number == seed.number.rounded(.down),
        seed.number <= 0x1p53
      else { throw .wrongClause("seed", "whole number", machine.typeName(of: seed)) }
      if !configuration.isSeedGiven { machine.setSeed(UInt64(seed.number)) }
    }
    if let rule = arguments["interruption"] {
      animations.interruption = try Animations.interruption(rule, machine)
    }
    if let until = arguments["until"] {
      let time = try machine.time(until, "until")
      if configuration.until == nil { self.until = time }
    }
    return .nil
  }
}
