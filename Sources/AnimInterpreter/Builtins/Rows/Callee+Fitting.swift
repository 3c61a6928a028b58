import AnimSyntax

extension Callee {
  /// Where the arguments of a call belong.
  struct Arrangement: Sendable {
    /// For each argument the parameter it is for; empty where they are in order already.
    var slots: [UInt8] = []
    var isInOrder: Bool { slots.isEmpty }
  }

  /// Why a call does not fit a signature.
  private enum ArgumentError {
    case missing(Int)
    case extra
    case twice(Int)
    case unknownLabel(Name)
  }

  /// Fits the arguments of a call to the first overload of a method that takes them.
  static func arrange(
    _ id: inout MethodID, _ shape: CallShape, names: NameTable
  ) throws(Failure) -> Arrangement {
    var arrangement = Arrangement()
    let first = Callee.method(id)
    guard let misfit = first.fit(shape, names, &arrangement) else { return arrangement }
    let (owner, name) = (MethodRow.all[Int(id.row)].owner, first.name)
    for row in MethodRow.all[(Int(id.row) + 1)...].indices {
      guard MethodRow.all[row].name == name, MethodRow.all[row].owner == owner else { break }
      let overload = MethodID(row: UInt16(row))
      if Callee.method(overload).fit(shape, names, &arrangement) == nil {
        id = overload
        return arrangement
      }
    }
    throw first.failure(misfit, names)
  }

  /// Labels go where they say, a block after the call to the last parameter, the rest in order.
  private func fit(
    _ shape: CallShape, _ names: NameTable, _ arrangement: inout Arrangement
  ) -> ArgumentError? {
    let signature = signature
    let count = shape.labels.count
    if !shape.hasTrailingBlock, count <= signature.count, shape.labels.allSatisfy(\.isNone) {
      arrangement.slots = []
      return firstMissing(signature, from: count)
    }
    if count > signature.count, !signature.hasRest {
      let unfit = shape.labels.first {
        !$0.isNone && parameters.index(labelled: names.bytes(of: $0)) == nil
      }
      return unfit.map { .unknownLabel($0) } ?? .extra
    }
    var used: UInt64 = 0
    var isInOrder = true
    var next = 0
    arrangement.slots.removeAll(keepingCapacity: true)
    for (index, label) in shape.labels.enumerated() {
      var slot = next
      if !label.isNone {
        guard let labelled = parameters.index(labelled: names.bytes(of: label)) else {
          return .unknownLabel(label)
        }
        slot = labelled
      } else if shape.hasTrailingBlock, index == count - 1, !signature.hasRest {
        guard signature.count > 0, takesBlock(signature) else { return .extra }
        slot = signature.count - 1
      }
      if !signature.hasRest, slot >= signature.count { return .extra }
      if slot < signature.count - (signature.hasRest ? 1 : 0), used >> UInt64(slot) & 1 != 0 {
        return .twice(slot)
      }
      if slot < 64 { used |= 1 << UInt64(slot) }
      next = slot + 1
      if slot != index { isInOrder = false }
      arrangement.slots.append(UInt8(truncatingIfNeeded: slot))
    }
    if isInOrder { arrangement.slots.removeAll(keepingCapacity: true) }
    for slot in 0..<signature.count
    where Callee.slots[signature.first + slot].isRequired && used >> UInt64(slot) & 1 == 0 {
      return .missing(slot)
    }
    return nil
  }

  /// The misfit of a call that gives only the first `count` parameters.
  private func firstMissing(_ signature: Signature, from count: Int) -> ArgumentError? {
    var slot = count
    while slot < signature.count {
      if Callee.slots[signature.first + slot].isRequired { return .missing(slot) }
      slot += 1
    }
    return nil
  }

  private func takesBlock(_ signature: Signature) -> Bool {
    Callee.slots[signature.first + signature.count - 1].type.isSubset(of: .closure)
  }

  private func failure(_ misfit: ArgumentError, _ names: NameTable) -> Failure {
    let labels = parameters.map(\.written)
    return switch misfit {
    case .missing(let slot): .missingArgument(name, labels[slot], signature: text)
    case .twice(let slot): .givenTwice(name, labels[slot], signature: text)
    case .extra: .tooManyArguments(name, labels.count, signature: text)
    case .unknownLabel(let label): .unknownLabel(names[label], name, labels, signature: text)
    }
  }
}
