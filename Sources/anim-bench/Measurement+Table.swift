/// The table in README.md.
extension Measurement {
  static var tableHead: String {
    """
    | Job | Work | Ours | Peer | Peer's time | Ours / peer's |
    |---|---|---|---|---|---|

    """
  }

  var row: String {
    let columns = [
      work.name, work.title, milliseconds(ours), work.peer.title,
      peer.map(milliseconds) ?? "not measured", ratio.map { decimal($0, 2) } ?? "",
    ]
    return "| " + columns.joined(separator: " | ") + " |" + (agrees ? "" : " wrong result")
  }

  private func milliseconds(_ seconds: Double) -> String {
    decimal(seconds * 1000, seconds < 0.01 ? 1 : 0) + " ms"
  }

  /// A positive number with so many decimals.
  private func decimal(_ number: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = "\(Int((number * scale).rounded()))"
    if places == 0 { return whole }
    let digits = String(repeating: "0", count: max(0, places + 1 - whole.count)) + whole
    return "\(digits.dropLast(places)).\(digits.suffix(places))"
  }
}
