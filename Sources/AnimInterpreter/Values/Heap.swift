import AnimGeometry
import AnimRuntime
import AnimSyntax

/// What the heap knows of one counted value.
struct Header: Sendable {
  var count: UInt32
  var generation: UInt32
  /// The place in the store of its kind.
  var payload: UInt32
  var kind: Kind
}

/// Every counted value of a session, by handle.
///
/// The counts here are the ones the language promises: they do not depend on the host's own.
/// A value comes into being with a count of one, owned by whoever asked for it.
struct Heap: Sendable {
  private(set) var headers = FlatArray<Header>()
  private var freeHeaders = FlatArray<UInt32>()
  /// Has two owners where the flat arrays have.
  private var sharing = Sharing()

  private final class Sharing: Sendable {}

  var strings = Store<StringCell>()
  var quads = Store<SIMD4<Double>>()
  var transforms = Store<Transform>()
  var arrays = Store<[Value]>()
  var dictionaries = Store<DictionaryCell>()
  private(set) var closures = FlatStore<ClosureCell>()
  /// What closures keep, side by side; the runs that are free again, by their length.
  private(set) var kept = FlatArray<Value>()
  private var freeRuns: [[UInt32]] = []
  var cells = FlatStore<Value>()
  var objects = Store<ObjectCell>()
  var places = Store<PlaceCell>()
  var curves = Store<TimingCurve>()

  /// Bytes in use, estimated from the sizes of the values; what the memory limit is compared with.
  private(set) var bytesInUse = 0
  /// The limit in bytes; reaching it makes `isOverLimit` true.
  var byteLimit = 512 << 20
  var isOverLimit: Bool { bytesInUse > byteLimit - bytesElsewhere }
  /// Bytes of the session that hold no values, as they were when somebody last looked.
  var bytesElsewhere = 0

  private var objectsMade: UInt64 = 0

  /// What a value costs besides its contents.
  static let fixedCost = 64
  /// What an object costs besides that and its fields.
  static let objectCost = 80

  /// Makes what a copy of the heap shares with it its own, before either is changed.
  @inline(__always) mutating func unshare() {
    if !isKnownUniquelyReferenced(&sharing) { copyFlatArrays() }
  }

  @inline(never) private mutating func copyFlatArrays() {
    sharing = Sharing()
    headers.copy()
    freeHeaders.copy()
    cells.copy()
    closures.copy()
    kept.copy()
  }

  // MARK: Counting

  /// One owner more.
  @inline(__always) mutating func retain(_ value: Value) {
    if value.isCounted { headers[Int(value.handle.index)].count &+= 1 }
  }

  /// One owner less; `true` when that was the last, and the caller must now dispose of the value.
  @inline(__always) mutating func releaseReachesZero(_ value: Value) -> Bool {
    let index = Int(value.handle.index)
    headers[index].count &-= 1
    return headers[index].count == 0
  }

  func count(of value: Value) -> Int { Int(headers[Int(value.handle.index)].count) }

  /// Whether `value` has exactly one owner, so that it may be changed in place.
  @inline(__always) func isUnique(_ value: Value) -> Bool {
    headers[Int(value.handle.index)].count == 1
  }

  /// Whether the object behind a weak or unowned handle still lives.
  func isAlive(_ handle: Handle) -> Bool {
    let header = headers[Int(handle.index)]
    return header.generation == handle.generation && header.count > 0
  }

  /// The place in its store of a live counted value.
  @inline(__always) func payload(_ value: Value) -> UInt32 {
    // A handle is made with its header, and headers are never taken away.
    headers[Int(value.handle.index)].payload
  }

  // MARK: Making

  private mutating func make(_ kind: Kind, _ payload: UInt32, cost: Int) -> Value {
    bytesInUse += Heap.fixedCost + cost
    if let index = freeHeaders.popLast() {
      headers[Int(index)].count = 1
      headers[Int(index)].payload = payload
      headers[Int(index)].kind = kind
      return Value(
        kind, Handle(index: index, generation: headers[Int(index)].generation))
    }
    headers.append(Header(count: 1, generation: 0, payload: payload, kind: kind))
    return Value(kind, Handle(index: UInt32(headers.count - 1), generation: 0))
  }

  mutating func make(_ string: StringCell) -> Value {
    let cost = string.bytes.count
    return make(.string, strings.insert(string), cost: cost)
  }

  mutating func make(text: String) -> Value { make(StringCell(Array(text.utf8))) }

  mutating func make(_ point: Point) -> Value {
    make(.point, quads.insert(SIMD4(point.x, point.y, 0, 0)), cost: 0)
  }

  mutating func make(_ rect: Rect) -> Value {
    make(.rect, quads.insert(SIMD4(rect.x, rect.y, rect.width, rect.height)), cost: 0)
  }

  mutating func make(_ color: Color) -> Value {
    make(.color, quads.insert(SIMD4(color.red, color.green, color.blue, color.alpha)), cost: 0)
  }

  /// The range from `lower` to `upper`, the upper end included if it is closed.
  mutating func makeRange(_ lower: Double, _ upper: Double, closed: Bool) -> Value {
    make(.range, quads.insert(SIMD4(lower, upper, closed ? 1 : 0, 0)), cost: 0)
  }

  mutating func make(_ transform: Transform) -> Value {
    make(.transform, transforms.insert(transform), cost: 128)
  }

  /// Takes over the caller's ownership of the elements.
  mutating func make(_ array: [Value]) -> Value {
    let cost = array.capacity * 16
    return make(.array, arrays.insert(array), cost: cost)
  }

  /// Takes over the caller's ownership of the keys and values.
  mutating func make(_ dictionary: DictionaryCell) -> Value {
    let cost = dictionary.byteCost
    return make(.dictionary, dictionaries.insert(dictionary), cost: cost)
  }

  /// A closure that keeps nothing yet: its captures are nil until `setCaptured`.
  mutating func makeClosure(_ function: Int, captures count: Int) -> Value {
    let cell = ClosureCell(
      function: UInt32(function), first: takeRun(count), count: UInt32(count))
    return make(.closure, closures.insert(cell), cost: count * 16)
  }

  /// Lets a closure keep a value, whose ownership it takes over.
  @inline(__always) mutating func setCaptured(_ closure: Value, _ index: Int, _ value: Value) {
    kept[Int(closures[payload(closure)].first) + index] = value
  }

  private mutating func takeRun(_ count: Int) -> UInt32 {
    if count < freeRuns.count, let first = freeRuns[count].popLast() { return first }
    for _ in 0..<count { kept.append(.nil) }
    return UInt32(kept.count - count)
  }

  private mutating func freeRun(_ cell: ClosureCell) {
    let count = Int(cell.count)
    if count == 0 { return }
    for index in 0..<count { kept[Int(cell.first) + index] = .nil }
    while freeRuns.count <= count { freeRuns.append([]) }
    freeRuns[count].append(cell.first)
  }

  /// A cell that takes over the caller's ownership of `value`.
  mutating func makeCell(_ value: Value) -> Value { make(.cell, cells.insert(value), cost: 0) }

  mutating func make(_ object: ObjectCell) -> Value {
    let cost = Heap.objectCost + object.fields.count * 16
    var object = object
    objectsMade += 1
    object.order = objectsMade
    return make(.object, objects.insert(object), cost: cost)
  }

  mutating func make(_ place: PlaceCell) -> Value { make(.place, places.insert(place), cost: 64) }

  mutating func make(_ curve: TimingCurve) -> Value {
    make(.curve, curves.insert(curve), cost: curve.byteCost)
  }

  /// Tells the heap that a string, array or dictionary grew or shrank in place.
  mutating func charge(_ bytes: Int) { bytesInUse += bytes }

  // MARK: Freeing

  /// Frees the place of a value whose count is zero; what it held has been released before.
  mutating func free(_ value: Value) {
    let index = Int(value.handle.index)
    let payload = headers[index].payload
    var cost = 0
    switch value.kind {
    case .string:
      cost = strings[payload].bytes.count
      strings.remove(payload, leaving: StringCell([], scalarCount: 0))
    case .point, .rect, .color, .range: quads.remove(payload, leaving: .zero)
    case .transform:
      cost = 128
      transforms.remove(payload, leaving: .identity)
    case .array:
      cost = arrays[payload].capacity * 16
      arrays.remove(payload, leaving: [])
    case .dictionary:
      cost = dictionaries[payload].byteCost
      dictionaries.remove(payload, leaving: DictionaryCell())
    case .closure:
      cost = Int(closures[payload].count) * 16
      freeRun(closures[payload])
      closures.remove(payload, leaving: ClosureCell(function: 0, first: 0, count: 0))
    case .cell: cells.remove(payload, leaving: .nil)
    case .object:
      cost = Heap.objectCost + objects[payload].fields.count * 16
      objects.remove(
        payload,
        leaving: ObjectCell(
          type: 0, fields: [], native: .none, name: .none, ordinal: 0, serial: 0))
    case .place:
      cost = 64
      places.remove(
        payload, leaving: PlaceCell(root: .nil, text: [], path: []))
    case .curve:
      cost = curves[payload].byteCost
      curves.remove(payload, leaving: .linear)
    default: return
    }
    bytesInUse -= Heap.fixedCost + cost
    headers[index].generation &+= 1
    freeHeaders.append(UInt32(index))
  }
}
