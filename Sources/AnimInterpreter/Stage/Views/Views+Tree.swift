import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Views {
  /// The object of a view.
  static func object(_ view: ViewID, _ stage: Stage) -> Value {
    stage.views.objects[view.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  /// Gives a new object of a view class its view and puts it on the stage.
  static func makeViewBehind(
    _ object: Value, _ payload: UInt32, _ machine: inout Machine, _ stage: inout Stage
  ) {
    let view = stage.runtime.makeView(bounds: .zero, center: .zero)
    if view == .none, machine.failure == nil { machine.failure = .tooManyAlive("views") }
    machine.heap.objects[payload].native = .view(view.raw)
    machine.heap.objects[payload].serial = machine.serials.next(.view)
    stage.views.objects[view.raw] = Value(.weak, object.handle)
    addView(object, view, to: .stage, at: nil, &machine, &stage)
    Layout.noteLayoutSubviews(Int(machine.heap.objects[payload].type), view, &machine, &stage)
    Screens.noteScreen(Int(machine.heap.objects[payload].type), view, &machine, &stage)
  }

  /// What `view (100, 100)` and `super.init(size)` say about a new view.
  static func initializeView(
    _ object: Value, _ arguments: [Value], _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    defer { for argument in arguments { machine.release(argument, &stage) } }
    if arguments.count > 1 { throw .tooManyArguments("view", 1) }
    guard let first = arguments.first, first.kind != .unset,
      case .view(let raw) = machine.heap.object(object).native
    else { return }
    let view = ViewID(raw: raw)
    switch first.kind {
    case .point:
      let size = machine.heap.point(first)
      try checkFinite(size.x, size.y)
      _ = stage.runtime.set(.bounds, of: view, to: .rect(Rect(0, 0, size.x, size.y)))
      _ = stage.runtime.set(.center, of: view, to: .point(Point(size.x / 2, size.y / 2)))
    case .rect:
      let frame = machine.heap.rect(first)
      try checkFinite(frame.x, frame.y)
      try checkFinite(frame.width, frame.height)
      _ = stage.runtime.set(.frame, of: view, to: .rect(frame))
    default: throw .wrongClause("size", "size or rect", machine.typeName(of: first))
    }
    Layout.keepIntrinsicSize(of: view, &stage)
  }

  private static func checkFinite(_ a: Double, _ b: Double) throws(Failure) {
    if a.isInfinite || b.isInfinite { throw .notFinite("size") }
  }

  /// Puts a view in another; the superview holds it from now on.
  static func addView(
    _ object: Value, _ view: ViewID, to parent: ViewID, at index: Int?, _ machine: inout Machine,
    _ stage: inout Stage
  ) {
    let wasHeld = stage.runtime.superview(of: view) != nil
    guard stage.runtime.add(view, to: parent, at: index) else { return }
    if !wasHeld { machine.heap.retain(object) }
  }

  static func removeView(
    _ object: Value, _ view: ViewID, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard stage.runtime.superview(of: view) != nil else { return }
    if let item = stage.runtime.itemHeld(in: view) {
      throw .itemLeaves(Dynamics.itemName(item, machine, stage))
    }
    stage.record(.view, subject: machine.displayName(object), phase: "removed", &machine)
    machine.charge(stage.runtime.removeFromSuperview(view))
    machine.release(object, &stage)
  }

  static func callMethod(
    _ method: NativeMethod, _ receiver: Value, _ view: ViewID,
    _ window: UnsafeMutablePointer<Value>, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value? {
    switch method {
    case .addSubview, .insertSubview:
      let child = try Views.view(window[1], "subview", machine)
      if isDescendant(view, of: child, &machine, stage) {
        throw .viewCycle(machine.displayName(window[1]), machine.displayName(receiver))
      }
      if let item = stage.runtime.itemHeld(in: child, movingTo: view) {
        throw .itemLeaves(Dynamics.itemName(item, machine, stage))
      }
      var index: Int?
      if method == .insertSubview {
        let count = stage.runtime.subviews(of: view).count
        machine.charge(count)
        guard window[2].isNumber, window[2].number == window[2].number.rounded(.down),
          window[2].number >= 0, window[2].number <= Double(count)
        else { throw .badViewIndex(count) }
        index = Int(window[2].number)
      }
      addView(window[1], child, to: view, at: index, &machine, &stage)
    case .removeFromSuperview:
      if view == .stage { throw .stageStays() }
      try removeView(receiver, view, &machine, &stage)
    case .bringToFront: stage.runtime.bringToFront(view)
    case .sendToBack: stage.runtime.sendToBack(view)
    case .hitTest: return try Input.hitTest(view, window, &machine, stage)
    case .convert: return try Input.convert(view, window, &machine, stage)
    case .isDescendant:
      return Value(
        isDescendant(view, of: try Views.view(window[1], "of", machine), &machine, stage))
    case .constraint: return try Layout.constraint(named: window[1], in: view, &machine, stage)
    case .setNeedsLayout: stage.runtime.setNeedsLayout(view)
    case .layoutIfNeeded: try Layout.layOut(view, &machine, &stage)
    default: return nil
    }
    return .nil
  }

  /// Whether a view is another or in it, with the way up counted as instructions.
  static func isDescendant(
    _ view: ViewID, of ancestor: ViewID, _ machine: inout Machine, _ stage: Stage
  ) -> Bool {
    var steps = 0
    defer { machine.charge(2 * steps) }
    return stage.runtime.isDescendant(view, of: ancestor, &steps)
  }

  /// The view behind an object.
  static func view(_ value: Value, _ label: String, _ machine: Machine) throws(Failure) -> ViewID {
    if value.kind == .object, case .view(let raw) = machine.heap.object(value).native {
      return ViewID(raw: raw)
    }
    throw .wrongClause(label, "view", machine.typeName(of: value))
  }

  /// A view's object has ended: so does the view, and it lets go of its subviews.
  static func destroyView(
    _ view: ViewID, _ object: Value, _ machine: inout Machine, _ stage: inout Stage
  ) {
    for child in stage.runtime.subviews(of: view).reversed() {
      let held = Views.object(child, stage)
      machine.charge(stage.runtime.removeFromSuperview(child))
      if held.kind == .object { machine.release(held, &stage) }
    }
    stage.views.objects[view.raw] = nil
    stage.screens.lines[view.raw] = nil
    Input.dropHandlers(of: view, &machine, &stage)
    Dynamics.dropDynamics(of: view, &machine, &stage)
    Layout.dropConstraints(of: view, &machine, &stage)
    stage.runtime.destroyView(view)
  }
}

extension Failure {
  static func viewCycle(_ child: String, _ parent: String) -> Failure {
    Failure(
      .viewCycle, "'\(child)' cannot be added to '\(parent)', which is inside it",
      note: "remove the inner one first, with `removeFromSuperview`")
  }

  static func badViewIndex(_ count: Int) -> Failure {
    Failure(.indexOutOfRange, "the index of a subview is a whole number from 0 to \(count)")
  }

  static func stageStays() -> Failure {
    Failure(.stageStays, "the stage has no superview and cannot be removed")
  }

  static func tooLong(_ label: String) -> Failure {
    Failure(.tooLong, "'\(label)' is more than a billion seconds", note: "write a shorter time")
  }

  static func unknownColor(_ name: String) -> Failure {
    Failure(
      .unknownSymbol, "there is no color '.\(name)'",
      note: "write it as `#ff8800`, or as rgb(1, 0.5, 0)")
  }
}

extension Views {
  static func makeStage(_ machine: inout Machine, _ stage: inout Stage) {
    stage.views.stageObject = machine.heap.make(
      ObjectCell(
        type: UInt32(NativeKind.view.type), fields: [], native: .view(ViewID.stage.raw),
        name: .none,
        ordinal: 0, serial: 0))
    stage.views.objects[ViewID.stage.raw] = Value(.weak, stage.views.stageObject.handle)
  }
}
