import AnimRuntime
import AnimSyntax

extension Machine {
  /// `animate`: the block runs at once, and what it has changed begins to move.
  mutating func performAnimate(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    var spec = AnimationSpec(duration: try time(arguments.subject, "duration"))
    if let delay = arguments["delay"] { spec.delay = try time(delay, "delay") }
    if let options = arguments["options"] { try apply(options, to: &spec) }
    if let curve = arguments["curve"] { spec.curve = try self.curve(curve) }
    if let count = arguments["repeatCount"] {
      guard count.isNumber, count.number >= 0 else {
        throw .wrongClause("repeatCount", "number of at least 0", typeName(of: count))
      }
      spec.repeatCount = count.number == 0 ? 1 : count.number
    }
    if let flag = arguments["autoreverses"] { spec.autoreverses = try truth(flag) }
    let block = try arguments.block(self)
    let line = currentLine
    serials.animations += 1
    let number = serials.animations
    let id = runtime.beginAnimation(spec)
    let completion = arguments["completion"].map { retained($0) } ?? .nil
    animations[id.raw] = PendingAnimation(number: number, line: line, completion: completion)
    entries.append(.block("animate"))
    let result = try call(block, [])
    entries.removeLast()
    release(result)
    for begin in runtime.endAnimation(id) { record(begin, number: number, line: line) }
    return heap.make(
      ObjectCell(
        type: UInt32(NativeTypes.animation), fields: [], native: .animation(id.raw), name: .none,
        ordinal: 0, serial: UInt32(truncatingIfNeeded: number)))
  }

  private func apply(_ options: Value, to spec: inout AnimationSpec) throws(Failure) {
    if options.kind == .array {
      for option in heap.array(options) { try apply(option, to: &spec) }
      return
    }
    guard options.kind == .symbol else {
      throw .wrongClause("options", "symbol or array of symbols", typeName(of: options))
    }
    let name = names[Name(id: UInt32(options.index))]
    switch name {
    case "curveEaseInOut": spec.curve = .easeInOut
    case "curveEaseIn": spec.curve = .easeIn
    case "curveEaseOut": spec.curve = .easeOut
    case "curveLinear": spec.curve = .linear
    case "repeat": spec.options.insert(.repeat)
    case "autoreverse": spec.options.insert(.autoreverse)
    case "beginFromCurrentState": spec.options.insert(.beginFromCurrentState)
    case "overrideInheritedDuration": spec.options.insert(.overrideInheritedDuration)
    case "overrideInheritedCurve": spec.options.insert(.overrideInheritedCurve)
    case "overrideInheritedOptions": spec.options.insert(.overrideInheritedOptions)
    default: throw .unknownOption(name)
    }
  }

  func curve(_ value: Value) throws(Failure) -> TimingCurve {
    if value.kind == .symbol {
      let name = names[Name(id: UInt32(value.index))]
      if let named = Directive.curves.first(where: { $0.name == name }) { return named }
    }
    if value.kind == .array {
      let points = heap.array(value)
      if points.count == 4, points.allSatisfy({ $0.isNumber && !$0.number.isInfinite }) {
        guard (0...1).contains(points[0].number), (0...1).contains(points[2].number) else {
          throw .controlPointsOutside()
        }
        return .cubic(
          x1: points[0].number, y1: points[1].number, x2: points[2].number, y2: points[3].number)
      }
    }
    throw .wrongClause("curve", "named curve or four numbers", typeName(of: value))
  }
}

extension Failure {
  static func unknownOption(_ name: String) -> Failure {
    let suggestion = Spelling.closest(to: name, among: Directive.options)
    return Failure(
      .unknownSymbol, "'.\(name)' is not an option of `animate`",
      note: suggestion.map { "did you mean '.\($0)'?" })
  }

  static func controlPointsOutside() -> Failure {
    Failure(
      .wrongArgument, "the first and third control number of a curve are times between 0 and 1",
      note: "as in `curve [0.25, 0.1, 0.25, 1]`")
  }
}
