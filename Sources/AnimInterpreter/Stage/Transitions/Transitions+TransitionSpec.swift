import AnimRuntime
import AnimSyntax

/// One view that takes the place of another.
struct Replacement {
  var from: Value
  var to: Value
  var hides: Bool
}

extension Transitions {
  /// What the clauses of `transition` say, and the views that change places if there is a `to`.
  static func spec(_ call: DirectiveCall, _ machine: inout Machine, _ stage: Stage)
    throws(Failure) -> (
      TransitionSpec, Replacement?
    )
  {
    let view = try Views.view(call.subject, "view", machine)
    guard let duration = call["duration"] else {
      throw .missingArgument("transition", "duration")
    }
    var spec = TransitionSpec(views: [view], duration: try machine.time(duration, "duration"))
    if let delay = call["delay"] { spec.delay = try machine.time(delay, "delay") }
    var hasEffect = false
    if let options = call["options"] { try apply(options, to: &spec, &hasEffect, machine) }
    if let curve = call["curve"] { spec.curve = try Curves.curve(curve, machine) }
    guard let to = call["to"] else {
      if !call.hasBlock { throw .nothingToChange() }
      return (spec, nil)
    }
    let other = try Views.view(to, "to", machine)
    spec.views.append(other)
    let change = Replacement(
      from: call.subject, to: to, hides: spec.options.contains(.showHideTransitionViews))
    try check(change, view, other, &machine, stage)
    return (spec, change)
  }

  private static func check(
    _ change: Replacement, _ from: ViewID, _ to: ViewID, _ machine: inout Machine, _ stage: Stage
  ) throws(Failure) {
    let (old, new) = (machine.displayName(change.from), machine.displayName(change.to))
    if from == to { throw .sameView(old) }
    if change.hides {
      for (view, name) in [(from, old), (to, new)] where !stage.runtime.isInTree(view) {
        throw .notThereToHide(name)
      }
      return
    }
    if from == .stage || to == .stage { throw .stageStays() }
    guard let container = stage.runtime.superview(of: from) else { throw .noPlace(new, old) }
    if Views.isDescendant(container, of: to, &machine, stage) {
      throw .viewCycle(new, machine.displayName(Views.object(container, stage)))
    }
  }

  private static func apply(
    _ options: Value, to spec: inout TransitionSpec, _ hasEffect: inout Bool, _ machine: Machine
  ) throws(Failure) {
    if options.kind == .array {
      for option in machine.heap.array(options) {
        try apply(option, to: &spec, &hasEffect, machine)
      }
      return
    }
    guard options.kind == .symbol else {
      throw .wrongClause("options", "symbol or array of symbols", machine.typeName(of: options))
    }
    let name = machine.names[Name(id: UInt32(options.index))]
    if let absence = OptionRow.absence(of: name, in: "transition") {
      throw .absentOption(name, absence)
    }
    if let effect = TransitionEffect(rawValue: name) {
      if hasEffect, effect != spec.effect { throw .twoEffects(spec.effect.rawValue, name) }
      hasEffect = true
      spec.effect = effect
      return
    }
    switch name {
    case "curveEaseInOut": spec.curve = .easeInOut
    case "curveEaseIn": spec.curve = .easeIn
    case "curveEaseOut": spec.curve = .easeOut
    case "curveLinear": spec.curve = .linear
    case "allowUserInteraction": spec.options.insert(.allowUserInteraction)
    case "layoutSubviews": spec.options.insert(.layoutSubviews)
    case "allowAnimatedContent": spec.options.insert(.allowAnimatedContent)
    case "showHideTransitionViews": spec.options.insert(.showHideTransitionViews)
    default: throw .unknownTransitionOption(name)
    }
  }

  /// One view takes the other's place: among the subviews, or by who is hidden.
  static func perform(_ change: Replacement, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    if change.hides {
      let hidden = machine.names.intern(Property.hidden.name)
      try machine.setProperty(change.from, hidden, Value(true), &stage)
      try machine.setProperty(change.to, hidden, Value(false), &stage)
      return
    }
    let (from, to) = (
      try Views.view(change.from, "view", machine), try Views.view(change.to, "to", machine)
    )
    // The block that has run meanwhile may have moved them.
    guard let container = stage.runtime.superview(of: from),
      !Views.isDescendant(container, of: to, &machine, stage)
    else { return }
    let others = stage.runtime.subviews(of: container).filter { $0 != to }
    machine.charge(others.count)
    Views.addView(change.to, to, to: container, at: others.firstIndex(of: from), &machine, &stage)
    try Views.removeView(change.from, from, &machine, &stage)
  }
}

extension Failure {
  fileprivate static func unknownTransitionOption(_ name: String) -> Failure {
    let suggestion = Spelling.closest(to: name, among: Directive.transitionOptions)
    return Failure(
      .unknownSymbol, "'.\(name)' is not an option of `transition`",
      note: suggestion.map { "did you mean '.\($0)'?" })
  }

  fileprivate static func twoEffects(_ first: String, _ second: String) -> Failure {
    Failure(
      .wrongArgument, "a transition has one effect, not '.\(first)' and '.\(second)'")
  }

  fileprivate static func nothingToChange() -> Failure {
    Failure(
      .missingArgument, "`transition` needs a block, or `to` with another view",
      note: "as in `transition card duration 0.6s options .flipFromLeft { … }`")
  }

  fileprivate static func sameView(_ name: String) -> Failure {
    Failure(
      .wrongArgument, "'\(name)' cannot replace itself",
      note: "`transition \(name) duration 0.6s { … }` changes its contents")
  }

  fileprivate static func noPlace(_ new: String, _ old: String) -> Failure {
    Failure(
      .wrongArgument, "'\(old)' has no superview, so '\(new)' cannot take its place",
      note: "add it to the stage first")
  }

  fileprivate static func notThereToHide(_ name: String) -> Failure {
    Failure(
      .wrongArgument, "'\(name)' is not on the stage, so it can be neither hidden nor shown",
      note: "with `.showHideTransitionViews` both views must be on the stage already; "
        + "without it the new one takes the place of the other")
  }
}
