extension Driver {
  /// The next value that a curve of the script lacks for what the driver moves at `now`; `id` is its
  /// animator's.
  func curveRequest(_ id: AnimatorID, at now: Time) -> CurveRequest? {
    if let input = search?.input, let curve = curve.script {
      return CurveRequest(curve: curve.callback, input: input, place: .scrubbing(id))
    }
    if motion.isOnLeg, let curve = motion.curve.script {
      let share = motion.share(at: now)
      if share > 0, share < 1, !curve.isKnown(share) {
        return CurveRequest(curve: curve.callback, input: share, place: .leg(id))
      }
    }
    guard let curve = curve.script,
      let time = neededTimes(at: now).first(where: { time in !known.contains { $0.isKnown(time) } })
    else { return nil }
    return CurveRequest(curve: curve.callback, input: time, place: .animator(id))
  }

  /// Where on its own curve the driver and its parts are at `now`, between the ends.
  private func neededTimes(at now: Time) -> [Double] {
    if motion.isDirect { return [] }
    let place = motion.place(at: now)
    return ([place] + parts.map { $0.time(at: place) }).filter { $0 > 0 && $0 < 1 }
  }

  /// Takes a value of its own curve, and forgets those that are not needed any more.
  mutating func learn(_ value: Double, _ request: CurveRequest, at now: Time) {
    guard var sample = curve.script, sample.callback == request.curve else { return }
    let times = neededTimes(at: now)
    known.removeAll { sample in !times.contains { sample.isKnown($0) } }
    sample.learn(value, at: request.input)
    known.append(sample)
  }

  /// Takes a value for the search of a place, and goes there once it is found.
  mutating func takeScrubbing(_ value: Double) {
    search?.take(value)
    guard let search, search.input == nil else { return }
    motion.from = search.result
    self.search = nil
  }
}
