import AnimRuntime

/// Property animators as objects.
extension NativeRow {
  static let animator = NativeRow(
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
}
