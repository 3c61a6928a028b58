import AnimDynamics
import AnimGeometry

/// A behavior, in an animator or not.
struct BehaviorRecord: Sendable {
  var spec: BehaviorSpec
  var serial: UInt64
  /// Its items in the order of joining; of an attachment first the one it names first.
  var items: [ItemID] = []
  /// Where a push takes hold of items, from their middle, where that is elsewhere.
  var offsets: [ItemID: Point] = [:]
  var parent = BehaviorID.none
  var children: [BehaviorID] = []
  /// The animator it was added to; of a child that is its parent's.
  var animator = DynamicsID.none
  /// True if it acts in an animator.
  var isLinked = false
  /// What acts in the world, while it is linked.
  var effect = EffectID.none
  var boundaries: [NamedBoundary] = []
  /// The boundary of the reference view's bounds, and what they were.
  var frame = BoundaryID.none
  var frameRect = Rect.zero
  /// An impulse that has pushed.
  var isUsed = false

  /// True if items can be added to it one by one.
  var takesItems: Bool { spec.kind != .snap && spec.kind != .attachment }
}

struct NamedBoundary: Sendable {
  var name: BoundaryName
  var line: PathLine
  var id = BoundaryID.none
}

/// An animator: a world in the coordinates of its reference view.
struct DynamicsRecord: Sendable {
  /// What it does now.
  enum State: UInt8, Sendable {
    /// Nothing moves, so nothing is stepped.
    case paused
    /// It is about to say that it goes on.
    case resuming
    case running
  }

  var reference: ViewID
  var world: World
  var serial: UInt64
  /// The behaviors that were added to it, in order.
  var behaviors: [BehaviorID] = []
  /// The items with a body, in the order in which they got one.
  var items: [ItemID] = []
  var itemOfBody = EngineMap<ItemID>()
  var behaviorOfEffect = EngineMap<BehaviorID>()
  var nameOfBoundary = EngineMap<BoundaryName>()
  /// The linked collisions that have the reference view's bounds as a boundary.
  var framed: [BehaviorID] = []
  var state = State.paused
  var stamp: UInt32 = 0
}

/// The dynamic animators, their behaviors and the items these move.
struct Dynamics: Sendable {
  var animators = SlotPool<DynamicsRecord>()
  var behaviors = SlotPool<BehaviorRecord>()
  var items = SlotPool<ItemRecord>()
  var places: [ItemPlace] = []
  /// The animator of each reference view.
  var animatorOfView: [UInt32: DynamicsID] = [:]
  var itemOfView: [UInt32: ItemID] = [:]
  /// The shapes of views that are no rectangles.
  var shapeOfView: [UInt32: ItemShape] = [:]
  /// How many items animators move.
  var movedCount = 0
  /// What the last step has brought about.
  var report: [DynamicsEvent] = []
  /// True if copies will be changed, as those of a session are.
  var keepsHistory = false

  subscript(id: DynamicsID) -> DynamicsRecord? {
    animators.contains(id.raw) ? animators[id.raw] : nil
  }

  subscript(id: BehaviorID) -> BehaviorRecord? {
    behaviors.contains(id.raw) ? behaviors[id.raw] : nil
  }

  subscript(id: ItemID) -> ItemRecord? { items.contains(id.raw) ? items[id.raw] : nil }

  /// True while an entry of the agenda still means something.
  func isAlive(_ entry: Agenda.Entry) -> Bool {
    animators.contains(entry.target) && animators[entry.target].stamp == entry.stamp
  }

  /// About how many bytes it takes; quick, for it is asked at every event, and most runs have no
  /// physics.
  @inline(__always) var footprint: Int {
    behaviors.count == 0 && animators.count == 0 ? 0 : bytes
  }

  private var bytes: Int {
    var worlds = 0
    for index in animators.elements.indices { worlds += animators.elements[index].world.footprint }
    return worlds + behaviors.count * 2 * MemoryLayout<BehaviorRecord>.stride
      + items.count * 3 * MemoryLayout<ItemRecord>.stride
  }
}

/// What a step of an animator has brought about, in the order in which it is to be told.
public enum DynamicsEvent: Hashable, Sendable {
  /// A script has changed where an item is, and the animator has put it back.
  case overwritten(ItemID)
  /// Two items of a collision touch, at a point of the reference view.
  case itemsBegan(BehaviorID, ItemID, ItemID, at: Point)
  case itemsEnded(BehaviorID, ItemID, ItemID)
  /// An item touches a boundary.
  case boundaryBegan(BehaviorID, ItemID, BoundaryName, at: Point)
  case boundaryEnded(BehaviorID, ItemID, BoundaryName)
  /// An impulse has pushed.
  case pushed(BehaviorID)
  /// Nothing of an item is in the reference view's bounds any more.
  case escaped(ItemID, at: Point)
  /// Some of it is there again.
  case returned(ItemID, at: Point)
  /// An item was faster than the engine lets it be.
  case clamped(ItemID)
  /// More pairs are close to each other than the engine looks at.
  case crowded
  /// An item is not in the reference view any more.
  case lost(ItemID)
}
