import AnimRuntime

extension PropertyType {
  /// As documentation and messages say it; spelled out, for reflection would slow every start.
  var text: String {
    switch self {
    case .number: "number"
    case .bool: "bool"
    case .point: "point"
    case .rect: "rect"
    case .color: "color"
    case .transform: "transform"
    case .corners: "array of corners"
    }
  }
}
