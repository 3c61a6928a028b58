import AnimRuntime
import AnimSyntax
import AnimTrace

extension InteractiveSession {
  /// How a number goes on from now, at moments that lie equally far apart.
  public struct Samples: Sendable {
    /// The first and the last moment, in seconds.
    public var start, end: Double
    /// What is seen and what the model has at each moment; fewer where the script fails before the
    /// last one.
    public var seen: [Double] = []
    public var model: [Double] = []
  }

  /// How long `foresee` looks ahead where nobody says it and things go on, in seconds.
  public static let outlook = 10.0

  /// How a number will be seen if nothing more is typed; nothing changes by looking ahead.
  ///
  /// - Parameters:
  ///   - seconds: how far; nil goes up to the moment when nothing is pending, `outlook` at most.
  ///   - count: the number of moments, at least 2.
  public func predict(
    _ text: String, seconds: Double?, count: Int
  ) throws(InspectionError) -> Samples {
    let length = seconds ?? restTime()
    var course = Samples(start: now, end: now + length)
    let (start, steps) = (session.stage.runtime.now, Double(max(count, 2) - 1))
    try glance { (copy) throws(InspectionError) in
      for step in 0...Int(steps) {
        let time = start + Time(seconds: length * Double(step) / steps)
        switch copy.advance(to: time) {
        case .failed, .interrupted, .abandoned: return
        case .done, .idle, .stopped: break
        }
        // Where the script said `stop()` the clock stands still.
        guard copy.session.stage.runtime.now == time else { return }
        copy.history = []
        let sight = try copy.glance { (probe) throws(InspectionError) in try probe.look(at: text) }
        guard case .value(.number(let seen), .number(let model)) = sight, seen.isFinite,
          model.isFinite
        else { throw copy.noNumber(text, sight) }
        course.seen.append(seen)
        course.model.append(model)
      }
    }
    return course
  }

  /// Seconds until nothing is pending, `outlook` at most, and a second where nothing is.
  private func restTime() -> Double {
    if session.stage.runtime.nextDate == nil { return 1 }
    let start = session.stage.runtime.now
    let length = glance { copy -> Double in
      guard case .idle = copy.run(atMost: InteractiveSession.outlook) else {
        return InteractiveSession.outlook
      }
      return (copy.session.stage.runtime.now - start).seconds
    }
    return length > 0 ? length : 1
  }

  private func noNumber(_ text: String, _ sight: Inspection) -> InspectionError {
    let file = SourceFile(name: "[:]", text: text)
    var parts: [String] = []
    switch sight {
    case .view: parts = ["alpha", "center.x", "center.y"]
    case .value(.pair, _): parts = ["x", "y"]
    default: break
    }
    return InspectionError(
      diagnostics: [.notDrawn(text, parts, at: SourceRange(0, UInt32(file.bytes.count)))],
      source: file)
  }
}
