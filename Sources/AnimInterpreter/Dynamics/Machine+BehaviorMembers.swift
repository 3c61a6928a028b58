import AnimRuntime
import AnimSyntax
import AnimTrace

extension Machine {
  /// A property of a behavior, owned.
  mutating func behaviorMember(_ object: Value, _ id: BehaviorID, _ property: DynamicsProperty)
    -> Value?
  {
    switch property {
    case .trait(let index):
      let trait = BehaviorProperty.all[index]
      if trait.kind == .attachment, trait.name == "length" {
        return runtime.length(of: id).map { number($0) } ?? .nil
      }
      guard let spec = runtime.spec(of: id), let value = trait.get(spec) else { return .nil }
      return makeValue(value)
    case .items: return itemList(object, id)
    case .children: return makeList(BehaviorField.children.rawValue, of: object)
    case .animatorOf:
      return runtime.animator(of: id).flatMap { dynamics.animators[$0.raw] }.map { retained($0) }
        ?? .nil
    case .action: return retained(field(BehaviorField.action.rawValue, of: object))
    case .began: return retained(field(BehaviorField.began.rawValue, of: object))
    case .ended: return retained(field(BehaviorField.ended.rawValue, of: object))
    case .boundaries:
      let names = runtime.boundaryNames(of: id).map { makeBoundaryName($0) }
      return heap.make(names)
    default: return nil
    }
  }

  /// Its items; those of a composite are those of its parts, each once.
  private mutating func itemList(_ object: Value, _ id: BehaviorID) -> Value {
    guard runtime.spec(of: id) == .behavior else {
      return makeList(BehaviorField.items.rawValue, of: object)
    }
    var seen: Set<ItemID> = []
    var items: [Value] = []
    var work = Array(runtime.children(of: id).reversed())
    while let behavior = work.popLast() {
      for item in runtime.items(of: behavior) where seen.insert(item).inserted {
        items.append(retained(itemObject(item)))
      }
      work += runtime.children(of: behavior).reversed()
    }
    charge(items.count)
    return heap.make(items)
  }

  mutating func setBehaviorMember(
    _ object: Value, _ id: BehaviorID, _ property: DynamicsProperty, _ row: ObjectRow, _ new: Value
  ) throws(Failure) -> Bool {
    switch property {
    case .trait(let index):
      let trait = BehaviorProperty.all[index]
      let converted = try traitValue(new, trait, trait.name)
      guard let old = runtime.spec(of: id) else { return true }
      var spec = old
      if case .attachment(let attachment) = spec, trait.name == "anchor", attachment.anchor == nil {
        throw .joinsItems(displayName(object))
      }
      guard trait.set(&spec, converted) else {
        throw .refused(trait.name, trait.type.text, typeName(of: new))
      }
      let changed = spec
      try attempt { machine throws(BehaviorError) in try machine.runtime.update(id, changed) }
      if changed != old, converted.isEffective {
        noteIfIdle(trait, trait.name, of: object, changed)
      }
    case .action: try setHandler(new, BehaviorField.action, "action", of: object)
    case .began: try setHandler(new, BehaviorField.began, "began", of: object)
    case .ended: try setHandler(new, BehaviorField.ended, "ended", of: object)
    default: return false
    }
    return true
  }

  /// Keeps a handler, or none, in a field of an object.
  mutating func setHandler(
    _ new: Value, _ field: some RawRepresentable<Int>, _ label: String, of object: Value
  ) throws(Failure) {
    let value = new.isNil ? .nil : retained(try callable(new, label))
    setField(field.rawValue, of: object, to: value)
  }

  // MARK: Values

  /// A value as a behavior's property takes it.
  mutating func traitValue(_ value: Value, _ trait: BehaviorProperty, _ label: String)
    throws(Failure)
    -> BehaviorPropertyValue
  {
    if value.isNil, trait.isOptional { return .nothing }
    switch trait.type {
    case .number, .angle, .fraction:
      let number = try finite(value, label)
      if let range = trait.range, !range.contains(number) {
        throw Failure(.wrongArgument, "'\(label)' needs \(range.text)")
      }
      return .number(number)
    case .boolean:
      guard value.kind == .boolean else {
        throw .wrongClause(label, "true or false", typeName(of: value))
      }
      return .flag(value.boolean)
    case .point: return .point(try place(value, label))
    case .symbol:
      guard value.kind == .symbol else { throw .wrongClause(label, "symbol", typeName(of: value)) }
      let word = names[Name(id: UInt32(value.index))]
      guard trait.symbols.contains(word) else { throw .unknownTrait(word, label, trait.symbols) }
      return .word(word)
    case .range:
      guard value.kind == .range else { throw .wrongClause(label, "range", typeName(of: value)) }
      let (lower, upper, _) = heap.range(value)
      guard lower.isFinite, upper.isFinite, lower <= upper, abs(lower) <= 1e7, abs(upper) <= 1e7
      else { throw .outOfRange(label, "range within 10 million") }
      return .range(lower...upper)
    case .sides: return .sides(try sides(value, label))
    default: return .nothing
    }
  }

  private func sides(_ value: Value, _ label: String) throws(Failure) -> SIMD4<Double> {
    if value.isNumber { return SIMD4(repeating: try finite(value, label)) }
    guard value.kind == .array, heap.array(value).count == 4 else {
      throw .wrongClause(label, "number or array of four", typeName(of: value))
    }
    var sides = SIMD4<Double>.zero
    for (index, side) in heap.array(value).enumerated() { sides[index] = try finite(side, label) }
    return sides
  }

  private mutating func makeValue(_ value: BehaviorPropertyValue) -> Value {
    switch value {
    case .number(let number): self.number(number)
    case .flag(let flag): Value(flag)
    case .word(let word): symbol(word)
    case .point(let point): heap.make(point)
    case .range(let range): heap.makeRange(range.lowerBound, range.upperBound, closed: true)
    case .sides(let sides):
      heap.make([number(sides.x), number(sides.y), number(sides.z), number(sides.w)])
    case .nothing: .nil
    }
  }
}
