import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// A layout pass over the views in `view`: constraints first, then `layoutSubviews` where it is
  /// overridden and needed, superviews first and each at most once.
  mutating func layOut(_ view: ViewID) throws(Failure) {
    let pass = runtime.beginLayoutPass()
    while true {
      // Solving takes about a microsecond for each.
      charge(256 * runtime.layoutWork)
      report(runtime.applyLayout(below: view))
      let batch = runtime.layoutBatch(in: view, pass: pass)
      if batch.isEmpty { break }
      for candidate in batch where runtime.beginLayout(of: candidate, pass: pass) {
        try layOutSubviews(candidate)
      }
    }
    runtime.endLayoutPass()
  }

  private mutating func layOutSubviews(_ view: ViewID) throws(Failure) {
    let object = viewObject(view)
    guard object.kind == .object else { return }
    let type = Int(heap.object(object).type)
    let name = tables.words.layoutSubviews
    guard case .method(let function)? = program.types[type].members[name] else { return }
    retain(object)
    entries.append(.method(name))
    release(try callFunction(function, receiver: object, []))
    entries.removeLast()
    release(object)
  }

  /// A new object of a class with a `layoutSubviews` of its own is laid out by it.
  mutating func noteLayoutSubviews(_ type: Int, _ view: ViewID) {
    if case .method? = program.types[type].members[tables.words.layoutSubviews] {
      runtime.setLaysOutSubviews(view)
    }
  }

  // MARK: Notes

  private mutating func report(_ report: LayoutReport) {
    for conflict in report.conflicts {
      let name = displayName(constraintObject(conflict.broken))
      let others = conflict.others.map { "'\(displayName(constraintObject($0)))'" }
      let reason: String
      if others.isEmpty {
        reason = "cannot hold"
      } else if others.count == 1 {
        reason = "cannot hold beside \(others[0])"
      } else {
        reason =
          "cannot hold beside \(others.dropLast().joined(separator: ", ")) and \(others.last!)"
      }
      note(LayoutNoteID.brokenConstraint, "'\(name)' \(reason)", line: line(of: conflict.broken))
    }
    for suspension in report.suspensions {
      let name = displayName(constraintObject(suspension.constraint))
      let view = displayName(viewObject(suspension.view))
      note(
        LayoutNoteID.suspendedConstraint,
        "'\(name)' does not place '\(view)' while \(owningBehavior(of: suspension.view)) moves it: "
          + "deactivate it, or remove '\(view)' from its behaviors",
        line: line(of: suspension.constraint))
    }
    for ambiguity in report.ambiguities {
      let name = displayName(viewObject(ambiguity.view))
      let open = ambiguity.attributes.map(\.name).joined(separator: ", ")
      note(
        LayoutNoteID.ambiguousLayout, "the constraints of '\(name)' leave open: \(open)",
        line: runtime.activeConstraints(of: ambiguity.view).first.map { line(of: $0) } ?? 0)
    }
  }

  /// The first behavior that moves a view, quoted.
  private func owningBehavior(of view: ViewID) -> String {
    guard let item = runtime.knownItem(of: view), let animator = runtime.animator(of: item),
      let first = owningBehavior(of: item, in: animator)
    else { return "physics" }
    return "'\(behaviorName(first))'"
  }

  private func line(of id: ConstraintID) -> Int { layoutObjects.lines[id.raw] ?? 0 }
}

/// What a layout pass may remark; `DiagnosticCatalogue` explains each.
enum LayoutNoteID: String, CaseIterable {
  case brokenConstraint = "broken-constraint"
  case ambiguousLayout = "ambiguous-layout"
  case suspendedConstraint = "suspended-constraint"
}
