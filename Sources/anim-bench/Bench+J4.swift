extension Bench {
  /// J4: balls and boxes in a box, against the engine driven by hand with the same numbers.
  static var physics: [Work] {
    [
      scene("J4-1000", "1,000 bodies fall and pile up, 600 steps", count: 1000, seconds: 10),
      scene(
        "J4-10", "10 bodies that never rest, 30,000 steps", count: 10, seconds: 500,
        elasticity: 1, friction: 0),
      scene(
        "J4-action", "the 1,000 bodies, and a block for each of them after each step", count: 1000,
        seconds: 10, acts: true),
    ]
  }

  /// Where bodies meet, the last digits soon differ, as gravity is a force of ours and the engine's
  /// own in the peer; without loss, nothing settles them, so that only the size of the result can be
  /// compared.
  private static func scene(
    _ name: String, _ title: String, count: Int, seconds: Int, elasticity: Double = 0.2,
    friction: Double = 0.3, acts: Bool = false
  ) -> Work {
    let settings = [
      "count=\(count)", "seconds=\(seconds)", "elasticity=\(elasticity)", "friction=\(friction)",
      "acts=\(acts)",
    ]
    return Work(
      name: name, title: title,
      ours: .script(
        "boxes.anim",
        arguments: ["run", "--kinds", "print", "--max-instructions", "1000000000"]
          + settings.flatMap { ["--set", $0] }),
      peer: .init(
        runner: .scene("boxes.cpp"),
        arguments: ["\(count)", "\(seconds * 60)", "\(elasticity)", "\(friction)"],
        result: Work.lastField), tolerance: elasticity < 1 ? 0.001 : 0.5)
  }
}
