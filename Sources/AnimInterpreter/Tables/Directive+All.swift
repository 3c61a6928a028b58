import AnimSyntax

extension Directive {
  /// Every directive, in the order of the documentation.
  static let all: [Directive] = [
    .scene, .view, .animate, .keyframe, .animator, .after, .every, .at, .busy, .wait, .trace,
    .sequence, .parallel, .race, .stagger, .stop, .leaks,
    .on, .tap, .pan, .pinch, .rotate, .swipe, .longPress,
    .constraint, .activate, .deactivate, .screen, .transition,
    .gravity, .attachment, .collision, .push, .snap, .field, .dynamicItem, .behavior, .boundary,
    .dynamicAnimator, .path, .line, .curve,
  ]

  /// The directive that a sentence with this head is about.
  static func named(_ head: String) -> Directive? { all.first { $0.head == head } }

  /// Heads and kinds of systems that are designed but not there yet.
  static let planned = [
    "animation"
  ]
}

/// The directives of one session, by name and by the number that the bytecode has for them.
struct DirectiveIndex: Sendable {
  let rows: [Directive]
  private var numbers: NameMap<UInt16>
  private var plannedHeads = NameMap<UInt16>()

  init(_ rows: [Directive], names: inout NameTable) {
    self.rows = rows
    numbers = NameMap(capacity: rows.count)
    for (number, row) in rows.enumerated() { numbers.set(names.intern(row.head), UInt16(number)) }
    for (index, head) in Directive.planned.enumerated() {
      plannedHeads.set(names.intern(head), UInt16(index))
    }
  }

  func isHead(_ name: Name) -> Bool { numbers[name] != nil }
  func number(of name: Name) -> UInt16? { numbers[name] }
  func planned(_ name: Name) -> String? { plannedHeads[name].map { Directive.planned[Int($0)] } }

  subscript(number: UInt16) -> Directive { rows[Int(number)] }
}
