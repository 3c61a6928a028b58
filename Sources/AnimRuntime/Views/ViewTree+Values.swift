import AnimGeometry

/// Which of a property's two values.
public enum Side: Sendable {
  /// What scripts have written.
  case model
  /// What is seen now.
  case presentation
}

// The model values.
extension ViewTree {
  @inline(__always)
  func modelLanes(_ slot: Int, _ property: Property) -> SIMD4<Double> {
    lanes[slot * Property.laneCount + property.index]
  }

  @inline(__always)
  func modelTransform(_ slot: Int, _ property: Property) -> Transform {
    transforms[slot * 2 + property.index - Property.laneCount]
  }

  /// Writes the model value of a property that is stored in lanes.
  @inline(__always)
  mutating func setModel(_ value: SIMD4<Double>, _ slot: Int, _ property: Property) {
    lanes[slot * Property.laneCount + property.index] = value
  }

  /// Writes the model value of a transform.
  @inline(__always)
  mutating func setModel(_ value: Transform, _ slot: Int, _ property: Property) {
    transforms[slot * 2 + property.index - Property.laneCount] = value
  }

  /// The oldest contribution to a property, −1 for none.
  @inline(__always)
  func stack(_ slot: Int, _ property: Property) -> Int32 {
    stacks[slot * Property.storedCount + property.index]
  }

  /// A view's frame as if it had no transform: that is what layout places.
  func plainFrame(of slot: Int) -> Rect {
    let bounds = modelLanes(slot, .bounds)
    let center = modelLanes(slot, .center)
    let anchor = modelLanes(slot, .anchorPoint)
    return Rect(
      center.x - anchor.x * bounds.z, center.y - anchor.y * bounds.w, bounds.z, bounds.w)
  }

  /// The plain frame of a view, from the stage's left and top.
  func stageFrame(of slot: Int) -> Rect {
    var frame = plainFrame(of: slot)
    var at = pool[UInt32(slot)].parent
    while at >= 0 {
      let bounds = modelLanes(Int(at), .bounds)
      frame.x -= bounds.x
      frame.y -= bounds.y
      let parent = pool[UInt32(at)].parent
      if parent >= 0 {
        let outer = plainFrame(of: Int(at))
        frame.x += outer.x
        frame.y += outer.y
      }
      at = parent
    }
    return frame
  }

  /// The bounds of a view; zero for one that is gone.
  func bounds(of view: ViewID) -> Rect {
    contains(view) ? Rect(lanes: modelLanes(slot(view), .bounds)) : .zero
  }

  /// About how many bytes the rows of all views take.
  var footprint: Int { count * Self.viewBytes }

  private static let viewBytes =
    Property.laneCount * MemoryLayout<SIMD4<Double>>.stride
    + 2 * MemoryLayout<Transform>.stride
    + Property.storedCount * MemoryLayout<Int32>.stride
    + MemoryLayout<Links>.stride + 9

  /// Adds every view to a digest: its place and its model values, then what `addMore` adds for its
  /// slot.
  func add(to digest: inout Digest, _ addMore: (Int, inout Digest) -> Void) {
    for name in pool.names {
      let view = ViewID(raw: name)
      let slot = slot(view)
      digest.add(name)
      digest.add(superview(of: view)?.raw ?? .max)
      for child in subviews(of: view) { digest.add(child.raw) }
      for property in Property.allCases.prefix(Property.laneCount) {
        digest.add(modelLanes(slot, property))
      }
      digest.add(modelTransform(slot, .transform))
      digest.add(modelTransform(slot, .sublayerTransform))
      addMore(slot, &digest)
    }
  }
}
