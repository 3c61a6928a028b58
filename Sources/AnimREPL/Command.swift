/// What can be said to the session itself, after a colon.
enum Command: String, CaseIterable, Sendable {
  case step, run, until, play, slow, show, plot, tree, timers, animations, behaviors, leaks, digest,
    undo,
    rewind
  case load, save, help, quit

  /// The operand as help shows it; empty for none.
  var operand: String {
    switch self {
    case .step, .run, .play: "[T]"
    case .slow: "[N]"
    case .until, .rewind: "T"
    case .show: "X"
    case .plot: "X [T]"
    case .load, .save: "FILE"
    case .help: "[NAME]"
    default: ""
    }
  }

  /// Whether it makes no sense without its operand.
  var needsOperand: Bool { !operand.isEmpty && !operand.hasPrefix("[") }

  /// One line about it.
  var summary: String {
    switch self {
    case .step: "go on to the next thing that happens, or for a time"
    case .run: "run until nothing is pending, for a time at most (60s)"
    case .until: "go on to a time counted from 0"
    case .play: "as `:run`, but as fast as a clock goes"
    case .slow: "let animations take N times as long; input and physics keep their pace"
    case .show: "what is seen and what the model has: a property, a view, a value"
    case .plot: "a chart of a number from now on"
    case .tree: "the views, subviews indented"
    case .timers: "the timers that may still fire"
    case .animations: "the animations under way and what they move"
    case .behaviors: "the animators of dynamics, their behaviors and items"
    case .leaks: "the cycles that keep objects alive"
    case .digest: "the whole state as one number; equal states have equal ones"
    case .undo: "take back the last line or step"
    case .rewind: "go back in time; what was typed since is undone"
    case .load: "run a file as if it were typed"
    case .save: "write what was typed as a script that runs"
    case .help: "this, or all about a name"
    case .quit: "leave; Ctrl-D does it too"
    }
  }

  /// More about it, for its own page.
  var remarks: String {
    switch self {
    case .step:
      """
        :step         all that is due next, at its time
        :step 0.5s    half a second, whether or not anything happens in it

      """
    case .run:
      "  Ends with a line `idle` when nothing is pending, `until` when the time is over.\n"
    case .play: "  Writes what `:run` writes, each line at its time. Ctrl-C stops.\n"
    case .slow:
      """
        :slow 5    for the animations that begin from now on, with their delays
        :slow 1    as they say
        :slow      how slow they are
        `:save` does not keep it: run the script with `--slow 5`.

      """
    case .show:
      """
        :show box.alpha     box.alpha presentation 0.500 model 0.000
        :show box           its center, bounds, alpha, and what differs from a new view
        :show cards[0].center.x

      """
    case .plot:
      """
        :plot box.alpha         up to the moment when nothing is pending, 10s at most
        :plot box.center.x 2s   for two seconds
        Drawn is what will happen if nothing more is typed; nothing happens by drawing.
        `*` is what is seen, `.` the model where it differs.

      """
    case .undo: "  As often as there are lines and steps, of which the last 200 are kept.\n"
    case .rewind:
      """
        :rewind 1s    one second back from now
        What happened up to then is run again unseen, and is the same.

      """
    case .save: "  Where time passed between two lines, the script waits.\n"
    case .help: "  :help animate, :help center, :help array, :help :step\n"
    default: ""
    }
  }

  /// Why a word is no command.
  enum CommandError: Error {
    case unknown
    case ambiguous([Command])
  }

  /// The command of that name, or the only one that begins so.
  static func named(_ word: String) -> Result<Command, CommandError> {
    if let exact = Command(rawValue: word) { return .success(exact) }
    let matches = allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
    if matches.count == 1 { return .success(matches[0]) }
    return .failure(matches.isEmpty ? .unknown : .ambiguous(matches))
  }
}
