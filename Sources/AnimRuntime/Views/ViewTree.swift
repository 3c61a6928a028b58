import AnimGeometry

/// The views: their places in the tree and their model values.
struct ViewTree: Sendable {
  /// A view's neighbours, as slots; −1 is none.
  struct Links: Sendable {
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var before: Int32 = -1
    var after: Int32 = -1
    var childCount: Int32 = 0
  }

  var pool = SlotPool<Links>()
  /// Model values, `Property.laneCount` rows a slot.
  var lanes: [SIMD4<Double>] = []
  /// Model transforms, two rows a slot: transform, sublayerTransform.
  var transforms: [Transform] = []
  /// The oldest contribution to each stored property, −1 for none.
  var stacks: [Int32] = []
  /// Whether physics has the place of the view in a slot; its size is its own.
  private var holds: [Bool] = []
  /// How many views physics has the place of.
  private(set) var heldCount = 0

  /// How many views there are, in the tree or not.
  var count: Int { pool.count }

  init(stageSize: Point) {
    _ = make(
      bounds: Rect(0, 0, stageSize.x, stageSize.y),
      center: Point(stageSize.x / 2, stageSize.y / 2))
  }

  mutating func make(bounds: Rect, center: Point) -> ViewID {
    let name = pool.insert(Links())
    guard name != SlotPool<Links>.missing else { return .none }
    let slot = SlotPool<Links>.index(name)
    if lanes.count < pool.capacity * Property.laneCount {
      lanes.append(contentsOf: repeatElement(.zero, count: Property.laneCount))
      transforms.append(contentsOf: repeatElement(.identity, count: 2))
      stacks.append(contentsOf: repeatElement(-1, count: Property.storedCount))
      holds.append(false)
    }
    hold(slot, false)
    for row in Property.table.prefix(Property.laneCount) {
      lanes[slot * Property.laneCount + row.property.index] = row.initial
    }
    lanes[slot * Property.laneCount + Property.bounds.index] = SIMD4(
      bounds.x, bounds.y, bounds.width, bounds.height)
    lanes[slot * Property.laneCount + Property.center.index] = SIMD4(center.x, center.y, 0, 0)
    transforms[slot * 2] = .identity
    transforms[slot * 2 + 1] = .identity
    return ViewID(raw: name)
  }

  @inline(__always)
  func contains(_ view: ViewID) -> Bool { pool.contains(view.raw) }

  @inline(__always)
  func slot(_ view: ViewID) -> Int { SlotPool<Links>.index(view.raw) }

  func id(_ slot: Int32) -> ViewID {
    guard slot >= 0 else { return .none }
    return ViewID(raw: UInt32(slot) | pool.generations[Int(slot)] << 22)
  }

  func links(_ view: ViewID) -> Links { pool[view.raw] }

  /// Sets whether physics has the place of the view in a slot.
  mutating func hold(_ slot: Int, _ flag: Bool) {
    guard holds[slot] != flag else { return }
    holds[slot] = flag
    heldCount += flag ? 1 : -1
  }

  /// Whether physics has the place of the view in a slot.
  @inline(__always)
  func isHeld(_ slot: Int) -> Bool { heldCount > 0 && holds[slot] }

  /// Frees the view's slot; it must have no parent and no children.
  mutating func free(_ view: ViewID) { pool.remove(view.raw) }
}
