import AnimGeometry

extension Runtime {
  // MARK: Constraints

  /// Enters a constraint, which counts once it is active.
  ///
  /// - Returns: its id; `none` if it is not valid, or when four million exist.
  public mutating func addConstraint(_ constraint: LayoutConstraint) -> ConstraintID {
    scene.layout.add(constraint, scene.views)
  }

  /// Deactivates and forgets a constraint.
  public mutating func removeConstraint(_ id: ConstraintID) {
    scene.layout.remove(id, scene.views, &scene.clock)
  }

  /// What a constraint says; nil for an unknown one.
  public func constraint(_ id: ConstraintID) -> LayoutConstraint? { scene.layout.constraint(id) }

  /// True while a constraint counts.
  public func isActive(_ id: ConstraintID) -> Bool { scene.layout.isActive(id) }

  /// Lets a constraint count or not; what is activated later gives way where two cannot both hold.
  public mutating func setActive(_ isActive: Bool, _ id: ConstraintID) {
    scene.layout.setActive(isActive, id, &scene.clock)
  }

  /// Changes what a constraint says; one that is not valid, or speaks of other anchors, is ignored.
  ///
  /// - Returns: true if anything is different now.
  @discardableResult
  public mutating func setConstraint(_ id: ConstraintID, to new: LayoutConstraint) -> Bool {
    animators.setConstraint(id, to: new, &scene)
  }

  /// The active constraints in order of activation; of a view, those that mention it.
  public func activeConstraints(of view: ViewID? = nil) -> [ConstraintID] {
    scene.layout.activeConstraints(of: view, scene.views)
  }

  /// About how many constraints a search among the active ones has to look at.
  public var activeConstraintCount: Int { scene.layout.active.count }

  /// True if some constraint speaks of the view.
  public func isMentioned(_ view: ViewID) -> Bool { scene.layout.isMentioned(view, scene.views) }

  /// The view that a constraint would place if physics did not move it; nil if it may.
  public func viewWithheld(from id: ConstraintID) -> ViewID? {
    scene.layout.viewWithheld(from: id, scene.views)
  }

  /// What a view says about its own size and margins.
  public func layoutTraits(of view: ViewID) -> LayoutTraits {
    scene.layout.traits(of: view, scene.views)
  }

  /// Sets what a view says about its own size and margins, each number within its range.
  public mutating func setLayoutTraits(_ traits: LayoutTraits, of view: ViewID) {
    scene.layout.setTraits(traits, of: view, scene.views, &scene.clock)
  }

  // MARK: Passes

  /// How many constraints and views the next layout has to look at; none if nothing has changed.
  public var layoutWork: Int { scene.layout.work }

  /// Solves the constraints and gives the views inside `view` the frames that follow, animated
  /// where a block is open; views elsewhere are left for a later pass.
  public mutating func applyLayout(below view: ViewID) -> LayoutReport {
    guard exists(view), scene.layout.needsSolving else { return LayoutReport() }
    let report = scene.layout.solve(scene.views)
    scene.layout.isWriting = true
    let (changes, areAll) = scene.layout.changedFrames(below: view, scene.views)
    for change in changes {
      let slot = scene.views.slot(change.view)
      if scene.views.isHeld(slot) {
        // About its center, so what leans on its sides is to be looked at again.
        var bounds = scene.views.bounds(of: change.view)
        bounds.size = change.frame.size
        set(.bounds, of: change.view, to: .rect(bounds))
        scene.layout.isDirty = true
      } else {
        _ = setFrame(change.frame, of: change.view)
      }
    }
    scene.layout.isWriting = false
    if !areAll { scene.layout.isDirty = true }
    return report
  }

  /// Makes a view lay out its subviews itself; it needs to for a first time.
  public mutating func setLaysOutSubviews(_ view: ViewID) {
    scene.layout.setLaysOutSubviews(view, scene.views)
  }

  /// Asks for a layout pass, before the instant ends at the latest.
  public mutating func setNeedsLayout(_ view: ViewID) {
    scene.layout.setNeedsLayout(view, scene.views)
  }

  /// True if `layoutSubviews` of some view in `view`, or of itself, is to be called.
  public func needsLayout(in view: ViewID) -> Bool {
    scene.layout.needsLayout(in: view, scene.views)
  }

  /// True if a pass is due that may give a view another frame.
  public func awaitsLayout(_ view: ViewID) -> Bool { scene.layout.awaitsPass(view, scene.views) }

  /// Begins a layout pass.
  ///
  /// - Returns: its number, for `layoutBatch` and `beginLayout`.
  public mutating func beginLayoutPass() -> UInt64 { scene.layout.beginPass() }

  /// The views in `view`, itself included, that need to lay out their subviews and have not done so
  /// in this pass: superviews first, then those that have needed it longest.
  public mutating func layoutBatch(in view: ViewID, pass: UInt64) -> [ViewID] {
    scene.layout.batch(in: view, pass: pass, scene.views)
  }

  /// Takes note that a view lays out its subviews now.
  ///
  /// - Returns: false if it need not any more.
  public mutating func beginLayout(of view: ViewID, pass: UInt64) -> Bool {
    scene.layout.begin(view, pass: pass, scene.views)
  }

  /// Ends a pass: views that are not on the stage wait until they are.
  public mutating func endLayoutPass() { scene.layout.endPass(scene.views) }
}
