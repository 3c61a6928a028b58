/// A builtin function or method, as calls are fitted to it and their arguments checked.
enum Callee: Sendable {
  case function(BuiltinID)
  case method(MethodID)

  /// What every call looks at of a parameter.
  struct Slot: Sendable {
    var type: BuiltinType
    var isRequired: Bool
  }

  /// Which of the slots belong to a row.
  struct Signature: Sendable {
    var first: Int
    var count: Int
    /// The last parameter takes all further arguments.
    var hasRest: Bool
  }

  var signature: Signature {
    @inline(__always) get {
      switch self {
      case .function(let id): Callee.signatures[Int(id.rawValue)]
      case .method(let id): Callee.signatures[BuiltinRow.all.count + Int(id.row)]
      }
    }
  }

  var parameters: [BuiltinParameter] {
    switch self {
    case .function(let id): BuiltinRow.all[Int(id.rawValue)].parameters
    case .method(let id): MethodRow.all[Int(id.row)].parameters
    }
  }

  var name: String {
    switch self {
    case .function(let id): BuiltinRow.all[Int(id.rawValue)].name
    case .method(let id): MethodRow.all[Int(id.row)].name
    }
  }

  /// As documentation shows it: `clamp(x, low, high)`.
  var text: String {
    switch self {
    case .function(let id): BuiltinRow.all[Int(id.rawValue)].signature
    case .method(let id): MethodRow.all[Int(id.row)].signature
    }
  }

  /// The slots of all parameters side by side, for the machine: rows are much to go through.
  static var slots: [Slot] { table.slots }

  /// Those of the functions, then those of the methods.
  private static var signatures: [Signature] { table.signatures }

  private static let table: (slots: [Slot], signatures: [Signature]) = {
    var table: (slots: [Slot], signatures: [Signature]) = ([], [])
    table.slots.reserveCapacity(2 * (BuiltinRow.all.count + MethodRow.all.count))
    table.signatures.reserveCapacity(BuiltinRow.all.count + MethodRow.all.count)
    func add(_ parameters: [BuiltinParameter]) {
      table.signatures.append(
        Signature(
          first: table.slots.count, count: parameters.count,
          hasRest: parameters.last?.isRest ?? false))
      for parameter in parameters {
        table.slots.append(Slot(type: parameter.type, isRequired: parameter.isRequired))
      }
    }
    for row in BuiltinRow.all.indices { add(BuiltinRow.all[row].parameters) }
    for row in MethodRow.all.indices { add(MethodRow.all[row].parameters) }
    return table
  }()
}
