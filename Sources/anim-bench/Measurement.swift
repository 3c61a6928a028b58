/// The runs of a work, ours and the peer's in turn, by their medians.
struct Measurement {
  let work: Work
  /// Seconds of processor time.
  let ours: Double
  let peer: Double?
  /// The median of the ratios of paired runs.
  let ratio: Double?
  let check: String
  let peerCheck: String?

  init(of work: Work, at place: Place) throws(BenchError) {
    self.work = work
    let peer = try place.command(of: work.peer)
    // One run of each comes first, whose output is looked at and whose time is not.
    var result = try Measurement.once(work.ours, at: place, looks: true)
    let peerOutput = try peer.map { command throws(BenchError) in
      try Measurement.once(command, looks: true)
    }
    var (times, peerTimes, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<work.runs {
      let time = try Measurement.once(work.ours, at: place, looks: false).seconds
      times.append(time)
      guard let peer else { continue }
      let peerTime = try Measurement.once(peer, looks: false).seconds
      peerTimes.append(peerTime)
      ratios.append(time / max(peerTime, 1e-6))
    }
    result.seconds = Measurement.median(times) ?? 0
    ours = result.seconds
    self.peer = Measurement.median(peerTimes)
    ratio = Measurement.median(ratios)
    check = result.check
    peerCheck = peerOutput.map(work.peer.result)
  }

  /// Runs our side once; the check is empty unless its output is looked at.
  private static func once(
    _ ours: Work.Ours, at place: Place, looks: Bool
  ) throws(BenchError) -> Work.Result {
    switch ours {
    case .here(let run): return run()
    case .script(let script, let arguments, let result):
      let path = script.hasPrefix("/") ? script : place.scripts + "/" + script
      let output = try once([place.anim] + arguments + [path], looks: looks)
      return Work.Result(seconds: output.seconds, check: looks ? result(output) : "")
    }
  }

  private static func once(_ command: [String], looks: Bool) throws(BenchError) -> Child.Output {
    let output = try Child.run(command, looks: looks)
    guard output.status == 0 else {
      throw BenchError("\(command.joined(separator: " ")) fails")
    }
    return output
  }

  /// Whether both came to the same: word by word, numbers by their values.
  var agrees: Bool {
    guard let peerCheck else { return true }
    let (words, others) = (Measurement.words(check), Measurement.words(peerCheck))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        guard word != other else { return true }
        guard let number = Double(word), let otherNumber = Double(other) else { return false }
        return (number - otherNumber).magnitude <= work.tolerance * otherNumber.magnitude
      }
  }

  /// The line that is printed.
  var json: String {
    let result = agrees ? check : "ours \(check), peer \(peerCheck ?? "")"
    return "{\"job\":\"\(work.name)\",\"ours\":\(text(ours)),\"peer\":\(text(peer)),"
      + "\"ratio\":\(text(ratio)),\"check\":\"\(result)\"}"
  }

  /// A number with the microseconds that are measured.
  private func text(_ number: Double?) -> String {
    number.map { "\(($0 * 1e6).rounded() / 1e6)" } ?? "null"
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\t" }
  }

  private static func median(_ numbers: [Double]) -> Double? {
    numbers.isEmpty ? nil : numbers.sorted()[numbers.count / 2]
  }
}
