import AnimRuntime
import AnimSyntax

extension Timers {
  static func member(_ id: TimerID, _ property: NativeProperty, _ machine: Machine, _ stage: Stage)
    -> Value?
  {
    switch property {
    case .isValid: Value(stage.runtime.isValid(id))
    case .timeInterval: machine.number(stage.runtime.timeInterval(of: id).seconds)
    case .fireDate: stage.runtime.fireDate(of: id).map { machine.number($0.seconds) } ?? .nil
    case .tolerance: machine.number(stage.runtime.tolerance(of: id).seconds)
    default: nil
    }
  }

  static func setMember(
    _ id: TimerID, _ row: ObjectRow, _ new: Value, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure)
    -> Bool
  {
    switch row.property {
    case .fireDate: stage.runtime.setFireDate(try machine.time(new, "fireDate"), of: id)
    case .tolerance: stage.runtime.setTolerance(try machine.time(new, "tolerance"), of: id)
    default: return false
    }
    return true
  }

  static func callMethod(
    _ method: NativeMethod, _ timer: Value, _ id: TimerID, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure) -> Value?
  {
    switch method {
    case .invalidate:
      if let callback = stage.runtime.invalidate(id) {
        record(timer, phase: "invalidate", &machine, &stage)
        stage.drop(callback, &machine)
      }
    case .fire:
      if let fire = stage.runtime.fire(id) { try fireByHand(timer, id, fire, &machine, &stage) }
    default: return nil
    }
    return .nil
  }
}
