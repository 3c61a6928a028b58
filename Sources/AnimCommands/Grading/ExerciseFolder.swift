import AnimGrade
import AnimInterpreter
import AnimTrace

/// An exercise as its folder has it: a solution, and cases with the files they name.
struct ExerciseFolder {
  /// A case, ready to run.
  struct Test {
    var test: ExerciseCase
    var judge: Judge
    var prelude: [UInt8] = []
    var coda: [UInt8] = []
    /// Arguments of `run` that the case states, and those that follow from it.
    var arguments: [String] = []
  }

  var solution: [UInt8] = []
  var tests: [Test] = []
  private(set) var faults: [ExerciseFault] = []

  private let path: String

  /// Files of an exercise, and submissions, may not be longer.
  static let sizeLimit = 1 << 20
  /// Traces may be longer than what is written by hand.
  static let traceLimit = 16 << 20

  /// Reads the folder at `path`; what is wrong with it is in `faults`.
  init(_ path: String) {
    self.path = path
    solution = bytes("solution.anim")
    guard let names = Folder.names(path + "/cases") else {
      faults.append(ExerciseFault("", "there is no folder 'cases'"))
      return
    }
    for name in names where !name.hasSuffix("~") && !name.hasSuffix(".anim") {
      guard name.hasSuffix(".trace") else {
        faults.append(ExerciseFault("cases/" + name, "is neither a .trace nor an .anim file"))
        continue
      }
      read("cases/" + name)
    }
    if tests.isEmpty && faults.isEmpty {
      faults.append(ExerciseFault("", "there are no cases: no .trace in 'cases'"))
    }
    var named: [String: String] = [:]
    for test in tests.map(\.test) {
      if let other = named.updateValue(test.file, forKey: test.name) {
        faults.append(ExerciseFault(test.file, "has the same name as \(other): '\(test.name)'"))
      }
    }
  }

  private mutating func read(_ file: String) {
    let count = faults.count
    let bytes = bytes(file, limit: ExerciseFolder.traceLimit)
    guard faults.count == count else { return }
    let (found, complaints) = CaseReader.read(bytes, file: file)
    faults += complaints
    var decimals = 3
    do {
      decimals = try CaseOptions.check(found.flags)
    } catch {
      faults.append(ExerciseFault(file, found.flagsLine, error.message))
    }
    var test = Test(test: found, judge: Judge(found, decimals: decimals))
    // A trace with many more lines than are expected is wrong long before its end.
    test.arguments = ["--max-lines", String(2 * found.events + 1000)] + found.flags
    if !found.prelude.isEmpty { test.prelude = self.bytes("cases/" + found.prelude) }
    if !found.coda.isEmpty { test.coda = self.bytes("cases/" + found.coda) }
    tests.append(test)
  }

  private mutating func bytes(_ file: String, limit: Int = sizeLimit) -> [UInt8] {
    do {
      return try Folder.read(path + "/" + file, limit: limit)
    } catch {
      faults.append(ExerciseFault("", error.message))
      return []
    }
  }
}

/// The options of `run` that a case may state.
enum CaseOptions {
  /// What the grader decides itself.
  private static let reserved = ["--format"]

  private static let options = RunOption.all.map(\.spec).filter { !reserved.contains($0.name) }

  /// The decimals of a trace with these options; throws what is wrong with them.
  static func check(_ flags: [String]) throws(UsageError) -> Int {
    let arguments = try Arguments(flags[...], options: options)
    if arguments.asksForHelp { throw UsageError("a case cannot ask for help") }
    if let operand = arguments.operands.first {
      throw UsageError("unexpected operand '\(operand)'; usage: anim run ")
    }
    return try RunConfiguration(arguments).precision
  }
}
