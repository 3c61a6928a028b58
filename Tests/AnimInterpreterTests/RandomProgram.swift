/// A script of animations made from a seed, for what must hold of every script.
struct RandomProgram {
  /// What a program may contain.
  enum Kind {
    /// Anything.
    case any
    /// Only blocks that begin where things are seen: nothing may jump when one is made.
    case smooth
  }

  private(set) var text = ""
  /// How many blocks it makes; block n prints `end n true` or `end n false`.
  private(set) var blockCount = 0
  /// Times to look at, in milliseconds.
  private(set) var times: [Int] = []

  private let kind: Kind
  private var state: UInt64

  init(seed: Int, _ kind: Kind) {
    self.kind = kind
    state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 12345
    write()
  }

  // MARK: Dice

  private mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  /// A decimal from `low` to `high` with two digits after the point.
  private mutating func decimal(_ low: Int, _ high: Int) -> String {
    let hundredths = low * 100 + below((high - low) * 100 + 1)
    let sign = hundredths < 0 ? "-" : ""
    let rest = hundredths.magnitude % 100
    return "\(sign)\(hundredths.magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private mutating func one(of choices: [String]) -> String { choices[below(choices.count)] }

  // MARK: Writing

  private mutating func write() {
    text = """
      let a = view (20, 20) center (0, 0)
      let b = view (20, 20) center (100, 100)
      let c = view (20, 20) center (50, 50) in b
      func seen() {
          return [a, b, c].flatMap { box in
              let p = box.presentation
              return [p.center.x, p.center.y, p.bounds.width, p.alpha, p.transform.rotation]
          }
      }

      """
    for _ in 0..<(4 + below(8)) {
      text += "after \(below(1500))ms {\n    let before = seen()\n"
      let number = blockCount
      writeBlock(depth: 0, indent: "    ")
      text += """
            let now = seen()
            var largest = 0
            for i in 0..<now.count { largest = max(largest, abs(now[i] - before[i])) }
            print("jump \(number) \\(largest < 0.000001)")
        }

        """
    }
    if kind == .any, below(3) == 0 {
      text += "after \(below(1500))ms { c.removeFromSuperview() }\n"
    }
    times = (0..<20).map { _ in below(4000) }.sorted()
    let list = times.map { "\($0)ms" }.joined(separator: ", ")
    text +=
      "trace [a.center, b.bounds, c.alpha, a.transform.rotation, c.frame] at [\n    \(list)\n]\n"
  }

  private mutating func writeBlock(depth: Int, indent: String) {
    let number = blockCount
    blockCount += 1
    let isSpringByConstants = below(6) == 0
    text += indent + (isSpringByConstants ? "animate()" : "animate \(duration())")
    let hasFractions = !isSpringByConstants
    if isSpringByConstants {
      text += " stiffness \(decimal(50, 400)) damping \(decimal(4, 40))"
      if below(2) == 0 { text += " mass \(decimal(1, 3))" }
      if below(2) == 0 { text += " velocity(\(decimal(-9, 9)))" }
    } else if below(3) == 0 {
      text += " damping \(one(of: ["0.2", "0.5", "0.8", "1", "1.5"]))"
      if below(2) == 0 { text += " velocity(\(decimal(-4, 4)))" }
    } else {
      let curves = [".linear", ".easeIn", ".easeOut", ".easeInOut", "[0.3, -1, 0.6, 2]"]
      text += " curve \(one(of: curves))"
    }
    if below(4) == 0 {
      text += kind == .smooth || below(3) > 0 ? " delay \(below(400))ms" : " delay(-0.1s)"
    }
    if kind == .any {
      if below(4) == 0 { text += " autoreverses true" }
      if below(4) == 0 { text += " repeatCount \(one(of: ["2", "1.5", "0.5"]))" }
      if below(2) == 0 { text += " options .beginFromCurrentState" }
    } else {
      text += " options .beginFromCurrentState"
    }
    if below(2) == 0 { text += " interruption .additive" }
    text += " {\n"
    let inner = indent + "    "
    for _ in 0..<below(3) { writeChange(inner) }
    if depth < 2, below(5) == 0 { writeBlock(depth: depth + 1, indent: inner) }
    // A block inside another has its spring, and with it perhaps no fractions.
    if depth == 0, hasFractions, below(2) == 0 { writeKeyframes(inner) }
    text += indent + "} completion { finished in print(\"end \(number) \\(finished)\") }\n"
  }

  private mutating func duration() -> String {
    if kind == .any, below(8) == 0 { return "0s" }
    return "\(50 + below(1200))ms"
  }

  private mutating func writeKeyframes(_ indent: String) {
    var start = 0
    while start < 90 {
      let isStep = kind == .any && below(5) == 0
      let length = isStep ? 0 : 1 + below(100 - start)
      let start2 = start < 10 ? "0.0\(start)" : "0.\(start)"
      let length2 =
        length == 100 ? "1" : length < 10 ? "0.0\(length)" : "0.\(length)"
      text += indent + "keyframe \(start2) duration \(length2)"
      if below(3) == 0 { text += " curve .easeIn" }
      text += " {\n"
      writeChange(indent + "    ")
      text += indent + "}\n"
      start += 10 + below(50)
    }
  }

  private mutating func writeChange(_ indent: String) {
    let box = one(of: ["a", "b", "c"])
    switch below(5) {
    case 0: text += indent + "\(box).center = (\(decimal(0, 300)), \(decimal(0, 300)))\n"
    case 1: text += indent + "\(box).bounds = rect(0, 0, \(decimal(1, 90)), \(decimal(1, 90)))\n"
    case 2: text += indent + "\(box).alpha = \(decimal(0, 1))\n"
    // Small turns: their sums stay below half a turn, where an angle would start anew.
    case 3: text += indent + "\(box).transform = rotation(0.\(below(20)))\n"
    default: text += indent + "\(box).center.x += \(decimal(-50, 50))\n"
    }
  }
}
