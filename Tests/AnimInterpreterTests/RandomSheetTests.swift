import AnimInterpreter
import AnimSyntax
import Foundation
import Testing

/// The bottom sheet of the samples in random hands: pans of any length, cut off by the sheet's leaving
/// the stage, and taps at any time. It comes to rest open or closed, as its state says, and a tap hits
/// it where it is seen.
@Suite struct RandomSheetTests {
  /// The sample up to what it does with the sheet.
  private static let sheet: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples/29-bottom-sheet.anim")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\nat ")[0]
  }()

  @Test(arguments: 0..<120) func comesToRest(seed: Int) {
    var hands = SheetHands(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 5)
    var text = RandomSheetTests.sheet + "\n"
    for _ in 0..<8 { text += hands.deed() }
    text += """
      at 20s {
        print("rest \\(state) \\(slide == nil) \\(sheet.presentation.frame) \\(sheet.frame)")
      }

      """
    var session = Session()
    let faults = session.load(SourceFile(name: "sheet.anim", text: text))
    #expect(!faults.contains { $0.severity == .error }, "\(faults)")
    for step in 1...20 {
      session.advance(toSeconds: Double(step) * 0.31)
      if let fault = session.miscounted() { Issue.record("\(fault)\n\(text)") }
    }
    let outcome = session.run()
    #expect(outcome == .idle, "\(session.runtimeDiagnostic?.message ?? "")\n\(text)")
    let lines = String(decoding: session.takeOutput(), as: UTF8.self).split(separator: "\n")
    let ends = [
      "rest .collapsed true rect(16, 560, 288, 80) rect(16, 560, 288, 80)",
      "rest .expanded true rect(0, 160, 320, 480) rect(0, 160, 320, 480)",
    ]
    #expect(ends.contains { lines.dropLast().last?.hasSuffix($0) ?? false }, "\(text)")
    checkHits(lines, text)
  }

  /// Each `hit WHAT` that a script prints is followed by a tap on that.
  private func checkHits(_ lines: [Substring], _ text: String) {
    for (index, line) in lines.enumerated() where line.contains(" print hit ") {
      let target = line.split(separator: " ").last ?? ""
      // Other blocks of the instant may stand between, in the same input phase.
      let tap = lines[index...].first { $0.contains(" input tap ") }
      #expect(tap?.contains(" input tap \(target) ") == true, "\(line)\n\(text)")
    }
  }
}

/// What hands do with the sheet, as script lines.
private struct SheetHands {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  mutating func deed() -> String {
    let time = "\(below(4000))ms"
    let y = 160 + below(470)
    switch below(6) {
    case 0: return "at \(time) { tap sheet }\n"
    case 1:
      return """
        at \(time) {
          let frame = sheet.presentation.frame
          let isThere = sheet.superview != nil && \(y) >= frame.y && \(y) < frame.y + frame.height
          print("hit \\(isThere ? "sheet" : "stage")")
          tap (160, \(y))
        }

        """
    case 2:
      return """
        at \(time) {
          sheet.removeFromSuperview()
          after \(1 + below(200))ms { stage.addSubview(sheet) }
        }

        """
    default:
      let way = (below(2) == 0 ? -1 : 1) * below(600)
      let start = below(2) == 0 ? 600 : y
      return "at \(time) { pan sheet from (160, \(start)) to (160, \(start + way)) over "
        + "\(below(700))ms }\n"
    }
  }
}
