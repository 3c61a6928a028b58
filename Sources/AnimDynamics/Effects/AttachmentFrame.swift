/// From where an attachment counts: how its ends lay when it was made.
struct AttachmentFrame: Hashable, Sendable {
  /// The angle of the near body against the far one.
  var angle = 0.0
  /// Where the near body is held, in points from its centre, in its own axes: a pin's other end,
  /// wherever that was; otherwise the attachment's offset.
  var hold = Vector.zero
  /// A sliding attachment's direction, and the way from its or a fixed one's far end to the near one,
  /// in points, both in the far body's axes.
  var axis = Vector(1, 0)
  var shift = Vector.zero
}

extension Attachment {
  /// Whether `other` counts from where this does.
  func isFramed(as other: Attachment) -> Bool {
    guard body == other.body, offset == other.offset else { return false }
    switch (end, other.end) {
    case (.point, .point): break
    case (.body, .body) where end == other.end: break
    default: return false
    }
    switch (kind, other.kind) {
    case (.sliding, .sliding), (.fixed, .fixed), (.pin, .pin): return kind == other.kind
    default: return false
    }
  }
}
