import AnimRuntime

/// Views as objects, and what is seen of them.
extension NativeRow {
  static let view = NativeRow(
    kind: .view, isParent: true,
    get: { machine, stage, value, raw, property throws(Failure) in
      Views.member(value, ViewID(raw: raw), property, &machine, &stage)
    },
    set: { machine, stage, value, raw, row, new throws(Failure) in
      try Views.setMember(value, ViewID(raw: raw), row, new, &machine, &stage)
    },
    call: { machine, stage, value, raw, call throws(Failure) in
      try Views.callMethod(
        call.method, value, ViewID(raw: raw), machine.inOrder(call), &machine, &stage)
    },
    finalize: { machine, stage, value, raw in
      Views.destroyView(ViewID(raw: raw), value, &machine, &stage)
    },
    holds: { machine, stage, raw in
      stage.runtime.subviews(of: ViewID(raw: raw)).map { ("subviews", Views.object($0, stage)) }
        + Dynamics.dynamicsHeld(by: ViewID(raw: raw), stage)
    })

  static let presentation = NativeRow(
    kind: .presentation, isNamed: false,
    get: { machine, stage, value, raw, property throws(Failure) in
      Views.presentationMember(value, ViewID(raw: raw), property, &machine, &stage)
    })
}
