import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Machine {
  /// A property of a view, or of what is seen of it, that belongs to layout; owned.
  mutating func layoutMember(
    _ view: ViewID, _ property: LayoutProperty, ofPresentation: Bool
  ) -> Value {
    let traits = runtime.layoutTraits(of: view)
    switch property {
    case .anchor(let attribute):
      let frame =
        ofPresentation ? runtime.presentation(.frame, of: view) : runtime.model(.frame, of: view)
      guard case .rect(let rect) = frame else { return .nil }
      return number(Machine.value(of: attribute, rect))
    case .margins: return guide(view, traits.margins, ofPresentation)
    case .safeArea: return guide(view, view == .stage ? traits.safeArea : .zero, ofPresentation)
    case .layoutMargins: return makeInsets(traits.margins)
    case .safeAreaInsets: return makeInsets(traits.safeArea)
    case .intrinsicSize: return heap.make(traits.intrinsicSize)
    case .hugging: return heap.make(traits.hugging)
    case .compressionResistance: return heap.make(traits.compressionResistance)
    case .constraints: return constraints(of: view)
    default: return .nil
    }
  }

  private static func value(of attribute: LayoutAttribute, _ rect: Rect) -> Double {
    switch attribute {
    case .left, .leading: rect.x
    case .right, .trailing: rect.x + rect.width
    case .top: rect.y
    case .bottom: rect.y + rect.height
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.x + rect.width / 2
    case .centerY: rect.y + rect.height / 2
    }
  }

  private mutating func guide(_ view: ViewID, _ insets: Insets, _ ofPresentation: Bool) -> Value {
    let bounds =
      ofPresentation ? runtime.presentation(.bounds, of: view) : runtime.model(.bounds, of: view)
    guard case .rect(let rect) = bounds else { return .nil }
    return heap.make(
      Rect(
        rect.x + insets.left, rect.y + insets.top, rect.width - insets.left - insets.right,
        rect.height - insets.top - insets.bottom))
  }

  private mutating func makeInsets(_ insets: Insets) -> Value {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }
    return heap.make(sides)
  }

  mutating func setLayoutMember(
    _ view: ViewID, _ property: LayoutProperty, _ new: Value, _ name: String
  ) throws(Failure) {
    var traits = runtime.layoutTraits(of: view)
    switch property {
    case .layoutMargins: traits.margins = try insets(new, name)
    case .safeAreaInsets:
      if view != .stage { throw .safeAreaOfView(displayName(viewObject(view))) }
      traits.safeArea = try insets(new, name)
    case .intrinsicSize:
      guard new.kind == .point else { throw .wrongClause(name, "point", typeName(of: new)) }
      let size = heap.point(new)
      traits.intrinsicSize = Point(
        try layoutLength(number(size.x), name), try layoutLength(number(size.y), name))
    case .hugging: traits.hugging = try priorities(new, name)
    case .compressionResistance: traits.compressionResistance = try priorities(new, name)
    default: throw .readOnly(name, of: "object")
    }
    runtime.setLayoutTraits(traits, of: view)
  }

  /// Four numbers, from the top counter-clockwise, or one for all.
  private func insets(_ value: Value, _ name: String) throws(Failure) -> Insets {
    if value.isNumber {
      let all = try layoutLength(value, name)
      return Insets(all, all, all, all)
    }
    guard value.kind == .array, heap.array(value).count == 4 else {
      throw .wrongClause(name, "number or array of four numbers", typeName(of: value))
    }
    var sides: [Double] = []
    for side in heap.array(value) { sides.append(try layoutLength(side, name)) }
    return Insets(sides[0], sides[1], sides[2], sides[3])
  }

  /// A priority for each axis, or one for both.
  private func priorities(_ value: Value, _ name: String) throws(Failure) -> Point {
    if value.isNumber {
      let both = Double(try layoutPriority(value, name, upTo: 999))
      return Point(both, both)
    }
    guard value.kind == .point else { throw .wrongClause(name, "point", typeName(of: value)) }
    let pair = heap.point(value)
    return Point(
      Double(try layoutPriority(number(pair.x), name, upTo: 999)),
      Double(try layoutPriority(number(pair.y), name, upTo: 999)))
  }

  /// The size a view is made with counts as that of its content.
  mutating func keepIntrinsicSize(of view: ViewID) {
    guard case .rect(let bounds) = runtime.model(.bounds, of: view) else { return }
    var traits = runtime.layoutTraits(of: view)
    traits.intrinsicSize = Point(bounds.width, bounds.height)
    runtime.setLayoutTraits(traits, of: view)
  }
}
