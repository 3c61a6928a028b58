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
}
