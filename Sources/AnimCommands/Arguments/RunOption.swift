import AnimInterpreter
import AnimTrace

/// An option that configures a run: one row has its documentation, its parsing and its effect.
struct RunOption: Sendable {
  let spec: OptionSpec
  /// Stores the values that the arguments have for it.
  let apply: @Sendable (Arguments, inout RunConfiguration) throws(UsageError) -> Void

  private static let standard = RunConfiguration()

  /// An option of which the last value counts.
  ///
  /// - Parameter described: the default in words, where the value alone does not say it.
  init<Value>(
    _ name: String, _ kind: OptionValue<Value>, _ summary: String,
    _ place: WritableKeyPath<RunConfiguration, Value> & Sendable, described: String? = nil
  ) {
    let option = Option(
      name, kind, summary, default: RunOption.standard[keyPath: place], described: described)
    spec = option.spec
    apply = { (arguments, configuration) throws(UsageError) in
      configuration[keyPath: place] = try arguments[option]
    }
  }

  /// An option of which all values count.
  init<Value>(
    _ option: RepeatedOption<Value>, described: String = "",
    _ store: @escaping @Sendable ([Value], inout RunConfiguration) -> Void
  ) {
    let spec = option.spec
    self.spec = OptionSpec(
      name: spec.name, value: spec.value, summary: spec.summary, default: described)
    apply = { (arguments, configuration) throws(UsageError) in
      store(try arguments[option], &configuration)
    }
  }

  init(_ limit: Limit) {
    let option = Option(
      limit.flag, .integer(limit.unit, in: limit.range), limit.summary, default: limit.standard)
    spec = option.spec
    apply = { (arguments, configuration) throws(UsageError) in
      configuration.limits[keyPath: limit.bound] = try arguments[option]
    }
  }

  static let all: [RunOption] =
    [
      RunOption(
        "--until", OptionValue.time("T").optional, "virtual time to stop at, such as 5s or 500ms",
        \.until, described: "60s"),
      RunOption(
        "--fps", .integer(in: 1...100_000), "frames a second that 'every .frame' samples",
        \.frameRate),
      RunOption(
        "--seed", OptionValue.integer(in: 0...UInt64.max).optional, "seed of random", \.seed,
        described: "1"),
      RunOption(
        "--slow", .timeScale,
        "animations take N times as long; input, timers, waits and physics do not", \.timeScale),
      RunOption(
        "--precision", .integer(in: 0...15), "decimals in the text trace, 0 to 15", \.precision),
      RunOption(
        "--format", .traceFormat,
        (["format of the trace"]
          + TraceFormat.all.filter(\.hasSamplesOnly).map { "\($0.name) has samples only" })
          .joined(separator: "; "), \.format),
      RunOption(
        RepeatedOption(
          "--trace", .text("SPEC"),
          "add samples; may be repeated")
      ) { $1.traces = $0 },
      RunOption(
        RepeatedOption("--kinds", .kinds, "show only these kinds, samples and the last line"),
        described: "all"
      ) { lists, configuration in
        if lists.isEmpty { return }
        var chosen: EventKinds = []
        for kind in lists.joined() { chosen.insert(kind) }
        configuration.kinds = chosen
      },
      RunOption(
        RepeatedOption(
          "--set", .pair("NAME=VALUE"),
          "replace the initial value of a top-level variable; may be repeated")
      ) { $1.settings = $0 },
    ] + Limit.all.map { RunOption($0) }
}

extension OptionValue where Value == Double {
  /// How many times longer animations take than they say.
  fileprivate static let timeScale = OptionValue("N", text: Quantity.text) {
    (text, option) throws(UsageError) in
    let factor = try number("N").parse(text, option)
    guard RunConfiguration.timeScales.contains(factor) else {
      throw UsageError("option '\(option)' needs a number from 0.001 to 1000000, not '\(text)'")
    }
    return factor
  }
}

extension OptionValue where Value == TraceFormat {
  /// The name of a trace format.
  fileprivate static let traceFormat = OptionValue(
    TraceFormat.all.map(\.name).joined(separator: "|"), text: { $0.name },
    parse: { (text, _) throws(UsageError) in
      guard let format = TraceFormat.named(text) else {
        throw UsageError(unknown: "format", text, among: TraceFormat.all.map(\.name))
      }
      return format
    })
}

extension OptionValue where Value == [EventKind] {
  /// Names of kinds with commas between them.
  fileprivate static let kinds = OptionValue("KIND,KIND…") { (text, _) throws(UsageError) in
    var kinds: [EventKind] = []
    for name in text.split(separator: ",") {
      guard let kind = EventKind(name: String(name)) else {
        throw UsageError(
          unknown: "kind", String(name), among: EventKind.allCases.map(\.name.description))
      }
      kinds.append(kind)
    }
    return kinds
  }
}

extension RunConfiguration {
  /// The configuration that the arguments of `run` describe.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    if arguments.options.isEmpty { return }
    for option in RunOption.all { try option.apply(arguments, &self) }
  }
}
