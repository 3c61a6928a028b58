import AnimGeometry
import Testing

@testable import AnimInterpreter

/// What the heap promises of counts, handles and bytes.
@Suite struct HeapTests {
  @Test func aValueLivesAsLongAsItHasOwners() {
    var heap = Heap()
    let text = heap.make(text: "one")
    #expect(heap.count(of: text) == 1)
    #expect(heap.isUnique(text))
    heap.retain(text)
    #expect(heap.count(of: text) == 2)
    #expect(!heap.isUnique(text))
    #expect(heap.releaseReachesZero(text) == false)
    #expect(heap.isUnique(text))
    #expect(heap.releaseReachesZero(text) == true)
    #expect(!heap.isAlive(text.handle))
  }

  @Test func plainValuesAreNotCounted() {
    var heap = Heap()
    for value in [Value(3), Value(0.5), Value(true), .nil, Value(.symbol, UInt64(7))] {
      heap.retain(value)
    }
    #expect(heap.headers.count == 0)
  }

  /// A weak handle is not fooled by another value that takes the place of its object.
  @Test func aHandleIsStaleOnceItsPlaceIsUsedAgain() {
    var heap = Heap()
    let first = heap.make(text: "one")
    #expect(heap.releaseReachesZero(first) == true)
    heap.free(first)
    let second = heap.make(Point(1, 2))
    #expect(second.handle.index == first.handle.index, "the place is used again")
    #expect(second.handle.generation == first.handle.generation + 1)
    #expect(!heap.isAlive(first.handle))
    #expect(heap.isAlive(second.handle))
    #expect(heap.point(second) == Point(1, 2))
  }

  @Test func everyKindGivesBackTheBytesItTook() {
    var heap = Heap()
    let makers: [(inout Heap) -> Value] = [
      { $0.make(text: "a longer text than the others") },
      { $0.make(Point(1, 2)) }, { $0.make(Rect(1, 2, 3, 4)) },
      { $0.make(Color(1, 0, 0, 1)) },
      { $0.makeRange(1, 3, closed: true) }, { $0.make(Transform.identity) },
      { $0.make([Value(1), Value(2), Value(3)]) }, { $0.make(DictionaryCell()) },
      { $0.makeClosure(1, captures: 4) }, { $0.makeCell(Value(1)) },
      { $0.make(HeapTests.object(fields: 3)) },
      { $0.make(PlaceCell(root: .nil, text: [], path: [])) },
    ]
    let values = makers.map { $0(&heap) }
    #expect(Set(values.map(\.kind)).count == values.count)
    var used = 0
    for value in values.reversed() {
      #expect(heap.bytesInUse >= used)
      used = 0
      #expect(heap.releaseReachesZero(value) == true)
      let before = heap.bytesInUse
      heap.free(value)
      #expect(heap.bytesInUse <= before - Heap.fixedCost, "\(value.kind)")
    }
    #expect(heap.bytesInUse == 0)
  }

  @Test func theLimitCountsWhatLiesOutsideTheHeap() {
    var heap = Heap()
    heap.byteLimit = 2 * Heap.fixedCost
    _ = heap.make(Point(0, 0))
    _ = heap.make(Point(0, 0))
    #expect(!heap.isOverLimit, "exactly at the limit")
    heap.bytesElsewhere = 1
    #expect(heap.isOverLimit)
  }

  @Test func closuresUseTheRunsOfFreedOnesOfTheirLength() {
    var heap = Heap()
    let first = heap.makeClosure(1, captures: 3)
    heap.setCaptured(first, 0, Value(10))
    heap.setCaptured(first, 2, Value(12))
    #expect(heap.captures(first).map(\.kind) == [.integer, .nil, .integer])
    let run = heap.firstCapture(first)
    #expect(heap.releaseReachesZero(first) == true)
    heap.free(first)
    let shorter = heap.makeClosure(2, captures: 2)
    #expect(heap.firstCapture(shorter) >= run + 3, "another length, another run")
    let same = heap.makeClosure(3, captures: 3)
    #expect(heap.firstCapture(same) == run)
    #expect(heap.captures(same).map(\.kind) == [.nil, .nil, .nil], "nothing is left of the first")
  }

  @Test func objectsAreNumberedInTheOrderOfTheirMaking() {
    var heap = Heap()
    let first = heap.make(HeapTests.object(fields: 0))
    let second = heap.make(HeapTests.object(fields: 0))
    #expect(heap.object(first).order < heap.object(second).order)
  }

  static func object(fields: Int) -> ObjectCell {
    ObjectCell(
      type: 0, fields: Array(repeating: .nil, count: fields), native: .none, name: .none,
      ordinal: 0, serial: 0)
  }
}
