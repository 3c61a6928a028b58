import AnimRuntime
import AnimSyntax
import AnimTrace

extension Views {
  static func makeView(
    _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let object = machine.makeObject(NativeKind.view.type)
    makeViewBehind(object, machine.heap.payload(object), &machine, &stage)
    do throws(Failure) {
      try place(object, call, &machine, &stage)
    } catch {
      machine.release(object, &stage)
      throw error
    }
    return object
  }

  /// Gives a new view what its sentence says: size, center, superview, name.
  static func place(
    _ object: Value, _ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    try initializeView(object, [machine.retained(call.subject)], &machine, &stage)
    guard case .view(let raw) = machine.heap.object(object).native else { return }
    if let center = call["center"] {
      try machine.setProperty(object, machine.tables.words.center, machine.retained(center), &stage)
    }
    if let parent = call["in"] {
      if parent.isNil {
        stage.runtime.removeFromSuperview(ViewID(raw: raw))
        machine.release(object, &stage)
      } else {
        addView(
          object, ViewID(raw: raw), to: try view(parent, "in", machine), at: nil, &machine, &stage)
      }
    }
    if let name = call["name"] {
      guard name.kind == .string else {
        throw .wrongClause("name", "string", machine.typeName(of: name))
      }
      machine.rename(object, machine.heap.text(name))
    }
  }
}
