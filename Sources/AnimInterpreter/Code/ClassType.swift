import AnimSyntax

/// What a name means after the dot of an object.
enum Member: Sendable {
  case field(slot: Int, flags: VariableFlags)
  /// A field that is computed at its first reading by a function of `self`.
  case lazyField(slot: Int, function: Int)
  case computed(getter: Int, setter: Int?)
  case method(function: Int)
  /// A value that belongs to the class: its global slot.
  case `static`(global: Int, function: Int)
}

/// A class: its members with those of its parents, by name.
struct ClassType: Sendable {
  var name: Name
  var parent: Int?
  /// The built-in kind it stands on.
  var base: NativeKind
  var members: NameMap<Member>
  /// The functions that run after a property was set, by its name; those of parents first.
  var observers: NameMap<[Int]>
  /// The slots of fields that have no value until they are first read.
  var lazySlots: [Int] = []
  var fieldNames: [Name]
  /// Fields that hold their object weakly or unowned.
  var fieldStrengths: [CaptureStrength]
  /// Sets the initial values of the class's own fields; -1 where it has none.
  var fieldInitializer = -1
  /// The `init` that instances are made by: the class's own or its nearest parent's; -1 for none.
  var initializer = -1
  /// The class's own `deinit`; -1 for none.
  var deinitializer = -1
  /// It or a class above it has a `deinit`.
  var hasDeinitializer = false
  /// How many classes stand above it.
  var depth = 0
  /// It is `screen` or inherits from it.
  var isScreen = false
  /// Its members have been declared.
  var isComplete = false

  /// Takes over what the parent has; own members declared later hide it.
  mutating func inherit(_ parent: ClassType) {
    depth = parent.depth + 1
    base = parent.base
    isScreen = parent.isScreen
    members = parent.members
    observers = parent.observers
    fieldNames = parent.fieldNames
    fieldStrengths = parent.fieldStrengths
    lazySlots = parent.lazySlots
    initializer = parent.initializer
    hasDeinitializer = parent.hasDeinitializer
  }

  /// What a class below takes over, as a count.
  var memberCount: Int { members.count + observers.count + 2 * fieldNames.count }

  /// Adds a field and returns its slot.
  mutating func addField(_ name: Name, _ flags: VariableFlags) -> Int {
    fieldNames.append(name)
    fieldStrengths.append(flags.strength)
    return fieldNames.count - 1
  }
}

/// A small table from names to values: open addressing, no hashing beyond the id itself.
struct NameMap<Element: Sendable>: Sendable {
  private var keys: [UInt32] = []
  private var values: [Element?] = []
  private(set) var count = 0

  init() {}

  /// An empty map that does not grow before it holds `capacity` names.
  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    (keys, values) = (Array(repeating: .max, count: size), Array(repeating: nil, count: size))
  }

  /// Every name in the table, in the order of its ids.
  var names: [Name] {
    keys.indices.filter { keys[$0] != .max && values[$0] != nil }.map { keys[$0] }.sorted()
      .map { Name(id: $0) }
  }

  @inline(__always) subscript(name: Name) -> Element? {
    if keys.isEmpty { return nil }
    let mask = keys.count - 1
    var at = Int(name.id &* 0x9E37_79B1 >> 8) & mask
    while keys[at] != .max {
      if keys[at] == name.id { return values[at] }
      at = (at + 1) & mask
    }
    return nil
  }

  mutating func set(_ name: Name, _ element: Element) {
    if (count + 1) * 2 > keys.count { grow() }
    let mask = keys.count - 1
    var at = Int(name.id &* 0x9E37_79B1 >> 8) & mask
    while keys[at] != .max {
      if keys[at] == name.id {
        values[at] = element
        return
      }
      at = (at + 1) & mask
    }
    keys[at] = name.id
    values[at] = element
    count += 1
  }

  /// Takes a name out of the table.
  mutating func remove(_ name: Name) {
    // The key stays where it is: others may have been placed behind it.
    if let at = place(of: name) { values[at] = nil }
  }

  private func place(of name: Name) -> Int? {
    if keys.isEmpty { return nil }
    let mask = keys.count - 1
    var at = Int(name.id &* 0x9E37_79B1 >> 8) & mask
    while keys[at] != .max {
      if keys[at] == name.id { return at }
      at = (at + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    let old = zip(keys, values)
    self = NameMap(capacity: max(4, keys.count))
    for (key, value) in old where key != .max {
      if let value { set(Name(id: key), value) }
    }
  }
}
