import AnimRuntime

extension NativeRow {
  /// One row a kind, in the order of the cases.
  static let all: [NativeRow] =
    [
      NativeRow(kind: .none, isNamed: false), view, timer, animation, task, constraint, animator,
      presentation, gesture,
    ]
    + NativeKind.allCases.drop { $0 != .tap }.prefix(GestureKind.allCases.count).map {
      NativeRow(kind: $0, general: .gesture)
    } + dynamics

  private static let view = NativeRow(
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

  private static let presentation = NativeRow(
    kind: .presentation, isNamed: false,
    get: { machine, stage, value, raw, property throws(Failure) in
      Views.presentationMember(value, ViewID(raw: raw), property, &machine, &stage)
    })

  private static let timer = NativeRow(
    kind: .timer,
    get: { machine, stage, _, raw, property throws(Failure) in
      Timers.member(TimerID(raw: raw), property, machine, stage)
    },
    set: { machine, stage, _, raw, row, new throws(Failure) in
      try Timers.setMember(TimerID(raw: raw), row, new, &machine, &stage)
    },
    call: { machine, stage, value, raw, call throws(Failure) in
      _ = try machine.inOrder(call)
      return try Timers.callMethod(call.method, value, TimerID(raw: raw), &machine, &stage)
    },
    isPending: { machine, stage, raw in stage.runtime.isValid(TimerID(raw: raw)) })

  private static let animation = NativeRow(
    kind: .animation,
    get: { machine, stage, _, raw, _ throws(Failure) in
      Value(stage.runtime.isPending(AnimationID(raw: raw)))
    },
    isPending: { machine, stage, raw in stage.runtime.isPending(AnimationID(raw: raw)) })

  private static let task = NativeRow(
    kind: .task,
    get: { machine, stage, _, raw, _ throws(Failure) in Value(stage.tasks.table.isDone(raw)) },
    isPending: { machine, stage, raw in !stage.tasks.table.isDone(raw) },
    // What it waits for is looked at instead.
    goesOn: { _, _, _ in false },
    finalize: { machine, stage, _, raw in stage.tasks.table.abandon(raw) })

  private static let constraint = NativeRow(
    kind: .constraint, fields: ["identifier"],
    get: { machine, stage, value, raw, property throws(Failure) in
      guard case .layout(let property) = property else { return nil }
      return Layout.constraintMember(value, ConstraintID(raw: raw), property, &machine, stage)
    },
    set: { machine, stage, value, raw, row, new throws(Failure) in
      guard case .layout(let property)? = row.property else { return false }
      try Layout.setConstraintMember(value, ConstraintID(raw: raw), property, new, &machine, &stage)
      return true
    },
    finalize: { machine, stage, _, raw in Layout.forgetConstraint(raw, &stage) })

  private static let animator = NativeRow(
    kind: .animator, fields: AnimatorField.allCases.map(\.name),
    get: { machine, stage, _, raw, property throws(Failure) in
      guard case .animator(let property) = property else { return nil }
      return Animators.member(AnimatorID(raw: raw), property, &machine, stage)
    },
    set: { machine, stage, value, raw, row, new throws(Failure) in
      guard case .animator(let property)? = row.property else { return false }
      try Animators.setMember(value, AnimatorID(raw: raw), property, new, &machine, &stage)
      return true
    },
    call: { machine, stage, value, raw, call throws(Failure) in
      try Animators.callMethod(
        call.method, value, AnimatorID(raw: raw), machine.byLabel(call), &machine, &stage)
    },
    isPending: { machine, stage, raw in stage.animators.running[raw] != nil },
    // One that stands still goes on only if something else lets it.
    goesOn: { machine, stage, raw in stage.animators.running[raw] != nil && stage.runtime.hasPending
    },
    finalize: { machine, stage, _, raw in stage.runtime.destroyAnimator(AnimatorID(raw: raw)) })

  private static let gesture = NativeRow(
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
