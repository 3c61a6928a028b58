import AnimRuntime

/// Animation blocks and transitions as objects.
extension NativeRow {
  static let animation = NativeRow(
    kind: .animation,
    get: { machine, stage, _, raw, _ throws(Failure) in
      Value(stage.runtime.isPending(AnimationID(raw: raw)))
    },
    isPending: { machine, stage, raw in stage.runtime.isPending(AnimationID(raw: raw)) })
}
