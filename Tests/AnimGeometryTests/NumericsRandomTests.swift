import AnimGeometry
import Testing

@Suite struct NumericsRandomTests {
  /// From an independent implementation of the published generators.
  @Test func theStreamNeverChanges() {
    var one = RandomSource(seed: 1)
    let first: [UInt64] = [
      0xB3F2_AF6D_0FC7_10C5, 0x853B_5596_4736_4CEA, 0x92F8_9756_082A_4514, 0x642E_1C7B_C266_A3A7,
      0xB27A_48E2_9A23_3673,
    ]
    for value in first { #expect(one.next() == value) }
    var seven = RandomSource(seed: 7)
    #expect(seven.next() == 0xB358_FAF7_4EF9_765A && seven.next() == 0x475C_3D96_4F48_2CD2)
    var units = RandomSource(seed: 1)
    #expect(units.nextUnit() == 0.7029218331588505 && units.nextUnit() == 0.5204366199388569)
    var dice = RandomSource(seed: 1)
    #expect((0..<10).map { _ in dice.below(6) } == [4, 3, 3, 2, 4, 0, 0, 2, 5, 3])
    var cards = RandomSource(seed: 7)
    #expect(cards.shuffledIndices(8) == [6, 0, 2, 3, 4, 7, 1, 5])
  }

  @Test func copiesGoOnAlike() {
    var a = RandomSource(seed: 5)
    _ = a.next()
    var b = a
    #expect(a == b && a.next() == b.next() && a == b)
  }

  @Test func rangesHold() {
    var random = RandomSource(seed: 9)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 {
      let value = random.uniform(-2, 3)
      #expect(value >= -2 && value <= 3)
      counts[random.below(7)] += 1
    }
    #expect(counts.allSatisfy { $0 > 850 && $0 < 1150 })
    #expect(random.uniform(4, 4) == 4)
    let reversed = random.uniform(3, -2)
    #expect(reversed >= -2 && reversed <= 3)
    let widest = random.uniform(-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    #expect(widest.isFinite)
    #expect(random.below(0) == 0 && random.below(-3) == 0 && random.below(1) == 0)
    #expect(random.below(.max) >= 0 && random.shuffledIndices(-1).isEmpty)
  }
}
