import Glibc
import Testing

@testable import AnimTrace

@Suite struct FixedDecimalTests {
  private func text(_ value: Double, _ precision: Int) -> String {
    var buffer = TraceBuffer()
    buffer.write(atMost: FixedDecimal.longest) {
      FixedDecimal(precision: precision).write(value, at: $0)
    }
    return String(decoding: buffer.take(), as: UTF8.self)
  }

  @Test func agreesWithTheTable() {
    let rows = fixedDecimalTable.split(separator: "\n")
    #expect(rows.count > 300)
    for row in rows {
      let fields = row.split(separator: " ")
      let value = Double(bitPattern: UInt64(fields[0], radix: 16)!)
      #expect(text(value, Int(fields[1])!) == fields[2], "\(value)")
    }
  }

  @Test func agreesWithPrintfOnRandomValues() {
    var generator = Sequence64(state: 42)
    var room = [CChar](repeating: 0, count: 400)
    for round in 0..<20_000 {
      let bits = generator.next()
      let precision = Int(bits % 16)
      let wild = Double(bitPattern: generator.next())
      let tame = (Double(bits >> 20) - 8e12) / 1_048_576
      let value = round % 4 == 0 ? wild : round % 4 == 1 ? (tame * 64).rounded() / 64 : tame
      guard value.isFinite else { continue }
      _ = withVaList([value]) { vsnprintf(&room, room.count, "%.\(precision)f", $0) }
      var expected = String(decoding: room.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
      if expected.allSatisfy({ "-0.".contains($0) }), expected.hasPrefix("-") {
        expected.removeFirst()
      }
      if text(value, precision) != expected {
        Issue.record("\(value) with \(precision) decimals: \(text(value, precision)), \(expected)")
      }
    }
  }

  @Test func hasWordsForWhatHasNoDigits() {
    #expect(text(.infinity, 3) == "infinity")
    #expect(text(-.infinity, 3) == "-infinity")
    #expect(text(.nan, 3) == "nan")
  }

  @Test func shortestReadsBack() {
    var generator = Sequence64(state: 9)
    func shortest(_ value: Double) -> String {
      var buffer = TraceBuffer()
      buffer.write(atMost: ShortestDecimal.longest) { ShortestDecimal.write(value, at: $0) }
      return String(decoding: buffer.take(), as: UTF8.self)
    }
    for value in [0.1, 1.5, -2.25, 1e-7, 123456.789] { #expect(shortest(value) == "\(value)") }
    #expect(shortest(1e-6) == "0.000001")
    #expect(shortest(-0.0) == "0")
    #expect(shortest(3) == "3")
    for round in 0..<20_000 {
      let bits = generator.next()
      let value = round % 2 == 0 ? Double(bitPattern: bits) : Double(bits >> 30) / 1e7
      guard value.isFinite else { continue }
      let text = shortest(value)
      if Double(text) != value { Issue.record("\(value) as \(text)") }
      // Both spellings have the same digits; only ours says 0.00001 for 1e-05.
      let extra = value.magnitude < 1e-4 ? 4 : 0
      let plain = value.description
      if text.utf8.count > plain.utf8.count + extra {
        Issue.record("\(text) is longer than \(plain)")
      }
    }
  }
}

/// A seeded source of bits (splitmix64), so a failure repeats.
struct Sequence64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
