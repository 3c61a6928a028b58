import AnimSyntax
import Testing

@testable import AnimInterpreter

@Suite struct ScopeTableTests {
  private let x = Name(id: 1)
  private let y = Name(id: 2)

  @Test func anInnerNameHidesAnOuterOneUntilItsScopeEnds() {
    var table = ScopeTable<Int>()
    table.append(x, 10)
    table.append(y, 20)
    table.append(x, 11)
    #expect(table.index(of: x) == 2)
    table.append(x, 12)
    #expect(table.index(of: x).map { table[$0] } == 12)
    table.truncate(to: 2)
    #expect(table.index(of: x).map { table[$0] } == 10)
    #expect(table.index(of: y).map { table[$0] } == 20)
    table.truncate(to: 0)
    #expect(table.index(of: x) == nil)
    #expect(table.count == 0)
  }

  @Test func anEntryWithoutANameIsKeptAndNeverFound() {
    var table = ScopeTable<Int>()
    table.append(.none, 1)
    table.append(.none, 2)
    #expect(table.count == 2)
    #expect(table.index(of: .none) == nil)
    table.truncate(to: 1)
    #expect(table.last == 1)
  }

  /// Against the plain way: the last pair of the name in a list.
  @Test func randomScopesAgreeWithAListThatIsSearched() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var table = ScopeTable<Int>()
      var list: [(name: UInt32, element: Int)] = []
      for step in 0..<60 {
        if Int.random(in: 0..<4, using: &generator) == 0 {
          let count = Int.random(in: 0...list.count, using: &generator)
          table.truncate(to: count)
          list.removeSubrange(count...)
        } else {
          let name = UInt32.random(in: 1...5, using: &generator)
          table.append(Name(id: name), step)
          list.append((name, step))
        }
        for name in UInt32(1)...5 {
          #expect(table.index(of: Name(id: name)) == list.lastIndex { $0.name == name })
        }
      }
    }
  }
}
