import AnimDynamics
import AnimGeometry

/// What each step asks for of an item, by the item's slot: as little as can be, for with many items
/// the memory that a step goes through is what it takes.
struct ItemPlace: Sendable {
  /// `none` for one that is no view.
  var view = ViewID.none
  var body = BodyID.none
  /// Nothing of it is in the reference view's bounds.
  var isOutside = false
  /// A report has said that what a script wrote is written over.
  var isOverwritten = false
  /// True if the transform it came with is the identity.
  var isPlain = true
  /// Where the animator has written it last.
  var center = Point.zero
  /// The angle of its body then, but for what its superviews have turned since they gave it, and the
  /// sine and cosine of how far that is from `baseAngle`.
  var angle = 0.0
  var sine = 0.0
  var cosine = 1.0

  /// True if a transform is what was written, if it is plain.
  @inline(__always)
  func isTurn(_ transform: Transform) -> Bool {
    let rows = transform.rows
    return rows.0 == SIMD4(cosine, sine, 0, 0) && rows.1 == SIMD4(-sine, cosine, 0, 0)
      && rows.2 == SIMD4(0, 0, 1, 0) && rows.3 == SIMD4(0, 0, 0, 1)
  }
}

extension Dynamics {
  /// Enters an item.
  mutating func insert(_ record: ItemRecord) -> ItemID {
    let id = ItemID(raw: items.insert(record))
    guard id != .none else { return id }
    let slot = SlotPool<ItemRecord>.index(id.raw)
    var place = ItemPlace()
    place.view = record.view
    if slot < places.count {
      places[slot] = place
    } else {
      places.append(place)
    }
    return id
  }

  /// What the animator knows an item's transform to be.
  func writtenTransform(of item: ItemID) -> Transform {
    let place = places[SlotPool<ItemRecord>.index(item.raw)]
    let base = items[item.raw].base
    guard place.angle != items[item.raw].baseAngle else { return base }
    let (sine, cosine) = (place.sine, place.cosine)
    let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return place.isPlain ? turn : base.concatenating(turn)
  }

  /// The angle that a body has in the coordinates of its item, counted as `baseAngle` is: it is seen
  /// at its angle, however its superviews have been turned.
  func angle(_ motion: Motion, of item: ItemID, in space: ItemSpace) -> Double {
    let record = items[item.raw]
    let turned = (space.turn ?? 0) - record.baseTurn
    if space.isMirrored { return record.baseAngle - (motion.angle - record.baseAngle - turned) }
    return motion.angle - turned
  }

  /// Turns an item as its body has turned.
  mutating func turn(_ item: ItemID, to angle: Double) {
    let slot = SlotPool<ItemRecord>.index(item.raw)
    places[slot].angle = angle
    let (sine, cosine) = Elementary.sincos(angle - items[item.raw].baseAngle)
    places[slot].sine = sine
    places[slot].cosine = cosine
  }
}
