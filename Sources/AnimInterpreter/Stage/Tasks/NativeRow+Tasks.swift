import AnimRuntime

/// What `sequence` and the like give back.
extension NativeRow {
  static let task = NativeRow(
    kind: .task,
    get: { machine, stage, _, raw, _ throws(Failure) in Value(stage.tasks.table.isDone(raw)) },
    isPending: { machine, stage, raw in !stage.tasks.table.isDone(raw) },
    // What it waits for is looked at instead.
    goesOn: { _, _, _ in false },
    finalize: { machine, stage, _, raw in stage.tasks.table.abandon(raw) })
}
