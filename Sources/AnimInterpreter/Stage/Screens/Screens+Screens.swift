import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Screens {
  /// `screen`: a view that fills its superview and is told when it appears and disappears.
  static func screen(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let object = machine.makeObject(machine.program.screenType)
    Views.makeViewBehind(object, machine.heap.payload(object), &machine, &stage)
    do throws(Failure) {
      try Views.place(object, call, &machine, &stage)
      if call.subject.kind == .unset, call["center"] == nil,
        case .view(let raw) = machine.heap.object(object).native
      {
        fill(ViewID(raw: raw), stage.runtime.superview(of: ViewID(raw: raw)) ?? .stage, &stage)
      }
      for moment in ScreenMoment.allCases {
        guard let handler = call[moment.name], !handler.isNil else { continue }
        let block = try machine.callable(handler, moment.name)
        try machine.setProperty(
          object, machine.tables.words.screenMoments[Int(moment.rawValue)], machine.retained(block),
          &stage)
      }
    } catch {
      machine.release(object, &stage)
      throw error
    }
    return object
  }

  /// A new object of `screen`, or of a class above it, is told when it appears.
  static func noteScreen(
    _ type: Int, _ view: ViewID, _ machine: inout Machine, _ stage: inout Stage
  ) {
    guard machine.program.types[type].isScreen else { return }
    stage.runtime.makeScreen(view)
    fill(view, .stage, &stage)
    stage.screens.lines[view.raw] = machine.currentLine
  }

  /// Gives a screen the size of what it is in, and lays it over it.
  private static func fill(_ view: ViewID, _ parent: ViewID, _ stage: inout Stage) {
    guard case .rect(let bounds) = stage.runtime.model(.bounds, of: parent) else { return }
    _ = stage.runtime.set(.bounds, of: view, to: .rect(Rect(0, 0, bounds.width, bounds.height)))
    _ = stage.runtime.set(.center, of: view, to: .point(bounds.center))
  }

  /// Tells a screen what happens to it: a line of trace, then its method or handler of that name.
  static func tell(
    _ view: ViewID, _ moment: ScreenMoment, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let object = Views.object(view, stage)
    guard object.kind == .object else { return }
    machine.retain(object)
    stage.record(
      .view, subject: machine.displayName(object), phase: moment.name,
      line: stage.screens.lines[view.raw] ?? 0, &machine)
    if moment == .willAppear, stage.screens.shown[view.raw] == nil {
      stage.screens.shown[view.raw] = machine.retained(object)
    }
    let payload = machine.heap.payload(object)
    let type = Int(machine.heap.objects[payload].type)
    let name = machine.tables.words.screenMoments[Int(moment.rawValue)]
    switch machine.program.types[type].members[name] {
    case .method?, .computed?, .lazyField?, .static?:
      let handler = try machine.member(object, name, &stage)
      try machine.runHandler(handler, [], &stage)
      machine.release(handler, &stage)
    case .field(let slot, _)?:
      let handler = machine.retained(machine.heap.objects[payload].fields[slot])
      try machine.runHandler(handler, with: machine.retained(object), &stage)
      machine.release(handler, &stage)
    case nil: break
    }
    if moment == .willDisappear, !stage.runtime.isInTree(view),
      let item = stage.runtime.itemHeld(in: view)
    {
      var failure = Failure.itemLeaves(Dynamics.itemName(item, machine, stage))
      failure.line = stage.screens.lines[view.raw]
      machine.release(object, &stage)
      throw failure
    }
    if moment == .disappear, let held = stage.screens.shown.removeValue(forKey: view.raw) {
      machine.release(held, &stage)
    }
    machine.release(object, &stage)
  }

  // MARK: Notes

  /// Why nothing of a view is seen, in words.
  static func whyUnseen(_ view: ViewID, _ machine: Machine, _ stage: Stage) -> String {
    let name = machine.displayName(Views.object(view, stage))
    guard stage.runtime.isInTree(view) else { return "'\(name)' is not on the stage" }
    guard let screen = stage.runtime.screenToAppear(around: view) else {
      return "'\(name)' has not appeared"
    }
    return
      "'\(name)' is in '\(machine.displayName(Views.object(screen, stage)))', which has not appeared"
  }

  /// Remarks that an open block has changed what is not seen, so that it did not animate it.
  static func noteUnseen(_ view: ViewID?, line: Int, _ machine: inout Machine, _ stage: inout Stage)
  {
    guard let view else { return }
    stage.note(
      ScreenNoteID.animationUnseen,
      "\(whyUnseen(view, machine, stage)): the animation is not visible",
      line: line, &machine)
  }
}

/// What may be remarked about what happens out of sight; `DiagnosticCatalogue` explains each.
enum ScreenNoteID: String, CaseIterable {
  case animationUnseen = "animation-unseen"
}
