/// The submissions that operands name: scripts, and folders full of them.
enum SubmissionList {
  /// How deep folders are looked into; deeper ones are no class but a mistake.
  private static let depth = 16

  /// The paths of the scripts, each folder's in the order of their names.
  static func paths(_ operands: [String]) throws(UsageError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      switch Folder.kind(operand) {
      case nil: throw UsageError("there is no submission '\(operand)'")
      case .folder:
        var found: [String] = []
        try collect(operand, depth, &found)
        if found.isEmpty { throw UsageError("there is no .anim file in '\(operand)'") }
        paths += found
      default: paths.append(operand)
      }
    }
    return paths
  }

  /// Links are taken as submissions, not followed into other folders.
  private static func collect(
    _ folder: String, _ depth: Int, _ paths: inout [String]
  ) throws(UsageError) {
    // A folder left out in silence would be a student without points.
    guard let names = Folder.names(folder) else { throw UsageError("cannot read '\(folder)'") }
    guard depth > 0 else { throw UsageError("'\(folder)' lies too deep for submissions") }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names {
      let path = base + name
      if Folder.kind(path, followsLinks: false) == .folder {
        try collect(path, depth - 1, &paths)
      } else if name.hasSuffix(".anim") {
        paths.append(path)
      }
    }
  }
}
