/// A way in which a part of a sentence says something: with one of some symbols in another clause,
/// and beside one of some other clauses. What has several says something in each of them.
struct ClauseUse: Sendable {
  /// The clause whose symbol decides.
  var clause = "kind"
  /// Without their dots; none for any.
  var symbols: [String] = []
  /// The labels of the others; none for any.
  var beside: [String] = []
}

/// Why a part of a sentence says nothing.
enum ClauseIdleness {
  case withSymbol(String, in: String, instead: [String])
  case alone(without: [String])

  func message(_ label: String) -> String {
    switch self {
    case .withSymbol(let symbol, let clause, _):
      "with '\(clause) .\(symbol)' the '\(label)' has no effect"
    case .alone(let others): "'\(label)' has no effect without \(ClauseIdleness.list(others))"
    }
  }

  func remedy(_ label: String) -> String {
    switch self {
    case .withSymbol(_, let clause, let instead):
      "leave it out, or use "
        + ClauseIdleness.list(["\(clause) .\(instead[0])"] + instead.dropFirst().map { "." + $0 })
    case .alone(let others): "add \(ClauseIdleness.list(others)), or leave '\(label)' out"
    }
  }

  /// `a`, `b` or `c`.
  static func list(_ words: [String]) -> String {
    let words = words.map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension [ClauseUse] {
  /// Why what is used so says nothing; nil where it says something.
  ///
  /// - Parameters:
  ///   - symbol: what a clause says, nil where nobody knows yet: it may then be any.
  ///   - has: whether another clause says something.
  func idleness(symbol: (String) -> String?, has: (String) -> Bool) -> ClauseIdleness? {
    guard let first else { return nil }
    let open = filter { use in
      guard !use.symbols.isEmpty, let given = symbol(use.clause) else { return true }
      return use.symbols.contains(given)
    }
    if open.isEmpty {
      return .withSymbol(
        symbol(first.clause) ?? "", in: first.clause, instead: flatMap(\.symbols))
    }
    if open.contains(where: { $0.beside.isEmpty || $0.beside.contains(where: has) }) { return nil }
    return .alone(without: open.flatMap(\.beside))
  }

  /// For documentation; empty for what says something always.
  var text: String {
    if isEmpty { return "" }
    let ways = map { use in
      var words: [String] = []
      if let symbol = use.symbols.first {
        let symbols = ["\(use.clause) .\(symbol)"] + use.symbols.dropFirst().map { "." + $0 }
        words.append("with " + ClauseIdleness.list(symbols))
      }
      if !use.beside.isEmpty { words.append("together with " + ClauseIdleness.list(use.beside)) }
      return words.joined(separator: " ")
    }
    return "only " + ways.joined(separator: ", or ")
  }
}
