import AnimRuntime

extension InteractiveSession {
  /// The animators of dynamics with their behaviors, parts of composites indented, and the items of
  /// each; then the behaviors that are in none.
  public var behaviors: [String] {
    let machine = session.machine
    var lines: [String] = []
    for id in machine.dynamics.animators.keys.sorted().map({ DynamicsID(raw: $0) }) {
      let state = machine.runtime.isRunning(id) ? "running" : "paused"
      let stepped = words(.number(machine.runtime.elapsedTime(of: id)))
      lines.append("\(machine.dynamicsName(id)) \(state) stepped \(stepped)")
      for behavior in machine.runtime.behaviors(of: id) { add(behavior, 1, to: &lines) }
    }
    let idle = machine.dynamics.behaviors.keys.sorted().map { BehaviorID(raw: $0) }
      .filter { machine.runtime.animator(of: $0) == nil && machine.runtime.parent(of: $0) == nil }
    if !idle.isEmpty { lines.append("in no animator") }
    for behavior in idle { add(behavior, 1, to: &lines) }
    return lines
  }

  private func add(_ behavior: BehaviorID, _ depth: Int, to lines: inout [String]) {
    let machine = session.machine
    let items = machine.runtime.items(of: behavior).map { " " + machine.itemName($0) }
    let kind = machine.runtime.spec(of: behavior).map { "\($0.kind)" } ?? "behavior"
    lines.append(
      String(repeating: "  ", count: depth) + machine.behaviorName(behavior) + " (\(kind))"
        + items.joined())
    for child in machine.runtime.children(of: behavior) { add(child, depth + 1, to: &lines) }
  }
}
