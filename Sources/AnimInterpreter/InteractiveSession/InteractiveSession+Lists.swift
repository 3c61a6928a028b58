import AnimRuntime
import AnimTrace

extension InteractiveSession {
  /// The views, subviews indented: name, class where it is not `view`, and the frame that is seen.
  public var tree: [String] {
    var lines: [String] = []
    var work: [(view: ViewID, depth: Int)] = [(.stage, 0)]
    while let (view, depth) = work.popLast() {
      lines.append(String(repeating: "  ", count: depth) + describe(view))
      for child in session.stage.runtime.subviews(of: view).reversed() {
        work.append((child, depth + 1))
      }
    }
    return lines
  }

  private func describe(_ view: ViewID) -> String {
    let (machine, stage) = (session.machine, session.stage)
    let object = Views.object(view, stage)
    var text = name(of: view)
    if object.kind == .object {
      let kind = machine.kindName(machine.heap.object(object))
      if kind != "view" { text += " (\(kind))" }
    }
    text += " frame " + words(machine.detail(stage.runtime.presentation(.frame, of: view)))
    let alpha = stage.runtime.presentationNumber(.alpha, of: view)
    if alpha != 1 { text += " alpha " + words(.number(alpha)) }
    if case .bool(true) = stage.runtime.model(.hidden, of: view) { text += " hidden" }
    return text
  }

  private func name(of view: ViewID) -> String {
    let object = Views.object(view, session.stage)
    return object.kind == .object ? session.machine.displayName(object) : "view"
  }

  /// The timers that may still fire, in order of creation.
  public var timers: [String] {
    let (machine, stage) = (session.machine, session.stage)
    var names: [UInt32: String] = [:]
    for call in stage.callbacks.calls where call.kind === Timers.timerCall {
      let object = call.second
      if case .timer(let raw) = machine.heap.object(object).native {
        names[raw] = Timers.name(object, machine)
      }
    }
    return stage.runtime.validTimers.map { id in
      var text = names[id.raw] ?? "timer"
      text += " next " + (stage.runtime.fireDate(of: id).map { words($0) } ?? "never")
      let interval = stage.runtime.timeInterval(of: id)
      if interval > .zero { text += " every " + words(interval) }
      let tolerance = stage.runtime.tolerance(of: id)
      if tolerance > .zero { text += " tolerance " + words(tolerance) }
      return text
    }
  }

  /// The animation blocks that are not over, then the animators that are not inactive, each in order
  /// of creation, with what they move.
  public var animations: [String] { blocks + animators }

  private var animators: [String] {
    let (machine, stage) = (session.machine, session.stage)
    return stage.runtime.activeAnimators.compactMap { id in
      guard let status = stage.runtime.status(of: id), let pending = stage.animators.running[id.raw]
      else { return nil }
      var text = Animators.name(pending.object, machine)
      text += " \(status.state) fraction " + words(.number(status.fractionComplete))
      if let end = stage.runtime.endDate(of: id) { text += " to \(words(end))" }
      for (view, property) in stage.runtime.movements(of: id) {
        text += " \(name(of: view)).\(property.name)"
      }
      return text
    }
  }

  private var blocks: [String] {
    let stage = session.stage
    return stage.runtime.pendingAnimations.map { id in
      let pending = stage.animations.pending[id.raw]
      var text = pending.map { ($0.isTransition ? "transition " : "") + "#\($0.number)" } ?? "#"
      if let span = stage.runtime.span(of: id) {
        text += " from \(words(span.begin)) to \(words(span.end))"
      }
      if let spec = stage.runtime.transitionSpec(of: id) {
        for view in spec.views { text += " " + name(of: view) }
        return text + " " + spec.effect.rawValue
      }
      for (view, property) in stage.runtime.movements(of: id) {
        text += " \(name(of: view)).\(property.name)"
      }
      return text
    }
  }

  /// The cycles that keep objects alive now, each from an object back to itself.
  public var leaks: [String] {
    LeakFinder(session.machine, session.stage).paths().map { "leak " + $0.joined(separator: " ") }
  }
}
