import AnimRuntime
import AnimSyntax
import AnimTrace

extension Layout {
  /// A layout pass over the views in `view`: constraints first, then `layoutSubviews` where it is
  /// overridden and needed, superviews first and each at most once.
  static func layOut(_ view: ViewID, _ machine: inout Machine, _ stage: inout Stage) throws(Failure)
  {
    let pass = stage.runtime.beginLayoutPass()
    while true {
      // Solving takes about a microsecond for each.
      machine.charge(256 * stage.runtime.layoutWork)
      report(stage.runtime.applyLayout(below: view), &machine, &stage)
      let batch = stage.runtime.layoutBatch(in: view, pass: pass)
      if batch.isEmpty { break }
      for candidate in batch where stage.runtime.beginLayout(of: candidate, pass: pass) {
        try layOutSubviews(candidate, &machine, &stage)
      }
    }
    stage.runtime.endLayoutPass()
  }

  private static func layOutSubviews(_ view: ViewID, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure)
  {
    let object = Views.object(view, stage)
    guard object.kind == .object else { return }
    let type = Int(machine.heap.object(object).type)
    let name = machine.tables.words.layoutSubviews
    guard case .method(let function)? = machine.program.types[type].members[name] else { return }
    machine.retain(object)
    machine.entries.append(.method(name))
    machine.release(try machine.callFunction(function, receiver: object, [], &stage), &stage)
    machine.entries.removeLast()
    machine.release(object, &stage)
  }

  /// A new object of a class with a `layoutSubviews` of its own is laid out by it.
  static func noteLayoutSubviews(
    _ type: Int, _ view: ViewID, _ machine: inout Machine, _ stage: inout Stage
  ) {
    if case .method? = machine.program.types[type].members[machine.tables.words.layoutSubviews] {
      stage.runtime.setLaysOutSubviews(view)
    }
  }

  // MARK: Notes

  private static func report(_ report: LayoutReport, _ machine: inout Machine, _ stage: inout Stage)
  {
    for conflict in report.conflicts {
      let name = machine.displayName(constraintObject(conflict.broken, stage))
      let others = conflict.others.map { "'\(machine.displayName(constraintObject($0, stage)))'" }
      let reason: String
      if others.isEmpty {
        reason = "cannot be satisfied"
      } else if others.count == 1 {
        reason = "contradicts \(others[0])"
      } else {
        reason =
          "contradicts \(others.dropLast().joined(separator: ", ")) and \(others.last!)"
      }
      stage.note(
        LayoutNoteID.brokenConstraint, "'\(name)' \(reason)",
        line: line(of: conflict.broken, stage), &machine)
    }
    for suspension in report.suspensions {
      let name = machine.displayName(constraintObject(suspension.constraint, stage))
      let view = machine.displayName(Views.object(suspension.view, stage))
      stage.note(
        LayoutNoteID.suspendedConstraint,
        "'\(name)' does not place '\(view)' while \(owningBehavior(of: suspension.view, machine, stage)) moves it: "
          + "deactivate it, or remove '\(view)' from its behaviors",
        line: line(of: suspension.constraint, stage), &machine)
    }
    for ambiguity in report.ambiguities {
      let name = machine.displayName(Views.object(ambiguity.view, stage))
      let open = ambiguity.attributes.map(\.name).joined(separator: ", ")
      stage.note(
        LayoutNoteID.ambiguousLayout, "the constraints of '\(name)' leave open: \(open)",
        line: stage.runtime.activeConstraints(of: ambiguity.view).first.map { line(of: $0, stage) }
          ?? 0, &machine)
    }
  }

  /// The first behavior that moves a view, quoted.
  private static func owningBehavior(of view: ViewID, _ machine: Machine, _ stage: Stage) -> String
  {
    guard let item = stage.runtime.knownItem(of: view),
      let animator = stage.runtime.animator(of: item),
      let first = Dynamics.owningBehavior(of: item, in: animator, stage)
    else { return "physics" }
    return "'\(Dynamics.behaviorName(first, machine, stage))'"
  }

  private static func line(of id: ConstraintID, _ stage: Stage) -> Int {
    stage.layout.lines[id.raw] ?? 0
  }
}

/// What a layout pass may remark; `DiagnosticCatalogue` explains each.
enum LayoutNoteID: String, CaseIterable {
  case brokenConstraint = "broken-constraint"
  case ambiguousLayout = "ambiguous-layout"
  case suspendedConstraint = "suspended-constraint"
}
