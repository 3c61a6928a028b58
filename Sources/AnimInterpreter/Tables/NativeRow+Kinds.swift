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
    get: { machine, value, raw, property throws(Failure) in
      machine.viewMember(value, ViewID(raw: raw), property)
    },
    set: { machine, value, raw, row, new throws(Failure) in
      try machine.setViewMember(value, ViewID(raw: raw), row, new)
    },
    call: { machine, value, raw, call throws(Failure) in
      try machine.viewMethod(call.method, value, ViewID(raw: raw), machine.inOrder(call))
    },
    finalize: { machine, value, raw in machine.destroyView(ViewID(raw: raw), value) },
    holds: { machine, raw in
      machine.runtime.subviews(of: ViewID(raw: raw)).map { ("subviews", machine.viewObject($0)) }
        + machine.dynamicsHeld(by: ViewID(raw: raw))
    })

  private static let presentation = NativeRow(
    kind: .presentation, isNamed: false,
    get: { machine, value, raw, property throws(Failure) in
      machine.presentationMember(value, ViewID(raw: raw), property)
    })

  private static let timer = NativeRow(
    kind: .timer,
    get: { machine, _, raw, property throws(Failure) in
      machine.timerMember(TimerID(raw: raw), property)
    },
    set: { machine, _, raw, row, new throws(Failure) in
      try machine.setTimerMember(TimerID(raw: raw), row, new)
    },
    call: { machine, value, raw, call throws(Failure) in
      _ = try machine.inOrder(call)
      return try machine.timerMethod(call.method, value, TimerID(raw: raw))
    },
    isPending: { machine, raw in machine.runtime.isValid(TimerID(raw: raw)) })

  private static let animation = NativeRow(
    kind: .animation,
    get: { machine, _, raw, _ throws(Failure) in
      Value(machine.runtime.isPending(AnimationID(raw: raw)))
    },
    isPending: { machine, raw in machine.runtime.isPending(AnimationID(raw: raw)) })

  private static let task = NativeRow(
    kind: .task,
    get: { machine, _, raw, _ throws(Failure) in Value(machine.tasks.isDone(raw)) },
    isPending: { machine, raw in !machine.tasks.isDone(raw) },
    // What it waits for is looked at instead.
    goesOn: { _, _ in false },
    finalize: { machine, _, raw in machine.tasks.abandon(raw) })

  private static let constraint = NativeRow(
    kind: .constraint, fields: ["identifier"],
    get: { machine, value, raw, property throws(Failure) in
      guard case .layout(let property) = property else { return nil }
      return machine.constraintMember(value, ConstraintID(raw: raw), property)
    },
    set: { machine, value, raw, row, new throws(Failure) in
      guard case .layout(let property)? = row.property else { return false }
      try machine.setConstraintMember(value, ConstraintID(raw: raw), property, new)
      return true
    },
    finalize: { machine, _, raw in machine.forgetConstraint(raw) })

  private static let animator = NativeRow(
    kind: .animator, fields: AnimatorField.allCases.map(\.name),
    get: { machine, _, raw, property throws(Failure) in
      guard case .animator(let property) = property else { return nil }
      return machine.animatorMember(AnimatorID(raw: raw), property)
    },
    set: { machine, value, raw, row, new throws(Failure) in
      guard case .animator(let property)? = row.property else { return false }
      try machine.setAnimatorMember(value, AnimatorID(raw: raw), property, new)
      return true
    },
    call: { machine, value, raw, call throws(Failure) in
      try machine.animatorMethod(call.method, value, AnimatorID(raw: raw), machine.byLabel(call))
    },
    isPending: { machine, raw in machine.animators[raw] != nil },
    // One that stands still goes on only if something else lets it.
    goesOn: { machine, raw in machine.animators[raw] != nil && machine.runtime.hasPending },
    finalize: { machine, _, raw in machine.runtime.destroyAnimator(AnimatorID(raw: raw)) })

  private static let gesture = NativeRow(
    kind: .gesture,
    get: { machine, _, raw, property throws(Failure) in
      machine.gestureMember(GestureID(raw: raw), property)
    },
    set: { machine, _, raw, row, new throws(Failure) in
      try machine.setGestureMember(GestureID(raw: raw), row, new)
    },
    call: { machine, _, raw, call throws(Failure) in
      try machine.gestureMethod(call.method, GestureID(raw: raw), machine.inOrder(call))
    },
    isPending: { machine, raw in machine.gestures[raw] != nil },
    finalize: { machine, _, raw in machine.runtime.forgetGesture(GestureID(raw: raw)) })
}
