import AnimGeometry

/// What a finger comes down on.
public struct Hit: Hashable, Sendable {
  /// The foremost view there that takes input; `none` if there is none.
  public var view: ViewID
  /// The views before it that lie there and take no input while they move, foremost first.
  public var moving: [ViewID]

  public init(view: ViewID, moving: [ViewID]) {
    self.view = view
    self.moving = moving
  }
}

/// A search for the view under a finger, by what is seen.
struct HitTest {
  /// The opacity below which a view is not hit, nor what is in it: the platform's.
  static let leastOpacity = 0.01

  private(set) var hit = Hit(view: .none, moving: [])
  /// How many views had to be looked at.
  private(set) var steps = 0

  /// Searches from `root` down, for a point in its coordinates.
  init(_ point: Point, in root: ViewID, _ scene: Scene, _ transitions: Transitions) {
    guard scene.views.contains(root), Self.isTouchable(root, scene),
      takes(point, root, scene, transitions)
    else { return }
    // A view that takes the point is an answer already, so there is no way back to look for.
    hit.view = root
    var local = point
    var child = scene.views.links(root).lastChild
    while child >= 0 {
      let view = scene.views.id(child)
      steps += 1
      if Self.isTouchable(view, scene),
        let inner = scene.placement(of: view, at: .presentation).undo(local),
        takes(inner, view, scene, transitions)
      {
        hit.view = view
        local = inner
        child = scene.views.links(view).lastChild
      } else {
        child = scene.views.links(view).before
      }
    }
  }

  /// True if a view that lies at the point takes input; one that only moves is noted.
  private mutating func takes(
    _ point: Point, _ view: ViewID, _ scene: Scene, _ transitions: Transitions
  ) -> Bool {
    let bounds = scene.presentationLanes(scene.views.slot(view), .bounds)
    guard Rect(lanes: bounds).contains(point) else { return false }
    if transitions.allowsInteraction(view, scene) { return true }
    hit.moving.append(view)
    return false
  }

  /// True if nothing but movement and place can keep a finger from the view.
  private static func isTouchable(_ view: ViewID, _ scene: Scene) -> Bool {
    let slot = scene.views.slot(view)
    return scene.presentationLanes(slot, .hidden).x == 0
      && scene.views.modelLanes(slot, .userInteractionEnabled).x != 0
      && scene.presentationLanes(slot, .alpha).x >= leastOpacity
  }
}
