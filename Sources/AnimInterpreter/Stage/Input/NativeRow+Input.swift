import AnimRuntime

/// Gestures as objects: what all kinds have.
extension NativeRow {
  static let gesture = NativeRow(
    kind: .gesture,
    get: { machine, stage, _, raw, property throws(Failure) in
      Input.member(GestureID(raw: raw), property, &machine, stage)
    },
    set: { machine, stage, _, raw, row, new throws(Failure) in
      try Input.setMember(GestureID(raw: raw), row, new, &machine, &stage)
    },
    call: { machine, stage, _, raw, call throws(Failure) in
      try Input.callMethod(
        call.method, GestureID(raw: raw), machine.inOrder(call), &machine, &stage)
    },
    isPending: { machine, stage, raw in stage.input.gestures[raw] != nil },
    finalize: { machine, stage, _, raw in stage.runtime.forgetGesture(GestureID(raw: raw)) })
}
