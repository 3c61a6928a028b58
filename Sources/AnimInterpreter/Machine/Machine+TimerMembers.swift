import AnimRuntime
import AnimSyntax

extension Machine {
  func timerMember(_ id: TimerID, _ property: NativeProperty) -> Value? {
    switch property {
    case .isValid: Value(runtime.isValid(id))
    case .timeInterval: number(runtime.timeInterval(of: id).seconds)
    case .fireDate: runtime.fireDate(of: id).map { number($0.seconds) } ?? .nil
    case .tolerance: number(runtime.tolerance(of: id).seconds)
    default: nil
    }
  }

  mutating func setTimerMember(_ id: TimerID, _ row: ObjectRow, _ new: Value) throws(Failure)
    -> Bool
  {
    switch row.property {
    case .fireDate: runtime.setFireDate(try time(new, "fireDate"), of: id)
    case .tolerance: runtime.setTolerance(try time(new, "tolerance"), of: id)
    default: return false
    }
    return true
  }

  mutating func timerMethod(_ method: NativeMethod, _ timer: Value, _ id: TimerID)
    throws(Failure) -> Value?
  {
    switch method {
    case .invalidate:
      if let callback = runtime.invalidate(id) {
        recordTimer(timer, callback, phase: "invalidate")
        dropCallback(callback)
      }
    case .fire:
      if let fire = runtime.fire(id) { try fireByHand(timer, id, fire) }
    default: return nil
    }
    return .nil
  }
}
