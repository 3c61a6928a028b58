import AnimRuntime
import AnimSyntax

/// The directives that exist, one case a row, called as their heads.
enum DirectiveID: UInt16, CaseIterable, Comparable, Sendable {
  case scene, view, animate, keyframe, animator, after, every, at, busy, wait, trace
  case sequence, parallel, race, stagger, stop, leaks
  case on, tap, pan, pinch, rotate, swipe, longPress
  case constraint, activate, deactivate
  case screen
  case transition
  case gravity, attachment, collision, push, snap, field, dynamicItem, behavior
  case boundary, dynamicAnimator, path, line, curve

  static func < (a: DirectiveID, b: DirectiveID) -> Bool { a.rawValue < b.rawValue }

  var head: String { DirectiveID.heads[Int(rawValue)] }

  /// Spelt out in the order of the cases, since to ask each for its name takes as long as a short run.
  static let heads = [
    "scene", "view", "animate", "keyframe", "animator", "after", "every", "at", "busy", "wait",
    "trace", "sequence", "parallel", "race", "stagger", "stop", "leaks", "on", "tap", "pan",
    "pinch",
    "rotate", "swipe", "longPress", "constraint", "activate", "deactivate", "screen", "transition",
    "gravity", "attachment", "collision", "push", "snap", "field", "dynamicItem", "behavior",
    "boundary", "dynamicAnimator", "path", "line", "curve",
  ]
}

extension Directive {
  /// The curves that have names.
  static let curves: [TimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear, .default]

  static let curveSymbols = curves.map(\.name)

  static let options = OptionRow.all.filter { $0.isForAnimations && $0.absence == nil }.map(\.name)

  static let interruptions = ["replace", "additive"]

  private static let completion = Clause(
    label: "completion", type: .closure,
    text: "called at the end with true, or false if it was interrupted")

  /// Every directive, in the order of `DirectiveID`.
  static let all = Array(joining: [core, input, layout, transitions, dynamics])

  /// Where one of them is. Those that belong together are made when one of them is first asked for:
  /// most scripts need few, and to make all takes longer than to run a short one.
  static func place(_ id: DirectiveID) -> UnsafePointer<Directive> {
    let row = Int(id.rawValue)
    return if id < .on {
      corePlaces + row
    } else if id < .constraint {
      inputPlaces + (row - Int(DirectiveID.on.rawValue))
    } else if id < .transition {
      layoutPlaces + (row - Int(DirectiveID.constraint.rawValue))
    } else if id < .gravity {
      transitionPlaces + (row - Int(DirectiveID.transition.rawValue))
    } else {
      dynamicsPlaces + (row - Int(DirectiveID.gravity.rawValue))
    }
  }

  private nonisolated(unsafe) static let corePlaces = core.inPlace()
  private nonisolated(unsafe) static let inputPlaces = input.inPlace()
  private nonisolated(unsafe) static let layoutPlaces = layout.inPlace()
  private nonisolated(unsafe) static let transitionPlaces = transitions.inPlace()
  private nonisolated(unsafe) static let dynamicsPlaces = dynamics.inPlace()

  private static let core: [Directive] = [
    Directive(
      id: .scene, result: "nothing",
      subject: Clause(label: "size", type: .point, text: "width and height of the stage"),
      clauses: [
        Clause(
          label: "seed", type: .count, defaultText: "1", text: "the seed of random numbers"),
        Clause(
          label: "until", type: .duration, defaultText: "60s",
          text: "the time at which the run ends"),
        Clause(
          label: "interruption", type: .symbol, symbols: interruptions, defaultText: ".replace",
          text: "the default effect of `animate` on older blocks"),
      ],
      text: "Configures the stage; must be the first statement. Flags override it.",
      example: "scene (320, 480) seed 7 until 20s"),
    Directive(
      id: .view, result: "view",
      subject: Clause(label: "size", type: .pointOrRect, text: "its size, or its frame"),
      isSubjectRequired: false,
      clauses: [
        Clause(label: "center", type: .point, text: "the position of its center in its superview"),
        Clause(
          label: "in", type: .viewOrNil, defaultText: "stage",
          text: "its superview; nil keeps it out of the tree"),
        Clause(label: "name", type: .string, text: "its name in the trace"),
      ],
      text: "Makes a view; any property of a view can be given as a clause.",
      example: "let box = view (100, 100) center (160, 240)"),
    Directive(
      id: .animate, result: "animation",
      subject: Clause(label: "duration", type: .duration, text: "the duration of one run"),
      subjectInstead: "stiffness",
      clauses: [
        Clause(
          label: "delay", type: .duration, defaultText: "0s", text: "the wait before it starts"),
        Clause(
          label: "options", type: .symbols, symbols: options, defaultText: ".curveEaseInOut",
          text: "the way it runs"),
        Clause(
          label: "curve", type: .curve, symbols: curveSymbols, excludes: Clause.springs,
          text: "a named curve, or four control points"),
        Clause(
          label: "repeatCount", type: .number, defaultText: "1", range: .count,
          text: "the number of runs; may be fractional or infinity"),
        Clause(label: "autoreverses", type: .boolean, defaultText: "false", text: "there and back"),
      ] + Clause.spring + [
        Clause(
          label: "interruption", type: .symbol, symbols: interruptions, defaultText: ".replace",
          text: "its effect on older blocks that move the same properties"),
        completion,
      ],
      block: .now,
      text:
        "Runs the block at once; the presentation follows its changes over delay and duration.",
      example: "animate 3s delay 2s options .curveLinear { box.alpha = 0 }"),
    Directive(
      id: .keyframe, result: "nothing",
      subject: Clause(
        label: "start", type: .fraction, text: "its start, as a fraction of the animation"),
      clauses: [
        Clause(
          label: "duration", type: .fraction, defaultText: "the rest",
          text: "its duration, as a fraction of the animation"),
        Clause(
          label: "curve", type: .curve, symbols: curveSymbols, defaultText: "the animation's",
          excludes: ["damping"], text: "a named curve, or four control points"),
      ] + Clause.keyframeSpring,
      block: .now,
      text:
        "In the block of `animate`: the changes of its block move during this part only.",
      example: "animate 2s { keyframe 0.5 duration 0.25 { box.alpha = 0 } }"),
    animator,
    Directive(
      id: .after, result: "timer",
      subject: Clause(label: "interval", type: .duration, text: "the time until it fires"),
      clauses: [
        Clause(
          label: "tolerance", type: .duration, defaultText: "0s",
          text: "the maximum delay of a fire")
      ],
      block: .later, blockParameters: ["timer"],
      text: "Runs the block once, an interval from now.",
      example: "after 0.4s { eyes.open = true }"),
    Directive(
      id: .every, result: "timer",
      subject: Clause(label: "interval", type: .duration, text: "the time between fires"),
      clauses: [
        Clause(
          label: "tolerance", type: .duration, defaultText: "0s",
          text: "the maximum delay of a fire")
      ],
      block: .later, blockParameters: ["timer"],
      text: "Runs the block every interval until it is invalidated.",
      example: "every 2.5s tolerance 0.25s { blinkOnce() }"),
    Directive(
      id: .at, result: "nothing",
      subject: Clause(label: "time", type: .time, text: "the time, from the start of the run"),
      block: .later, text: "Runs the block at a time of the run, before its timers.",
      example: "at 1s { box.alpha = 0.5 }"),
    Directive(
      id: .busy, result: "nothing",
      subject: Clause(label: "duration", type: .duration, text: "the duration"),
      text: "Lets time pass while the run loop is blocked: timers and completions come late.",
      example: "busy 5s"),
    Directive(
      id: .wait, result: "nothing",
      subject: Clause(label: "for", type: .any, text: "a time, or something that takes time"),
      text: "Suspends the running calls for a time, or until something is over.",
      example: "wait 1s"),
    Directive(
      id: .trace, result: "nothing",
      subject: Clause(label: "of", type: .placeOrArray, text: "the place to sample"),
      clauses: [
        Clause(
          label: "every", type: .schedule, symbols: ["frame", "change"],
          text: "the interval: a time, .frame or .change"),
        Clause(label: "at", type: .times, text: "one time, or several"),
      ],
      text: "Adds samples of the presentation to the trace.",
      example: "trace box.alpha every 1s"),
    Directive(
      id: .sequence, result: "task", clauses: [completion], block: .sequence,
      text: "Runs its statements one after another and waits for those that take time.",
      example: "sequence { animate 1s { box.alpha = 0 }; wait 1s; animate 1s { box.alpha = 1 } }"),
    Directive(
      id: .parallel, result: "task", clauses: [completion], block: .parallel,
      text: "Runs its statements together; it is over when the last of them is.",
      example: "parallel { animate 1s { a.alpha = 0 }; animate 2s { b.alpha = 0 } }"),
    Directive(
      id: .race, result: "task", clauses: [completion], block: .parallel,
      text: "Runs its statements together; it is over when the first of them is.",
      example: "race { animate 1s { a.alpha = 0 }; animate 2s { b.alpha = 0 } }"),
    Directive(
      id: .stagger, result: "task",
      subject: Clause(
        label: "items", type: .array, text: "the elements that the block gets, one by one"),
      clauses: [
        Clause(
          label: "by", type: .duration, defaultText: "0.1s", text: "the time between two elements"),
        completion,
      ],
      block: .later, blockParameters: ["item"],
      text: "Runs the block for each element, each a little later than the previous one.",
      example: "stagger cards by 0.1s { card in animate 0.3s { card.alpha = 1 } }"),
    Directive(
      id: .stop, result: "nothing",
      text: "Ends the run at once; only the samples of this instant are still taken.",
      example: "stop()"),
    Directive(
      id: .leaks, result: "nothing",
      text: "Reports the cycles that keep objects alive now.", example: "leaks()"),
  ]

  /// Heads and kinds of systems that are designed but not there yet.
  static let planned = [
    "animation"
  ]
}

/// The directives by name.
struct DirectiveIndex: Sendable {
  private var ids = NameMap<DirectiveID>(capacity: DirectiveID.heads.count)
  private var plannedHeads = NameMap<Int>()

  init(names: inout NameTable) {
    for id in DirectiveID.allCases { ids.set(names.intern(id.head), id) }
    for (index, head) in Directive.planned.enumerated() {
      plannedHeads.set(names.intern(head), index)
    }
  }

  func isHead(_ name: Name) -> Bool { ids[name] != nil }
  func row(of name: Name) -> Directive? { ids[name].map { Directive.place($0).pointee } }
  func planned(_ name: Name) -> String? { plannedHeads[name].map { Directive.planned[$0] } }
}
