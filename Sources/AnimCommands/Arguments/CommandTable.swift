import AnimGrade
import AnimTrace

/// Every command with its options: the one place where they are declared.
enum CommandTable {
  static let all: [CommandSpec] = [
    run, check, grade, format, explain, docs, dump, traceDiff,
  ]

  static let run = CommandSpec(
    name: "run", summary: "run a script and print its trace", operands: "FILE|-", count: 1...1,
    options: [
      OptionSpec("--until", "T", "virtual time to stop at, such as 5s or 500ms", default: "60s"),
      OptionSpec("--fps", "N", "frames a second that 'every .frame' samples", default: "60"),
      OptionSpec("--seed", "N", "seed of random", default: "1"),
      OptionSpec(
        "--slow", "N", "animations take N times as long; input, timers, waits and physics do not",
        default: "1"),
      OptionSpec("--precision", "N", "decimals in the text trace, 0 to 15", default: "3"),
      OptionSpec(
        "--format", "text|jsonl|csv", "format of the trace; csv has samples only", default: "text"),
      OptionSpec(
        "--trace", "SPEC", "add samples: what follows the word trace in a script; may be repeated"),
      OptionSpec(
        "--kinds", "KIND,KIND…", "show these kinds, samples and the last line", default: "all"),
      OptionSpec(
        "--set", "NAME=VALUE", "replace the initial value of a top-level variable; may be repeated"),
      OptionSpec(
        "--max-instructions", "N", "stop after so many instructions",
        default: "\(RunOptions.Limits().instructions)"),
      OptionSpec(
        "--max-events", "N", "stop after so many events", default: "\(RunOptions.Limits().events)"),
      OptionSpec(
        "--max-memory", "MB", "stop when the script's values need more",
        default: "\(RunOptions.Limits().megabytes)"),
      OptionSpec(
        "--max-lines", "N", "stop after so many lines of trace",
        default: "\(RunOptions.Limits().lines)"),
      OptionSpec(
        "--max-depth", "N", "stop when calls are nested deeper",
        default: "\(RunOptions.Limits().depth)"),
      OptionSpec(
        "--max-rounds", "N", "stop when one instant has more rounds",
        default: "\(RunOptions.Limits().rounds)"),
      OptionSpec("--max-wall", "S", "stop after so many seconds of real time", default: "none"),
      OptionSpec(
        "--confined", "", "hold this process to its time and memory too, for scripts of strangers"),
    ],
    remarks: [
      "SPEC is, for example, 'box.alpha every 0.5s' or 'box.alpha at [0s, 1.25s]'.",
      "Kinds: " + EventKind.allCases.map(\.name.description).joined(separator: " "),
      "Exit status: 0 done, 1 the script has an error, 2 usage, 3 a limit.",
    ])

  static let check = CommandSpec(
    name: "check", summary: "look for errors without running", operands: "FILE|-…",
    count: 1...Int.max,
    options: [OptionSpec("--json", "", "one JSON object a diagnostic, on standard output")],
    remarks: ["Exit status: 0 no errors, 1 errors, 2 usage."])

  static let grade = CommandSpec(
    name: "grade", summary: "grade scripts by the traces an exercise expects",
    operands: "EXERCISE SUBMISSION…", count: 2...Int.max,
    options: [
      OptionSpec("--json", "", "one JSON object a submission instead of text"),
      OptionSpec(
        "--report", "KIND=FILE",
        "write a report too: " + ReportKind.names.joined(separator: ", ") + "; may be repeated"),
      OptionSpec("--show-hidden", "", "tell what hidden cases expect, for the teacher's eyes"),
      OptionSpec("--max-wall", "S", "seconds of real time a run may take", default: "10"),
      OptionSpec("--max-memory", "MB", "memory a script's values may take", default: "256"),
    ],
    remarks: [
      "EXERCISE is a folder with solution.anim and cases/*.trace. SUBMISSION is a script, or a",
      "folder whose .anim files are all graded. Grammar/grading.md tells how exercises are written.",
      "Exit status: 0 all full, 1 some not, 2 usage, 4 the exercise is broken.", "",
      "Comments of a case, before its events:",
    ] + Annotation.allCases.map { "  " + $0.help })

  static let format = CommandSpec(
    name: "format", summary: "write scripts in the one style", operands: "[FILE|-]…",
    count: 0...Int.max,
    options: [
      OptionSpec("--check", "", "write nothing; name the files that would change")
    ],
    remarks: [
      "Files are rewritten in place; without a file, or for '-', standard input is formatted to",
      "standard output. A script with syntax errors is left as it is. There are no other options:",
      "one style. Comments and literals stay as they are written.",
      "Exit status: 0 done, 1 syntax errors, or files that would change, 2 usage.",
    ])

  static let explain = CommandSpec(
    name: "explain", summary: "explain a diagnostic by its id", operands: "[ID]", count: 0...1,
    options: [], remarks: ["Without an id: all ids."])

  static let docs = CommandSpec(
    name: "docs", summary: "describe what scripts can name", operands: "[NAME]", count: 0...1,
    options: [
      OptionSpec("--json", "", "everything as one JSON object"),
      OptionSpec(
        "--markdown", "builtins|diagnostics", "one of the pages in Grammar/, as it should be"),
    ],
    remarks: [
      "Without a name: directives, options, easings, properties, functions, methods, members,",
      "constants. NAME may be any of them, also with its owner, such as 'string.split'.",
    ])

  static let dump = CommandSpec(
    name: "dump", summary: "print what a stage makes of a script",
    operands: "tokens|tree|bytecode FILE|-", count: 2...2, options: [])

  static let traceDiff = CommandSpec(
    name: "trace diff", summary: "compare a trace with the expected one",
    operands: "EXPECTED ACTUAL",
    count: 2...2,
    options: [
      OptionSpec(
        "--abs", "E", "accept numbers with decimals that differ by at most E", default: "0"),
      OptionSpec(
        "--rel", "E", "accept numbers with decimals that differ by at most E·|expected|",
        default: "0"),
      OptionSpec("--json", "", "the result as a JSON object"),
    ],
    remarks: ["Exit status: 0 same, 1 different, 2 usage."])
}
