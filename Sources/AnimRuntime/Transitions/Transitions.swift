/// A transition that is seen; its times are in its block.
struct TransitionRecord: Sendable {
  var spec: TransitionSpec
  /// Whose subviews may change: the view, or the superview of the view that is replaced.
  var container: ViewID
  var hasSwapped = false
  /// The views whose old subviews are kept, and those whose old superview is.
  var heldParents: [ViewID] = []
  var heldChildren: [ViewID] = []
}

/// The subviews a view had before a transition's block first changed them.
struct HeldSubviews: Sendable {
  var transition: AnimationID
  var views: [ViewID]
}

/// The superview a view had; `none` for none.
struct HeldSuperview: Sendable {
  var transition: AnimationID
  var view: ViewID
}

/// The transitions that are not over and are seen, by id and by view.
///
/// The lists of one view are in order of creation.
struct Transitions: Sendable {
  private(set) var records: [UInt32: TransitionRecord] = [:]
  private(set) var running: [ViewID: [AnimationID]] = [:]
  private(set) var subviews: [ViewID: [HeldSubviews]] = [:]
  private(set) var superviews: [ViewID: [HeldSuperview]] = [:]

  var isEmpty: Bool { records.isEmpty }
  var count: Int { records.count }

  subscript(id: AnimationID) -> TransitionRecord? { records[id.raw] }

  mutating func insert(_ record: TransitionRecord, _ id: AnimationID) {
    records[id.raw] = record
    for view in record.spec.views { running[view, default: []].append(id) }
  }

  func holdsSubviews(of parent: ViewID, for id: AnimationID) -> Bool {
    subviews[parent]?.contains { $0.transition == id } ?? false
  }

  func holdsSuperview(of child: ViewID, for id: AnimationID) -> Bool {
    superviews[child]?.contains { $0.transition == id } ?? false
  }

  mutating func hold(subviews views: [ViewID], of parent: ViewID, for id: AnimationID) {
    records[id.raw]?.heldParents.append(parent)
    subviews[parent, default: []].append(HeldSubviews(transition: id, views: views))
  }

  mutating func hold(superview parent: ViewID, of child: ViewID, for id: AnimationID) {
    records[id.raw]?.heldChildren.append(child)
    superviews[child, default: []].append(HeldSuperview(transition: id, view: parent))
  }

  /// Lets go of the old places of views.
  mutating func swap(_ id: AnimationID) {
    guard var record = records[id.raw] else { return }
    for parent in record.heldParents {
      subviews[parent]?.removeAll { $0.transition == id }
      if subviews[parent]?.isEmpty == true { subviews[parent] = nil }
    }
    for child in record.heldChildren {
      superviews[child]?.removeAll { $0.transition == id }
      if superviews[child]?.isEmpty == true { superviews[child] = nil }
    }
    record.heldParents = []
    record.heldChildren = []
    record.hasSwapped = true
    records[id.raw] = record
  }

  mutating func remove(_ id: AnimationID) {
    guard let record = records[id.raw] else { return }
    swap(id)
    for view in record.spec.views {
      running[view]?.removeAll { $0 == id }
      if running[view]?.isEmpty == true { running[view] = nil }
    }
    records[id.raw] = nil
  }

  mutating func removeAll() { self = Transitions() }

  /// About how many bytes the transitions take.
  var footprint: Int { count * 2 * MemoryLayout<TransitionRecord>.stride }

  /// Adds what decides how transitions are seen.
  func add(to digest: inout Digest, _ animations: Animations) {
    for raw in records.keys.sorted() {
      guard let record = records[raw] else { continue }
      let id = AnimationID(raw: raw)
      digest.add(raw)
      for view in record.spec.views { digest.add(view.raw) }
      digest.add(TransitionEffect.allCases.firstIndex(of: record.spec.effect) ?? 0)
      digest.add(record.container.raw)
      digest.add(animations.blocks[raw].swap)
      digest.add(record.hasSwapped)
      for parent in record.heldParents {
        digest.add(parent.raw)
        for held in subviews[parent] ?? [] where held.transition == id {
          for view in held.views { digest.add(view.raw) }
        }
      }
      for child in record.heldChildren {
        digest.add(child.raw)
        for held in superviews[child] ?? [] where held.transition == id {
          digest.add(held.view.raw)
        }
      }
    }
  }
}
