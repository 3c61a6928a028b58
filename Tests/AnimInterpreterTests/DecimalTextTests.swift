import AnimGeometry
import Testing

@testable import AnimInterpreter

@Suite struct DecimalTextTests {
  @Test(
    arguments: [
      (3, "3"), (0.1, "0.1"), (-2.5, "-2.5"), (1e20, "100000000000000000000"), (-0.0, "0"),
      (0, "0"), (.infinity, "infinity"), (-.infinity, "-infinity"), (1e-7, "0.0000001"),
      (1.5e-5, "0.000015"), (-1, "-1"), (9, "9"), (10, "10"), (1_234_567, "1234567"),
      (9_007_199_254_740_991, "9007199254740991"), (0x1p53, "9007199254740992"),
      (0x1p63, "9223372036854776000"), (1.25e21, "1250000000000000000000"), (0.3, "0.3"),
      (0.1 + 0.2, "0.30000000000000004"), (100.25, "100.25"), (2.0 / 3, "0.6666666666666666"),
      (1e-4, "0.0001"), (-0.000099, "-0.000099"), (4503599627370495.5, "4503599627370495.5"),
    ] as [(Double, String)])
  func printsTheFewestDigits(_ value: Double, _ text: String) {
    #expect(DecimalText.string(value) == text)
  }

  @Test func everyFiniteDoubleReadsBack() {
    var random = RandomSource(seed: 3)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let text = DecimalText.string(value)
      #expect(Double(text) == value)
      #expect(!text.contains("e") && !text.hasSuffix(".") && !text.hasSuffix(".0"))
    }
    for _ in 0..<20_000 {
      let value = random.uniform(-1, 1) * Elementary.exp2(random.uniform(-20, 60))
      let text = DecimalText.string(value)
      #expect(Double(text) == value && !text.contains("e"))
    }
    for value in [Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e15, 1e16, 0x1.8p53] {
      #expect(Double(DecimalText.string(value)) == value)
    }
  }

  @Test func wholeNumbersOfAllSizes() {
    var bytes: [UInt8] = []
    DecimalText.append(Int64.min, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "-9223372036854775808")
  }
}
