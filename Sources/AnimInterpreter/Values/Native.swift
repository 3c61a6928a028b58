/// The runtime thing behind an object.
enum Native: Hashable, Sendable {
  case none
  case view(UInt32)
  case timer(UInt32)
  case animation(UInt32)
  case task(UInt32)
  case gesture(UInt32)
  case animator(UInt32)
  /// A view as it is seen, by the same id.
  case presentation(UInt32)
  case constraint(UInt32)
  case behavior(UInt32)
  case dynamics(UInt32)
  case contact
  case path

  /// The row that says what can be done with it, and its id.
  var parts: (kind: NativeKind, raw: UInt32) {
    switch self {
    case .none: (.none, 0)
    case .view(let raw): (.view, raw)
    case .timer(let raw): (.timer, raw)
    case .animation(let raw): (.animation, raw)
    case .task(let raw): (.task, raw)
    case .gesture(let raw): (.gesture, raw)
    case .animator(let raw): (.animator, raw)
    case .presentation(let raw): (.presentation, raw)
    case .constraint(let raw): (.constraint, raw)
    case .behavior(let raw): (.behavior, raw)
    case .dynamics(let raw): (.dynamicAnimator, raw)
    case .contact: (.contact, 0)
    case .path: (.path, 0)
    }
  }

  var kind: NativeKind { parts.kind }

  /// Kind and id in one number, for digests.
  var word: UInt64 {
    let (kind, raw) = parts
    return UInt64(kind.rawValue) << 32 | UInt64(raw)
  }
}
