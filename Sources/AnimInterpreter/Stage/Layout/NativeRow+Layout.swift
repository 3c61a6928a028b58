import AnimRuntime

/// Constraints as objects.
extension NativeRow {
  static let constraint = NativeRow(
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
}
