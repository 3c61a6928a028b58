import AnimRuntime

extension InteractiveSession {
  /// The animators of dynamics with their behaviors, parts of composites indented, and the items of
  /// each; then the behaviors that are in none.
  public var behaviors: [String] {
    let (machine, stage) = (session.machine, session.stage)
    var lines: [String] = []
    for id in stage.dynamics.animators.keys.sorted().map({ DynamicsID(raw: $0) }) {
      let state = stage.runtime.isRunning(id) ? "running" : "paused"
      let stepped = words(.number(stage.runtime.elapsedTime(of: id)))
      lines.append("\(Dynamics.dynamicsName(id, machine, stage)) \(state) stepped \(stepped)")
      for behavior in stage.runtime.behaviors(of: id) { add(behavior, 1, to: &lines) }
    }
    let idle = stage.dynamics.behaviors.keys.sorted().map { BehaviorID(raw: $0) }
      .filter { stage.runtime.animator(of: $0) == nil && stage.runtime.parent(of: $0) == nil }
    if !idle.isEmpty { lines.append("in no animator") }
    for behavior in idle { add(behavior, 1, to: &lines) }
    return lines
  }

  private func add(_ behavior: BehaviorID, _ depth: Int, to lines: inout [String]) {
    let (machine, stage) = (session.machine, session.stage)
    let items = stage.runtime.items(of: behavior).map {
      " " + Dynamics.itemName($0, machine, stage)
    }
    let kind = stage.runtime.spec(of: behavior).map { "\($0.kind)" } ?? "behavior"
    lines.append(
      String(repeating: "  ", count: depth) + Dynamics.behaviorName(behavior, machine, stage)
        + " (\(kind))"
        + items.joined())
    for child in stage.runtime.children(of: behavior) { add(child, depth + 1, to: &lines) }
  }
}
