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
  var text: String { name + "(" + parameters.signature + ")" }

  /// The slots of all parameters side by side, for the machine: rows are much to go through.
  static let slots = (BuiltinRow.all.map(\.parameters) + MethodRow.all.map(\.parameters))
    .flatMap { $0.map { Slot(type: $0.type, isRequired: $0.isRequired) } }

  /// Those of the functions, then those of the methods.
  private static let signatures = {
    var signatures: [Signature] = []
    var first = 0
    for parameters in BuiltinRow.all.map(\.parameters) + MethodRow.all.map(\.parameters) {
      signatures.append(
        Signature(
          first: first, count: parameters.count, hasRest: parameters.last?.isRest ?? false))
      first += parameters.count
    }
    return signatures
  }()
}
