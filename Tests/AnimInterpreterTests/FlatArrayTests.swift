import Testing

@testable import AnimInterpreter

/// The contract of flat arrays: a copy shares until one side makes its elements its own.
@Suite struct FlatArrayTests {
  @Test func elementsSurviveGrowth() {
    var array = FlatArray<Int>()
    for number in 0..<1000 { array.append(number) }
    #expect(array.count == 1000)
    #expect(Array(array) == Array(0..<1000))
    #expect(array.popLast() == 999)
    #expect(array.count == 999)
    var empty = FlatArray<Int>()
    #expect(empty.popLast() == nil)
  }

  @Test func aCopySharesUntilItMakesItsElementsItsOwn() {
    var array = FlatArray<Int>()
    for number in 0..<10 { array.append(number) }
    #expect(array.isUnshared == true)
    var copy = array
    #expect(copy.base == array.base)
    #expect(array.isUnshared == false)
    copy.copy()
    #expect(copy.base != array.base)
    #expect(array.isUnshared == true && copy.isUnshared == true)
    copy[3] = 33
    copy.append(10)
    #expect(array[3] == 3)
    #expect(array.count == 10)
    #expect(copy[3] == 33)
    #expect(copy.count == 11)
  }

  /// Both sides have room behind their elements after a copy, and none sees what the other puts there.
  @Test func bothSidesAppendAtTheSamePlace() {
    var array = FlatArray<Int>()
    array.append(1)
    var copy = array
    copy.copy()
    array.append(2)
    copy.append(3)
    #expect(Array(array) == [1, 2])
    #expect(Array(copy) == [1, 3])
  }

  @Test func aStoreUsesFreedPlacesAgain() {
    var store = FlatStore<Int>()
    let (first, second) = (store.insert(1), store.insert(2))
    store.remove(first, leaving: 0)
    #expect(store[second] == 2)
    #expect(store.insert(3) == first)
    #expect(store.insert(4) != second)
    #expect(store[first] == 3)
  }
}
