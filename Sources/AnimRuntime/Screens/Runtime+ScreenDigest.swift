extension Runtime {
  /// Adds what decides which screens are told what.
  func digestScreens(into digest: inout Digest) {
    for view in screens.screens where isScreen(view) {
      digest.add(view.raw)
      digest.add(UInt64(screens.states[views.slot(view)].rawValue))
    }
    for (view, moment) in screens.queue {
      digest.add(view.raw)
      digest.add(UInt64(moment.rawValue))
    }
    digest.add(screens.isDirty)
    for (view, gate) in screens.gates.sorted(by: { $0.key.raw < $1.key.raw }) {
      digest.add(view.raw)
      digest.add(gate.raw)
    }
  }
}
