extension Runtime {
  /// What `next(until:)` reports.
  public enum Event: Hashable, Sendable {
    /// The time of a scripted input has come.
    case input(Callback)
    /// A finger comes down; `take` or `fail` answers.
    case touch(GestureID)
    /// A finger that was taken moves; after its last move it is to be lifted.
    case gestureMoved(GestureID, isLast: Bool)
    /// A gesture that was taken is over without a move.
    case gestureEnded(GestureID)
    /// A timer fires; `fire` is its place in the grid. The timer stays valid until `finishFire`,
    /// which the next call of `next` does by itself.
    case timer(TimerID, fire: Int, Callback, isLast: Bool)
    /// A block is over; its id is free again.
    case animationEnded(AnimationID, finished: Bool, Callback)
    /// A block's delay is over.
    case animationStarted(AnimationID)
    /// The delay of an animator is over.
    case animatorStarted(AnimatorID)
    /// An animator has come to its end and waits there, as `pausesOnCompletion` says.
    case animatorPaused(AnimatorID)
    /// A run of an animator is over.
    case animatorEnded(AnimatorEnd)
    /// Half of a transition is over: the new contents are seen.
    case contentSwapped(AnimationID)
    /// An animator of dynamics has something to move again; its steps follow.
    case dynamicsResumed(DynamicsID)
    /// An animator has made a step: `dynamicsReport` says what came of it, and `finishStep`
    /// ends it.
    case dynamicsStepped(DynamicsID)
    /// A wait is over.
    case wake(Callback)
    /// A screen appears or disappears; reported once nothing else is due.
    case screen(ViewID, ScreenMoment)
    /// Something is to be laid out before the instant ends: `applyLayout` and the views of
    /// `layoutBatch`, then `endLayoutPass`. Comes after everything else that is due now.
    case layout
    /// A trace is to look at what is seen; comes last in its instant.
    case sample(TraceID)
    /// The instant is settled: nothing more is due now. Only while a trace of changes exists.
    case instantEnded
    /// What comes next needs values of the script's curves: all that `nextCurveRequest` asks for.
    case curves
    /// The instant has taken all its rounds; asking again gives the same answer.
    case roundLimit
    /// The limit is reached (or passed by a busy run loop) and what was due there has happened.
    case reached(Time)
    /// Nothing is pending; traces do not count.
    case idle
  }
}
