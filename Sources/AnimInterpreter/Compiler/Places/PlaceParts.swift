import AnimSyntax

/// The registers of what a place is reached through, once it has been evaluated.
struct PlaceParts {
  /// Values that links lead on from, and those that places begin with.
  var values: [(node: NodeID, register: Int)] = []
  var indices: [(node: NodeID, register: Int)] = []
  /// Registers that optional links have read a place into.
  var reads: [Int] = []

  func value(of node: NodeID) -> Int? { values.first { $0.node == node }?.register }
  func index(of node: NodeID) -> Int? { indices.first { $0.node == node }?.register }
}

/// How a value that was moved out of its place to be changed gets back there.
enum StoreStep {
  case variable(Variable)
  /// A `let`: to arrive here with a changed value is an error.
  case constant(Name)
  case member(container: Int, name: Name)
  case element(container: Int, index: Int)

  /// The register of what holds the place, if that is not a variable.
  var container: Int? {
    switch self {
    case .variable, .constant: nil
    case .member(let container, _), .element(let container, _): container
    }
  }
}
