import AnimGeometry
import AnimRuntime
import AnimSyntax

extension Layout {
  /// A property of a view, or of what is seen of it, that belongs to layout; owned.
  static func member(
    _ view: ViewID, _ property: LayoutProperty, ofPresentation: Bool, _ machine: inout Machine,
    _ stage: Stage
  ) -> Value {
    let traits = stage.runtime.layoutTraits(of: view)
    switch property {
    case .anchor(let attribute):
      let frame =
        ofPresentation
        ? stage.runtime.presentation(.frame, of: view) : stage.runtime.model(.frame, of: view)
      guard case .rect(let rect) = frame else { return .nil }
      return machine.number(value(of: attribute, rect))
    case .margins: return guide(view, traits.margins, ofPresentation, &machine, stage)
    case .safeArea:
      return guide(view, view == .stage ? traits.safeArea : .zero, ofPresentation, &machine, stage)
    case .layoutMargins: return makeInsets(traits.margins, &machine)
    case .safeAreaInsets: return makeInsets(traits.safeArea, &machine)
    case .intrinsicSize: return machine.heap.make(traits.intrinsicSize)
    case .hugging: return machine.heap.make(traits.hugging)
    case .compressionResistance: return machine.heap.make(traits.compressionResistance)
    case .constraints: return constraints(of: view, &machine, stage)
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

  private static func guide(
    _ view: ViewID, _ insets: Insets, _ ofPresentation: Bool, _ machine: inout Machine,
    _ stage: Stage
  ) -> Value {
    let bounds =
      ofPresentation
      ? stage.runtime.presentation(.bounds, of: view) : stage.runtime.model(.bounds, of: view)
    guard case .rect(let rect) = bounds else { return .nil }
    return machine.heap.make(
      Rect(
        rect.x + insets.left, rect.y + insets.top, rect.width - insets.left - insets.right,
        rect.height - insets.top - insets.bottom))
  }

  private static func makeInsets(_ insets: Insets, _ machine: inout Machine) -> Value {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { machine.number($0) }
    return machine.heap.make(sides)
  }

  static func setMember(
    _ view: ViewID, _ property: LayoutProperty, _ new: Value, _ name: String,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    var traits = stage.runtime.layoutTraits(of: view)
    switch property {
    case .layoutMargins: traits.margins = try insets(new, name, machine)
    case .safeAreaInsets:
      if view != .stage { throw .safeAreaOfView(machine.displayName(Views.object(view, stage))) }
      traits.safeArea = try insets(new, name, machine)
    case .intrinsicSize:
      guard new.kind == .point else { throw .wrongClause(name, "point", machine.typeName(of: new)) }
      let size = machine.heap.point(new)
      traits.intrinsicSize = Point(
        try layoutLength(machine.number(size.x), name, machine),
        try layoutLength(machine.number(size.y), name, machine))
    case .hugging: traits.hugging = try priorities(new, name, machine)
    case .compressionResistance: traits.compressionResistance = try priorities(new, name, machine)
    default: throw .readOnly(name, of: "object")
    }
    stage.runtime.setLayoutTraits(traits, of: view)
  }

  /// Four numbers, from the top counter-clockwise, or one for all.
  private static func insets(_ value: Value, _ name: String, _ machine: Machine) throws(Failure)
    -> Insets
  {
    if value.isNumber {
      let all = try layoutLength(value, name, machine)
      return Insets(all, all, all, all)
    }
    guard value.kind == .array, machine.heap.array(value).count == 4 else {
      throw .wrongClause(name, "number or array of four numbers", machine.typeName(of: value))
    }
    var sides: [Double] = []
    for side in machine.heap.array(value) { sides.append(try layoutLength(side, name, machine)) }
    return Insets(sides[0], sides[1], sides[2], sides[3])
  }

  /// A priority for each axis, or one for both.
  private static func priorities(_ value: Value, _ name: String, _ machine: Machine) throws(Failure)
    -> Point
  {
    if value.isNumber {
      let both = Double(try layoutPriority(value, name, upTo: 999))
      return Point(both, both)
    }
    guard value.kind == .point else {
      throw .wrongClause(name, "point", machine.typeName(of: value))
    }
    let pair = machine.heap.point(value)
    return Point(
      Double(try layoutPriority(machine.number(pair.x), name, upTo: 999)),
      Double(try layoutPriority(machine.number(pair.y), name, upTo: 999)))
  }

  /// The size a view is made with counts as that of its content.
  static func keepIntrinsicSize(of view: ViewID, _ stage: inout Stage) {
    guard case .rect(let bounds) = stage.runtime.model(.bounds, of: view) else { return }
    var traits = stage.runtime.layoutTraits(of: view)
    traits.intrinsicSize = Point(bounds.width, bounds.height)
    stage.runtime.setLayoutTraits(traits, of: view)
  }
}
