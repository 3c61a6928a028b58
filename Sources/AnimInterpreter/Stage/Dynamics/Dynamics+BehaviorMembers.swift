import AnimRuntime
import AnimSyntax
import AnimTrace

extension Dynamics {
  /// A property of a behavior, owned.
  static func behaviorMember(
    _ object: Value, _ id: BehaviorID, _ property: DynamicsProperty, _ machine: inout Machine,
    _ stage: inout Stage
  )
    -> Value?
  {
    switch property {
    case .trait(let index):
      let trait = BehaviorProperty.all[index]
      if trait.kind == .attachment, trait.name == "length" {
        return stage.runtime.length(of: id).map { machine.number($0) } ?? .nil
      }
      guard let spec = stage.runtime.spec(of: id), let value = trait.get(spec) else { return .nil }
      return makeValue(value, &machine)
    case .items: return itemList(object, id, &machine, stage)
    case .children: return makeList(BehaviorField.children.rawValue, of: object, &machine)
    case .animatorOf:
      return stage.runtime.animator(of: id).flatMap { stage.dynamics.animators[$0.raw] }.map {
        machine.retained($0)
      }
        ?? .nil
    case .action: return machine.retained(field(BehaviorField.action.rawValue, of: object, machine))
    case .began: return machine.retained(field(BehaviorField.began.rawValue, of: object, machine))
    case .ended: return machine.retained(field(BehaviorField.ended.rawValue, of: object, machine))
    case .boundaries:
      let names = stage.runtime.boundaryNames(of: id).map { makeBoundaryName($0, &machine) }
      return machine.heap.make(names)
    default: return nil
    }
  }

  /// Its items; those of a composite are those of its parts, each once.
  private static func itemList(
    _ object: Value, _ id: BehaviorID, _ machine: inout Machine, _ stage: Stage
  ) -> Value {
    guard stage.runtime.spec(of: id) == .behavior else {
      return makeList(BehaviorField.items.rawValue, of: object, &machine)
    }
    var seen: Set<ItemID> = []
    var items: [Value] = []
    var work = Array(stage.runtime.children(of: id).reversed())
    while let behavior = work.popLast() {
      for item in stage.runtime.items(of: behavior) where seen.insert(item).inserted {
        items.append(machine.retained(itemObject(item, stage)))
      }
      work += stage.runtime.children(of: behavior).reversed()
    }
    machine.charge(items.count)
    return machine.heap.make(items)
  }

  static func setBehaviorMember(
    _ object: Value, _ id: BehaviorID, _ property: DynamicsProperty, _ row: ObjectRow, _ new: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) -> Bool {
    switch property {
    case .trait(let index):
      let trait = BehaviorProperty.all[index]
      let converted = try traitValue(new, trait, trait.name, &machine)
      guard let old = stage.runtime.spec(of: id) else { return true }
      var spec = old
      if case .attachment(let attachment) = spec, trait.name == "anchor", attachment.anchor == nil {
        throw .joinsItems(machine.displayName(object))
      }
      guard trait.set(&spec, converted) else {
        throw .refused(trait.name, trait.type.text, machine.typeName(of: new))
      }
      let changed = spec
      try attempt(machine, &stage) { runtime throws(BehaviorError) in
        try runtime.update(id, changed)
      }
      if changed != old, converted.isEffective {
        noteIfIdle(trait, trait.name, of: object, changed, &machine, &stage)
      }
    case .action: try setHandler(new, BehaviorField.action, "action", of: object, &machine, &stage)
    case .began: try setHandler(new, BehaviorField.began, "began", of: object, &machine, &stage)
    case .ended: try setHandler(new, BehaviorField.ended, "ended", of: object, &machine, &stage)
    default: return false
    }
    return true
  }

  /// Keeps a handler, or none, in a field of an object.
  static func setHandler(
    _ new: Value, _ field: some RawRepresentable<Int>, _ label: String, of object: Value,
    _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let value = new.isNil ? .nil : machine.retained(try machine.callable(new, label))
    setField(field.rawValue, of: object, to: value, &machine, &stage)
  }

  // MARK: Values

  /// A value as a behavior's property takes it.
  static func traitValue(
    _ value: Value, _ trait: BehaviorProperty, _ label: String, _ machine: inout Machine
  )
    throws(Failure)
    -> BehaviorPropertyValue
  {
    if value.isNil, trait.isOptional { return .nothing }
    switch trait.type {
    case .number, .angle, .fraction:
      let number = try Input.finite(value, label, machine)
      if let range = trait.range, !range.contains(number) {
        throw Failure(.wrongArgument, "'\(label)' needs \(range.text)")
      }
      return .number(number)
    case .boolean:
      guard value.kind == .boolean else {
        throw .wrongClause(label, "true or false", machine.typeName(of: value))
      }
      return .flag(value.boolean)
    case .point: return .point(try Input.place(value, label, machine))
    case .symbol:
      guard value.kind == .symbol else {
        throw .wrongClause(label, "symbol", machine.typeName(of: value))
      }
      let word = machine.names[Name(id: UInt32(value.index))]
      guard trait.symbols.contains(word) else { throw .unknownTrait(word, label, trait.symbols) }
      return .word(word)
    case .range:
      guard value.kind == .range else {
        throw .wrongClause(label, "range", machine.typeName(of: value))
      }
      let (lower, upper, _) = machine.heap.range(value)
      guard lower.isFinite, upper.isFinite, lower <= upper, abs(lower) <= 1e7, abs(upper) <= 1e7
      else { throw .outOfRange(label, "range within 10 million") }
      return .range(lower...upper)
    case .sides: return .sides(try sides(value, label, machine))
    default: return .nothing
    }
  }

  private static func sides(_ value: Value, _ label: String, _ machine: Machine) throws(Failure)
    -> SIMD4<Double>
  {
    if value.isNumber { return SIMD4(repeating: try Input.finite(value, label, machine)) }
    guard value.kind == .array, machine.heap.array(value).count == 4 else {
      throw .wrongClause(label, "number or array of four", machine.typeName(of: value))
    }
    var sides = SIMD4<Double>.zero
    for (index, side) in machine.heap.array(value).enumerated() {
      sides[index] = try Input.finite(side, label, machine)
    }
    return sides
  }

  private static func makeValue(_ value: BehaviorPropertyValue, _ machine: inout Machine) -> Value {
    switch value {
    case .number(let number): machine.number(number)
    case .flag(let flag): Value(flag)
    case .word(let word): machine.symbol(word)
    case .point(let point): machine.heap.make(point)
    case .range(let range): machine.heap.makeRange(range.lowerBound, range.upperBound, closed: true)
    case .sides(let sides):
      machine.heap.make([
        machine.number(sides.x), machine.number(sides.y), machine.number(sides.z),
        machine.number(sides.w),
      ])
    case .nothing: .nil
    }
  }
}
