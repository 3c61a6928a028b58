import AnimDynamics

/// Why dynamics refuses an operation.
public enum BehaviorError: Error, Hashable, Sendable {
  /// An item without width or height.
  case zeroSize(ItemID)
  /// An item whose collision shape is a line without an area.
  case flatShape(ItemID)
  /// An item that is not in the reference view.
  case outside(ItemID, DynamicsID)
  /// The reference view as an item of its own animator.
  case ownReference(ItemID)
  /// An item that another animator moves already.
  case movedByAnother(ItemID)
  /// An item that is not in the behavior.
  case notIn(ItemID, BehaviorID)
  /// A behavior that would be its own child.
  case cycle(BehaviorID)
  /// Behaviors inside one another deeper than `Runtime.maximumBehaviorDepth`.
  case tooDeep
  /// Children of something that is no composite, or items of a composite without children.
  case noComposite(BehaviorID)
  /// A number that the engine does not take.
  case world(WorldError)
}

extension BehaviorError {
  /// What the engine does not take of an item's body.
  init(_ error: DynamicsError, of item: ItemID, _ shape: Shape) {
    switch (error, shape) {
    case (.zeroSize, .outline): self = .flatShape(item)
    case (.zeroSize, _): self = .zeroSize(item)
    default: self = .world(WorldError(error))
    }
  }
}

/// What the engine does not take.
public enum WorldError: Error, Hashable, Sendable {
  case engineMissing(String)
  case outOfRange(String)
  case notPositive(String)
  case negative(String)
  case tooMany(String)
  /// A boundary without a length.
  case zeroLength
  case tooFewPoints, selfIntersecting, attachedToItself, gone

  init(_ error: DynamicsError) {
    switch error {
    case .engineMissing(let why): self = .engineMissing(why)
    case .outOfRange(let what): self = .outOfRange(what)
    case .notPositive(let what): self = .notPositive(what)
    case .negative(let what): self = .negative(what)
    case .zeroSize: self = .zeroLength
    case .tooFewPoints: self = .tooFewPoints
    case .selfIntersecting: self = .selfIntersecting
    case .tooMany(let what): self = .tooMany(what)
    case .attachedToItself: self = .attachedToItself
    case .noSuchBody, .noSuchEffect: self = .gone
    }
  }
}
