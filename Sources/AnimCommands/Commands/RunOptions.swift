import AnimInterpreter
import AnimTrace

/// What the arguments of `run` ask for.
struct RunOptions: Sendable {
  /// What stops a script that does too much.
  struct Limits: Sendable {
    var instructions = 2_000_000_000
    var events = 10_000_000
    var megabytes = 512
    var lines = 10_000_000
    var depth = 10_000
    var rounds = 10_000
  }

  /// Virtual time in seconds; nil leaves it to the script, then 60 s.
  var until: Double?
  var frameRate = 60
  var seed: UInt64?
  var timeScale = 1.0
  var precision = 3
  var format = TraceWriter.Format.text
  var traces: [String] = []
  var kinds: EventKinds?
  var settings: [(name: String, value: String)] = []
  var limits = Limits()
  /// Seconds of real time; nil for no limit.
  var wall: Double?

  init(_ arguments: Arguments) throws(UsageError) {
    until = try arguments.seconds("--until")
    frameRate = try arguments.integer("--fps", in: 1...100_000) ?? frameRate
    precision = try arguments.integer("--precision", in: 0...15) ?? precision
    wall = try arguments.number("--max-wall")
    if let factor = try arguments.number("--slow") {
      guard RunConfiguration.timeScales.contains(factor) else {
        throw UsageError(
          "option '--slow' needs a number from 0.001 to 1000000, not '\(arguments.last("--slow") ?? "")'"
        )
      }
      timeScale = factor
    }
    traces = arguments.all("--trace")
    if let text = arguments.last("--seed") {
      guard let value = UInt64(text) else {
        throw UsageError("option '--seed' needs a whole number of at least 0, not '\(text)'")
      }
      seed = value
    }
    if let name = arguments.last("--format") {
      let formats = TraceWriter.Format.allCases.map(\.rawValue)
      guard let format = TraceWriter.Format(rawValue: name) else {
        throw UsageError(unknown: "format", name, among: formats)
      }
      self.format = format
    }
    try read(kinds: arguments.all("--kinds"))
    try read(settings: arguments.all("--set"))
    try read(limits: arguments)
  }

  private mutating func read(kinds lists: [String]) throws(UsageError) {
    for list in lists {
      for name in list.split(separator: ",") {
        guard let kind = EventKind(name: String(name)) else {
          throw UsageError(
            unknown: "kind", String(name), among: EventKind.allCases.map(\.name.description))
        }
        var chosen = kinds ?? []
        chosen.insert(kind)
        kinds = chosen
      }
      if kinds == nil { kinds = [] }
    }
  }

  private mutating func read(settings words: [String]) throws(UsageError) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError("option '--set' needs NAME=VALUE, not '\(word)'")
      }
      settings.append((String(parts[0]), String(parts[1])))
    }
  }

  private mutating func read(limits arguments: Arguments) throws(UsageError) {
    let any = 1...Int.max
    limits.instructions =
      try arguments.integer("--max-instructions", in: any) ?? limits.instructions
    limits.events = try arguments.integer("--max-events", in: any) ?? limits.events
    limits.megabytes = try arguments.integer("--max-memory", in: 1...1_000_000) ?? limits.megabytes
    limits.lines = try arguments.integer("--max-lines", in: any) ?? limits.lines
    limits.depth = try arguments.integer("--max-depth", in: 1...1_000_000) ?? limits.depth
    limits.rounds = try arguments.integer("--max-rounds", in: any) ?? limits.rounds
  }
}
