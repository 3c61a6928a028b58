import AnimGeometry
import Testing

@testable import AnimRuntime

/// Reading many properties together gives what reading each gives.
@Suite struct LanesTests {
  private static let properties: [Property] = [
    .alpha, .center, .frame, .bounds, .transform, .backgroundColor, .hidden, .cornerRadius,
  ]

  @Test func manyAreAsEach() {
    var log = Log()
    let boxes = (0..<5).map { _ in log.runtime.box() } + [ViewID.none]
    for (index, box) in boxes.enumerated() {
      log.runtime.animate(Double(index), delay: 0.5, done: UInt32(index)) {
        $0.setAlpha(0, box)
        $0.set(.center, of: box, to: .point(Point(Double(100 * index), 50)))
        $0.set(.cornerRadius, of: box, to: .number(9))
      }
    }
    let spec = AnimationSpec(
      duration: seconds(2), curve: .springRatio(dampingRatio: 0.3, velocity: 2),
      interruption: .additive)
    let block = log.runtime.beginAnimation(spec)
    log.runtime.set(.center, of: boxes[2], to: .point(Point(7, 8)))
    log.runtime.set(.alpha, of: boxes[2], to: .number(1))
    _ = log.runtime.endAnimation(block)
    var lanes: [SIMD4<Double>] = []
    for frame in 0..<300 {
      while true {
        let event = log.runtime.next(until: seconds(Double(frame) / 60))
        if case .reached = event { break }
        if event == .idle { break }
      }
      log.runtime.presentationLanes(Self.properties, of: boxes, into: &lanes)
      var place = 0
      for box in boxes {
        for property in Self.properties {
          #expect(lanes[place] == log.runtime.presentationLanes(property, of: box))
          if property == .center {
            let numbers = log.runtime.numbers(property, lane: 1, of: box)
            #expect(numbers.seen == lanes[place].y)
            if case .point(let model) = log.runtime.model(property, of: box) {
              #expect(numbers.model == model.y)
            }
          }
          place += 1
        }
      }
    }
  }
}
