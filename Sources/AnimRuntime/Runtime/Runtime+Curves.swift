extension Runtime {
  // The runtime calls nobody, so it keeps the values of a script's curve that the present moment
  // needs: one for each thing that moves along it. They are asked for before they are read. What is
  // seen changes with the clock and with what is done to animations, so the caller answers all
  // requests before it lets the runtime do or report anything that reads what is seen, and before
  // `endAnimation` where keyframes join. Movements without such curves cost one comparison.

  /// True when curves of the script may lack values: `nextCurveRequest` names them.
  @inline(__always)
  public var needsCurveValues: Bool { scene.animations.curves.isStale(at: now) }

  /// The next value that a curve of the script lacks for the present state; nil when reads of what
  /// is seen will find all they need.
  public mutating func nextCurveRequest() -> CurveRequest? {
    while let user = scene.animations.curves.user(at: now) {
      guard exists(user) else {
        scene.animations.curves.dropUser()
        continue
      }
      if let request = scene.animations.curveRequest(for: user, at: now) { return request }
      scene.animations.curves.close()
    }
    scene.animations.curves.isSearching = false
    return nil
  }

  /// Takes the value that a request has asked for, any finite number; another one counts as the
  /// input itself. A request whose animation is gone by now has no effect.
  public mutating func answer(_ request: CurveRequest, _ value: Double) {
    let value = value.isFinite ? value : request.input
    if case .halfway(let id) = request.place {
      guard scene.animations.contains(id),
        let halfway = scene.animations.curves.takeHalfway(value, id)
      else { return }
      transitions.enterSwap(of: id, after: halfway, &scene)
    } else if exists(request.place.user) {
      scene.animations.learn(value, request, at: now)
    }
  }

  /// Prepares the end of the innermost open block, whose keyframes are complete then: where one of
  /// them takes over from another along a curve of the script, `nextCurveRequest` asks for that
  /// place. `endAnimation` does so by itself where there is no such curve.
  public mutating func prepareEnd(of id: AnimationID) {
    if scene.animations.openBlocks.last?.id == id { scene.animations.prepareClose(scene.views) }
  }

  private func exists(_ user: CurveBook.User) -> Bool {
    switch user {
    case .block(let id): scene.animations.contains(id)
    case .animator(let id):
      animators.records.contains(id.raw) && animators.records[id.raw].state != .inactive
    }
  }
}
