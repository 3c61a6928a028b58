import AnimSyntax
import Testing

@testable import AnimInterpreter

/// Copies: of a heap as a whole, and of collections that a script changes.
@Suite struct HeapCopyTests {
  /// Neither side of a copy sees what the other does once it has made its memory its own.
  @Test func copiesOfAHeapAreIndependentOnceUnshared() {
    var heap = Heap()
    let cell = heap.makeCell(Value(1))
    let closure = heap.makeClosure(0, captures: 1)
    heap.setCaptured(closure, 0, Value(1))
    var copy = heap
    copy.unshare()
    copy.cells[copy.payload(cell)] = Value(2)
    copy.setCaptured(closure, 0, Value(2))
    copy.retain(cell)
    _ = copy.makeCell(Value(3))
    #expect(heap.content(cell).integer == 1)
    #expect(heap.captured(closure, 0).integer == 1)
    #expect(heap.count(of: cell) == 1)
    #expect(heap.headers.count == 2)
    #expect(copy.content(cell).integer == 2)
    #expect(copy.captured(closure, 0).integer == 2)
    #expect(copy.count(of: cell) == 2)
    #expect(copy.headers.count == 3)
  }

  @Test func aHeapWithoutCopiesStaysWhereItIs() {
    var heap = Heap()
    _ = heap.makeCell(Value(1))
    let before = heap.headers.base
    heap.unshare()
    #expect(heap.headers.base == before)
    let copy = heap
    heap.unshare()
    #expect(heap.headers.base != before)
    #expect(copy.headers.base == before)
  }

  @Test(arguments: [
    "list.append(2)", "list[0] = 2", "list += [2]", "list.removeLast()",
  ])
  func aCollectionOfOneOwnerIsChangedInPlace(change: String) {
    var session = Self.session("var list = [3, 1]\nlist.append(0)")
    let before = Self.global(0, session)
    #expect(session.load(SourceFile(name: "change", text: change)).isEmpty)
    let after = Self.global(0, session)
    #expect(after.handle == before.handle, "the same value")
    #expect(session.machine.heap.isUnique(after))
  }

  @Test(arguments: ["list.append(2)", "list[0] = 2", "list += [2]", "list.removeLast()"])
  func aCollectionOfTwoOwnersIsCopiedFirst(change: String) {
    var session = Self.session("var list = [3, 1]\nlet other = list")
    let before = Self.global(0, session)
    #expect(session.machine.heap.count(of: before) == 2)
    #expect(session.load(SourceFile(name: "change", text: change)).isEmpty)
    let after = Self.global(0, session)
    #expect(after.handle != before.handle, "a value of its own")
    #expect(Self.global(1, session).handle == before.handle)
    #expect(session.machine.heap.array(before).map(\.integer) == [3, 1])
    #expect(session.machine.heap.isUnique(before))
    #expect(session.machine.heap.isUnique(after))
  }

  /// A place inside of others is moved out and back, level by level, without a copy of any.
  @Test func aNestedCollectionIsChangedInPlace() {
    var session = Self.session("var grid = [[1, 2], [3, 4]]\ngrid.append([5])")
    let outer = Self.global(0, session)
    let inner = session.machine.heap.array(outer)[1]
    #expect(session.load(SourceFile(name: "change", text: "grid[1][0] = 7")).isEmpty)
    #expect(Self.global(0, session).handle == outer.handle)
    #expect(session.machine.heap.array(outer)[1].handle == inner.handle)
    #expect(session.machine.heap.array(inner).map(\.integer) == [7, 4])
  }

  private static func session(_ text: String) -> Session {
    var configuration = RunConfiguration()
    configuration.isSession = true
    var session = Session(configuration)
    #expect(session.load(SourceFile(name: "test", text: text)).isEmpty)
    return session
  }

  /// The value of the variable in a slot of the outermost level.
  private static func global(_ slot: Int, _ session: Session) -> Value {
    session.machine.heap.content(session.machine.globals[slot])
  }
}
