import AnimRuntime

extension NativeRow {
  /// The kinds of physics, in the order of the cases.
  static let dynamics: [NativeRow] =
    [animatorOfDynamics, contact, path, behavior]
    + NativeKind.allCases.drop { $0 != .gravity }.map {
      NativeRow(kind: $0, general: .behavior, fields: BehaviorField.names)
    }

  private static let behavior = NativeRow(
    kind: .behavior, fields: BehaviorField.names, isParent: true,
    get: { machine, stage, value, raw, property throws(Failure) in
      guard case .dynamics(let property) = property else { return nil }
      return Dynamics.behaviorMember(value, BehaviorID(raw: raw), property, &machine, &stage)
    },
    set: { machine, stage, value, raw, row, new throws(Failure) in
      guard case .dynamics(let property)? = row.property else { return false }
      return try Dynamics.setBehaviorMember(
        value, BehaviorID(raw: raw), property, row, new, &machine, &stage)
    },
    call: { machine, stage, value, raw, call throws(Failure) in
      try Dynamics.behaviorMethod(
        value, BehaviorID(raw: raw), call.method, machine.byLabel(call), &machine, &stage)
    },
    finalize: { machine, stage, value, raw in
      Dynamics.endBehavior(value, BehaviorID(raw: raw), &stage)
    })

  private static let animatorOfDynamics = NativeRow(
    kind: .dynamicAnimator, fields: DynamicsField.names,
    get: { machine, stage, value, raw, property throws(Failure) in
      guard case .dynamics(let property) = property else { return nil }
      return Dynamics.dynamicsMember(value, DynamicsID(raw: raw), property, &machine, stage)
    },
    set: { machine, stage, value, _, row, new throws(Failure) in
      guard case .dynamics(let property)? = row.property else { return false }
      return try Dynamics.setDynamicsMember(value, property, row, new, &machine, &stage)
    },
    call: { machine, stage, value, raw, call throws(Failure) in
      try Dynamics.dynamicsMethod(
        value, DynamicsID(raw: raw), call.method, machine.inOrder(call), &machine, &stage)
    },
    finalize: { machine, stage, _, raw in Dynamics.endDynamics(DynamicsID(raw: raw), &stage) })

  private static let contact = NativeRow(
    kind: .contact, fields: ContactField.names,
    get: { machine, stage, value, _, property throws(Failure) in
      guard case .dynamics(let property) = property else { return nil }
      return Dynamics.contactMember(value, property, &machine)
    })

  private static let path = NativeRow(
    kind: .path, fields: PathField.names,
    get: { machine, stage, value, _, property throws(Failure) in
      guard case .dynamics(let property) = property else { return nil }
      return Dynamics.pathMember(value, property, &machine)
    },
    set: { machine, stage, value, _, row, new throws(Failure) in
      guard case .dynamics(let property)? = row.property else { return false }
      return try Dynamics.setPathMember(value, property, new, &machine, &stage)
    })
}

extension NativeKind {
  init(_ kind: BehaviorKind) {
    switch kind {
    case .gravity: self = .gravity
    case .attachment: self = .attachment
    case .collision: self = .collision
    case .push: self = .push
    case .snap: self = .snap
    case .field: self = .field
    case .dynamicItem: self = .dynamicItem
    case .behavior: self = .behavior
    }
  }
}

/// What a behavior's object holds, by its fields.
enum BehaviorField: Int, CaseIterable {
  case items, children, action, began, ended
  static let names = ["items", "children", "action", "began", "ended"]
}

/// What an animator's object holds.
enum DynamicsField: Int, CaseIterable {
  case behaviors, didPause, willResume
  static let names = ["behaviors", "didPause", "willResume"]
}

/// What a contact's object holds.
enum ContactField: Int, CaseIterable {
  case item, other, boundary, point
  static let names = ["item", "other", "boundary", "point"]
}

/// What a path's object holds: for each part the number of its points and the points, of the first
/// one alone.
enum PathField: Int, CaseIterable {
  case parts, closed
  static let names = ["parts", "closed"]
}
