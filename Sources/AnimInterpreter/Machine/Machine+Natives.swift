import AnimRuntime
import AnimSyntax

extension Machine {
  /// The kind of object a native is, where rows of `ObjectTables` are looked up.
  func base(of native: Native) -> NativeBase {
    switch native {
    case .none: .none
    case .view, .presentation: .view
    case .timer: .timer
    case .animation: .animation
    case .task: .task
    case .gesture(let raw): gestureBase(GestureID(raw: raw))
    case .constraint: .constraint
    case .animator: .animator
    }
  }

  /// A property of a native object, owned.
  mutating func nativeMember(_ value: Value, _ name: Name) throws(Failure) -> Value {
    let object = heap.object(value)
    guard let row = tables.objects.row(name, base(of: object.native)), let property = row.property
    else {
      if name == tables.words.name { return heap.make(text: displayName(value)) }
      throw unknownObjectMember(value, name)
    }
    switch (object.native, property) {
    case (.view(let raw), .view(let property)):
      return makeValue(runtime.model(property, of: ViewID(raw: raw)))
    case (.presentation(let raw), .view(let property)):
      return makeValue(runtime.presentation(property, of: ViewID(raw: raw)))
    case (.view, .turn), (.view, .transitionProgress): return Value(0)
    case (.presentation(let raw), .superview), (.presentation(let raw), .subviews),
      (.presentation(let raw), .turn), (.presentation(let raw), .transitionProgress):
      return seenMember(ViewID(raw: raw), property) ?? .nil
    case (.view(let raw), .superview):
      guard let parent = runtime.superview(of: ViewID(raw: raw)) else { return .nil }
      return retained(viewObject(parent))
    case (.view(let raw), .subviews):
      let views = runtime.subviews(of: ViewID(raw: raw)).map { retained(viewObject($0)) }
      spend(views.count)
      return heap.make(views)
    case (.view, .name), (.presentation, .name): return heap.make(text: displayName(value))
    case (.view(let raw), .presentation): return makePresentation(value, raw)
    case (.timer(let raw), _): return timerMember(TimerID(raw: raw), property)
    case (.animation(let raw), _): return Value(runtime.isPending(AnimationID(raw: raw)))
    case (.gesture(let raw), _): return gestureMember(GestureID(raw: raw), property)
    case (.task(let raw), _): return Value(tasks.isDone(raw))
    case (.view(let raw), .layout(let property)):
      return layoutMember(ViewID(raw: raw), property, asSeen: false)
    case (.presentation(let raw), .layout(let property)):
      return layoutMember(ViewID(raw: raw), property, asSeen: true)
    case (.constraint(let raw), .layout(let property)):
      return constraintMember(value, ConstraintID(raw: raw), property)
    case (.animator(let raw), .animator(let property)):
      return animatorMember(AnimatorID(raw: raw), property)
    default: throw unknownObjectMember(value, name)
    }
  }

  private func timerMember(_ id: TimerID, _ property: NativeProperty) -> Value {
    switch property {
    case .isValid: Value(runtime.isValid(id))
    case .timeInterval: number(runtime.timeInterval(of: id).seconds)
    case .fireDate: runtime.fireDate(of: id).map { number($0.seconds) } ?? .nil
    case .tolerance: number(runtime.tolerance(of: id).seconds)
    default: .nil
    }
  }

  /// What is seen of a view: an object that keeps the view and reads its presentation.
  private mutating func makePresentation(_ view: Value, _ raw: UInt32) -> Value {
    heap.make(
      ObjectCell(
        type: heap.object(view).type, fields: [retained(view)], native: .presentation(raw),
        name: heap.object(view).name, ordinal: heap.object(view).ordinal,
        serial: heap.object(view).serial))
  }

  mutating func setNativeMember(_ value: Value, _ name: Name, _ new: Value) throws(Failure) {
    let native = heap.object(value).native
    guard let row = tables.objects.row(name, base(of: native)), let property = row.property else {
      throw unknownObjectMember(value, name)
    }
    guard row.isSettable else { throw .readOnly(names[name], of: "object") }
    switch (native, property) {
    case (.presentation, _):
      throw .readOnly(names[name], of: "object")
    case (.view(let raw), .view(let property)):
      let converted = try propertyValue(new, property)
      let isAnimated =
        (property.isAnimatable || property == .frame) && !runtime.isInTransitionBlock
      let before = runtime.isInAnimationBlock && !isAnimated
      let old = before ? runtime.model(property, of: ViewID(raw: raw)) : converted
      _ = runtime.set(property, of: ViewID(raw: raw), to: converted)
      if before, old != converted { recordSet(value, name, new) }
    case (.gesture(let raw), _): try setGestureMember(GestureID(raw: raw), property, name, new)
    case (.view, .name):
      guard new.kind == .string else { throw .wrongClause("name", "string", typeName(of: new)) }
      rename(value, heap.text(new))
    case (.timer(let raw), .fireDate):
      runtime.setFireDate(try time(new, "fireDate"), of: TimerID(raw: raw))
    case (.timer(let raw), .tolerance):
      runtime.setTolerance(try time(new, "tolerance"), of: TimerID(raw: raw))
    case (.view(let raw), .layout(let property)):
      try setLayoutMember(ViewID(raw: raw), property, new, row.name)
    case (.constraint(let raw), .layout(let property)):
      try setConstraintMember(value, ConstraintID(raw: raw), property, new)
    case (.animator(let raw), .animator(let property)):
      try setAnimatorMember(value, AnimatorID(raw: raw), property, new)
    default: throw .readOnly(names[name], of: "object")
    }
  }

  mutating func rename(_ value: Value, _ text: String) {
    let payload = heap.payload(value)
    heap.objects[payload].name = names.intern(text)
    heap.objects[payload].ordinal = 1
  }

  // MARK: Values

  mutating func makeValue(_ value: PropertyValue) -> Value {
    switch value {
    case .number(let number): self.number(number)
    case .bool(let bool): Value(bool)
    case .point(let point): heap.make(point)
    case .rect(let rect): heap.make(rect)
    case .color(let color): heap.make(color)
    case .transform(let transform): heap.make(transform)
    case .corners(let corners): makeCorners(corners)
    }
  }

  func propertyValue(_ value: Value, _ property: Property) throws(Failure) -> PropertyValue {
    let type = property.row.type
    switch (type, value.kind) {
    case (.number, .integer), (.number, .double):
      if value.number.isInfinite { throw .notFinite(property.name) }
      return .number(value.number)
    case (.bool, .boolean): return .bool(value.boolean)
    case (.point, .point):
      let point = heap.point(value)
      if point.x.isInfinite || point.y.isInfinite { throw .notFinite(property.name) }
      return .point(point)
    case (.rect, .rect):
      let rect = heap.rect(value)
      if !(rect.x + rect.y + rect.width + rect.height).isFinite { throw .notFinite(property.name) }
      return .rect(rect)
    case (.color, .color): return .color(heap.color(value))
    case (.color, .nil): return .color(Color(0, 0, 0, 0))
    case (.color, .symbol):
      if let color = Color(named: names[Name(id: UInt32(value.index))]) { return .color(color) }
      throw .unknownColor(names[Name(id: UInt32(value.index))])
    case (.transform, .transform):
      let transform = heap.transform(value)
      if !transform.isFinite { throw .notFinite(property.name) }
      return .transform(transform)
    case (.transform, .symbol) where names[Name(id: UInt32(value.index))] == "identity":
      return .transform(.identity)
    case (.corners, _): return .corners(try corners(value, property.name))
    default: throw .wrongClause(property.name, type.text, typeName(of: value))
    }
  }

  /// A length or point of time from a number of seconds.
  func time(_ value: Value, _ label: String) throws(Failure) -> Time {
    guard value.isNumber else { throw .wrongClause(label, "duration", typeName(of: value)) }
    let seconds = value.number
    if seconds.isInfinite || abs(seconds) > 1e9 {
      throw seconds.isInfinite ? .notFinite(label) : .tooLong(label)
    }
    return Time(seconds: seconds)
  }

  // MARK: Methods

  /// A method of a native object; the window holds receiver and arguments.
  mutating func callObjectMethod(
    _ window: UnsafeMutablePointer<Value>, _ name: Name, _ shape: CallShape
  ) throws(Failure) -> Value {
    let receiver = window.pointee
    let native = heap.object(receiver).native
    guard let row = tables.objects.method(name, base(of: native)), let method = row.method else {
      if let row = tables.objects.row(name, base(of: native)) { throw .notCallable(row.signature) }
      throw unknownObjectMember(receiver, name)
    }
    if case .animator(let raw) = native {
      let arguments = try namedArguments(row, shape, window)
      return try animatorMethod(method, receiver, AnimatorID(raw: raw), arguments)
    }
    if shape.labels.count != row.labels.count {
      if shape.labels.count > row.labels.count {
        throw .tooManyArguments(row.name, row.labels.count)
      }
      throw .missingArgument(row.name, row.labels[shape.labels.count])
    }
    for (given, label) in zip(shape.labels, row.labels)
    where !given.isNone && names[given] != label {
      throw .unknownLabel(names[given], row.name, row.labels.filter { !$0.isEmpty })
    }
    switch native {
    case .view(let raw): return try viewMethod(method, receiver, ViewID(raw: raw), window)
    case .gesture(let raw):
      return try gestureMethod(method, GestureID(raw: raw), window)
    case .timer(let raw): return try timerMethod(method, receiver, TimerID(raw: raw))
    default: throw unknownObjectMember(receiver, name)
    }
  }

  private mutating func timerMethod(_ method: NativeMethod, _ timer: Value, _ id: TimerID)
    throws(Failure) -> Value
  {
    switch method {
    case .invalidate:
      if let callback = runtime.invalidate(id) {
        recordTimer(timer, callback, phase: "invalidate")
        dropCallback(callback)
      }
    case .fire:
      if let fire = runtime.fire(id) { try fireByHand(timer, id, fire) }
    default: break
    }
    return .nil
  }

  /// The object's native side ends with it.
  mutating func letGo(_ native: Native, of value: Value) {
    switch native {
    case .view(let raw): destroyView(ViewID(raw: raw), value)
    case .task(let raw): tasks.abandon(raw)
    case .gesture(let raw): runtime.forgetGesture(GestureID(raw: raw))
    case .constraint(let raw): forgetConstraint(raw)
    case .animator(let raw): runtime.destroyAnimator(AnimatorID(raw: raw))
    case .timer, .animation, .presentation, .none: break
    }
  }

  func unknownObjectMember(_ value: Value, _ name: Name) -> Failure {
    let object = heap.object(value)
    var known = tables.objects.names(of: base(of: object.native))
    known += program.types[Int(object.type)].members.names.map { names[$0] }
    let suggestion = Spelling.closest(to: names[name], among: known)
    var isGesture = false
    if case .gesture = object.native { isGesture = true }
    return Failure(
      .unknownMember, "'\(displayName(value))' has no '\(names[name])'",
      note: suggestion.map { "did you mean '\($0)'?" }
        ?? (isGesture ? "it has \(known.joined(separator: ", "))" : nil)
        ?? "a class declares its own properties: `class Card: view { var \(names[name]) = … }`")
  }
}

extension Color {
  /// The colors scripts may call by name.
  init?(named name: String) {
    switch name {
    case "black": self.init(0, 0, 0)
    case "white": self.init(1, 1, 1)
    case "gray": self.init(0.5, 0.5, 0.5)
    case "red": self.init(1, 0, 0)
    case "green": self.init(0, 1, 0)
    case "blue": self.init(0, 0, 1)
    case "yellow": self.init(1, 1, 0)
    case "cyan": self.init(0, 1, 1)
    case "magenta": self.init(1, 0, 1)
    case "orange": self.init(1, 0.5, 0)
    case "clear": self.init(0, 0, 0, 0)
    default: return nil
    }
  }
}
