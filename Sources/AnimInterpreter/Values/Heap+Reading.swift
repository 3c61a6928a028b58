import AnimGeometry
import AnimRuntime

extension Heap {
  @inline(__always) func string(_ value: Value) -> StringCell { strings[payload(value)] }

  @inline(__always) func point(_ value: Value) -> Point {
    let quad = quads[payload(value)]
    return Point(quad.x, quad.y)
  }

  func rect(_ value: Value) -> Rect {
    let quad = quads[payload(value)]
    return Rect(quad.x, quad.y, quad.z, quad.w)
  }

  func color(_ value: Value) -> Color {
    let quad = quads[payload(value)]
    return Color(quad.x, quad.y, quad.z, quad.w)
  }

  func range(_ value: Value) -> (lower: Double, upper: Double, closed: Bool) {
    let quad = quads[payload(value)]
    return (quad.x, quad.y, quad.z != 0)
  }

  func transform(_ value: Value) -> Transform { transforms[payload(value)] }
  @inline(__always) func array(_ value: Value) -> [Value] { arrays[payload(value)] }
  @inline(__always) func closure(_ value: Value) -> ClosureCell { closures[payload(value)] }

  /// The function that a closure runs.
  @inline(__always) func closureFunction(_ value: Value) -> Int {
    Int(closures[payload(value)].function)
  }

  /// Where among the heap's `kept` values those of a closure begin; the same as long as it lives.
  @inline(__always) func firstCapture(_ value: Value) -> UInt32 { closures[payload(value)].first }

  /// What a closure keeps at one of its places.
  @inline(__always) func captured(_ value: Value, _ index: Int) -> Value {
    kept[Int(closures[payload(value)].first) + index]
  }

  /// All that a closure keeps.
  func captures(_ value: Value) -> [Value] {
    (0..<Int(closures[payload(value)].count)).map { captured(value, $0) }
  }

  /// The content of a cell.
  @inline(__always) func content(_ cell: Value) -> Value { cells[payload(cell)] }

  @inline(__always) func object(_ value: Value) -> ObjectCell { objects[payload(value)] }
  func place(_ value: Value) -> PlaceCell { places[payload(value)] }
  func curve(_ value: Value) -> TimingCurve { curves[payload(value)] }

  func text(_ value: Value) -> String { String(decoding: string(value).bytes, as: UTF8.self) }
}
