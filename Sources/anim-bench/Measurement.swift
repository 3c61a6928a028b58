/// The runs of a work, ours and the peer's in turn, by their medians.
struct Measurement {
  let name: String
  /// Seconds of processor time.
  let ours: Double
  let peer: Double?
  /// The median of the ratios of paired runs.
  let ratio: Double?
  let check: String
  let peerCheck: String?

  init(of work: Work, at place: Place) throws(BenchError) {
    name = work.name
    let script = work.script.hasPrefix("/") ? work.script : place.scripts + "/" + work.script
    let our = [place.anim] + work.arguments + [script]
    let peer = place.peers.map { directory in
      [work.peer.interpreter, directory + "/" + work.peer.script] + work.peer.arguments
    }
    var (times, peerTimes, ratios): ([Double], [Double], [Double]) = ([], [], [])
    var (result, peerResult): (String, String?) = ("", nil)
    for _ in 0..<work.runs {
      let output = try Child.run(our)
      guard output.status == 0 else { throw BenchError("anim fails on \(script)") }
      times.append(output.seconds)
      result = work.result(output)
      guard let peer else { continue }
      let other = try Child.run(peer)
      guard other.status == 0 else { throw BenchError("\(peer.joined(separator: " ")) fails") }
      peerTimes.append(other.seconds)
      ratios.append(output.seconds / max(other.seconds, 1e-6))
      peerResult = work.peer.result(other)
    }
    ours = Measurement.median(times) ?? 0
    self.peer = Measurement.median(peerTimes)
    ratio = Measurement.median(ratios)
    check = result
    peerCheck = peerResult
  }

  /// Whether both came to the same: word by word, numbers by their values.
  var agrees: Bool {
    guard let peerCheck else { return true }
    let (words, others) = (Measurement.words(check), Measurement.words(peerCheck))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        word == other || Double(word).map { Double(other) == $0 } ?? false
      }
  }

  /// The line that is printed.
  var json: String {
    let result = agrees ? check : "ours \(check), peer \(peerCheck ?? "")"
    return "{\"job\":\"\(name)\",\"ours\":\(text(ours)),\"peer\":\(text(peer)),"
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
