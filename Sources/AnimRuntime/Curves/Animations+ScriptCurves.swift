extension Animations {
  /// The next value that a curve of the script lacks for what a user shows at `now`.
  func curveRequest(for user: CurveBook.User, at now: Time) -> CurveRequest? {
    switch user {
    case .block(let id): request(of: id, at: now)
    case .animator(let id): self[id].curveRequest(id, at: now)
    }
  }

  /// Takes a value for a user that exists.
  mutating func learn(_ value: Double, _ request: CurveRequest, at now: Time) {
    switch request.place {
    case .block(let id): blocks[id.raw].timing.curve.learn(value, request)
    case .keyframe(_, let track, let segment): tracks[track].learn(value, request, segment)
    case .animator(let id): self[id].learn(value, request, at: now)
    case .leg(let id): self[id].motion.curve.learn(value, request)
    case .scrubbing(let id): self[id].takeScrubbing(value)
    case .halfway: break
    }
  }

  /// Completes the keyframes of the innermost open block, which is about to close, so that a joint
  /// along a curve of the script can be asked for.
  mutating func prepareClose(_ views: ViewTree) {
    guard let block = openBlocks.last, !block.isClosing else { return }
    endKeyframe(views)
    openBlocks[openBlocks.count - 1].isClosing = true
    var usesScript = contains(block.id) && blocks[block.id.raw].spec.curve.isScript
    for capture in captures[block.firstCapture...] where capture.contribution >= 0 {
      closeTrack(capture.contribution, views)
      let track = contributions[capture.contribution].track
      if track >= 0, tracks[track].usesScript { usesScript = true }
    }
    if usesScript { curves.note(.block(block.id)) }
  }

  /// Takes note that an animator moves along curves of the script, or in another way than before.
  mutating func noteCurves(of id: AnimatorID) {
    if self[id].search != nil { curves.isSearching = true }
    if self[id].curve.script != nil || self[id].motion.curve.script != nil {
      curves.note(.animator(id))
    }
  }

  // MARK: Blocks

  private func request(of id: AnimationID, at now: Time) -> CurveRequest? {
    let record = blocks[id.raw]
    if record.isOpen { return jointRequest(of: id) }
    if let part = curves.halfwayPart(of: id), let curve = record.timing.curve.script {
      return CurveRequest(
        curve: curve.callback, input: record.timing.fraction(part), place: .halfway(id))
    }
    // Where an animator has brought its keyframes may depend on a curve, too.
    if record.isDriven,
      let request = self[record.animator].curveRequest(record.animator, at: now)
    {
      return request
    }
    var isMovedByOwnCurve = record.isTransition
    var index = record.first
    while index >= 0 {
      let track = contributions[index].track
      if track < 0 {
        isMovedByOwnCurve = true
      } else if let request = tracks[track].request(track, of: id, at: part(of: id, at: now)) {
        return request
      }
      index = contributions[index].nextInBlock
    }
    guard isMovedByOwnCurve, !record.isDriven, let curve = record.timing.curve.script,
      let part = record.timing.part(at: now), part >= 0, part <= record.timing.duration.flicks
    else { return nil }
    let input = record.timing.fraction(part)
    if curve.isKnown(input) { return nil }
    return CurveRequest(curve: curve.callback, input: input, place: .block(id))
  }

  /// What the keyframes of a block that is about to close need to join.
  private func jointRequest(of id: AnimationID) -> CurveRequest? {
    var index = blocks[id.raw].first
    while index >= 0 {
      let track = contributions[index].track
      if track >= 0, let request = tracks[track].jointRequest(track, of: id) { return request }
      index = contributions[index].nextInBlock
    }
    return nil
  }
}

extension Timing {
  /// The fraction of a cycle that a part of it is.
  func fraction(_ part: Int64) -> Double { Double(part) / Double(duration.flicks) }
}

extension CurveSolver {
  /// Takes a value, if the curve is still the one that was asked.
  mutating func learn(_ value: Double, _ request: CurveRequest) {
    guard case .script(var curve) = self, curve.callback == request.curve else { return }
    curve.learn(value, at: request.input)
    self = .script(curve)
  }
}
