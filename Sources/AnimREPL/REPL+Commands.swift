import AnimInterpreter
import AnimSyntax

extension REPL {
  /// Does what a command says; `text` is what stands after the colon.
  mutating func perform(_ text: String) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let word = text.first?.isWhitespace ?? true ? "" : parts.first ?? ""
    var operand = parts.count > 1 ? parts[1] : ""
    while operand.last?.isWhitespace ?? false { operand.removeLast() }
    switch Command.named(word) {
    case .success(let command):
      if operand.isEmpty, command.needsOperand {
        return complain("`:\(command)` needs \(command.operand): it is for \(command.summary)")
      }
      if !operand.isEmpty, command.operand.isEmpty {
        return complain("`:\(command)` takes nothing after it")
      }
      perform(command, operand)
    case .failure(.unknown):
      let names = Command.allCases.map(\.rawValue)
      let near = Spelling.closest(to: word, among: names).map { "; did you mean ':\($0)'?" }
      complain("there is no command ':\(word)'\(near ?? "; `:help` lists them")")
    case .failure(.ambiguous(let commands)):
      let names = commands.map { ":\($0)" }.joined(separator: ", ")
      complain("':\(word)' may mean \(names)")
    }
  }

  private mutating func perform(_ command: Command, _ operand: String) {
    switch command {
    case .step: step(operand)
    case .run: time(operand, otherwise: 60) { $0.report($0.dialogue.run(atMost: $1), isRun: true) }
    case .until: time(operand) { $0.goOn(to: $1) }
    case .play: time(operand, otherwise: 60) { $0.play($1) }
    case .slow: slow(operand)
    case .show: show(operand)
    case .plot: plot(operand)
    case .digest: say(dialogue.digest + "\n")
    case .tree: list(dialogue.tree, otherwise: "")
    case .timers: list(dialogue.timers, otherwise: "no timers")
    case .animations: list(dialogue.animations, otherwise: "no animations")
    case .behaviors: list(dialogue.behaviors, otherwise: "no behaviors")
    case .leaks: list(dialogue.leaks, otherwise: "no leaks")
    case .undo: if !dialogue.undo() { complain("there is nothing to undo") }
    case .rewind: time(operand) { $0.rewind($1) }
    case .load: load(path: operand)
    case .save: save(path: operand)
    case .help: help(operand)
    case .quit: isOver = true
    }
  }

  // MARK: Time

  private mutating func time(
    _ text: String, otherwise usual: Double? = nil, _ body: (inout REPL, Double) -> Void
  ) {
    guard let seconds = text.isEmpty ? usual : Seconds.parse(text) else {
      return complain("a time is written 0.5s, 500ms or 2min, not '\(text)'")
    }
    body(&self, seconds)
  }

  private mutating func step(_ operand: String) {
    if operand.isEmpty { return report(dialogue.step()) }
    time(operand) { $0.report($0.dialogue.advance(bySeconds: $1)) }
  }

  private mutating func goOn(to seconds: Double) {
    guard seconds >= dialogue.now else {
      return complain("it is \(dialogue.timeText)s already; `:rewind` goes back")
    }
    report(dialogue.advance(toSeconds: seconds))
  }

  private mutating func play(_ seconds: Double) {
    flush()
    let pace = Pace(from: dialogue.now, until: interrupt)
    report(dialogue.run(atMost: seconds) { pace.wait(until: $0) }, isRun: true)
  }

  private mutating func rewind(_ seconds: Double) {
    guard seconds > 0 else { return }
    if dialogue.now == 0 { return complain("it is 0s: there is nothing to go back to") }
    guard let result = dialogue.rewind(toSeconds: dialogue.now - seconds) else {
      return complain("that is longer ago than the session remembers")
    }
    report(result)
  }

  private mutating func slow(_ operand: String) {
    if operand.isEmpty { return say(dialogue.text(of: dialogue.timeScale) + "\n") }
    guard let factor = Double(operand), dialogue.setTimeScale(factor) else {
      return complain("`:slow` needs a number from 0.001 to 1000000, not '\(operand)'")
    }
  }

  // MARK: Looking

  private mutating func show(_ text: String) {
    do {
      list(try dialogue.show(text), otherwise: "")
    } catch {
      streams.errors(renderer.render(error.diagnostics, in: error.source))
    }
  }

  private mutating func plot(_ operand: String) {
    var (text, seconds) = (operand, Double?.none)
    if let space = operand.lastIndex(where: \.isWhitespace),
      let length = Seconds.parse(String(operand[operand.index(after: space)...])), length > 0
    {
      text = String(operand[..<space])
      seconds = length
    }
    do {
      let course = try dialogue.predict(text, seconds: seconds, count: Chart.width)
      list(Chart(course).lines { dialogue.text(of: $0) }, otherwise: "")
    } catch {
      streams.errors(renderer.render(error.diagnostics, in: error.source))
    }
  }

  private mutating func list(_ lines: [String], otherwise: String) {
    if lines.isEmpty, !otherwise.isEmpty { say(otherwise + "\n") }
    say(lines.map { $0 + "\n" }.joined())
  }

  // MARK: Help

  private mutating func help(_ name: String) {
    if name.isEmpty { return say(Help.overview) }
    if let page = Help.page(name) { return say(page) }
    let near = Spelling.closest(to: name, among: Help.names)
    complain(
      "there is no help about '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
