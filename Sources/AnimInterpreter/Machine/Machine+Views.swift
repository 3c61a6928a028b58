import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// The object of a view.
  func viewObject(_ view: ViewID) -> Value {
    viewObjects[view.raw].map { Value(.object, $0.handle) } ?? .nil
  }

  /// Gives a new object of a view class its view and puts it on the stage.
  mutating func makeViewBehind(_ object: Value, _ payload: UInt32) {
    let view = runtime.makeView(bounds: .zero, center: .zero)
    if view == .none, failure == nil { failure = .tooManyAlive("views") }
    heap.objects[payload].native = .view(view.raw)
    heap.objects[payload].serial = serials.next(.view)
    viewObjects[view.raw] = Value(.weak, object.handle)
    addView(object, view, to: .stage, at: nil)
    noteLayoutSubviews(Int(heap.objects[payload].type), view)
    noteScreen(Int(heap.objects[payload].type), view)
  }

  /// What `view (100, 100)` and `super.init(size)` say about a new view.
  mutating func initializeView(_ object: Value, _ arguments: [Value]) throws(Failure) {
    defer { for argument in arguments { release(argument) } }
    if arguments.count > 1 { throw .tooManyArguments("view", 1) }
    guard let first = arguments.first, first.kind != .unset,
      case .view(let raw) = heap.object(object).native
    else { return }
    let view = ViewID(raw: raw)
    switch first.kind {
    case .point:
      let size = heap.point(first)
      try checkFinite(size.x, size.y)
      _ = runtime.set(.bounds, of: view, to: .rect(Rect(0, 0, size.x, size.y)))
      _ = runtime.set(.center, of: view, to: .point(Point(size.x / 2, size.y / 2)))
    case .rect:
      let frame = heap.rect(first)
      try checkFinite(frame.x, frame.y)
      try checkFinite(frame.width, frame.height)
      _ = runtime.set(.frame, of: view, to: .rect(frame))
    default: throw .wrongClause("size", "size or rect", typeName(of: first))
    }
    keepIntrinsicSize(of: view)
  }

  private func checkFinite(_ a: Double, _ b: Double) throws(Failure) {
    if a.isInfinite || b.isInfinite { throw .notFinite("size") }
  }

  /// Puts a view in another; the superview holds it from now on.
  mutating func addView(_ object: Value, _ view: ViewID, to parent: ViewID, at index: Int?) {
    let wasHeld = runtime.superview(of: view) != nil
    guard runtime.add(view, to: parent, at: index) else { return }
    if !wasHeld { heap.retain(object) }
  }

  mutating func removeView(_ object: Value, _ view: ViewID) throws(Failure) {
    guard runtime.superview(of: view) != nil else { return }
    if let item = runtime.itemHeld(in: view) { throw .itemLeaves(itemName(item)) }
    record(.view, subject: displayName(object), phase: "removed")
    charge(runtime.removeFromSuperview(view))
    release(object)
  }

  mutating func viewMethod(
    _ method: NativeMethod, _ receiver: Value, _ view: ViewID,
    _ window: UnsafeMutablePointer<Value>
  ) throws(Failure) -> Value? {
    switch method {
    case .addSubview, .insertSubview:
      let child = try self.view(window[1], "subview")
      if isDescendant(view, of: child) {
        throw .viewCycle(displayName(window[1]), displayName(receiver))
      }
      if let item = runtime.itemHeld(in: child, movingTo: view) {
        throw .itemLeaves(itemName(item))
      }
      var index: Int?
      if method == .insertSubview {
        let count = runtime.subviews(of: view).count
        charge(count)
        guard window[2].isNumber, window[2].number == window[2].number.rounded(.down),
          window[2].number >= 0, window[2].number <= Double(count)
        else { throw .badViewIndex(count) }
        index = Int(window[2].number)
      }
      addView(window[1], child, to: view, at: index)
    case .removeFromSuperview:
      if view == .stage { throw .stageStays() }
      try removeView(receiver, view)
    case .bringToFront: runtime.bringToFront(view)
    case .sendToBack: runtime.sendToBack(view)
    case .hitTest: return try hitTest(view, window)
    case .convert: return try convert(view, window)
    case .isDescendant: return Value(isDescendant(view, of: try self.view(window[1], "of")))
    case .constraint: return try constraint(named: window[1], in: view)
    case .setNeedsLayout: runtime.setNeedsLayout(view)
    case .layoutIfNeeded: try layOut(view)
    default: return nil
    }
    return .nil
  }

  /// Whether a view is another or in it, with the way up counted as instructions.
  mutating func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    var steps = 0
    defer { charge(2 * steps) }
    return runtime.isDescendant(view, of: ancestor, &steps)
  }

  /// The view behind an object.
  func view(_ value: Value, _ label: String) throws(Failure) -> ViewID {
    if value.kind == .object, case .view(let raw) = heap.object(value).native {
      return ViewID(raw: raw)
    }
    throw .wrongClause(label, "view", typeName(of: value))
  }

  /// A view's object has ended: so does the view, and it lets go of its subviews.
  mutating func destroyView(_ view: ViewID, _ object: Value) {
    for child in runtime.subviews(of: view).reversed() {
      let held = viewObject(child)
      charge(runtime.removeFromSuperview(child))
      if held.kind == .object { release(held) }
    }
    viewObjects[view.raw] = nil
    screenLines[view.raw] = nil
    dropHandlers(of: view)
    dropDynamics(of: view)
    dropConstraints(of: view)
    runtime.destroyView(view)
  }
}

extension Failure {
  static func viewCycle(_ child: String, _ parent: String) -> Failure {
    Failure(
      .viewCycle, "'\(child)' cannot be put in '\(parent)', which is in it",
      note: "take the inner one out first, with `removeFromSuperview`")
  }

  static func badViewIndex(_ count: Int) -> Failure {
    Failure(.indexOutOfRange, "the index of a subview is a whole number from 0 to \(count)")
  }

  static func stageStays() -> Failure {
    Failure(.stageStays, "the stage has no superview to be taken out of")
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
