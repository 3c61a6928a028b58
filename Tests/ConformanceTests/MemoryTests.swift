import Foundation
import TestSupport
import Testing

/// What a built program takes: it must not grow with the time it runs. Only with `ANIM_BINARY`.
@Suite struct MemoryTests {
  private static let binary = ProcessInfo.processInfo.environment["ANIM_BINARY"].map {
    URL(fileURLWithPath: $0, relativeTo: AnimRunner.root).path
  }

  /// The most that any of the scripts may take, in kilobytes: 12 MB of a plain build at rest, which
  /// the loader moves to a free address and so copies in part, and 2 MB for the run.
  private static let limit = 14 << 10

  static let scripts: [(name: String, source: String)] = [
    (
      "a fade",
      "let box = view (9, 9)\nanimate 0.5s { box.alpha = 0 }\ntrace box.alpha every .frame"
    ),
    ("a million fires", "every 0.001s { }"),
    (
      "a million animations",
      """
      let box = view (9, 9)
      func again() { animate 0.001s { box.alpha = 1 - box.alpha } completion { again() } }
      again()
      """
    ),
    ("a million lines", "for i in 1...1000000 { print(i) }"),
    (
      "a million samples",
      "let box = view (9, 9)\nanimate 1000s { box.alpha = 0 }\ntrace box.alpha every 0.001s"
    ),
    ("a million waits", "while true { wait 0.001s }"),
    (
      "a hundred thousand of everything",
      """
      class Card: view { var taps = [1]; lazy var text = "\\(self.taps)" }
      for i in 0..<100000 {
          let card = Card (9, 9)
          card.taps.append(i)
          card.text
          animate 0.01s { card.center.x = i; card.transform = rotation(i) }
          trace card.center every 0.005s
          sequence { wait 0.005s; card.removeFromSuperview() }
          wait 0.01s
      }
      """
    ),
  ]

  @Test(.enabled(if: binary != nil), arguments: scripts.indices)
  func staysSmall(_ index: Int) throws {
    let script = MemoryTests.scripts[index]
    let binary = try #require(MemoryTests.binary)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("anim-" + UUID().uuidString)
    try script.source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try #require(
      PeakMemory.run([binary, "run", "--until", "1000s", "--max-lines", "100000000", file.path]))
    #expect(result.status == 0, "\(script.name) ends by itself")
    #expect(result.kilobytes > 0)
    #expect(result.kilobytes < MemoryTests.limit, "\(script.name) takes \(result.kilobytes) KB")
  }
}
