extension Array {
  /// The elements of all parts, in order.
  ///
  /// Each is copied once: a sum of many arrays would copy those of the first again and again, which
  /// for the tables is much of the time that a short run takes.
  init(joining parts: [[Element]]) {
    self.init()
    reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { append(contentsOf: part) }
  }

  /// The elements in a place of their own, which stays: a row of a table is much to copy, and there
  /// each is read where it is.
  func inPlace() -> UnsafePointer<Element> {
    let place = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = place.initialize(from: self)
    return UnsafePointer(place.baseAddress!)
  }
}
