extension Runtime {
  /// Reads what is seen now of several properties of many views, each as `presentationLanes(_:of:)`
  /// gives it.
  ///
  /// `lanes` gets, view by view, the properties in their order; it is made as long as that.
  public func presentationLanes(
    _ properties: [Property], of views: [ViewID], into lanes: inout [SIMD4<Double>]
  ) {
    let count = properties.count * views.count
    if lanes.count != count { lanes = Array(repeating: .zero, count: count) }
    var place = 0
    for view in views {
      for property in properties {
        lanes[place] = presentationLanes(property, of: view)
        place += 1
      }
    }
  }
}
