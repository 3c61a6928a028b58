import AnimSyntax

/// The rows of functions, methods and members, found by interned names; built once a session.
struct BuiltinTables: Sendable {
  // Row + 1 by name, the latter two by owner and name; 0 is no row.
  private var functions: [UInt16] = []
  /// The functions that are called as symbols, by their names without the dot.
  private var symbols = NameMap<BuiltinID>()
  private var methods: [UInt16] = []
  private var members: [UInt16] = []
  private var isMutating: [Bool] = []
  private var runsScript: [Bool] = []
  /// The constants' names, in the order of their rows.
  private var constants: [Name] = []
  /// `rotation` and `y` to `rotation.y`, for the names that have such parts.
  private var paths: [(outer: Name, inner: Name, whole: Name)] = []
  private var width = 0

  init(names: inout NameTable) {
    let functionNames = BuiltinRow.all.map { names.intern($0.name) }
    let methodNames = MethodRow.all.map { names.intern($0.name) }
    let memberNames = MemberRow.all.map { names.intern($0.name) }
    width = (functionNames + methodNames + memberNames).reduce(0) { max($0, Int($1.id) + 1) }

    functions = Array(repeating: 0, count: width)
    methods = Array(repeating: 0, count: width * Owner.allCases.count)
    members = methods
    isMutating = Array(repeating: false, count: width)
    runsScript = isMutating
    for (row, name) in functionNames.enumerated() { functions[Int(name.id)] = UInt16(row + 1) }
    for row in BuiltinRow.all where row.isSymbol {
      symbols.set(names.intern(String(row.name.dropFirst())), row.id)
    }
    for (row, name) in methodNames.enumerated() {
      let at = Int(MethodRow.all[row].owner.rawValue) * width + Int(name.id)
      if methods[at] == 0 { methods[at] = UInt16(row + 1) }
      if MethodRow.all[row].isMutating { isMutating[Int(name.id)] = true }
      if MethodRow.all[row].operation.mayRunScript { runsScript[Int(name.id)] = true }
    }
    for (row, name) in memberNames.enumerated() {
      members[Int(MemberRow.all[row].owner.rawValue) * width + Int(name.id)] = UInt16(row + 1)
      addPath(MemberRow.all[row].name, name, &names)
    }
    constants = ConstantRow.all.map { names.intern($0.name) }
  }

  private mutating func addPath(_ text: String, _ whole: Name, _ names: inout NameTable) {
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return }
    let inner = String(text[text.utf8.index(after: dot)...])
    paths.append((names.intern(String(text[..<dot])), names.intern(inner), whole))
  }

  // MARK: Finding

  func function(_ name: Name) -> BuiltinID? {
    guard Int(name.id) < width, functions[Int(name.id)] != 0 else { return nil }
    return BuiltinRow.all[Int(functions[Int(name.id)]) - 1].id
  }

  /// The function that is called as the symbol of this name.
  func function(symbol name: Name) -> BuiltinID? { symbols[name] }

  func row(of id: BuiltinID) -> BuiltinRow { BuiltinRow.all[Int(id.rawValue)] }

  /// The value of a builtin constant.
  func constant(_ name: Name) -> Double? {
    constants.firstIndex(of: name).map { ConstantRow.all[$0].value }
  }

  /// The first of the method's overloads.
  @inline(__always) func method(_ kind: Kind, _ name: Name) -> MethodID? {
    guard let owner = Owner(kind), Int(name.id) < width else { return nil }
    let row = methods[Int(owner.rawValue) * width + Int(name.id)]
    return row == 0 ? nil : MethodID(row: row - 1)
  }

  @inline(__always) func member(_ kind: Kind, _ name: Name) -> MemberID? {
    guard let owner = Owner(kind), Int(name.id) < width else { return nil }
    let row = members[Int(owner.rawValue) * width + Int(name.id)]
    return row == 0 ? nil : MemberID(row: row - 1)
  }

  /// Whether some value has a method of this name that changes it in place.
  func isMutatingName(_ name: Name) -> Bool {
    Int(name.id) < width && isMutating[Int(name.id)]
  }

  /// Whether a changing method of this name may run closures or `deinit` bodies before it is done:
  /// these must find the value where it was.
  func mayRunScript(_ name: Name) -> Bool {
    Int(name.id) < width && runsScript[Int(name.id)]
  }

  /// The name under which a value may have `outer.inner` as one member, such as `rotation.y`.
  ///
  /// `rotation` is a number by itself, and a number has no parts: so the compiler asks here
  /// whether two names after each other are one, and the machine looks the whole up first when
  /// the value is a transform.
  func path(_ outer: Name, _ inner: Name) -> Name? {
    paths.first { $0.outer == outer && $0.inner == inner }?.whole
  }

  /// The two names that a whole such as `rotation.y` is made of; `nil` for any other name.
  @inline(__always) func parts(of whole: Name) -> (outer: Name, inner: Name)? {
    guard let first = paths.first, let last = paths.last, whole.id >= first.whole.id,
      whole.id <= last.whole.id, let path = paths.first(where: { $0.whole == whole })
    else { return nil }
    return (path.outer, path.inner)
  }

  /// A path of members with the wholes among them joined.
  func joined(_ path: [Name]) -> [Name] {
    path.reduce(into: []) { joined, name in
      if let last = joined.last, let whole = self.path(last, name) {
        joined[joined.count - 1] = whole
      } else {
        joined.append(name)
      }
    }
  }
}
