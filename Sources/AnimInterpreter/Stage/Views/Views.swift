import AnimRuntime

/// Views in the language: the object of each view of the runtime.
struct Views: Sendable {
  /// The object of each view, held weakly, by the view's id.
  var objects = IDMap<Value>()
  /// The stage's own object, held until the run ends.
  var stageObject = Value.nil
}
