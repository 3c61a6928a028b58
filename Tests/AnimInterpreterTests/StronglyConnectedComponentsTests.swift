import Testing

@testable import AnimInterpreter

/// Rings of values, found in graphs of arrays that hold each other.
@Suite struct StronglyConnectedComponentsTests {
  @Test func aChainHasNoRing() {
    let graph = Graph(edges: [[1], [2], []])
    let components = graph.components()
    #expect(Set((0..<3).map { components[graph.values[$0]] }).count == 3)
    for value in graph.values { #expect(!components.isRing(value)) }
  }

  @Test func twoThatHoldEachOtherAreOneComponent() {
    let graph = Graph(edges: [[1], [0], [0]])
    let components = graph.components()
    #expect(components[graph.values[0]] == components[graph.values[1]])
    #expect(components[graph.values[2]] != components[graph.values[0]])
    #expect(components.isRing(graph.values[0]) && components.isRing(graph.values[1]))
    #expect(!components.isRing(graph.values[2]), "it leads to a ring and is in none")
  }

  @Test func aValueThatHoldsItselfIsARing() {
    let graph = Graph(edges: [[0], []])
    let components = graph.components()
    #expect(components.isRing(graph.values[0]))
    #expect(!components.isRing(graph.values[1]))
  }

  /// What is known to be alive is not entered, and cuts the rings that lead through it.
  @Test func whatIsAliveCutsARing() {
    let graph = Graph(edges: [[1], [2], [0]])
    let components = graph.components(alive: [1])
    #expect(!components.isRing(graph.values[0]))
    #expect(components[graph.values[1]] == -1, "it was not entered")
  }

  /// Recursion would need a frame of the host's stack for every value.
  @Test func aRingOfAHundredThousandIsFound() {
    let count = 100_000
    let graph = Graph(edges: (0..<count).map { [($0 + 1) % count] })
    let components = graph.components(from: [0])
    #expect(components[graph.values[0]] == components[graph.values[count - 1]])
    #expect(components.isRing(graph.values[count / 2]))
  }

  /// Against the definition: two values are in one component if each can be reached from the other.
  @Test func randomGraphsAgreeWithTheDefinition() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 1...8, using: &generator)
      let edges = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Int.random(in: 0..<count, using: &generator)
        }
      }
      let graph = Graph(edges: edges)
      let components = graph.components()
      let reaches = Self.reachability(edges)
      for first in 0..<count {
        #expect(components.isRing(graph.values[first]) == reaches[first][first], "\(edges)")
        for second in 0..<count where second != first {
          #expect(
            (components[graph.values[first]] == components[graph.values[second]])
              == (reaches[first][second] && reaches[second][first]), "\(edges)")
        }
      }
    }
  }

  /// Whether a way of at least one step leads from one vertex to another (Floyd and Warshall).
  private static func reachability(_ edges: [[Int]]) -> [[Bool]] {
    let all = edges.indices
    var reaches = all.map { from in all.map { edges[from].contains($0) } }
    for middle in all {
      for from in all where reaches[from][middle] {
        for to in all where reaches[middle][to] { reaches[from][to] = true }
      }
    }
    return reaches
  }
}

/// Arrays in the heap of a machine, each holding those its edges lead to.
private struct Graph {
  private var session = Session()
  private(set) var values: [Value] = []

  init(edges: [[Int]]) {
    for _ in edges { values.append(session.machine.heap.make([Value]())) }
    for (value, held) in zip(values, edges) {
      let payload = session.machine.heap.payload(value)
      session.machine.heap.arrays[payload] = held.map { values[$0] }
    }
  }

  /// The components of what can be reached from some vertices, from all without `from`.
  func components(from first: [Int]? = nil, alive: Set<Int> = []) -> StronglyConnectedComponents {
    var isAlive = Array(repeating: false, count: session.machine.heap.headers.count)
    for index in alive { isAlive[Int(values[index].handle.index)] = true }
    let roots = (first ?? Array(values.indices)).filter { !alive.contains($0) }
    return StronglyConnectedComponents(
      session.machine, session.stage, from: roots.map { values[$0] }, without: isAlive)
  }
}
