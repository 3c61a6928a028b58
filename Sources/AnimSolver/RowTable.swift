/// The constraints of a system, in slots that are used again.
///
/// A `RowID` is a slot of 22 bits below a generation of 10 bits. A slot whose generations are used
/// up is retired, so a stale id never names another constraint.
struct RowTable: Sendable {
  private static let slotMask: UInt32 = 0x3f_ffff
  private static let lastGeneration: UInt32 = 0x3ff

  private var records: [LinearSystem.Record] = []
  /// The id of the constraint in each slot, or the id with which a free slot is used next.
  private var ids: [RowID] = []
  private var isUsed: [Bool] = []
  private var free: [UInt32] = []

  /// How many constraints there are.
  private(set) var count = 0

  /// The ids in use, in the order of their slots.
  var all: [RowID] { ids.indices.filter { isUsed[$0] }.map { ids[$0] } }

  /// Stores a constraint; nil when four million are stored.
  mutating func insert(_ record: LinearSystem.Record) -> RowID? {
    if let slot = free.popLast() {
      records[Int(slot)] = record
      isUsed[Int(slot)] = true
      count += 1
      return ids[Int(slot)]
    }
    guard records.count < Int(Self.slotMask) else { return nil }
    let id = RowID(raw: UInt32(records.count))
    records.append(record)
    ids.append(id)
    isUsed.append(true)
    count += 1
    return id
  }

  /// Removes a constraint; a stale id has no effect.
  mutating func remove(_ id: RowID) {
    guard contains(id) else { return }
    let slot = Self.slot(id)
    isUsed[slot] = false
    count -= 1
    guard id.raw >> 22 < Self.lastGeneration else { return }
    ids[slot] = RowID(raw: id.raw + (1 << 22))
    free.append(UInt32(slot))
  }

  @inline(__always)
  func contains(_ id: RowID) -> Bool {
    let slot = Self.slot(id)
    return slot < ids.count && isUsed[slot] && ids[slot] == id
  }

  /// The constraint named `id`, which must be contained.
  @inline(__always)
  subscript(id: RowID) -> LinearSystem.Record {
    _read { yield records[Self.slot(id)] }
    _modify { yield &records[Self.slot(id)] }
  }

  @inline(__always)
  private static func slot(_ id: RowID) -> Int { Int(id.raw & slotMask) }
}
