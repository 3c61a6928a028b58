/// A body an effect acts on.
struct Member: Hashable, Sendable {
  var body: UInt32
  /// Where a push takes hold, in points, in the body's axes.
  var offset: Vector = .zero
}

/// An effect as its world keeps it.
struct EffectRecord: Sendable {
  var effect: Effect
  var members: [Member] = []
  /// What turns a displacement into a motion, of a snap.
  var law = SnapLaw(damping: 0.5)
  /// From where an attachment counts.
  var frame = AttachmentFrame()
  /// The boundaries of a collision, in order of making.
  var boundaries: [UInt32] = []

  init(_ effect: Effect) {
    self.effect = effect
    if case .snap(let snap) = effect { law = SnapLaw(damping: snap.damping) }
  }

  /// True for an impulse that has bodies to push in the next step.
  var isAboutToPush: Bool {
    guard case .push(let push) = effect else { return false }
    return push.isActive && !push.isContinuous && !members.isEmpty
  }
}

extension Effect {
  func isSameKind(_ other: Effect) -> Bool {
    switch (self, other) {
    case (.gravity, .gravity), (.push, .push), (.snap, .snap), (.attachment, .attachment),
      (.collision, .collision), (.field, .field):
      true
    default: false
    }
  }

  /// Whether bodies join it, rather than being named by it.
  var hasMembers: Bool {
    switch self {
    case .gravity, .push, .collision, .field: true
    case .snap, .attachment: false
    }
  }

  /// Whether there is something to do in each step.
  var actsInSteps: Bool {
    switch self {
    case .gravity, .push, .field, .snap: true
    case .collision, .attachment: false
    }
  }

  /// The bodies it names.
  var ends: [UInt32] {
    switch self {
    case .snap(let snap): [snap.body.raw]
    case .attachment(let attachment):
      if case .body(let other, _) = attachment.end {
        [attachment.body.raw, other.raw]
      } else {
        [attachment.body.raw]
      }
    default: []
    }
  }
}
