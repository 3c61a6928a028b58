import AnimSyntax

extension BuiltinTables {
  /// Where the arguments of a call belong.
  struct Arrangement: Sendable {
    /// For each argument the parameter it is for; empty where they are in order already.
    var slots: [UInt8] = []
    var isInOrder: Bool { slots.isEmpty }
  }

  /// Why a call does not fit a signature.
  enum Misfit: Sendable {
    case missing(Int)
    case extra
    case unknownLabel(Name)
  }

  /// Fits the arguments of a call to a function.
  func arrange(_ id: BuiltinID, _ shape: CallShape, names: NameTable) throws(Failure)
    -> Arrangement
  {
    var arrangement = Arrangement()
    let signature = functionSignatures[Int(id.rawValue)]
    if let misfit = fit(signature, shape, &arrangement) {
      throw failure(
        misfit, signature, BuiltinRow.all[Int(id.rawValue)].name,
        BuiltinRow.all[Int(id.rawValue)].signature, names)
    }
    return arrangement
  }

  /// Fits the arguments of a call to the first overload of a method that takes them.
  func arrange(
    _ id: inout MethodID, _ shape: CallShape, names: NameTable
  ) throws(Failure) -> Arrangement {
    var arrangement = Arrangement()
    let first = Int(id.row)
    guard let misfit = fit(methodSignatures[first], shape, &arrangement) else {
      return arrangement
    }
    var row = first + 1
    while row < MethodRow.all.count, MethodRow.all[row].name == MethodRow.all[first].name,
      MethodRow.all[row].owner == MethodRow.all[first].owner
    {
      if fit(methodSignatures[row], shape, &arrangement) == nil {
        id.row = UInt16(row)
        return arrangement
      }
      row += 1
    }
    throw failure(
      misfit, methodSignatures[first], MethodRow.all[first].name,
      MethodRow.all[first].signature, names)
  }

  /// Labels go where they say, a block after the call to the last parameter, the rest in order.
  private func fit(
    _ signature: Signature, _ shape: CallShape, _ arrangement: inout Arrangement
  ) -> Misfit? {
    let count = shape.labels.count
    if !shape.hasTrailingBlock, count <= signature.count, shape.labels.allSatisfy(\.isNone) {
      arrangement.slots = []
      return firstMissing(signature, from: count)
    }
    if count > signature.count, !signature.hasRest { return unfitLabel(signature, shape) ?? .extra }
    var used: UInt64 = 0
    var isInOrder = true
    var next = 0
    arrangement.slots.removeAll(keepingCapacity: true)
    for (index, label) in shape.labels.enumerated() {
      var slot = next
      if !label.isNone {
        guard let labelled = find(label, signature), used >> UInt64(labelled) & 1 == 0 else {
          return .unknownLabel(label)
        }
        slot = labelled
      } else if shape.hasTrailingBlock, index == count - 1, !signature.hasRest {
        guard signature.count > 0, takesBlock(signature) else { return .extra }
        slot = signature.count - 1
      }
      if !signature.hasRest, slot >= signature.count || used >> UInt64(slot) & 1 != 0 {
        return .extra
      }
      if slot < 64 { used |= 1 << UInt64(slot) }
      next = slot + 1
      if slot != index { isInOrder = false }
      arrangement.slots.append(UInt8(truncatingIfNeeded: slot))
    }
    if isInOrder { arrangement.slots.removeAll(keepingCapacity: true) }
    for slot in 0..<signature.count
    where slots[signature.first + slot].isRequired && used >> UInt64(slot) & 1 == 0 {
      return .missing(slot)
    }
    return nil
  }

  /// The misfit of a call that gives only the first `count` parameters.
  private func firstMissing(_ signature: Signature, from count: Int) -> Misfit? {
    var slot = count
    while slot < signature.count {
      if slots[signature.first + slot].isRequired { return .missing(slot) }
      slot += 1
    }
    return nil
  }

  private func find(_ label: Name, _ signature: Signature) -> Int? {
    (0..<signature.count).first {
      slots[signature.first + $0].label == label || slots[signature.first + $0].name == label
    }
  }

  private func takesBlock(_ signature: Signature) -> Bool {
    slots[signature.first + signature.count - 1].type.isSubset(of: .closure)
  }

  private func unfitLabel(_ signature: Signature, _ shape: CallShape) -> Misfit? {
    let label = shape.labels.first { !$0.isNone && find($0, signature) == nil }
    return label.map { .unknownLabel($0) }
  }

  private func failure(
    _ misfit: Misfit, _ signature: Signature, _ function: String, _ text: String,
    _ names: NameTable
  ) -> Failure {
    switch misfit {
    case .missing(let slot):
      return .missingArgument(
        function, names[slots[signature.first + slot].label], signature: text)
    case .extra: return .tooManyArguments(function, signature.count, signature: text)
    case .unknownLabel(let label):
      let known = (0..<signature.count).map { names[slots[signature.first + $0].label] }
      return .unknownLabel(names[label], function, known, signature: text)
    }
  }
}
