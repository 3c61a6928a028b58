import AnimGeometry
import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// `screen`: a view that fills its superview and is told when it appears and disappears.
  mutating func performScreen(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let object = makeObject(program.screenType)
    makeViewBehind(object, heap.payload(object))
    do throws(Failure) {
      try place(object, arguments)
      if arguments.subject.kind == .unset, arguments["center"] == nil,
        case .view(let raw) = heap.object(object).native
      {
        fill(ViewID(raw: raw), runtime.superview(of: ViewID(raw: raw)) ?? .stage)
      }
      for moment in ScreenMoment.allCases {
        guard let handler = arguments[moment.name], !handler.isNil else { continue }
        let block = try callable(handler, moment.name)
        try setProperty(object, tables.words.screenMoments[Int(moment.rawValue)], retained(block))
      }
    } catch {
      release(object)
      throw error
    }
    return object
  }

  /// A new object of `screen`, or of a class above it, is told when it appears.
  mutating func noteScreen(_ type: Int, _ view: ViewID) {
    guard program.types[type].isScreen else { return }
    runtime.makeScreen(view)
    fill(view, .stage)
    screenLines[view.raw] = currentLine
  }

  /// Gives a screen the size of what it is in, and lays it over it.
  private mutating func fill(_ view: ViewID, _ parent: ViewID) {
    guard case .rect(let bounds) = runtime.model(.bounds, of: parent) else { return }
    _ = runtime.set(.bounds, of: view, to: .rect(Rect(0, 0, bounds.width, bounds.height)))
    _ = runtime.set(.center, of: view, to: .point(bounds.center))
  }

  /// Tells a screen what happens to it: a line of trace, then its method or handler of that name.
  mutating func tell(_ view: ViewID, _ moment: ScreenMoment) throws(Failure) {
    let object = viewObject(view)
    guard object.kind == .object else { return }
    retain(object)
    record(
      .view, subject: displayName(object), phase: moment.name, line: screenLines[view.raw] ?? 0)
    if moment == .willAppear, shownScreens[view.raw] == nil {
      shownScreens[view.raw] = retained(object)
    }
    let payload = heap.payload(object)
    let type = Int(heap.objects[payload].type)
    let name = tables.words.screenMoments[Int(moment.rawValue)]
    switch program.types[type].members[name] {
    case .method?, .computed?, .lazyField?, .static?:
      let handler = try member(object, name)
      try runHandler(handler, [])
      release(handler)
    case .field(let slot, _)?:
      let handler = retained(heap.objects[payload].fields[slot])
      try runHandler(handler, with: retained(object))
      release(handler)
    case nil: break
    }
    if moment == .willDisappear, !runtime.isInTree(view),
      let item = runtime.itemHeld(in: view)
    {
      var failure = Failure.itemLeaves(itemName(item))
      failure.line = screenLines[view.raw]
      release(object)
      throw failure
    }
    if moment == .disappear, let held = shownScreens.removeValue(forKey: view.raw) {
      release(held)
    }
    release(object)
  }

  /// The run loop lets go of the screens that are on the stage or about to be gone.
  mutating func finalizeScreens() {
    for raw in shownScreens.keys.sorted() {
      if let object = shownScreens.removeValue(forKey: raw) { release(object) }
    }
  }

  // MARK: Notes

  /// Why nothing of a view is seen, in words.
  func whyUnseen(_ view: ViewID) -> String {
    let name = displayName(viewObject(view))
    guard runtime.isInTree(view) else { return "'\(name)' is not on the stage" }
    guard let screen = runtime.screenToAppear(around: view) else {
      return "'\(name)' has not appeared"
    }
    return "'\(name)' is in '\(displayName(viewObject(screen)))', which has not appeared"
  }

  /// Remarks that an open block has changed what is not seen, so that it did not animate it.
  mutating func noteUnseen(_ view: ViewID?, line: Int) {
    guard let view else { return }
    note(
      ScreenNoteID.animationUnseen, "\(whyUnseen(view)): nothing is seen to move", line: line)
  }
}

/// What may be remarked about what happens out of sight; `DiagnosticCatalogue` explains each.
enum ScreenNoteID: String, CaseIterable {
  case animationUnseen = "animation-unseen"
}
