/// What each system of the stage knows of its own records, so that nothing else has to.
///
/// A system is a struct and a folder of the same name: its rows, operations, failures and
/// explanations stand together. Operations that also need the machine, the runtime or another system
/// are static functions that take `inout Machine` and `inout Stage`.
protocol StageSystem: Sendable {
  /// The values that the system keeps alive, once for each time it does.
  func held(_ stage: Stage) -> [Value]
  /// About how many bytes its records take outside the heap and the runtime.
  var memoryUse: Int { get }
  /// Adds what decides how the system goes on.
  func add(to digest: inout StateDigest)
  /// The end of the run: releases what the run loop held for the system.
  static func close(_ machine: inout Machine, _ stage: inout Stage)
}

extension StageSystem {
  func held(_ stage: Stage) -> [Value] { [] }
  var memoryUse: Int { 0 }
  func add(to digest: inout StateDigest) {}
  static func close(_ machine: inout Machine, _ stage: inout Stage) {}
}
