import AnimRuntime
import AnimSyntax
import AnimTrace

extension Stage {
  /// Says what has used up the instructions: the script, or what it lets physics move.
  func instructionLimit(_ machine: Machine) -> Failure {
    guard dynamics.charged > machine.limits.instructions / 2 else {
      return .limit(.instructions, "the script has run \(machine.limits.instructions) instructions")
    }
    var failure = Failure.limit(
      .instructions,
      "physics has used most of the script's \(machine.limits.instructions) instructions")
    // What costs is what meets.
    let behaviors = runtime.allBehaviors(of: dynamics.stepped)
    let collision = behaviors.first { runtime.spec(of: $0)?.kind == .collision }
    failure.line = (collision ?? behaviors.first).map { Dynamics.line(of: $0, self) }
    return failure
  }
}
